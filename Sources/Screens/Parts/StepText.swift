import Simulation
import Terminal

extension Step {
  /// The kind in a word of at most seven letters. What was only marked, what was looked at and
  /// what ran have words of their own.
  var word: String {
    switch kind {
    case .evaluate: "run"
    default: kind.rawValue
    }
  }

  /// The step in a few words, without its kind.
  var summary: String {
    switch kind {
    case .mark: body.map { "\($0) dirty" } ?? message
    case .check, .evaluate, .skip, .insert, .remove: body ?? message
    case .write, .change, .drop: transition ?? message
    case .read: target.map { name in new.map { "\(name) = \($0)" } ?? name } ?? message
    case .create, .discard: target ?? message
    case .event: message == "initial" ? "the view appears" : message
    case .compare, .effect, .warn: message
    }
  }

  /// What it follows from, in a few words.
  var cause: String {
    guard let because else { return kind == .event ? "you" : "" }
    return "step \(because)" + (line.map { ", line \($0)" } ?? "")
  }

  private var body: String? {
    guard let instance else { return nil }
    switch kind {
    case .insert, .remove: return instance
    default: return "\(instance).body"
    }
  }

  private var transition: String? {
    guard let target, let new else { return nil }
    return old.map { "\(target) \($0) -> \(new)" } ?? "\(target) = \(new)"
  }

  /// How the step looks; its word says the same.
  var style: Style {
    switch kind {
    case .evaluate: Look.running
    case .mark, .warn: Style(.yellow)
    case .skip, .check, .compare, .drop: Look.quiet
    case .write, .event: .bold
    default: .plain
    }
  }
}

/// A step's number, kind and words, and what it follows from at the right.
func stepLine(_ step: Step, on canvas: Canvas) -> StyledLine {
  let number = StyledLine(String(step.n)).padded(to: 2, .trailing)
  let head = number + "  " + StyledLine(step.word, step.style).padded(to: 8)
  guard !canvas.isNarrow else { return head + StyledLine(step.summary) }
  let cause = step.cause.isEmpty ? "" : "cause: \(step.cause)"
  let room = canvas.width - 6 - head.width - 26
  return head + StyledLine(step.summary, step.style).fitted(to: room, .leading, canvas.glyphs)
    + "  "
    + StyledLine(cause, Look.quiet).truncated(to: 24, canvas.glyphs)
}
