import Foundation
import Testing

@Suite("Search, map and flags from a shell")
struct FindingCommandTests {
  private func bench() throws -> ScriptBench { try ScriptBench(SampleLessons.files) }

  @Test("search lists places by lesson, without escapes, and asks back after a slip")
  func search() throws {
    let bench = try bench()
    let found = try bench.run("search", "counter", "cafe", "--color", "always")
    #expect(found.status == 0 && found.errors.isEmpty)
    #expect(found.output.contains("Lesson 1, Who runs? (who-runs)"))
    #expect(found.output.contains("A **café** counts its guests"))
    #expect(!found.output.contains("\u{1B}"))
    #expect(try bench.run("search", "conuter").output.contains("Did you mean: counter"))
    let json = try bench.run("search", "--json", "café").object()
    #expect(json["format"] as? Int == 1)
    let lessons = try #require(json["lessons"] as? [[String: Any]])
    let places = try #require(lessons.first?["places"] as? [[String: Any]])
    #expect(places.first?["kind"] as? String == "prose" && places.first?["line"] as? Int == 15)
  }

  @Test("search exits with 0, and with --exit-code with 1 if nothing was found")
  func exitCodes() throws {
    let bench = try bench()
    #expect(try bench.run("search", "zebra").status == 0)
    #expect(try bench.run("search", "--exit-code", "zebra").status == 1)
    #expect(try bench.run("search", "--exit-code", "count").status == 0)
    #expect(try bench.run("search").status == 64)
  }

  @Test("map tells how each concept stands; a strange one is answered with a sentence")
  func map() throws {
    let bench = try bench()
    let map = try bench.run("map")
    #expect(map.output.contains("reading: unseen, 0 of "))
    #expect(try bench.run("map", "reading").output.contains("Lessons: who-runs"))
    let object = try bench.run("map", "--json").object()
    #expect((object["concepts"] as? [[String: Any]])?.isEmpty == false)
    let strange = try bench.run("map", "zebra")
    #expect(strange.status == 64 && strange.errors.contains("No concept is called \"zebra\""))
  }

  @Test("quiz lists its topics where nobody can choose, and as JSON")
  func topics() throws {
    let bench = try bench()
    let list = try bench.run("quiz")
    #expect(list.status == 0 && list.output.hasPrefix("Topics: 0 known, 0 shaky, 1 unseen.\n"))
    #expect(list.output.contains("who-is-told: Who is told, unseen, 0 of "))
    let object = try bench.run("quiz", "--json").object()
    let topics = try #require(object["topics"] as? [[String: Any]])
    #expect(topics.compactMap { $0["name"] as? String } == ["who-is-told", "everything"])
    #expect(try bench.run("quiz", "--json", "who-is-told").status == 64)
    #expect(try bench.run("quiz", "who-is-tld").errors.contains("Did you mean who-is-told?"))
  }

  @Test("quiz at a terminal lets one choose a topic, and another one after it")
  func choosing() throws {
    let learner = try Learner()
    let terminal = try learner.open("quiz")
    try terminal.wait(forText: "0 of 1 topic known")
    terminal.send("\r")
    try terminal.wait(forText: "QUIZ   1 of ")
    terminal.send("q")
    try terminal.wait(forText: "0 of 1 topic known")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("A question is flagged in plain mode, listed with its place, and closed from a shell")
  func flags() throws {
    let learner = try Learner()
    let bench = learner.bench
    #expect(try bench.run("flags").output == "No question is flagged.\n")
    let terminal = try learner.open("quiz", "who-keeps-count", "--plain")
    try terminal.wait(forText: "answer>")
    terminal.send("1\r")
    try terminal.wait(forText: "Recorded.")
    terminal.send("flag\r")
    try terminal.wait(forText: "what is wrong?")
    terminal.send("Is it the counter or its storage?\r")
    try terminal.wait(forText: "Your flag is recorded")
    try terminal.waitForPrompt("go on>")
    terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    let list = try bench.run("flags").output.split(separator: "\n").map(String.init)
    #expect(list.first?.contains("2026-09-21  sample/who-keeps-count") == true)
    #expect(list.dropFirst().first == "  Is it the counter or its storage?")
    #expect(list.last?.contains("who-runs.md:") == true)
    let id = try #require(list.first?.split(separator: " ").first.map(String.init))
    #expect(try bench.run("flags", "--done", "zzz").status == 64)
    #expect(try bench.run("flags", "--done", id).output.hasPrefix("Done: sample/who-keeps-count"))
    #expect(try bench.run("flags").output == "No question is flagged.\n")
    let all = try bench.run("flags", "--all", "--json").object()
    #expect((all["flags"] as? [[String: Any]])?.first?["isClosed"] as? Bool == true)
  }

  @Test("x on the page of statistics writes what stats --json prints")
  func export() throws {
    let learner = try Learner()
    let path = learner.bench.folder + "/figures.json"
    let terminal = try learner.openAtPrompt(columns: 120)
    terminal.send("stats\r")
    try terminal.wait(forText: "STATS")
    for answer in ["", "y"] {
      terminal.send("x")
      try terminal.wait(forText: "write these figures as JSON to>")
      terminal.send("~/figures.json\r")
      if !answer.isEmpty {
        try terminal.wait(forText: "There is a file")
        terminal.send(answer)
      }
      try terminal.wait(forText: "Wrote the figures of 30 days to")
      let printed = try learner.bench.run("stats", "--json", with: ["TUTOR_NOW": Learner.monday])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == printed.output)
      terminal.send("\r")
      try terminal.wait(forText: "STATS")
    }
    terminal.send("q")
    try terminal.waitForPrompt()
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
