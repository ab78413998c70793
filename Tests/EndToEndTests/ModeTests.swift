import Foundation
import Testing

@Suite("Terminals of every kind")
struct ModeTests {
  @Test("Forty columns show everything, in another arrangement")
  func narrow() throws {
    let learner = try Learner()
    let terminal = try learner.open(columns: 40)
    try terminal.expectScreen("narrow-first-question", showing: "How many times")
    terminal.send("k")
    try terminal.expectScreen("narrow-plan", showing: "tutor>")
    terminal.send("learn\r")
    try terminal.readOn(until: "Why does")
    try terminal.expectScreen("narrow-question", showing: "Why does")
    terminal.send(":trace one-more\r")
    try terminal.wait(forText: "READ")
    try terminal.readOn(until: "PREDICT")
    try terminal.expectScreen("narrow-prediction", showing: "PREDICT")
    terminal.send("~~")
    try terminal.wait(forText: "recorded.")
    terminal.send("\rnn")
    try terminal.expectScreen("narrow-stepper", showing: "3/")
  }

  @Test("A window that changes its size in mid-question shows what a window of that size shows")
  func resize() throws {
    let learner = try Learner()
    let terminal = try learner.openAtQuestion()
    terminal.resize(columns: 40, rows: 24)
    try terminal.expectScreen("narrow-question", showing: "Why does")
    terminal.resize(columns: 80, rows: 24)
    try terminal.expectScreen("question", showing: "Why does")
  }

  @Test("What was typed so far stays when the window changes its size, and can be completed")
  func resizeOfLine() throws {
    let learner = try Learner()
    let terminal = try learner.open("quiz", "word-for-it")
    try terminal.wait(forText: "answer>")
    terminal.send("rea")
    try terminal.wait(forText: "answer> rea")
    terminal.resize(columns: 40, rows: 20)
    try terminal.wait(for: "the line in the smaller window") { screen in
      screen.lines[screen.cursor.row].hasSuffix("answer> rea") && screen.lines[19] != ""
    }
    terminal.send("ding\r")
    try terminal.wait(forText: "RIGHT")
  }

  @Test("Plain mode is a dialogue in lines: nothing is drawn, nothing is drawn again")
  func plainTerminal() throws {
    let learner = try Learner()
    let terminal = try learner.open("learn", "who-runs", "--plain")
    try terminal.waitForPrompt("lesson>")
    terminal.send("\r")
    try terminal.wait(forText: "Why does")
    try terminal.waitForPrompt("answer>")
    terminal.send("\(try terminal.digit(of: "It was given another count"))\r")
    try terminal.expectScreen("plain-answered", showing: "Right")
    terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.written.contains("\u{1B}[?1049h"), "the other screen")
    #expect(!terminal.written.contains("\u{1B}[2J"), "erasing")
    #expect(terminal.written.firstMatch(of: #/\e\[\d*;?\d*H/#) == nil, "moving about")
    #expect(try learner.recordedAnswers() == 1)
  }

  @Test("Through a pipe plain mode takes answers by the line, and ends with the input")
  func plainPipe() throws {
    let learner = try Learner()
    let run = try learner.bench.run(
      "learn", "who-runs", "--plain", with: ["TUTOR_NOW": Learner.monday],
      input: "\nnonsense\n1\n\n1\n")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("Mockup, counter-screen"), "\(run.output)")
    #expect(run.output.contains("\"nonsense\" means nothing here."), "\(run.output)")
    #expect(run.output.contains("Which view owns the count?"), "\(run.output)")
    #expect(try learner.recordedAnswers() == 2)
  }

  @Test("NO_COLOR takes the colour away", arguments: [nil, "1"])
  func colour(variable: String?) throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt(environment: ["NO_COLOR": variable])
    terminal.send("trace one-more\r")
    try terminal.readOn(until: "PREDICT")
    terminal.send("~~")
    try terminal.wait(forText: "recorded.")
    terminal.send("q")
    try terminal.waitForPrompt()
    #expect(terminal.wroteColour == (variable == nil))
  }

  @Test("LANG=C gets ASCII and nothing else")
  func ascii() throws {
    let learner = try Learner()
    let terminal = try learner.open(environment: ["LC_ALL": nil, "LANG": "C"])
    try terminal.wait(forText: "skip")
    terminal.send("k")
    try terminal.waitForPrompt()
    terminal.send("learn\r")
    try terminal.expectScreen("ascii-prose", showing: "cafe")
    try terminal.readOn(until: "Why does")
    try terminal.pick("The sign beside it")
    try terminal.wait(forText: "recorded.")
    try terminal.openTrace("one-more")
    terminal.send("~~")
    try terminal.wait(forText: "recorded.")
    terminal.send("\rw")
    try terminal.wait(forText: "hide why")
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }
}

extension PseudoTerminal {
  /// Everything that the program wrote, as text.
  fileprivate var written: String { String(decoding: output, as: UTF8.self) }

  /// Whether it asked for a colour, of letters or of what is behind them.
  fileprivate var wroteColour: Bool {
    written.matches(of: #/\e\[([0-9;]*)m/#).contains { match in
      match.1.split(separator: ";").compactMap { Int($0) }.contains { number in
        [30...38, 40...48, 90...97, 100...107].contains { $0.contains(number) }
      }
    }
  }
}
