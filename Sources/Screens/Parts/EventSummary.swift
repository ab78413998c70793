import Simulation
import Terminal

/// What an event came to, in a few lines: writes, prints and bodies that ran and why, in the order in
/// which they happened; what was left alone, what the screen shows now.
struct EventSummary {
  let history: TraceHistory
  /// Index in ``Trace/events``.
  let event: Int

  /// How many lines of a kind are told; the steps tell all.
  private static let limit = 12

  private var entry: EventTrace { history.trace.events[event] }

  func lines(on canvas: Canvas) -> [StyledLine] {
    let rows = happenings(canvas.voice) + kept + state + changes(canvas.voice) + remarks
    let steps = StyledLine(
      "\(counted(entry.steps.count, "step")); Enter goes through them.", Look.quiet)
    return rows.flatMap { row($0.word, $0.text, $0.style, on: canvas) } + [steps]
  }

  private typealias Row = (word: String, text: String, style: Style)

  private func row(_ word: String, _ text: String, _ style: Style, on canvas: Canvas)
    -> [StyledLine]
  {
    canvas.paragraph(
      StyledLine("  ") + StyledLine(word, style).padded(to: 8) + StyledLine(text), hanging: 12)
  }

  private func limited(_ rows: [Row]) -> [Row] {
    guard rows.count > Self.limit else { return rows }
    let left = rows.count - Self.limit + 1
    return rows.prefix(Self.limit - 1)
      + [(rows[0].word, "and \(left) more: steps lists all", Look.quiet)]
  }

  /// Of each kind so many are told.
  private func happenings(_ voice: Voice) -> [Row] {
    var runs = entry.evaluated[...]
    var rows: [(kind: Step.Kind, row: Row)] = []
    for step in entry.steps {
      switch step.kind {
      case .write, .drop:
        rows.append((.write, (step.word, step.summary(fitting: 140, .unicode, voice), step.style)))
      case .print: rows.append((.print, ("print", step.message, .plain)))
      // What a style runs is no body, and nobody counts it.
      case .evaluate where runs.first?.instance == step.instance:
        if let run = runs.popFirst() { rows.append((.evaluate, row(of: run))) }
      default: continue
      }
    }
    let counts = Dictionary(grouping: rows, by: \.kind).mapValues(\.count)
    var told: [Step.Kind: Int] = [:]
    let limited = rows.compactMap { kind, row -> Row? in
      let (count, number) = (counts[kind, default: 0], told[kind, default: 0] + 1)
      told[kind] = number
      guard count > Self.limit, number >= Self.limit else { return row }
      return number == Self.limit
        ? (row.word, "and \(count - number + 1) more: steps lists all", Look.quiet) : nil
    }
    return limited + (entry.evaluated.isEmpty ? [("run", "no body", Look.quiet)] : [])
  }

  private func row(of run: Evaluation) -> Row {
    let doubt = run.certainty.doubt.map { "; \($0)" } ?? ""
    let advice = run.preventable.map { " Preventable: \($0)" } ?? ""
    let causes = listed(run.causes.map(\.causeInWords))
    return ("run", "\(run.instance).body  \(causes)\(doubt)\(advice)", Look.running)
  }

  private var kept: [Row] {
    let skipped = entry.steps.filter { $0.kind == .skip }.compactMap(\.instance)
    let ran = Set(entry.evaluated.map(\.instance))
    var seen = ran
    let left = (skipped + history.silent(in: event)).filter { seen.insert($0).inserted }
    guard !left.isEmpty else { return [] }
    return [("keep", briefly(left, width: 120, .unicode), Look.quiet)]
  }

  private var state: [Row] {
    limited(entry.discarded.map { ("lost", "the state \($0) ended with its view", Look.wrong) })
  }

  private func changes(_ voice: Voice) -> [Row] {
    limited(
      entry.changes.map { change in
        let text =
          change.coming ?? "\(change.what) \(shortened(change.old, change.new, voice))"
        return ("screen", "\(text)  in \(change.view)", .plain)
      })
  }

  private func shortened(_ old: String, _ new: String, _ voice: Voice) -> String {
    let short = shortenedPair(old, new, to: 60, .unicode)
    return voice.change("\"\(short.old)\"", "\"\(short.new)\"")
  }

  private var remarks: [Row] {
    entry.diagnostics.filter { $0.severity != .note }.map {
      ("warn", "\($0.file.map { "\($0):" } ?? "line ")\($0.line): \($0.message)", Look.wrong)
    }
  }
}

extension String {
  /// A cause of a trace, such as `self` or `state _x`, for people.
  fileprivate var causeInWords: String {
    switch self {
    case "first": "first time"
    case "self": "other inputs"
    default: self
    }
  }
}
