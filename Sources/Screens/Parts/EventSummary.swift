import Simulation
import Terminal

/// What an event came to, in a few lines: writes, bodies that ran and why, what was left alone, what
/// the screen shows now.
struct EventSummary {
  let history: TraceHistory
  /// Index in ``Trace/events``.
  let event: Int

  /// How many lines of a kind are told; the steps tell all.
  private static let limit = 12

  private var entry: EventTrace { history.trace.events[event] }

  func lines(on canvas: Canvas) -> [StyledLine] {
    let rows =
      writes(canvas.voice) + bodies + kept + state + printed + changes(canvas.voice) + remarks
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

  private func writes(_ voice: Voice) -> [Row] {
    limited(
      entry.steps.filter { $0.kind == .write || $0.kind == .drop }.map { step in
        (step.word, step.summary(fitting: 140, .unicode, voice), step.style)
      })
  }

  private var bodies: [Row] {
    let runs = entry.evaluated.map { run -> Row in
      let doubt = run.certainty.doubt.map { "; \($0)" } ?? ""
      let advice = run.preventable.map { " Preventable: \($0)" } ?? ""
      let causes = listed(run.causes.map(\.causeInWords))
      return ("run", "\(run.instance).body  \(causes)\(doubt)\(advice)", Look.running)
    }
    return runs.isEmpty ? [("run", "no body", Look.quiet)] : limited(runs)
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

  private var printed: [Row] { limited(entry.printed.map { ("print", $0, .plain) }) }

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
