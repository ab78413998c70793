import Foundation
import Testing

@Suite("Windows and terminals of every kind")
struct WindowTests {
  @Test(
    "In a window too small for anything, and in a huge one, the program goes on",
    arguments: [(1, 1), (4, 2), (10, 3), (20, 5), (200, 60)])
  func sizes(columns: Int, rows: Int) throws {
    let learner = try Learner()
    let terminal = try learner.open("learn", "who-runs", columns: columns, rows: rows)
    try terminal.wait(for: "a page") { $0.showsAlternateScreen }
    terminal.send(String(repeating: " ", count: 60))
    terminal.settle(for: .milliseconds(300))
    #expect(terminal.model.scrolledOff.isEmpty, "nothing was pushed out of the window")
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(forText: "Why does")
    terminal.send("\u{03}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("A terminal that cannot move its cursor, or has no name, gets text that scrolls")
  func dumb() throws {
    for variable in ["dumb", nil] {
      let learner = try Learner()
      let terminal = try learner.open("learn", "who-runs", environment: ["TERM": variable])
      try terminal.wait(forText: "counts its guests")
      terminal.send("#")
      try terminal.wait(forText: "# does nothing here.")
      terminal.send(" ")
      try terminal.wait(forText: "PgUp up")
      terminal.send("\u{04}")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(!terminal.output.contains(0x1B))
      #expect(terminal.echoes)
    }
  }

  @Test(
    "What a command says ends no line in the middle of a word; in a pipe no line is broken",
    arguments: [40, 80])
  func words(columns: Int) throws {
    let learner = try Learner()
    let source = """
      import SwiftUI
      struct Counter: View {
        let taken = 1
        var body: some View {
          Button("\(String(repeating: "many words in a line ", count: 9))") { taken += 1 }
        }
      }
      """
    try learner.bench.write("Counter.swift", source)
    let file = learner.bench.folder + "/Counter.swift"
    let piped = try learner.bench.run("trace", file, "--do", "remove")
    let sentence = try #require(piped.errors.split(separator: "\n").first)
    #expect(piped.status == 65 && sentence.count > columns + learner.bench.folder.count)

    let terminal = try learner.open("trace", file, "--do", "remove", columns: columns)
    #expect(try terminal.waitForExit() == .exited(65))
    let shown = terminal.model.transcript
    let words = sentence.split(separator: " ").dropFirst().map(String.init)
    let text = shown.joined(separator: " ")
    #expect(text.contains(words.joined(separator: " ")), "\(shown)")
    // The caret stands below its place, in a part of the line that fits.
    let caret = try #require(shown.firstIndex { $0.hasSuffix("^") })
    let place = shown[caret].count - 1
    #expect(shown[caret - 1].dropFirst(place).hasPrefix("taken"), "\(shown)")
  }

  @Test("The plan comes by its names, too")
  func plan() throws {
    let learner = try Learner()
    let plan = try learner.bench.run().output
    #expect(try learner.bench.run("plan").output == plan)
    #expect(try learner.bench.run("today", "--plain").output == plan)
    #expect(try learner.bench.run("help", "plan").output.contains("SUBCOMMANDS"))
    let terminal = try learner.openAtPrompt()
    terminal.send("help plan\r")
    try terminal.wait(forText: "the plan again")
  }

  @Test("ACCESSIBLE=1 is a dialogue in which nothing is drawn again, from first run to trace")
  func accessible() throws {
    let learner = try Learner()
    let terminal = try learner.open(environment: ["ACCESSIBLE": "1"])
    for (landmark, line) in [
      ("answer>", "2"), ("go on>", ""), ("tutor>", "trace one-more"), ("answer>", "0"),
      ("go on>", ":quit"),
    ] {
      try terminal.waitForPrompt(landmark)
      terminal.send(line + "\r")
      terminal.settle(for: .milliseconds(200))
    }
    #expect(try terminal.waitForExit() == .exited(0))
    let written = String(decoding: terminal.output, as: UTF8.self)
    #expect(!written.contains("\u{1B}[?1049h") && !written.contains("\u{1B}[2J"))
    #expect(!written.contains("─") && !written.contains("┌"))
  }

  @Test("--color=always in a pipe gives styles and no other escape; JSON stays JSON")
  func colourInPipe() throws {
    let learner = try Learner()
    let run = try learner.bench.run("learn", "who-runs", "--color", "always", input: "\n1\n")
    #expect(EscapeInspection(Array(run.output.utf8), isTerminal: true).finding == nil)
    let plain = run.output.replacing(#/\e\[[0-9;]*m/#, with: "")
    #expect(!plain.contains("\u{1B}"))
  }

  @Test("The cursor stands behind what was typed, whatever its characters' width")
  func widths() throws {
    let learner = try Learner()
    let terminal = try learner.open("quiz", "word-for-it")
    try terminal.wait(forText: "answer>")
    for (text, width) in [("漢字", 4), ("e\u{301}", 1), ("😀", 2), ("abc", 3)] {
      terminal.send(text)
      let start = "   answer> ".count
      try terminal.wait(for: "\(text) and the cursor behind it") { screen in
        screen.lines[screen.cursor.row].hasSuffix("answer> \(text)")
          && screen.cursor.column == start + width
      }
      terminal.send("\u{7F}\u{15}")
      try terminal.wait(for: "an empty line") { $0.cursor.column == start }
    }
  }

  @Test("A paste of many lines is one answer, one line of a prompt, and no keys on a page")
  func pastes() throws {
    let lines = (1...2000).map { "line \($0)" }.joined(separator: "\r")
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("quiz who-keeps-count\r")
    try terminal.wait(forText: "Which view")
    terminal.paste("1\r2\r\(lines)q\r")
    try terminal.wait(forText: "Pasted text does nothing here.")
    #expect(try learner.recordedAnswers() == 0)
    terminal.send(":quiz word-for-it\r")
    try terminal.wait(forText: "answer>")
    terminal.paste("reading\r\r")
    try terminal.wait(forText: "answer> reading")
    terminal.send("\r")
    try terminal.wait(forText: "RIGHT")
    terminal.send("\u{03}")
    try terminal.waitForPrompt()
    terminal.paste("quit\r\(lines)\r")
    terminal.settle(for: .milliseconds(500))
    terminal.send("\u{03}")
    try terminal.waitForPrompt()
  }
}
