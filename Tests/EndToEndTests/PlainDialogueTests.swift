import Foundation
import Testing

/// Listens to the program as a screen reader does: what was said is never taken back, so that
/// everything is known by what came since the last line that was typed.
private final class Listener {
  let terminal: PseudoTerminal
  private var mark = 0

  init(_ terminal: PseudoTerminal) { self.terminal = terminal }

  /// What was said since the last line was typed, as running text.
  var heard: String {
    String(decoding: terminal.output[mark...], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Waits until the program asks for a line with a prompt.
  func wait(for prompt: String) throws {
    try terminal.wait(for: "the prompt \(prompt), after: \(heard)") { _ in
      heard.hasSuffix(prompt)
    }
  }

  /// Types a line and listens until the next prompt.
  ///
  /// - Returns: What was said.
  @discardableResult
  func type(_ line: String, until prompt: String) throws -> String {
    mark = terminal.output.count
    terminal.send(line + "\r")
    try wait(for: prompt)
    return heard
  }

  /// The number that an option was given.
  func number(of option: String) throws -> String {
    let words = heard.components(separatedBy: ". " + option)
    let number = words.first?.split(separator: " ").last.map(String.init)
    return try #require(words.count > 1 ? number : nil, "no \(option) in: \(heard)")
  }
}

@Suite("A learner who listens")
struct PlainDialogueTests {
  /// The sample lesson, and one with an order.
  private static let files = SampleLessons.files.merging([
    "Lessons/01-start/next.md": """
    ---
    id: next
    title: "What comes next"
    summary: "A lesson to go on with."
    minutes: 2
    requires: ["who-runs"]
    concepts: ["going-on"]
    platform: "any"
    checked: "2026-09-20"
    sources: ["none"]
    ---

    # What comes next

    ```quiz
    id: what-first
    kind: order
    why: A write marks, and then bodies run.

    In which order does it happen?

    - [x] The write.
      > It comes first.
    - [x] The mark.
      > It follows the write.
    - [x] The run.
      > It comes last.
    ```

    """
  ]) { $1 }

  private func open(_ learner: Learner, at time: String) throws -> Listener {
    Listener(try learner.open(at: time, environment: ["ACCESSIBLE": "1"]))
  }

  /// Nothing of what was written moves the cursor, rings, or takes anything back.
  private func expectAppendOnly(_ listener: Listener) {
    let output = listener.terminal.output
    #expect(!output.contains(0x1B), "an escape")
    #expect(!output.contains(0x08) && !output.contains(0x07), "a backspace or a bell")
    let returns = output.indices.filter { output[$0] == 0x0D }
    #expect(returns.allSatisfy { $0 + 1 < output.count && output[$0 + 1] == 0x0A }, "a return")
    let text = String(decoding: output, as: UTF8.self)
    #expect(!text.contains { "│─┌┐└┘█░▼".contains($0) }, "a drawing")
    #expect(!text.lowercased().contains("press"), "a key to press")
  }

  @Test("From the first run to the end of a lesson everything is said, once, and nothing is drawn")
  func firstDay() throws {
    let learner = Learner(try ScriptBench(Self.files))
    let listener = try open(learner, at: Learner.monday)
    try greeting(listener)
    try reading(listener)
    try choices(listener)
    try prediction(listener)
    try typing(listener)
    try order(listener)
    listener.terminal.send("quit\r")
    #expect(try listener.terminal.waitForExit() == .exited(0))
    expectAppendOnly(listener)
    #expect(try learner.recordedAnswers() == 6)
  }

  private func greeting(_ listener: Listener) throws {
    try listener.wait(for: "answer>")
    #expect(listener.heard.contains("Here is a whole view. Listing. 4 lines. 1 struct Counter"))
    #expect(listener.heard.contains("Mockup. One button"))
    #expect(listener.heard.contains("Type 1, 2 or 3, then Enter. You can also type skip or quit."))
    let answer = try listener.type("1", until: "go on>")
    #expect(answer.contains("Wrong. The answer is 2. Why not 1:"))
    #expect(try listener.type("trace", until: ">").contains("Step 1, event: tap \"0\"."))
    #expect(try listener.type("next", until: ">").contains("Step 2, write:"))
    let back = try listener.type("leave", until: "go on>")
    #expect(!back.contains("Why not 1"), "it was said before")
    let plan = try listener.type("", until: "tutor>")
    #expect(plan.contains("1. Learn. Lesson 1 of 2, Who runs?, not begun, 5 minutes."))
    #expect(plan.contains("Enter alone starts."))
  }

  private func reading(_ listener: Listener) throws {
    let page = try listener.type("", until: "lesson>")
    #expect(page.contains("Lesson 1, Who runs? Step 1 of 6. A café counts its guests"))
    #expect(page.contains("Listing, counter. 21 lines. 1 struct Counter: View {"))
    #expect(page.contains("Mockup, counter-screen. 0 guests, then Open, then the buttons"))
    #expect(page.contains("Callout 1: Score is given the count. Callout 2: Sign is given nothing."))
    #expect(
      page.contains(
        "Enter goes on. You can also type next, peek, copy, listing, search, leave or note."))
    let words = try listener.type("?", until: "lesson>")
    #expect(words.contains("peek: the mockup at full size") && words.contains("repeat:"))
    let code = try listener.type("copy", until: "lesson>")
    #expect(code.contains("copy struct Counter: View { @State"), "without numbers: \(code)")
    #expect(try listener.type("listing", until: "lesson>").contains("1 struct Counter: View {"))
    #expect(try listener.type("nonsense", until: "lesson>").contains("means nothing here"))
    #expect(try listener.type("repeat", until: "lesson>").contains("A café counts its guests"))
  }

  private func choices(_ listener: Listener) throws {
    let question = try listener.type("", until: "answer>")
    #expect(question.contains("Step 2 of 6. Question. Somebody taps +1."))
    #expect(question.contains("3 choices. 1. "))
    let wrong = try listener.number(of: "The sign beside it ran first.")
    let other = try listener.number(of: "Every body runs at every tap.")
    #expect(
      try listener.type("hint", until: "answer>")
        == "hint Hint 1 of 1: Look at what is handed down. answer>", "and nothing again")
    let answer = try listener.type(wrong, until: "go on>")
    #expect(answer.contains("Wrong. The answer is "))
    #expect(answer.contains("Why not \(wrong): Nothing runs because of its neighbour."))
    #expect(answer.contains("Recorded. This question comes back in 1 minute."))
    #expect(!answer.contains("Type cure"), "that trace is still to be predicted")
    let why = try listener.type("why not \(other)", until: "go on>")
    #expect(why.contains("Why not \(other): Only those that are told of a change do."))
    #expect(try listener.type("undo", until: "answer>").contains("Somebody taps +1."))
    try listener.type(try listener.number(of: "It was given another count."), until: "go on>")
    #expect(listener.heard.contains("Graded Good. Of the others, again comes back in"))
    #expect(try listener.type("hard", until: "go on>").contains("Graded Hard."))
    try listener.type("next", until: "answer>")
    try listener.type(try listener.number(of: "The counter owns it."), until: "go on>")
  }

