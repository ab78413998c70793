import Foundation
import Testing

@Suite("An evening with the program, and the next")
struct EveningTests {
  @Test("From the first run to what is due on the next day, every screen is as it was drawn")
  func evening() throws {
    let learner = try Learner()
    let monday = try learner.open()
    try beFirst(monday)
    try answer(monday)
    try predict(monday)
    try finish(monday)

    let tuesday = try learner.open(at: Learner.tuesday)
    try tuesday.expectScreen("tuesday-plan", showing: "tutor>")
    try review(tuesday)
    let stats = try learner.bench.run("stats", "--json", with: ["TUTOR_NOW": Learner.tuesday])
    #expect(try stats.object()["reviews"] as? Int == 6)
  }

  /// The very first question and the first plan.
  private func beFirst(_ terminal: PseudoTerminal) throws {
    try terminal.expectScreen("first-question", showing: "How many times")
    try terminal.pick("twice")
    try terminal.expectScreen("first-answer", showing: "ANSWER")
    terminal.send("\r")
    try terminal.expectScreen("first-plan", showing: "tutor>")
  }

  /// The lesson's first pages: prose, a wrong answer, a right one.
  private func answer(_ terminal: PseudoTerminal) throws {
    terminal.send("\r")
    try terminal.expectScreen("lesson-prose", showing: "counts its guests")
    try terminal.readOn(until: "Why does")
    try terminal.expectScreen("question", showing: "Why does")
    terminal.send("h")
    try terminal.expectScreen("question-hint", showing: "handed down")
    try terminal.pick("The sign beside it")
    try terminal.expectScreen("question-wrong", showing: "Wrong, and recorded.")
    terminal.send("\r")
    try terminal.pick("The counter owns it")
    try terminal.expectScreen("question-right", showing: "Right, and recorded.")
    terminal.send("\r")
  }

  /// A trace predicted wrongly and stepped through both ways; another one predicted rightly.
  private func predict(_ terminal: PseudoTerminal) throws {
    try terminal.wait(forText: "READ")
    try terminal.readOn(until: "PREDICT")
    try terminal.expectScreen("prediction", showing: "PREDICT")
    try terminal.pick("Sign.body")
    try terminal.expectScreen("prediction-picked", showing: "[x]")
    terminal.send("!")
    try terminal.expectScreen("prediction-wrong", showing: "Wrong, and recorded.")
    terminal.send("\r")
    try terminal.expectScreen("stepper-first", showing: "step 1 of")
    terminal.send("nnn")
    try terminal.expectScreen("stepper-forwards", showing: "step 4 of")
    terminal.send("b")
    try terminal.expectScreen("stepper-backwards", showing: "step 3 of")
    terminal.send("w")
    try terminal.expectScreen("stepper-why", showing: "hide why")
    terminal.send("q")
    try terminal.wait(forText: "Wrong, and recorded.")
    terminal.send("\r")
    // The program was read for the prediction before.
    try terminal.wait(forText: "Nothing. Which bodies")
    terminal.send("~~")
    try terminal.expectScreen("prediction-right", showing: "Right, and recorded.")
    terminal.send("n")
  }

  /// A typed answer, the lesson's end, and good night.
  private func finish(_ terminal: PseudoTerminal) throws {
    try terminal.expectScreen("typed-question", showing: "answer>")
    terminal.send("reading\r")
    try terminal.expectScreen("typed-grade", showing: "How did it go?")
    terminal.send("\r")
    try terminal.expectScreen("lesson-finished", showing: "is finished")
    terminal.send("\r")
    try terminal.expectScreen("second-plan", showing: "tutor>")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.echoes)
  }

  /// What is due is asked, answered and summed up.
  private func review(_ terminal: PseudoTerminal) throws {
    terminal.send("review\r")
    try terminal.expectScreen("review-question", showing: "REVIEW")
    try terminal.pick("It was given another count")
    try terminal.expectScreen("review-right", showing: "Right, and recorded.")
    terminal.send("q")
    try terminal.expectScreen("after-review", showing: "tutor>")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
