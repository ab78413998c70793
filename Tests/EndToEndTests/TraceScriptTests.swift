import Foundation
import Testing

@Suite("tutor trace as scripts use it")
struct TraceScriptTests {
  static let source = """
    import SwiftUI

    struct Tally: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Shown(count: count)
          Still()
          Button("+1") { count += 1 }
          Button("Same") { count += 0 }
        }
      }
    }

    struct Shown: View {
      let count: Int
      var body: some View { Text("\\(count)") }
    }

    struct Still: View {
      var body: some View { Text("still") }
    }

    """

  static func bench() throws -> (bench: ScriptBench, file: String) {
    let bench = try ScriptBench()
    try bench.write("Tally.swift", Self.source)
    return (bench, bench.folder + "/Tally.swift")
  }

  /// The bodies that ran in each event of a trace in JSON.
  private func bodies(_ run: ProgramRun) throws -> [[String]] {
    let events = try #require(try run.object()["events"] as? [[String: Any]])
    return try events.map { event in
      let passes = try #require(event["passes"] as? [[String: Any]])
      return passes.flatMap { $0["evaluated"] as? [[String: Any]] ?? [] }
        .compactMap { $0["instance"] as? String }
    }
  }

  @Test("A view of one's own is traced event by event, as JSON without anything else")
  func json() throws {
    let (bench, file) = try Self.bench()
    let run = try bench.run(
      "trace", file, "--do", "tap \"+1\"", "--do", "tap \"Same\"", "--json", "--color", "always")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(!run.output.contains("\u{1B}"))
    #expect(try run.object()["root"] as? String == "Tally")
    #expect(try bodies(run) == [["Tally", "Shown", "Still"], ["Tally", "Shown"], []])
  }

  @Test("The name of a lesson's trace with options is told apart from a file that is not there")
  func lessonTrace() throws {
    let bench = try ScriptBench(SampleLessons.files)
    let named = try bench.run("trace", "one-more", "--json")
    #expect(named.status == 64 && named.output.isEmpty)
    #expect(named.errors.contains("one-more is a trace of a lesson"), "\(named.errors)")
    let missing = try bench.run("trace", "nowhere-at-all", "--json")
    #expect(missing.status == 66, "\(missing.errors)")
  }

  @Test("A script says what --do says; its comments and empty lines say nothing")
  func script() throws {
    let (bench, file) = try Self.bench()
    try bench.write("events.txt", "# up, and up again\n\n  tap \"+1\"\ntap \"+1\"\n")
    let scripted = try bench.run(
      "trace", file, "--script", bench.folder + "/events.txt", "--do", "tap \"Same\"", "--json")
    let said = try bench.run(
      "trace", file, "--do", "tap \"+1\"", "--do", "tap \"+1\"", "--do", "tap \"Same\"", "--json")
    #expect(scripted.output == said.output)
    #expect(try bodies(scripted).count == 4)
  }

  @Test("--do and scripts take what the prompt takes: short forms and numbers")
  func shorthand() throws {
    let (bench, file) = try Self.bench()
    let full = try bench.run(
      "trace", file, "--do", "tap \"+1\"", "--do", "tap \"Same\"", "--json")
    let short = try bench.run("trace", file, "--do", "1", "--do", "tap same", "--json")
    #expect(short.status == 0 && short.output == full.output, "\(short.errors)")
    let nothing = try bench.run("trace", file, "--do", "tap", "--json")
    #expect(nothing.status == 65 && nothing.errors.contains("could be"), "\(nothing.errors)")
  }