  private func prediction(_ listener: Listener) throws {
    let trace = try listener.type("", until: "answer>")
    #expect(trace.contains("Trace. Predict. Lesson 1, Who runs? Step 4 of 6."))
    #expect(trace.contains("Question. Somebody taps \"+1\". Which bodies run?"))
    let counter = try listener.number(of: "Counter.body")
    let score = try listener.number(of: "Score.body")
    let answer = try listener.type("\(counter) \(score) !", until: "go on>")
    #expect(answer.contains("Right."))
    #expect(answer.contains("Enter steps through what happened."))
    #expect(try listener.type("", until: ">").contains("Step 1, event: tap \"+1\"."))
    #expect(try listener.type("next", until: ">").contains("Step 2, write:"))
    #expect(try listener.type("why", until: ">").contains("1 event: "))
    #expect(!(try listener.type("leave", until: "go on>")).contains("Right."))
    try listener.type("next", until: "answer>")
    try listener.type("0", until: "go on>")
    try listener.type("next", until: "answer>")
  }

  private func typing(_ listener: Listener) throws {
    #expect(listener.heard.contains("Question. By what does a body come to depend on a value?"))
    #expect(listener.heard.contains("An empty line shows the answer. You can also type hint, "))
    #expect(try listener.type("hint", until: "answer>").contains("the opposite of writing"))
    let close = try listener.type("raeding", until: "answer>")
    #expect(close.contains("Close to an accepted answer: reading (2 letters are swapped)."))
    #expect(close.contains("Count it as right? Type yes or no, then Enter."))
    let grade = try listener.type("yes", until: "grade>")
    #expect(grade.contains("Right. The answer is reading."))
    #expect(grade.contains("2. Hard: I got it with real effort. Next time"))
    #expect(grade.contains("Type again, hard, good or easy, or a number."))
    let end = try listener.type("easy", until: "lesson>")
    #expect(end.contains("Lesson 1, Who runs?, is finished. Everything is recorded."))
    #expect(end.contains("Next: lesson 2, What comes next"))
    // The day goes on with the next thing of the plan, or is over.
    try listener.type("", until: ">")
  }

