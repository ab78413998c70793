import Curriculum
import Simulation
import Study
import Terminal

/// A recorded trace at one of its steps: where it is in the source, who depends on what, what went
/// before and what it follows from.
struct StepperPage: Page {
  enum Action: Equatable {
    case next, back, nextBody, previousBody, nextEvent, previousEvent, restart, last, goTo, why
    case listing, leave
  }

  var title: String
  /// `PREDICTED: correct`, or empty.
  var verdict: String
  var source: Listings
  var trace: Trace
  var cursor: TraceCursor
  /// Whether the chain of causes is shown.
  var showsWhy = false

  private var event: EventTrace { trace.events[cursor.event] }

  /// - Returns: nil if the trace has no step to stand on.
  init?(
    title: String, verdict: String = "", source: Listings, trace: Trace, cursor: TraceCursor? = nil
  ) {
    guard let cursor = cursor ?? TraceCursor(startOfLastEvent: trace) else { return nil }
    self.title = title
    self.verdict = verdict
    self.source = source
    self.trace = trace
    self.cursor = cursor
  }

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .character("n"), also: [.right, .space, .enter, .down], "next", "one step on", .next),
      KeyBinding(.character("b"), also: [.left, .up], "back", "one step back", .back),
      KeyBinding(
        .character("w"), showsWhy ? "hide why" : "why", "the chain of causes, back to the event",
        .why),
      KeyBinding(.character("N"), "next body", "on to the next body that runs", .nextBody),
      KeyBinding(.character("B"), "prev body", "back to the body that ran before", .previousBody),
      KeyBinding(.character("g"), "go to", "go to a step, an event or a name", .goTo),
      KeyBinding(.character("r"), "restart", "to the very first step", .restart),
      KeyBinding(.character("G"), also: [.end], "end", "to the very last step", .last),
      KeyBinding(.character("]"), "next event", "on to the next event", .nextEvent),
      KeyBinding(.character("["), "prev event", "back to the event before", .previousEvent),
      KeyBinding(.character("l"), "listing", "the whole listing", .listing),
      KeyBinding(.character("q"), also: [.escape], "leave", "back to where you were", .leave),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    let story = storyLines(canvas)
    let why = [whyLines(canvas)]
    let stage = stageLines(canvas, height: canvas.isNarrow ? 5 : 8)
    let room = max(4, canvas.bodyHeight - stage.count - why[0].count - 2)
    let body = stage + [rule(canvas)] + storyWindow(story, height: room) + [StyledLine()] + why[0]
    return PageContent(
      title: StyledLine(canvas.isNarrow ? title : "TRACE \(title)", Look.title),
      status: status(canvas), body: body)
  }

  private func status(_ canvas: Canvas) -> StyledLine {
    let style = verdict.hasSuffix("correct") ? Look.right : Look.wrong
    let step = cursor.step
    let total = event.steps.count
    guard !canvas.isNarrow else {
      return StyledLine("\(step)/\(total)")
        + (verdict.isEmpty ? "" : StyledLine("  \(shortVerdict)", style))
    }
    let events = "event \(cursor.event) of \(trace.events.count - 1)   step \(step) of \(total)"
    return StyledLine(events) + (verdict.isEmpty ? "" : StyledLine("  \(verdict)", style))
  }

  private var shortVerdict: String { verdict.split(separator: " ").last.map(String.init) ?? "" }

  private func stageLines(_ canvas: Canvas, height: Int) -> [StyledLine] {
    let place = event.place(at: cursor.step)
    let width = canvas.isNarrow ? canvas.width : canvas.width / 2
    // A step without a place shows where the story goes next.
    let next = event.steps.first { $0.n > cursor.step && $0.line != nil }
    let file = (place ?? next)?.file
    let heading =
      file.map { [StyledLine($0, Look.quiet).truncated(to: width, canvas.glyphs)] } ?? []
    let code = CodeBlock(source[file])
    let window =
      heading
      + code.stage(
        around: (place ?? next)?.line, height: height - heading.count, width: width,
        mark: place?.line, canvas.glyphs)
    guard !canvas.isNarrow else { return window }
    let panel = dependencyLines(
      trace.dependencies(event: cursor.event, step: cursor.step),
      running: event.running(at: cursor.step),
      dirty: event.dirty(after: cursor.step), width: canvas.width - width - 1, canvas.glyphs)
    return sideBySide(window, width: width, panel, on: canvas)
  }

  /// Every step of the event, those that did not run below; and which line is the current one.
  private func storyLines(_ canvas: Canvas) -> (lines: [StyledLine], current: Int) {
    var current = 0
    var lines = event.steps.enumerated().map { index, step in
      let isCurrent = step.n == cursor.step
      if isCurrent { current = index }
      let mark = StyledLine(isCurrent ? " > " : "   ", Look.running)
      let line = stepLine(step, on: canvas)
      return mark
        + (isCurrent ? line.adding(.bold) : step.n > cursor.step ? line.adding(.dim) : line)
    }
    lines += trace.kept(in: cursor.event).map { kept in
      let name = StyledLine("    -  keep    \(kept.instance).body", Look.quiet)
      let gap = max(2, 42 - name.width)
      let reason = canvas.isNarrow ? "" : .spaces(gap) + StyledLine(kept.reason, Look.quiet)
      return (name + reason).truncated(to: canvas.width, canvas.glyphs)
    }
    return (lines, current)
  }

  private func storyWindow(_ story: (lines: [StyledLine], current: Int), height: Int)
    -> [StyledLine]
  {
    guard story.lines.count > height else { return story.lines }
    let first = min(max(0, story.current - height / 2), story.lines.count - height)
    return Array(story.lines[first..<first + height])
  }

  /// The current step in words, or the chain that leads to it.
  private func whyLines(_ canvas: Canvas) -> [StyledLine] {
    guard showsWhy else {
      let words = current.map { explanationLine(of: $0) } ?? StyledLine()
      let state = canvas.isNarrow ? canvas.paragraph(stateSentence, Look.quiet) : []
      return canvas.paragraph(words, hanging: 2) + state
    }
    return labelled("WHY \(cursor.step)", StyledLine(chainSentence), on: canvas)
  }

  private var current: Step? { event.steps.first { $0.n == cursor.step } }

  /// The step's own words with the rule they rest on, and how sure that is.
  func explanation(of step: Step) -> String { explanationLine(of: step).text }

  private func explanationLine(of step: Step) -> StyledLine {
    var grounds: [String] = []
    if let rule = step.rule { grounds.append("rule \(rule)") }
    if let certainty = step.certainty, certainty != .certain { grounds.append(certainty.words) }
    guard !grounds.isEmpty else { return StyledLine(step.message) }
    return StyledLine(step.message)
      + StyledLine("  (\(grounds.joined(separator: ", ")))", Look.quiet)
  }

  let remarks = [
    "A rule, such as S1, is one line of docs/rules.md: what SwiftUI does, how sure that is, and "
      + "who says so."
  ]

  var stateSentence: String {
    let dirty = event.dirty(after: cursor.step)
    return "running \(event.running(at: cursor.step) ?? "none"), "
      + "dirty \(dirty.isEmpty ? "none" : dirty.joined(separator: ", "))"
  }

  /// `5 <- 4 run NameRow.body <- 1 event …`
  var chainSentence: String {
    event.chain(from: cursor.step).map { "\($0.n) \($0.word) \($0.summary)" }
      .joined(separator: " <- ")
  }
}

extension Certainty {
  /// As a remark behind a sentence.
  fileprivate var words: String {
    switch self {
    case .certain: "certain"
    case .usual: "usual, not promised"
    case .depends: "depends on system and compiler"
    }
  }
}
