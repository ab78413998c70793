import Foundation
import Testing

@Suite("Drills in a terminal")
struct DrillCommandTests {
  @Test("A view is made up, predicted and explained, and with --count the round ends")
  func pages() throws {
    let learner = try Learner()
    let terminal = try learner.open("drill", "identity", "--count", "1", rows: 60)
    try terminal.wait(forText: "Read this program first")
    terminal.send("\r")
    try terminal.wait(forText: "PREDICT")
    #expect(terminal.screen.contains { $0.contains("DRILL   1 of 1") })
    terminal.send("h")
    try terminal.wait(forText: "Hint 1 of 2")
    terminal.send("1!")
    try terminal.wait(forText: "recorded.")
    #expect(terminal.screen.contains { $0.contains("DRILL   1 of 1   sample/drill-identity") })
    terminal.send("n")
    try terminal.wait(forText: "1 answer")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try learner.recordedAnswers() == 1)
  }

  @Test("At the prompt it goes on until the learner leaves, each time with another view")
  func endless() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt(rows: 60)
    terminal.send("drill who-runs\r")
    for number in 1...3 {
      try terminal.wait(forText: "READ")
      terminal.send("\r")
      try terminal.wait(forText: "PREDICT")
      terminal.send("1\r")
      try terminal.wait(forText: "DRILL   \(number)   ")
      terminal.send("n")
    }
    try terminal.wait(forText: "READ")
    terminal.send("q")
    try terminal.waitForPrompt()
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try learner.recordedAnswers() == 3)
  }

  @Test("In plain mode it is a dialogue, and the review of the next day asks another view")
  func plain() throws {
    let learner = try Learner()
    let first = try dialogue(with: learner, "drill", "observation", "--count", "1")
    let second = try dialogue(with: learner, "review", at: Learner.tuesday)
    #expect(first.contains("Drill, 1 of 1."))
    #expect(second.contains("Review, 1 of 1."))
    let listings = try [first, second].map { said in
      let start = try #require(said.range(of: "Listing, drill-observation."))
      let end = try #require(said.range(of: "Question."))
      return said[start.upperBound..<end.lowerBound]
    }
    #expect(listings.allSatisfy { $0.contains("Observable") })
    #expect(listings[0] != listings[1])
  }

  /// Answers one question, and leaves.
  ///
  /// - Returns: Everything that was said.
  private func dialogue(
    with learner: Learner, _ arguments: String..., at time: String = Learner.monday
  ) throws -> String {
    let terminal = try learner.open(
      arguments: arguments, at: time, rows: 200, environment: ["ACCESSIBLE": "1"])
    try terminal.wait(forText: "answer>")
    terminal.send("1\r")
    try terminal.wait(forText: "go on>")
    terminal.send("leave\r")
    #expect(try terminal.waitForExit() == .exited(0))
    return String(decoding: terminal.output, as: UTF8.self)
  }

  @Test("What no drill is about is told with what there is, and asks nothing")
  func unknown() throws {
    let learner = try Learner()
    let typo = try learner.bench.run("drill", "identiti")
    #expect(typo.status == 64)
    #expect(typo.errors.contains("Did you mean identity?"))
    let other = try learner.bench.run("drill", "who-runs", "--count", "0")
    #expect(other.status == 64)
    #expect(other.errors.contains("--count must be between 1 and 1000"))
    #expect(try learner.recordedAnswers() == 0)
  }
}
