import Foundation
import Testing

@Suite("A program that is killed")
struct KillTests {
  @Test("An answer that the screen confirmed is in the store, whatever happens then")
  func answer() throws {
    let learner = try Learner()
    let terminal = try learner.openAtQuestion()
    #expect(try learner.recordedAnswers() == 0)
    try terminal.pick("The sign beside it")
    try terminal.wait(forText: "Wrong, and recorded.")
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == .signalled(SIGKILL))

    #expect(try learner.recordedAnswers() == 1)
    let due = try learner.bench.run("due", "--json", with: ["TUTOR_NOW": Learner.tuesday])
    #expect(try due.object()["due"] as? Int == 1)
    let again = try learner.open("learn")
    try again.wait(forText: "Which view owns the count?")
  }

  @Test("A prediction that the screen confirmed is in the store, too")
  func prediction() throws {
    let learner = try Learner()
    let terminal = try learner.open("trace", "one-more")
    try terminal.readOn(until: "PREDICT")
    try terminal.pick("Counter.body")
    terminal.send("!")
    try terminal.wait(forText: "Wrong, and recorded.")
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == .signalled(SIGKILL))

    let stats = try learner.bench.run("stats", "--json", with: ["TUTOR_NOW": Learner.monday])
    let predictions = try #require(try stats.object()["predictions"] as? [String: Any])
    #expect(predictions["certainAndWrong"] as? Int == 1)
  }
}