  @Test("The script - is standard input, and a mistake in it has its line")
  func standardInput() throws {
    let (bench, file) = try Self.bench()
    let run = try bench.run(
      "trace", file, "--script", "-", "--json", input: "# twice\ntap \"+1\"\n+1\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try bodies(run).count == 3)
    let broken = try bench.run("trace", file, "--script", "-", input: "tap \"+1\"\nfly away\n")
    #expect(broken.status == 65 && broken.errors.hasPrefix("standard input:2:1: error:"))
  }

  @Test("A folder is one program, and its trace names the file of each line")
  func folder() throws {
    let bench = try ScriptBench()
    let (screen, row) = (Self.source.range(of: "struct Shown"), bench.folder + "/App")
    let split = try #require(screen?.lowerBound)
    try bench.write("App/Tally.swift", String(Self.source[..<split]))
    try bench.write("App/Parts/Row.swift", "import SwiftUI\n\n" + Self.source[split...])
    let run = try bench.run("trace", row, "--do", "tap \"+1\"", "--json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let events = try #require(try run.object()["events"] as? [[String: Any]])
    let steps = try #require(events[1]["steps"] as? [[String: Any]])
    let runs = steps.filter { $0["kind"] as? String == "evaluate" }
    #expect(runs.map { $0["file"] as? String } == ["Tally.swift", "Parts/Row.swift"])
    let writes = try #require(events[1]["writes"] as? [[String: Any]])
    #expect(writes.map { $0["file"] as? String } == ["Tally.swift"])
    let lines = try bench.run("trace", row, "--do", "tap \"+1\"")
    #expect(lines.output.contains("Parts/Row.swift:5)"), "\(lines.output)")
  }

  @Test("For people the same trace is lines of text that name the bodies")
  func lines() throws {
    let (bench, file) = try Self.bench()
    let run = try bench.run("trace", file, "--do", "tap \"+1\"")
    #expect(run.status == 0)
    #expect(run.output.contains("event 2: tap \"+1\"\n"))
    #expect(run.output.contains("bodies: Tally (state _count), Shown (self)"), "\(run.output)")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("Broken source exits with 65 and says where it is broken; nothing is printed")
  func brokenSource() throws {
    let (bench, _) = try Self.bench()
    try bench.write("Broken.swift", "import SwiftUI\n\nstruct Broken: View {\n  var body: = 3\n}\n")
    let file = bench.folder + "/Broken.swift"
    let run = try bench.run("trace", file, "--json")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(file):4:"), "\(run.errors)")
    #expect(run.errors.firstMatch(of: #/:4:\d+: error: \S/#) != nil, "\(run.errors)")
  }

  @Test("What parses and does not compile exits with 65, too; as JSON the trace has it")
  func notCompiling() throws {
    let (bench, _) = try Self.bench()
    let text = Self.source.replacing("@State private var count", with: "var count")
    try bench.write("Apart/Plain.swift", text)
    let file = bench.folder + "/Apart/Plain.swift"
    let refused = try bench.run("trace", file, "--do", "tap \"+1\"")
    #expect(refused.status == 65 && refused.output.isEmpty, "\(refused.output)")
    #expect(refused.errors.contains("\(file):10:22: error: `count` cannot be changed"))
    let data = try bench.run("trace", file, "--do", "tap \"+1\"", "--json")
    #expect(data.status == 0 && data.output.contains("does not compile"), "\(data.errors)")
    // Of a folder other views stand all the same.
    let folder = try bench.run(
      "trace", bench.folder + "/Apart", "--root", "Shown(count: 1)", "--do", "remove")
    #expect(folder.status == 0 && folder.errors.contains(":10:22: error: `count`"))
  }

  @Test("An event that is none, or that the screen does not offer, exits with 65 and its place")
  func unknownEvents() throws {
    let (bench, file) = try Self.bench()
    try bench.write("events.txt", "tap \"+1\"\nfly away\n")
    let script = bench.folder + "/events.txt"
    let cases: [(run: ProgramRun, words: [String])] = [
      (
        try bench.run("trace", file, "--script", script, "--json"),
        ["\(script):2:1: error:", "fly"]
      ),
      (try bench.run("trace", file, "--do", "fly away", "--json"), ["--do: error:", "fly"]),
      // What would have been possible is named.
      (try bench.run("trace", file, "--do", "tap \"-1\"", "--json"), ["--do: error:", "+1"]),
    ]
    for (run, words) in cases {
      #expect(run.status == 65)
      #expect(run.output.isEmpty)
      for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
    }
  }

  @Test("A file that does not exist exits with 66, and a view that does not with 65")
  func missing() throws {
    let (bench, file) = try Self.bench()
    let missing = try bench.run("trace", bench.folder + "/Nowhere.swift", "--json")
    #expect(missing.status == 66 && missing.output.isEmpty)
    #expect(missing.errors.contains("Nowhere.swift"))
    let script = try bench.run("trace", file, "--script", bench.folder + "/none.txt")
    #expect(script.status == 66 && script.errors.contains("none.txt"), "\(script.errors)")
    let root = try bench.run("trace", file, "--root", "Nobody", "--json")
    #expect(root.status == 65 && root.output.isEmpty)
    #expect(root.errors.contains("Nobody"), "\(root.errors)")
  }

  @Test("Without arguments in a pipe the plan is printed as text, and that is all")
  func plan() throws {
    let learner = try Learner()
    let run = try learner.bench.run(input: "learn\n")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("Who runs?"), "\(run.output)")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("tutor>"))
  }
}
