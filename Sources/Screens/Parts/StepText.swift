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
    case .mark:
      // What runs is not always a body: `Legacy.updateUIView is marked`.
      message.hasSuffix(" is marked")
        ? "\(message.dropLast(" is marked".count)) dirty" : body.map { "\($0) dirty" } ?? message
    case .check, .evaluate, .insert, .remove: body ?? message
    case .skip: silence
    case .write, .change: transition ?? message
    case .drop: target.map { "\($0) = \(quoted(new ?? "")) already" } ?? message
    case .read: target.map { name in new.map { "\(name) = \($0)" } ?? name } ?? message
    case .create, .discard: target ?? message
    case .event: message == "initial" ? "the view appears" : message
    case .compare, .effect, .warn: message
    }
  }

  /// What it follows from, in a few words.
  var cause: String {
    guard let because else { return kind == .event ? "you" : "" }
    let place = line.map { line in file.map { "\($0):\(line)" } ?? "line \(line)" }
    return "step \(because)" + (place.map { ", \($0)" } ?? "")
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
    if let part = old.flatMap({ changedPart(of: $0, new) }) {
      return "\(target) \(part.label): \(part.old) -> \(part.new)"
    }
    return old.map { "\(target) \(quoted($0)) -> \(quoted(new))" } ?? "\(target) = \(quoted(new))"
  }

  /// Who is left alone, and why: the message without saying twice whose body it is about.
  private var silence: String {
    guard let body, let instance else { return message }
    for subject in ["\(body) is ", "\(instance) is "] where message.hasPrefix(subject) {
      return "\(body)  \(message.dropFirst(subject.count))"
    }
    return "\(body)  \(message)"
  }

  /// A value that is a string, or nothing at all, in quotation marks. A step has text alone: its
  /// message tells whether that text was a string.
  private func quoted(_ value: String) -> String {
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    guard !isQuoted else { return value }
    // `Point(x: 1)` and `[1, 2]` have spaces and are no strings.
    let isSentence = value.contains(" ") && !value.contains { "([{".contains($0) }
    return value.isEmpty || isSentence || message.contains("\"\(value)\"") ? "\"\(value)\"" : value
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
  if step.kind == .skip {
    // What is said here is why nothing follows, and takes the place of the cause.
    return head
      + StyledLine(step.summary, step.style)
      .truncated(to: canvas.width - 5 - head.width, canvas.glyphs)
  }
  guard !canvas.isNarrow else { return head + StyledLine(step.summary) }
  let cause = step.cause.isEmpty ? "" : "cause: \(step.cause)"
  let room = canvas.width - 6 - head.width - 26
  return head + StyledLine(step.summary, step.style).fitted(to: room, .leading, canvas.glyphs)
    + "  "
    + StyledLine(cause, Look.quiet).truncated(to: 24, canvas.glyphs)
}

/// Of two values such as `Trip(title: "Lisbon", nights: 3)` the one part that tells them apart; nil
/// if more than one does, or if they are no such values.
func changedPart(of old: String, _ new: String) -> (label: String, old: String, new: String)? {
  guard let olds = labelledParts(old), let news = labelledParts(new), olds.type == news.type,
    olds.parts.count == news.parts.count
  else { return nil }
  let different = zip(olds.parts, news.parts).filter { $0 != $1 }
  guard different.count == 1, let (old, new) = different.first else { return nil }
  let before = old.split(separator: ":", maxSplits: 1).map { $0.trimmed }
  let after = new.split(separator: ":", maxSplits: 1).map { $0.trimmed }
  guard before.count == 2, after.count == 2, before[0] == after[0] else { return nil }
  return (before[0], before[1], after[1])
}

/// `Trip` and `title: "Lisbon"`, `nights: 3`.
private func labelledParts(_ text: String) -> (type: Substring, parts: [Substring])? {
  guard text.last == ")", let open = text.firstIndex(of: "("), open != text.startIndex else {
    return nil
  }
  var parts: [Substring] = []
  var start = text.index(after: open)
  var depth = 0
  var isInString = false
  for index in text.indices[start...].dropLast() {
    switch text[index] {
    case "\"": isInString.toggle()
    case "(", "[": depth += isInString ? 0 : 1
    case ")", "]": depth -= isInString ? 0 : 1
    case "," where depth == 0 && !isInString:
      parts.append(text[start..<index])
      start = text.index(after: index)
    default: continue
    }
  }
  return (text[..<open], parts + [text[start...].dropLast()])
}
