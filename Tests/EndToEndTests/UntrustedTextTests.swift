import Foundation
import Testing

@Suite("Text of strangers never commands the terminal")
struct UntrustedTextTests {
  private static let poison = EscapeInspection.poison

  /// Lessons whose texts, titles and values hold what they should not.
  private static let lessons: [String: String] = {
    let inYAML = "\\e]0;pwned\\a\\x9B99m\\u202E\\u2028"
    let inSwift = #"\u{1B}]0;pwned\u{07}\u{9B}99m\u{202E}\u{2028}"#
    var files = SampleLessons.files
    let inLine = poison.filter { !$0.isNewline }
    files["Lessons/01-start/who-runs.md"] = SampleLessons.whoRuns
      .replacing("title: \"Who runs?\"", with: "title: \"Who runs?\(inYAML)\"")
      .replacing("A counter, a score and a sign.", with: "A counter.\(inYAML)")
      .replacing("counts its guests", with: "counts its guests \(inLine)")
      .replacing("It was given another count.", with: "It was given another count.\(inLine)")
      .replacing("Look at what", with: "Look \(inLine) at what")
      .replacing("The parent hands", with: "The \(inLine) parent hands")
      .replacing("Text(\"Open\")", with: "Text(\"Open\(inSwift)\")")
      .replacing("0 guests, then Open", with: "0 guests, \(inLine) then Open")
      .replacing("Score is given the count.", with: "Score is given \(inLine) the count.")
      .replacing("accept: reading", with: "accept: reading | \(inLine)")
    files["Lessons/misconceptions.yml"] = SampleLessons.misconceptions
      .replacing("A view runs because", with: "A view \(inYAML) runs because")
    return files
  }()

  private static let source = """
    import SwiftUI

    struct Tally: View {
      @State private var text = "\\u{1B}]0;pwned\\u{07}\\u{9B}99m\\u{202E}\\u{2028}"
      // \(poison.filter { !$0.isNewline })
      var body: some View { Button("+1 \\(text)") { text += "\\u{1B}[38;5;99m"; print(text) } }
    }

    """

  private func learner() throws -> Learner {
    let learner = Learner(try ScriptBench(Self.lessons))
    try learner.bench.write("Tally.swift", Self.source)
    try learner.bench.write("Evil\(Self.poison.filter { $0 != "/" }.prefix(60)).swift", "struct {")
    try learner.bench.write("script.txt", "tap \"\(Self.poison)\"\n")
    try learner.bench.write("broken/01-a/a.md", "---\nid: \(Self.poison)\n---\n\(Self.poison)")
    return learner
  }

  private func expectClean(_ run: ProgramRun, _ what: [String]) {
    for text in [run.output, run.errors] {
      let inspection = EscapeInspection(Array(text.utf8), isTerminal: false)
      #expect(inspection.finding == nil, "\(what.map(\.debugDescription))")
    }
  }

