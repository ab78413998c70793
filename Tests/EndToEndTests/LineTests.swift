import Foundation
import Testing

@Suite("Lines, edited as their typist is used to")
struct LineTests {
  /// Somebody with an inputrc of their own, at the prompt.
  private func terminal(_ inputrc: String) throws -> PseudoTerminal {
    let learner = try Learner()
    try learner.bench.write("inputrc", inputrc)
    return try learner.openAtPrompt(environment: ["INPUTRC": learner.bench.folder + "/inputrc"])
  }

  @Test("What an inputrc says between $if tutor and $endif holds here")
  func conditional() throws {
    let terminal = try terminal(
      "$if tutor\n\"\\C-o\": \"help\"\n$endif\n$if other\n\"\\C-o\": \"quit\"\n$endif\n")
    terminal.send("\u{0F}\r")
    try terminal.wait(forText: "be asked about a topic")
  }

  @Test("In vi's mode Escape leads to its commands, arrows stay arrows, and pastes are text")
  func vi() throws {
    let terminal = try terminal("set editing-mode vi\n")
    terminal.send("xhelp")
    try terminal.wait(forText: "tutor> xhelp")
    let end = terminal.model.cursor.column
    terminal.send("\u{1B}")
    try terminal.wait(for: "vi's commands, which step back") { $0.cursor.column == end - 1 }
    terminal.send("0x")
    try terminal.wait(forText: "tutor> help")
    terminal.send("A")
    terminal.paste("lo")
    try terminal.wait(forText: "tutor> helplo")
    terminal.send("\u{1B}[D\u{1B}[D\u{1B}[3~\u{1B}[3~")
    try terminal.wait(for: "what the arrows left") { $0.lines[$0.cursor.row] == "tutor> help" }
    terminal.send("\r")
    try terminal.wait(forText: "be asked about a topic")
  }

  @Test("Ctrl-R finds an earlier command, of an earlier session too; answers are not among them")
  func history() throws {
    let learner = try Learner()
    let state = ["XDG_STATE_HOME": learner.bench.folder + "/state"]
    let first = try learner.openAtPrompt(environment: state)
    first.send("quiz word-for-it\r")
    try first.wait(forText: "answer>")
    first.send("secretly\r")
    try first.wait(forText: "Recorded as Again")
    first.send(":stats\r")
    try first.wait(forText: "STATS")
    first.send("q")
    try first.waitForPrompt()
    first.send("quit\r")
    #expect(try first.waitForExit() == .exited(0))
    let file = learner.bench.folder + "/state/swiftui-tutor/history"
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "quiz word-for-it\nstats\nquit\n")

    let second = try learner.open(environment: state)
    try second.waitForPrompt()
    second.send("\u{12}word")
    try second.wait(forText: "quiz word-for-it")
    second.send("\u{1B}[C")
    try second.wait(forText: "tutor> quiz word-for-it")
    second.send("\r")
    try second.wait(forText: "answer>")
    second.send("\u{1B}[A")
    second.settle()
    #expect(second.screen.contains { $0.hasSuffix("answer>") }, "no command at an answer")
  }

  @Test("Tab completes commands, lessons, traces, files, and what can be done on the screen")
  func completion() throws {
    let learner = try Mode.learner()
    try learner.bench.write("My Views/The Row.swift", TraceScriptTests.source)
    let terminal = try learner.openAtPrompt(columns: 160)
    func complete(_ typed: String, to line: String) throws {
      terminal.send(typed + "\t")
      try terminal.wait(forText: "tutor> \(line)")
      terminal.send("\u{15}")
      try terminal.waitForPrompt()
    }
    try complete("revi", to: "review")
    try complete("learn who", to: "learn who-runs")
    try complete("quiz who-k", to: "quiz who-keeps-count")
    try complete("trace noth", to: "trace nothing-new")
    let folder = learner.bench.folder
    try complete("trace \(folder)/Tal", to: "trace \(folder)/Tally.swift")
    try complete("trace \(folder)/My", to: "trace \"\(folder)/My Views/")
    terminal.send("trace \"\(folder)/My Views/The\t\r")
    try terminal.waitForPrompt("trace>")
    terminal.send("tap \"+\t\r")
    try terminal.wait(forText: "Enter goes through them.")
  }
}
