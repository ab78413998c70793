import Foundation
import Testing

@Suite("Writing lessons")
struct AuthoringTests {
  private func bench() throws -> ScriptBench {
    let bench = try ScriptBench([:])
    let run = try bench.run("new", "pack", bench.folder + "/mine")
    #expect(run.status == 0, "\(run.errors)")
    return bench
  }

  private func lesson(_ bench: ScriptBench) -> String {
    bench.folder + "/mine/01-first/mine-begins.md"
  }

  private func change(_ path: String, _ old: String, to new: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try #require(text.contains(old))
    // As editors do: another file first, then its name.
    try text.replacing(old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("A new pack is sound and can be studied; a new lesson joins it, and nothing is overwritten")
  func new() throws {
    let bench = try bench()
    let pack = bench.folder + "/mine"
    let lint = try bench.run("lint", pack)
    #expect(lint.status == 0 && lint.output.hasPrefix("0 errors, 0 warnings in 1 lesson ("))
    let added = try bench.run(
      "new", "lesson", "02-more/resets", "--title", "Resets: \"why\"?", "--lessons", pack)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("Next: tutor watch \(pack)/02-more/resets.md"))
    let list = try bench.run("learn", "--list", "--lessons", pack)
    #expect(list.output.contains("2  resets  Resets: \"why\"?  (2 min)"))
    let path = pack + "/02-more/resets.md"
    let before = try String(contentsOfFile: path, encoding: .utf8)
    let again = try bench.run("new", "lesson", "02-more/resets", "--lessons", pack)
    #expect(again.status == 64 && again.errors.contains("already"))
    #expect(try bench.run("new", "pack", pack).status == 64)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    let taken = try bench.run("new", "lesson", "03-again/resets", "--lessons", pack)
    #expect(taken.status == 65 && taken.errors.contains("[duplicate-id]"))
    #expect(!FileManager.default.fileExists(atPath: pack + "/03-again"))
    #expect(try bench.run("new", "lesson", "--lessons", pack).status == 64)
    #expect(
      try bench.run("new", "lesson", "no/where", "--lessons", pack).errors.contains("NN-part"))
  }

  @Test("Where somebody can be asked, place and title are asked for")
  func asked() throws {
    let bench = try bench()
    let learner = Learner(bench)
    let terminal = try learner.open("new", "lesson", "--lessons", bench.folder + "/mine")
    try terminal.wait(forText: "Parts: 01-first")
    terminal.send("nonsense/here\r")
    try terminal.wait(forText: "names no lesson")
    terminal.send("02-more/asked\r")
    try terminal.wait(forText: "Title")
    terminal.send("What was asked\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let path = bench.folder + "/mine/02-more/asked.md"
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("title: \"What was asked\""))
  }

  @Test("watch shows the finding and the page around each change, and survives every way to save")
  func watch() throws {
    let bench = try bench()
    let path = lesson(bench)
    let terminal = try Learner(bench).open("watch", path)
    try terminal.wait(forText: "0 errors, 0 warnings in 1 lesson")
    try terminal.wait(forText: "By the end you can say")
    try change(path, "- [x] `Bulb.body`", to: "- [ ] `Bulb.body`")
    try terminal.wait(forText: "[trace-key]")
    try terminal.wait(forText: "PREDICT")
    terminal.send("n")
    try terminal.wait(forText: "Which property wrapper keeps")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try FileManager.default.removeItem(atPath: path)
    try terminal.wait(forText: "Waiting: there is no")
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try terminal.wait(forText: "[trace-key]")
    try "---\nid: half".write(toFile: path, atomically: false, encoding: .utf8)
    try terminal.wait(forText: "[front-matter]")
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))
    try terminal.wait(forText: "[unreadable]")
    terminal.resize(columns: 40, rows: 24)
    try text.replacing("- [ ] `Bulb.body`", with: "- [x] `Bulb.body`")
      .write(toFile: path, atomically: true, encoding: .utf8)
    try terminal.wait(forText: "0 errors, 0 warnings")
    terminal.send("\u{03}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.echoes)
  }

  @Test(
    "watch appends in plain mode, also where nobody can be asked",
    arguments: ["--plain", "--no-input"])
  func appended(option: String) throws {
    let bench = try bench()
    let path = lesson(bench)
    let terminal = try Learner(bench).open("watch", bench.folder + "/mine", option, rows: 60)
    try terminal.wait(forText: "By the end you can say")
    try change(path, "By the end you can say", to: "Soon you will say")
    try terminal.wait(forText: "changed.")
    try terminal.wait(forText: "Soon you will say")
    try bench.write("mine/02-more/extra.md", "no front matter\n")
    try terminal.wait(forText: "in 2 lessons")
    #expect(!terminal.model.transcript.contains { $0.contains("\u{1B}") })
    terminal.send("\u{03}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("lint without a path checks the lessons of the folder that one is in")
  func here() throws {
    let bench = try bench()
    func lint(in folder: String) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try ProgramRun.program())
      process.arguments = ["lint", "--json"]
      process.currentDirectoryURL = URL(fileURLWithPath: bench.folder + folder)
      process.environment = ["HOME": bench.folder, "PATH": "/usr/bin:/bin"]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    for folder in ["", "/mine", "/mine/01-first"] {
      #expect(try lint(in: folder).contains("\"lessons\" : 1,"), "\(folder)")
    }
  }

  @Test("lint --strict exits with 1 for a warning, too")
  func strict() throws {
    let bench = try bench()
    let path = lesson(bench)
    #expect(try bench.run("lint", "--strict", path).status == 0)
    try change(path, "Which bodies run?", to: "Which bodies run? And why?")
    let plain = try bench.run("lint", path)
    let strict = try bench.run("lint", "--strict", path)
    #expect(plain.output.contains("warning:") && plain.status == 0, "\(plain.output)")
    #expect(strict.status == 1)
  }

  @Test("watch of nothing says what to do; lint prints JSON, and colours only at a terminal")
  func outputs() throws {
    let bench = try bench()
    let missing = try bench.run("watch", bench.folder + "/nothing.md")
    #expect(missing.status == 66 && missing.errors.contains("tutor new lesson"))
    let path = lesson(bench)
    try change(path, "- [x] `Bulb.body`", to: "- [ ] `Bulb.body`")
    let lint = try bench.run("lint", path)
    #expect(lint.status == 1 && !lint.output.contains("\u{1B}"))
    #expect(
      lint.output.contains(
        ":63:1: error: the key does not match the simulation  [trace-key]\n"
          + "    marked:    Lamp.body\n    simulated: Lamp.body, Bulb.body\n1 error, "))
    let json = try bench.run("lint", "--json", "--color", "always", path)
    #expect(json.status == 1 && !json.output.contains("\u{1B}"))
    let findings = try json.object()["findings"] as? [[String: Any]]
    #expect(findings?.first?["rule"] as? String == "trace-key")
    let terminal = try Learner(bench).open("lint", path)
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.output.contains(0x1B))
    let colorless = try Learner(bench).open("lint", path, environment: ["NO_COLOR": "1"])
    #expect(try colorless.waitForExit() == .exited(1))
    #expect(!colorless.output.contains(0x1B))
  }
}
