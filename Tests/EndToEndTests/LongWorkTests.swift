import Foundation
import Testing

@Suite("Work that takes its time")
struct LongWorkTests {
  /// A document of so many answers, as another machine would have exported it.
  private func document(answers: Int, _ learner: Learner) throws -> String {
    let run = try learner.bench.run(
      "quiz", "who-keeps-count", "--plain", with: ["TUTOR_NOW": Learner.monday], input: "1\n\n")
    #expect(run.status == 0, "\(run.errors)")
    let text = try learner.bench.run("export").output
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var tables = try #require(object["tables"] as? [String: [[String: Any]]])
    let answer = try #require(tables["log"]?.first { $0["kind"] as? String != nil })
    let stamp = try #require(answer["stamp"] as? Int)
    let identifier = try #require(answer["id"] as? String)
    tables["log"] = (0..<answers).map { number in
      let digits = String(number + 1, radix: 16)
      let tail = String(repeating: "0", count: 12 - digits.count) + digits
      return answer.merging([
        "id": identifier.dropLast(12) + tail, "stamp": stamp - number * 60_000,
        "time": stamp - number * 60_000,
      ]) { $1 }
    }
    object["tables"] = tables
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test("An import shows how far it is, stops at Ctrl-C with 130, and has changed nothing")
  func stoppedImport() throws {
    let learner = try Learner()
    try learner.bench.write("many.json", try document(answers: 30_000, learner))
    let file = learner.bench.folder + "/many.json"
    let before = try learner.bench.run("export").output
    let stopped = try learner.open("import", file)
    try stopped.wait(for: "a percentage") { screen in
      screen.lines.contains { $0.contains("Taking it in: 1") }
    }
    stopped.send("\u{03}")
    #expect(try stopped.waitForExit() == .exited(130))
    #expect(stopped.echoes)
    #expect(stopped.screen.contains { $0.contains("Stopped. Nothing was changed.") })
    #expect(!stopped.screen.contains { $0.contains("Taking it in") })
    #expect(try learner.bench.run("export").output == before)
    #expect(try learner.bench.run("doctor").status == 0)
    let litter = try FileManager.default.contentsOfDirectory(atPath: learner.bench.folder)
    #expect(!litter.contains { $0.hasSuffix(".draft") })
  }

  @Test("Ctrl-Z stops a long work, and fg goes on with it to its end")
  func suspendedImport() throws {
    let learner = try Learner()
    try learner.bench.write("many.json", try document(answers: 3_000, learner))
    let terminal = try learner.openShell()
    terminal.send("\(try ProgramRun.program()) import \(learner.bench.folder)/many.json\r")
    try terminal.wait(forText: "Taking it in")
    terminal.send("\u{1A}")
    try terminal.wait(forText: "Stopped")
    terminal.send("fg\r")
    try terminal.wait(forText: "Taken in: ")
  }

  @Test("In a pipe nothing but the result is said")
  func pipe() throws {
    let learner = try Learner()
    try learner.bench.write("some.json", try document(answers: 100, learner))
    let run = try learner.bench.run("import", learner.bench.folder + "/some.json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("Taken in: "))
  }
}
