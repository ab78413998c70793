import Foundation
import Testing

@Suite("Settings from the command line")
struct ConfigTests {
  private func text(_ bench: ScriptBench) throws -> String {
    try String(contentsOfFile: bench.folder + "/.config/swiftui-tutor/config.yml", encoding: .utf8)
  }

  @Test("config lists every setting with its value, its source and what it is for")
  func list() throws {
    let bench = try ScriptBench()
    let run = try bench.run("config")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("new-per-day: 10  (standard)\n  How many new cards"))
    #expect(run.output.contains("store: \(bench.folder)/cards.sqlite  (TUTOR_STORE)"))
    #expect(!FileManager.default.fileExists(atPath: bench.folder + "/cards.sqlite"))
    let rows = try bench.run("config", "--json").object()["settings"] as? [[String: Any]]
    #expect(rows?.first?["name"] as? String == "color")
  }

  @Test("A setting is set, shown, in force, and taken back; remarks in the file stay")
  func change() throws {
    let bench = try ScriptBench()
    try bench.write(".config/swiftui-tutor/config.yml", "# mine\nascii: yes # old font\n")
    let run = try bench.run("config", "new-per-day", "0")
    #expect(run.status == 0)
    #expect(run.output.contains("new-per-day: 0  (\(bench.folder)/.config"))
    #expect(try text(bench) == "# mine\nascii: yes # old font\nnew-per-day: 0\n")
    #expect(try bench.run("config", "--reset", "new-per-day").status == 0)
    #expect(try text(bench) == "# mine\nascii: yes # old font\n")
    let path = bench.folder + "/.config/swiftui-tutor/config.yml"
    #expect(try bench.run("config", "--path").output == path + "\n")
  }

  @Test("The hour at which the day begins decides what day it is, and the limits what is asked")
  func inForce() throws {
    let learner = try Learner()
    let night = ["TUTOR_NOW": "2026-09-22T03:30:00"]
    #expect(try learner.bench.run("stats", with: night).output.contains("Due on 2026-09-22"))
    _ = try learner.bench.run("config", "day-begins", "3:00")
    #expect(!(try learner.bench.run("stats", with: night).output.contains("Due on 2026-09-22")))
  }

  @Test("The minutes of a day are a setting, in force at once")
  func minutes() throws {
    let bench = try ScriptBench(SampleLessons.files)
    func plan() throws -> Int? {
      (try bench.run("due", "--json").object()["plan"] as? [String: Any])?["minutesPerDay"] as? Int
    }
    #expect(try plan() == 10)
    #expect(try bench.run("config", "minutes-per-day", "15").status == 0)
    #expect(try plan() == 15)
    let run = try bench.run("config", "minutes-per-day", "2")
    #expect(run.status == 64 && run.errors.contains("a number from 5 to 600"))
  }

  @Test("A wish for a topic is one for each of its concepts, and is shown by its name")
  func topics() throws {
    let bench = try ScriptBench(SampleLessons.files)
    #expect(try bench.run("retention", "who-is-told", "0.95").output.contains("reading: 0.95"))
    #expect(try bench.run("retention", "who-runs").output == "reading: 0.95\n")
    #expect(try bench.run("retention", "who-is-told", "default").output == "Everything: 0.9\n")
    #expect(try bench.run("retention", "reading").output == "reading: 0.9, as everything\n")
    let run = try bench.run("retention", "raeding")
    #expect(run.status == 64 && run.errors.contains("Did you mean reading?"))
  }

  @Test("What the log is replayed with is kept with the cards, and so not in the file")
  func cards() throws {
    let bench = try ScriptBench()
    let run = try bench.run("config", "learning-steps", "5m 1h")
    #expect(run.output.contains("learning-steps: 5m 1h  (your cards)"))
    #expect(!FileManager.default.fileExists(atPath: bench.folder + "/.config"))
    #expect(try bench.run("doctor").status == 0)
    let other = ["TUTOR_STORE": bench.folder + "/other.sqlite"]
    #expect(try bench.run("config", "learning-steps", with: other).output.contains("1m 10m"))
  }

  @Test("A file with mistakes stops commands with 78; doctor tells all of them, config the rest")
  func mistakes() throws {
    let bench = try ScriptBench()
    try bench.write("mine.yml", "colour: never\nnew-per-day: 3\nplain: maybe\n")
    let named = ["TUTOR_CONFIG": bench.folder + "/mine.yml"]
    let due = try bench.run("due", with: named)
    #expect(due.status == 78 && due.output.isEmpty)
    #expect(due.errors.contains("mine.yml:1:1: error: there is no setting \"colour\""))
    #expect(due.errors.contains("did you mean color?"))
    let doctor = try bench.run("doctor", with: named)
    #expect(doctor.status == 78)
    #expect(doctor.output.contains("mine.yml:1:1: there is no setting"))
    #expect(doctor.output.contains("mine.yml:3:8: plain must be yes or no"))
    let config = try bench.run("config", "--config", bench.folder + "/mine.yml")
    #expect(config.status == 0 && config.output.contains("new-per-day: 3"))
    #expect(try bench.run("due", "--config", bench.folder + "/none.yml").status == 78)
  }

  @Test(
    "What cannot be set leaves everything as it is",
    arguments: [
      (["config", "colr"], 64, "Did you mean color?"),
      (["config", "color", "blue"], 64, "auto, always or never"),
      (["config", "retention", "0.9"], 64, "tutor retention"),
      (["config", "--reset"], 64, "which setting"),
      (["config", "--config", "/proc/none/config.yml", "color", "auto"], 74, "/proc/none"),
      (["config", "--config", "/proc", "color", "auto"], 78, "it is a folder"),
    ] as [([String], Int32, String)])
  func refusals(arguments: [String], status: Int32, words: String) throws {
    let bench = try ScriptBench()
    let run = try ProgramRun(
      arguments, environment: bench.environment(at: "2026-09-21T10:00:00"))
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: bench.folder + "/.config"))
  }

  @Test("A settings file that is a link stays one")
  func link() throws {
    let bench = try ScriptBench()
    try bench.write("dotfiles/tutor.yml", "ascii: yes\n")
    let link = bench.folder + "/config.yml"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: bench.folder + "/dotfiles/tutor.yml")
    _ = try bench.run("config", "--config", link, "ascii", "no")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("tutor.yml"))
    let text = try String(contentsOfFile: bench.folder + "/dotfiles/tutor.yml", encoding: .utf8)
    #expect(text == "ascii: no\n")
  }

  @Test("doctor and config make no cards of an empty file, and say what to do about it")
  func emptyStore() throws {
    let bench = try ScriptBench()
    try bench.write("cards.sqlite", "")
    let run = try bench.run("doctor")
    #expect(run.status == 0)
    #expect(run.output.contains("cards.sqlite is empty: it holds no cards"))
    #expect(run.output.contains("copy them back"))
    _ = try bench.run("config")
    let size = try FileManager.default.attributesOfItem(atPath: bench.folder + "/cards.sqlite")[
      .size]
    #expect(size as? Int == 0)
  }
}
