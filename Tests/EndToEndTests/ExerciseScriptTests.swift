import Foundation
import Testing

@Suite("tutor exercise as scripts use it")
struct ExerciseScriptTests {
  private static let mended = """
    struct Planner: View {
      @State private var target = 5

      var body: some View {
        VStack {
          Text("Plan: \\(target) l")
          WaterCan(litres: target)
          Button("Hot day") { target = 8 }
        }
      }
    }

    struct WaterCan: View {
      let litres: Int
      @State private var rounds = 0

      var body: some View {
        HStack {
          Text("Can: \\(litres) l")
          Text("Rounds: \\(rounds)")
          Button("Pour") {
            rounds += 1
            print("poured \\(litres) l")
          }
        }
      }
    }
    """

  /// The built-in lessons, which have exercises.
  private static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Lessons").path

  private func run(_ bench: ScriptBench, _ words: String...) throws -> ProgramRun {
    try bench.run(["exercise"] + words + ["--lessons", Self.lessons])
  }

  @Test("A file that is gone is missed in a sentence of the page's own, and judged when it is back")
  func gone() throws {
    let learner = try Learner()
    let terminal = try learner.open(
      "exercise", "follow-the-plan", "--into", learner.bench.folder, "--lessons", Self.lessons)
    try terminal.wait(forText: "Where to look")
    let path = learner.bench.folder + "/follow-the-plan.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try FileManager.default.removeItem(atPath: path)
    try terminal.wait(for: "a sentence about the file") { screen in
      let lines = screen.lines.joined(separator: "\n")
      return lines.contains("There is no file") && !lines.contains("utor: There")
    }
    try (text + "// back\n").write(toFile: path, atomically: true, encoding: .utf8)
    try terminal.wait(forText: "claims kept")
  }

  @Test("All exercises are listed, those of the app that grows together and in their order")
  func list() throws {
    let lines = try run(try ScriptBench()).output.split(separator: "\n").map(String.init)
    #expect(lines.contains("follow-the-plan  (life-of-state, new)"))
    let head = "Your shelf, an app that grows with the lessons: 0 of 13 steps solved"
    let steps = try #require(lines.split(separator: head).last)
    #expect(steps.count == 13)
    for (number, step) in zip(1..., steps) { #expect(step.hasPrefix("  \(number)  ")) }
    #expect(steps.last == "  13  a-like-that-is-taken-back  (club-feed, new)")
  }

  @Test("A file is judged: 0 solved, 1 not solved, 65 no program, 66 no file")
  func check() throws {
    let bench = try ScriptBench()
    let files = [
      "good": Self.mended,
      "bad": Self.mended.replacing("let litres", with: "@State var litres"),
      "none": "struct {",
    ]
    for (name, text) in files { try bench.write("\(name).swift", text) }
    func judge(_ name: String) throws -> ProgramRun {
      try run(
        bench, "follow-the-plan", "--check", "\(bench.folder)/\(name).swift", "--json")
    }
    let good = try judge("good")
    #expect(good.status == 0 && good.output.contains("\"solved\" : true"))
    let bad = try judge("bad")
    #expect(bad.status == 1 && bad.output.contains("\"solved\" : false"))
    let none = try judge("none")
    #expect(none.status == 65 && none.output.contains("\"message\""))
    #expect(try judge("missing").status == 66)
  }

  @Test("A file is written for the learner, and never over what they wrote")
  func begin() throws {
    let bench = try ScriptBench()
    let folder = bench.folder + "/mine"
    let begun = try run(bench, "follow-the-plan", "--into", folder)
    #expect(begun.status == 1 && begun.output.contains("Wrote"))
    try bench.write("mine/follow-the-plan.swift", Self.mended)
    let again = try run(bench, "follow-the-plan", "--into", folder)
    #expect(again.status == 0 && again.output.contains("Solved."))
    let list = try run(bench, "--into", folder)
    #expect(list.output.contains("follow-the-plan  (life-of-state, solved)"))
    let text = try String(contentsOfFile: folder + "/follow-the-plan.swift", encoding: .utf8)
    #expect(text == Self.mended)
  }

  @Test("A name that there is not gets the nearest")
  func unknown() throws {
    let run = try run(ScriptBench(), "folow-the-plan")
    #expect(run.status == 64 && run.errors.contains("follow-the-plan"))
  }
}
