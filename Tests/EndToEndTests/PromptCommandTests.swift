import Foundation
import Testing

@Suite("Commands of the command line at the prompt, in a terminal")
struct PromptCommandTests {
  @Test("They work on the store of the session, with the options of the program")
  func commands() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("retention 0.93\r")
    try terminal.wait(forText: "Everything: 0.93")
    try terminal.waitForPrompt()
    terminal.send("config store\r")
    try terminal.wait(forText: "(TUTOR_STORE)")
    try terminal.waitForPrompt()
    terminal.send("export '\(learner.bench.folder)/all of it.json'\r")
    try terminal.wait(forText: "Wrote")
    try terminal.waitForPrompt()
    #expect(FileManager.default.fileExists(atPath: learner.bench.folder + "/all of it.json"))
    terminal.send("lint --nonsense\r")
    try terminal.wait(forText: "Unknown option '--nonsense'")
    try terminal.waitForPrompt()
    terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("What a command made of the store is what the plan shows next")
  func restored() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("learn\r")
    try terminal.readOn(until: "Why does")
    try terminal.pick("It was given another count")
    try terminal.wait(forText: "Right, and recorded.")
    terminal.send(TypingTests.interrupt)
    try terminal.waitForPrompt()
    // The day's copy was made before the first answer.
    terminal.send("restore 2026-09-21\r")
    try terminal.wait(forText: "Restored: 2026-09-21")
    try terminal.waitForPrompt()
    #expect(try learner.recordedAnswers() == 0)
    terminal.send("undo\r")
    try terminal.wait(forText: "There is no answer to take back.")
    try terminal.waitForPrompt()
  }

  @Test("An activity with options begins within the session")
  func activity() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("review --ahead 3\r")
    try terminal.wait(forText: "REVIEW")
    terminal.send("q")
    try terminal.waitForPrompt()
  }

  @Test("A command that is typed in the place of the very first answer is performed")
  func atTheGreeting() throws {
    let learner = try Learner()
    let terminal = try learner.open()
    try terminal.wait(forText: "skip")
    terminal.send(":")
    try terminal.wait(forText: "tutor>")
    terminal.send("learn who-runs\r")
    try terminal.wait(forText: "step 1 of")
    terminal.send("q")
    try terminal.waitForPrompt()
    terminal.send("q\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