  @Test("Whatever a command is given, reads and stores, a pipe gets no control of it")
  func pipes() throws {
    let learner = try learner()
    let bench = learner.bench
    let poison = Self.poison
    let evil = try #require(
      FileManager.default.contentsOfDirectory(atPath: bench.folder).first { $0.hasPrefix("Evil") })
    // An answer, and a store in which every identifier is a stranger's.
    let monday = ["TUTOR_NOW": Learner.monday]
    expectClean(
      try bench.run(
        "quiz", "word-for-it", "--plain", with: monday, input: poison + "\ny\n3\n\n"), ["quiz"])
    expectClean(
      try bench.run("learn", "who-runs", "--plain", with: monday, input: "\n1\n\n1\n\n1\n?\n"),
      ["learn"])
    let exported = try bench.run("export").output
    #expect(exported.contains("\\u001b]0;pwned"), "the answer is in it, exactly")
    let escaped = "\\u001b]0;pwned\\u0007\\u009b99m\\u202e\\u2028"
    try bench.write(
      "evil.json", exported.replacing("word-for-it", with: "word\(escaped)-for-it"))
    let folder = bench.folder
    let commands: [[String]] = [
      ["import", "\(folder)/evil.json"], ["due", "--list"], ["due", "--json"], ["stats"],
      ["stats", "--json"], ["stats", "--questions"], ["export"], ["export", "--format", "csv"],
      ["doctor"], ["doctor", "--json"], ["learn", "--list"], ["lint"],
      ["lint", "\(folder)/broken"],
      ["trace", "\(folder)/Tally.swift", "--do", "remove"],
      ["trace", "\(folder)/Tally.swift", "--do", poison],
      ["trace", "\(folder)/Tally.swift", "--json"],
      ["trace", "\(folder)/Tally.swift", "--graph", "dot", "--do", "remove"],
      ["trace", "\(folder)/Tally.swift", "--graph", "mermaid", "--do", "remove"],
      ["trace", "\(folder)/Tally.swift", "--root", poison],
      ["trace", "\(folder)/Tally.swift", "--script", "\(folder)/script.txt"],
      ["trace", "\(folder)/\(evil)", "--json"], ["undo"], ["restore"], [],
    ]
    for arguments in commands { expectClean(try run(bench, arguments), arguments) }
    for command in [
      "learn", "quiz", "trace", "lint", "merge", "import", "restore", "due", "undo", "doctor", "",
      "retention", "optimize", "stats", "review", "export",
    ] {
      let arguments = [command, poison].filter { !$0.isEmpty }
      expectClean(try run(bench, arguments), arguments)
    }
    expectClean(try run(bench, ["--\(poison)"]), ["--"])
    // A store of that name comes into being.
    let store = bench.folder + "/" + poison.filter { $0 != "/" }
    expectClean(try run(bench, ["due", "--store", store]), ["--store"])
    expectClean(try bench.run("doctor", with: ["TUTOR_STORE": store]), ["TUTOR_STORE"])
    for option in ["--lessons", "--color"] {
      expectClean(try run(bench, ["due", option, poison]), [option])
    }
    for variable in ["TUTOR_LESSONS", "TUTOR_NOW", "TERM", "LANG", "HOME"] {
      expectClean(try bench.run("doctor", with: [variable: poison]), [variable])
    }
  }

  private func run(_ bench: ScriptBench, _ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      arguments, environment: bench.environment(at: Learner.tuesday), input: "\(Self.poison)\n")
  }

  @Test("On pages, at prompts and in lists of completions there is no control but our own")
  func terminal() throws {
    let learner = try learner()
    try learner.bench.write(
      "state/swiftui-tutor/history", "\(Self.poison.filter { !$0.isNewline })\n")
    let terminal = try learner.open(environment: ["XDG_STATE_HOME": learner.bench.folder + "/state"]
    )
    try terminal.wait(forText: "skip")
    terminal.send("k")
    try terminal.waitForPrompt()
    terminal.send("\u{1B}[A")
    terminal.settle()
    terminal.send("\u{15}")
    // Ctrl-C and the like would be signals: as text they come in a paste, whose end they cannot be.
    let pasted = Self.poison.filter { !"\u{03}\u{1A}\u{1C}".contains($0) }
    terminal.paste(pasted)
    terminal.settle()
    terminal.send("\r")
    try terminal.waitForPrompt()
    terminal.send("trace \(learner.bench.folder)/\t\t\u{15}")
    terminal.settle(for: .milliseconds(300))
    terminal.send("learn\r")
    try terminal.wait(forText: "counts its guests")
    terminal.paste(pasted)
    try terminal.wait(forText: "does nothing here")
    terminal.send("?")
    try terminal.wait(forText: "Ctrl-C")
    terminal.send("q")
    try terminal.readOn(until: "Why does")
    terminal.send("h")
    try terminal.pick("The sign beside it")
    try terminal.wait(forText: "recorded.")
    try terminal.openTrace("one-more")
    terminal.send("~~")
    try terminal.wait(forText: "recorded.")
    terminal.send("\rnnnnw")
    try terminal.wait(forText: "hide why")
    terminal.send(":quiz word-for-it\r")
    try terminal.wait(forText: "answer>")
    terminal.paste(pasted)
    terminal.send("\r")
    try terminal.wait(forText: "Recorded as Again")
    terminal.send(":trace \(learner.bench.folder)/Tally.swift\r")
    try terminal.waitForPrompt("trace>")
    terminal.send("tap\t\r")
    terminal.settle(for: .milliseconds(500))
    let inspection = EscapeInspection(terminal.output, isTerminal: true)
    #expect(inspection.finding == nil)
    #expect(terminal.output.count > 10_000)
  }
}
