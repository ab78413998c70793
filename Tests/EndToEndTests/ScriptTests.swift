import Foundation
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test("due and stats print one JSON object, nothing else, and no escapes")
  func reports() throws {
    let bench = try ScriptBench()
    let due = try bench.run("due", "--json")
    #expect(due.status == 0 && due.errors.isEmpty)
    #expect(try due.object()["due"] as? Int == 0)
    let stats = try bench.run("stats", "--json", "--color", "always")
    #expect(try stats.object()["format"] as? Int == 1)
    #expect(!stats.output.contains("\u{1B}"))
    #expect(try bench.run("due", "--exit-code").status == 0)
  }

  @Test("The pretended time decides what day it is")
  func time() throws {
    let bench = try ScriptBench()
    let times = [
      "2026-09-21T10:00:00", "1789984800", "2026-09-21T10:00:00Z", "2026-09-21T23:30:00-02:00",
      "2026-09-22T03:59:00", "2026-09-21T10:00:00x60",
    ]
    for time in times {
      let stats = try bench.run("stats", with: ["TUTOR_NOW": time])
      #expect(stats.output.contains("Due on 2026-09-22: 0."), "\(time)")
      #expect(!stats.output.contains("Due on 2026-09-21"), "\(time)")
    }
  }

  @Test("The store is made where the environment says, and --store wins")
  func places() throws {
    let bench = try ScriptBench()
    let store = ["TUTOR_STORE": "", "XDG_DATA_HOME": bench.folder + "/data"]
    _ = try bench.run("due", with: store)
    let standard = bench.folder + "/data/swiftui-tutor/cards.sqlite"
    #expect(FileManager.default.fileExists(atPath: standard))
    _ = try bench.run("due", "--store", bench.folder + "/mine.sqlite")
    #expect(FileManager.default.fileExists(atPath: bench.folder + "/mine.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: bench.folder + "/cards.sqlite"))
  }

  @Test("A failure exits with its own code, and a sentence that names what is wrong")
  func failures() throws {
    let bench = try ScriptBench()
    try bench.write("broken.txt", "fly away\n")
    try bench.write("bad/01-part/a.md", "no front matter\n")
    let cases: [(run: ProgramRun, status: Int32, words: String)] = [
      (try bench.run("due", "--nonsense"), 64, "--nonsense"),
      (try bench.run("stats", "--days", "0"), 64, "--days"),
      (try bench.run("due", "--lessons", bench.folder + "/bad"), 65, "a.md:1:1: error:"),
      (try bench.run("trace", "missing.swift"), 66, "missing.swift"),
      (try bench.run("due", "--lessons", "/missing"), 66, "/missing"),
      (try bench.run("lint", "/missing"), 66, "/missing"),
      (try bench.run("due", "--store", "/proc/none/cards.sqlite"), 74, "/proc/none"),
      (try bench.run("due", with: ["TUTOR_NOW": "noon"]), 78, "TUTOR_NOW"),
      (try bench.run("due", with: ["TUTOR_NOW": "2026-09-21T10:00:00x"]), 78, "x60"),
    ]
    for (run, status, words) in cases {
      #expect(run.status == status, "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test("lint exits with 1 for errors and says where they are; with 0 for a sound lesson")
  func lint() throws {
    let bench = try ScriptBench()
    #expect(try bench.run("lint").status == 0)
    try bench.write("Lessons/01-start/second.md", "no front matter\n")
    let run = try bench.run("lint")
    #expect(run.status == 1)
    #expect(run.output.contains("second.md:1:1: error:"))
  }

  @Test("A lesson with an error keeps nobody from the others, and is told of each time")
  func brokenLesson() throws {
    let bench = try ScriptBench()
    let text = try #require(ScriptBench.oneLesson["Lessons/01-start/first.md"])
    let second = text.replacingOccurrences(of: "id: first", with: "id: second")
      .replacingOccurrences(of: "concepts:", with: "consepts:")
    try bench.write("Lessons/01-start/second.md", second)
    for _ in 1...2 {
      let run = try bench.run("learn", "first")
      #expect(run.status == 0 && run.output.contains("Some words."), "\(run.errors)")
      #expect(run.errors.contains("second.md is left out: it has "), "\(run.errors)")
      #expect(run.errors.contains("tutor lint"))
    }
    let broken = try bench.run("learn", "second")
    #expect(broken.status == 65, "\(broken.errors)")
    #expect(broken.errors.contains("second.md:") && broken.errors.contains("error:"))
    #expect(try bench.run("learn", "--list").output == "1  first  First  (3 min)\n")
    #expect(try bench.run("lint").status == 1)
    try bench.write("Lessons/01-start/second.md", "no front matter\n")
    #expect(try bench.run("due").status == 0)
  }

  @Test("Undo of nothing says so; the lessons are listed")
  func sentences() throws {
    let bench = try ScriptBench()
    #expect(try bench.run("undo").output == "There is no answer to take back.\n")
    #expect(try bench.run("learn", "--list").output == "1  first  First  (3 min)\n")
  }
}