  private func order(_ listener: Listener) throws {
    if !listener.heard.hasSuffix("tutor>") { try listener.type("leave", until: "tutor>") }
    let question = try listener.type("learn next", until: "answer>")
    #expect(question.contains("Type the numbers in order, such as 2 1 3, then Enter."))
    let numbers = try ["The write.", "The mark.", "The run."].map(listener.number)
    let answer = try listener.type(numbers.joined(separator: " "), until: "go on>")
    #expect(answer.contains("Right. The right order is \(numbers.joined(separator: ", "))."))
    #expect(try listener.type("", until: "lesson>").contains("is finished."))
    try listener.type("", until: "tutor>")
  }

  @Test("The next day's review, its grades and the figures are a dialogue as well")
  func secondDay() throws {
    let learner = Learner(try ScriptBench(Self.files))
    let first = try open(learner, at: Learner.monday)
    try first.wait(for: "answer>")
    try first.type("skip", until: "tutor>")
    try first.type("learn", until: "lesson>")
    try first.type("", until: "answer>")
    try first.type(try first.number(of: "It was given another count."), until: "go on>")
    try first.type("easy", until: "go on>")
    first.terminal.send("\u{04}")
    #expect(try first.terminal.waitForExit() == .exited(0))

    let listener = try open(learner, at: "2026-12-21T20:30:00")
    try listener.wait(for: "tutor>")
    #expect(listener.heard.contains("Today, Monday 21 December."))
    #expect(listener.heard.contains("1. Review. 1 due, 0 new, 1 minute."))
    let question = try listener.type("review", until: "answer>")
    #expect(question.contains("Review, 1 of 1. Question. Somebody taps +1."))
    let answer = try listener.type(
      try listener.number(of: "It was given another count."), until: "go on>")
    #expect(answer.contains("Recorded. This question comes back in"))
    let summary = try listener.type("good", until: "go on>")
    #expect(summary.contains("Graded Good.") || summary.contains("Nothing changed."))
    let end = try listener.type("", until: "go on>")
    #expect(end.contains("Review finished. 1 answer, 1 right, in"))
    try listener.type("", until: "tutor>")
    let stats = try listener.type("stats", until: "stats>")
    #expect(stats.contains("Stats, last 30 days. 1 review."))
    #expect(stats.contains("Recall of mature cards:") && stats.contains("Cards due. Tuesday 22:"))
    #expect(try listener.type("weakest cards", until: "stats>").contains("Weakest cards."))
    listener.terminal.send("\u{03}")
    try listener.wait(for: "tutor>")
    #expect(listener.heard.contains("Nothing is lost"))
    listener.terminal.send("\u{04}")
    #expect(try listener.terminal.waitForExit() == .exited(0))
    expectAppendOnly(listener)
  }
}
