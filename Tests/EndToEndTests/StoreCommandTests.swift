import Foundation
import Testing

@Suite("Commands for the file of cards")
struct StoreCommandTests {
  @Test("doctor is content with a new tutor and after answers, and says what it looked at")
  func doctor() throws {
    let learner = try Learner()
    let before = try learner.bench.run("doctor")
    #expect(before.status == 0, "\(before.output)")
    #expect(before.output.contains("There are no cards"))
    #expect(!FileManager.default.fileExists(atPath: learner.bench.folder + "/cards.sqlite"))
    try learner.answerOnce()
    let run = try learner.bench.run("doctor")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.output)")
    #expect(run.output.contains("1 answer in "))
    #expect(run.output.contains("readline ") && run.output.contains("SQLite 3"))
    #expect(run.output.hasSuffix("All is well.\n"))
    let object = try learner.bench.run("doctor", "--json").object()
    #expect(object["isWell"] as? Bool == true && object["format"] as? Int == 1)
  }

  @Test("doctor exits with the code of what is wrong, and says it of lessons and of the store")
  func doctorTroubles() throws {
    let bench = try ScriptBench()
    try bench.write("Lessons/01-start/second.md", "no front matter\n")
    let lessons = try bench.run("doctor")
    #expect(lessons.status == 65 && lessons.output.contains("tutor lint"), "\(lessons.output)")
    let foreign = try bench.run("doctor", "--store", bench.folder + "/Lessons/pack.yml")
    #expect(foreign.status == 65 && foreign.output.contains("cannot be used"))
    #expect(try bench.run("doctor", "--lessons", "/missing").status == 66)
  }

  @Test("A damaged file: every command says what to do, repair does it, nothing is overwritten")
  func repair() throws {
    let learner = try Learner()
    try learner.answerOnce()
    let path = learner.bench.folder + "/cards.sqlite"
    let damaged = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(20_000)
    try damaged.write(to: URL(fileURLWithPath: path))
    for arguments in [["due"], ["stats"], ["undo"], ["doctor"]] {
      let run = try learner.bench.run(arguments[0])
      #expect(run.status == 65, "\(arguments): \(run.errors)")
      #expect((run.output + run.errors).contains("tutor doctor --repair"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == damaged)
    let repaired = try learner.bench.run("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired.output) \(repaired.errors)")
    #expect(
      repaired.errors.contains("The damaged file is now \(learner.bench.folder)/cards-damaged-"))
    // The session made the day's backup before the answer.
    #expect(repaired.errors.contains("The backup 2026-09-21 had 0 rows."))
    #expect(try learner.bench.run("due").status == 0)
  }

  @Test("A damaged file: the prompt offers to recover it, and goes on when it has")
  func offer() throws {
    let learner = try Learner()
    try learner.answerOnce()
    let path = learner.bench.folder + "/cards.sqlite"
    try Data(contentsOf: URL(fileURLWithPath: path)).prefix(20_000)
      .write(to: URL(fileURLWithPath: path))
    let refused = try learner.open()
    try refused.wait(forText: "Recover now?")
    refused.send("\r")
    #expect(try refused.waitForExit() == .exited(65))
    let terminal = try learner.open()
    try terminal.wait(forText: "Recover now?")
    terminal.send("yes\r")
    // No answer could be recovered: the tutor begins anew.
    try terminal.wait(forText: "skip")
  }

  @Test("a plan that nobody can act on makes no copy of the day: the session does")
  func copyOfTheDay() throws {
    let learner = try Learner()
    #expect(try learner.bench.run().status == 0)
    let folder = learner.bench.folder + "/backups"
    #expect(!FileManager.default.fileExists(atPath: folder))
    try learner.answerOnce()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
  }

  @Test("restore lists the backups, goes back to one, and keeps what was")
  func restore() throws {
    let learner = try Learner()
    #expect(try learner.bench.run("restore").output.hasPrefix("There is no backup in"))
    try learner.answerOnce()
    #expect(try learner.recordedAnswers() == 1)
    let list = try learner.bench.run("restore").output
    #expect(list == "2026-09-21  0 answers\n")
    let restored = try learner.bench.run("restore", "2026-09-21")
    #expect(restored.status == 0, "\(restored.errors)")
    #expect(restored.output.contains("Restored: 2026-09-21, with 0 answers."))
    #expect(try learner.recordedAnswers() == 0)
    let kept = try learner.bench.run("restore").output.split(separator: "\n")
    #expect(kept.first?.hasSuffix("-before-restore  1 answer") == true, "\(kept)")
    let back = kept.first?.split(separator: " ").first.map(String.init) ?? ""
    #expect(try learner.bench.run("restore", back).status == 0)
    #expect(try learner.recordedAnswers() == 1)
    let missing = try learner.bench.run("restore", "yesterday")
    #expect(missing.status == 66 && missing.errors.contains("yesterday"))
  }

  @Test("merge takes in another machine's answers, once, and can be taken back")
  func merge() throws {
    let (here, there) = (try Learner(), try Learner())
    try here.answerOnce()
    try there.answerOnce()
    let other = there.bench.folder + "/cards.sqlite"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: other))
    let run = try here.bench.run("merge", other)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Taken in: 1 answer"))
    #expect(try here.recordedAnswers() == 2)
    #expect(try here.bench.run("merge", other).output.hasPrefix("Nothing new"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == bytes)
    let backup = run.output.components(separatedBy: "tutor restore ").last ?? ""
    let back = try here.bench.run("restore", backup.trimmingCharacters(in: .newlines))
    #expect(back.status == 0, "\(back.errors)")
    #expect(try here.recordedAnswers() == 1)
    #expect(try here.bench.run("merge", "/missing").status == 66)
    let same = try here.bench.run("merge", here.bench.folder + "/cards.sqlite")
    #expect(same.status == 65 && same.errors.contains("the very file"))
  }
}

extension Learner {
  /// One session with one answer, closed as it should be.
  fileprivate func answerOnce() throws {
    let terminal = try openAtQuestion()
    try terminal.pick("The sign beside it")
    try terminal.wait(forText: "recorded.")
    terminal.send("q")
    if try terminal.waitForExit() != .exited(0) {
      throw PseudoTerminal.Failure(problem: "The session failed.", screen: terminal.screen)
    }
  }
}
