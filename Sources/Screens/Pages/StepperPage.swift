import Simulation
import Terminal

/// A recorded trace at one of its steps: where it is in the source, who depends on what, what went
/// before and what it follows from.
struct StepperPage: Page {
  enum Action: Equatable {
    /// So many steps on; back if it is negative.
    case move(by: Int)
    case nextBody, previousBody, nextEvent, previousEvent, restart, last
    /// nil asks where to.
    case goTo(String?)
    case why, whole, rule, screen, motion, dependencies, kept, listing, leave
  }

  var title: String
  /// Whether what somebody predicted was right; nil where nobody did.
  var isPredicted: Bool?
  var source: Listings
  var history: TraceHistory
  var cursor: TraceCursor
  /// Whether the screens of the trace can be drawn.
  var hasScreens = false
  /// Whether the chain of causes is shown.
  var showsWhy = false
  /// What the last key could not do.
  var note = ""
  /// What was gone to last, to be found again further on.
  var wish = ""

  var trace: Trace { history.trace }
  var event: EventTrace { history.trace.events[cursor.event] }
  var step: Step? { event.step(cursor.step) }

  /// - Returns: nil if the trace has no step to stand on.
  init?(
    title: String, isPredicted: Bool? = nil, source: Listings, history: TraceHistory,
    cursor: TraceCursor? = nil
  ) {
    guard let cursor = cursor ?? TraceCursor(startOfLastEvent: history.trace) else { return nil }
    self.title = title
    self.isPredicted = isPredicted
    self.source = source
    self.history = history
    self.cursor = cursor
  }

  private var isAtStart: Bool { cursor.previous(in: trace) == cursor }
  var isAtEnd: Bool { cursor.next(in: trace) == cursor }
  private var hasOtherEvents: Bool { trace.events.count { !$0.steps.isEmpty } > 1 }

  var keys: KeyTable<Action> { KeyTable(stepKeys + jumpKeys + viewKeys) }

  /// Space alone goes through everything, and out at the end.
  private var stepKeys: [KeyBinding<Action>] {
    let next: KeyBinding<Action> =
      isAtEnd
      ? KeyBinding(
        .space, or: .goingOn, also: [.enter], "done", "the story is over: back to before it", .leave
      )
      : KeyBinding(
        .space, or: .goingOn, also: [.right, .enter, .down, .character("j")], "next", "one step on",
        .move(by: 1))
    let back = KeyBinding(
      .character("b"), also: [.left, .up, .backspace, .character("k")], "back", "one step back",
      Action.move(by: -1))
    return [next] + (isAtStart ? [] : [back]) + [
      KeyBinding(
        .character("w"), showsWhy ? "hide why" : "why",
        "the chain of causes, back to the event; * marks it in the story", .why),
      KeyBinding(.character("N"), "next body", "on to the next body that runs", .nextBody),
      KeyBinding(.character("B"), "prev body", "back to the body that ran before", .previousBody),
      KeyBinding(
        .character("v"), "whole", "all about this step: whole values, every cause in its words",
        .whole),
    ]
  }

  private var jumpKeys: [KeyBinding<Action>] {
    let events = [
      KeyBinding(.character("]"), "next event", "on to the next event", Action.nextEvent),
      KeyBinding(.character("["), "prev event", "back to the event before", .previousEvent),
    ]
    return [
      KeyBinding(
        .character("g"), also: [.character("/")], "go to",
        "go to step 5, to step 5 of event 2 (2.5), or to a word; the same word finds the next",
        .goTo(nil)),
      KeyBinding(
        .character("r"), also: [.home], "restart", "to the very first step", .restart),
      KeyBinding(.character("G"), also: [.end], "end", "to the very last step", .last),
    ] + (hasOtherEvents ? events : []) + [
      KeyBinding(.pageDown, "ten on", "ten steps on", .move(by: 10)),
      KeyBinding(.pageUp, "ten back", "ten steps back", .move(by: -10)),
    ]
  }

  private var viewKeys: [KeyBinding<Action>] {
    let kept = KeyBinding(
      .character("K"), "kept", "every body that was left alone, and why", Action.kept)
    let rule = step?.rule.map { name in
      KeyBinding(
        .character("R"), "rule", "rule \(name): what SwiftUI does, and how sure that is",
        Action.rule)
    }
    let screen = KeyBinding(
      .character("s"), "screen", "the screen before this event and after it", Action.screen)
    let motion = KeyBinding(
      .character("m"), "motion", "what moves after this event: curves, numbers, frames",
      Action.motion)
    return (hasScreens ? [screen] : []) + (event.motions.isEmpty ? [] : [motion]) + [
      KeyBinding(.character("d"), "deps", "who reads what, all of it", .dependencies),
      KeyBinding(.character("l"), "listing", "the whole listing, at the running line", .listing),
    ] + (history.silent(in: cursor.event).isEmpty ? [] : [kept]) + (rule.map { [$0] } ?? []) + [
      KeyBinding(
        .character("q"), also: [.escape], "leave", "back to where you were", .leave)
    ]
  }

  /// At the first step of an event, what was done before it, where a cause may lie; nil anywhere
  /// else.
  var eventBefore: String? {
    guard cursor.step == 1, cursor.event > 1 else { return nil }
    return trace.events[cursor.event - 1].event
  }

  func status(_ canvas: Canvas) -> StyledLine {
    let style = isPredicted == true ? Look.right : Look.wrong
    let step = cursor.step
    let total = event.steps.count
    guard !canvas.isNarrow else {
      return StyledLine("\(step)/\(total)")
        + (outcome.map { StyledLine("  \($0)", style) } ?? "")
    }
    let events = "\(trace.placeName(ofEvent: cursor.event))   step \(step) of \(total)"
    // Beside a verdict there is room for it in a wide window only.
    let pass = verdict == nil || canvas.width >= 100 ? passes : ""
    return StyledLine(events + pass) + (verdict.map { StyledLine("  \($0)", style) } ?? "")
  }

  private var passes: String {
    guard event.passes.count > 1, let pass = self.step?.pass else { return "" }
    return "   \(event.passWord) \(pass) of \(event.passes.count)"
  }

  private var outcome: String? { isPredicted.map { $0 ? "correct" : "wrong" } }
  var verdict: String? { outcome.map { "PREDICTED: \($0)" } }

  var remarks: [String] {
    let kinds: [Step.Kind] = [.write, .drop, .mark, .check, .evaluate, .read, .skip]
    return kinds.map { kind in
      "\(kind == .evaluate ? "run" : kind.rawValue): \(kind.meaning)."
    } + [
      "pass: another round of marking, looking and running, for what effects or another "
        + "transaction wrote.",
      "keep: a body of which the story says nothing; behind it stands why nobody told it.",
      "preventable: a run that changed nothing; below the story stands what would spare it.",
      "rule S1: what SwiftUI does, how sure that is, and who says so; R shows it, and so does the "
        + "command rule S1.",
    ]
  }

  var stateSentence: String {
    let marked = history.marked(event: cursor.event, step: cursor.step)
    return "running \(history.running(event: cursor.event, step: cursor.step) ?? "none"), "
      + "marked \(marked.isEmpty ? "none" : marked.joined(separator: ", "))"
  }
}
