import Simulation
import Terminal

/// What an event came to, in a few lines: writes, prints and bodies that ran and why, in the order in
/// which they happened; what would spare some, what was left alone, what the screen shows now.
struct EventSummary {
  let history: TraceHistory
  /// Index in ``Trace/events``.
  let event: Int

  /// How many lines of a kind are told; the steps tell all.
  private static let limit = 12

  private var entry: EventTrace { history.trace.events[event] }

  func lines(on canvas: Canvas) -> [StyledLine] {
    let rows = happenings(canvas.voice) + advice + kept + state + changes(canvas.voice) + remarks
    let steps = StyledLine(
      "\(counted(entry.steps.count, "step")); Enter goes through them.", Look.quiet)
    return rows.flatMap { row($0.word, $0.text, $0.style, on: canvas) } + cost + [steps]
  }

  /// How many bodies ran, and how many of them changed nothing.
  private var cost: [StyledLine] {
    let runs = entry.evaluated
    guard !runs.isEmpty else { return [] }
    let ran = counted(runs.count, "body ran", "bodies ran")
    let wasted = runs.count { $0.preventable != nil }
    guard wasted > 0 else { return [StyledLine("\(ran).")] }
    let share = runs.count == wasted ? (wasted == 1 ? "for" : "all for") : "\(wasted) of them for"
    return [StyledLine("\(ran), \(share) nothing.", Look.wrong)]
  }

  /// What would spare runs: an advice stands once for all that it is for, and one that an earlier
  /// event gave is not repeated.
  private var advice: [Row] {
    var told: Set<String> = []
    return limited(
      entry.steps.compactMap { step -> Row? in
        guard step.kind == .evaluate, let advice = step.preventable, told.insert(advice).inserted
        else { return nil }
        let runs = entry.evaluated.filter { $0.preventable == advice }.map(\.instance)
        let who = briefly(runs.uniqued, width: 60, .unicode)
        let text =
          earlier(advice, for: step.view).map { "as after event \($0); step \(step.n) tells it" }
          ?? advice
        return ("spare", "\(who): \(text)", Look.wrong)
      })
  }

  /// The first event before this one that gave an advice to views of a type.
  private func earlier(_ advice: String, for view: String?) -> Int? {
    history.trace.events.prefix(event).firstIndex { past in
      past.evaluated.contains { $0.preventable == advice && $0.view == view }
    }
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

  /// How many of each kind are told.
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
        if let run = runs.popFirst() { rows.append((.evaluate, row(of: run, at: step))) }
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

  private func row(of run: Evaluation, at step: Step) -> Row {
    let doubt = step.doubtInShort.map { "; \($0)" } ?? ""
    let advice = run.preventable == nil ? "" : "; for nothing"
    let causes = listed(run.causes.map(\.words))
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
      } + moves)
  }

  private var moves: [Row] {
    entry.steps.filter(\.isMove).map { ("screen", $0.message, .plain) }
  }

  private func shortened(_ old: String, _ new: String, _ voice: Voice) -> String {
    let short = shortenedPair(old, new, to: 60, .unicode)
    return voice.change("\"\(short.old)\"", "\"\(short.new)\"")
  }

  /// What was taken for granted `notes` tells; what somebody has to know of the event stands here.
  private var remarks: [Row] {
    entry.diagnostics.filter { $0.severity != .note || !$0.isAssumption && !$0.isMinor }.map {
      let isNote = $0.severity == .note
      return (
        isNote ? "note" : "warn",
        "\($0.file.map { "\($0):" } ?? "line ")\($0.line): \($0.message)",
        isNote ? Look.quiet : Look.wrong
      )
    }
  }
}

extension [String] {
  /// Each once, where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
