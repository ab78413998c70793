import Foundation
import Testing

@Suite("What is typed, and when")
struct TypingTests {
  static let interrupt = "\u{03}"
  static let endOfInput = "\u{04}"

  @Test("Ctrl-C in a question leads back to the prompt; nothing is recorded, and nothing lost")
  func interruptedQuestion() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("learn\r")
    try terminal.readOn(until: "Why does")
    terminal.send(Self.interrupt)
    try terminal.waitForPrompt()
    #expect(try learner.recordedAnswers() == 0)
    terminal.send("learn\r")
    try terminal.pick("It was given another count")
    try terminal.wait(forText: "Right, and recorded.")
    terminal.send(Self.interrupt)
    try terminal.waitForPrompt()
    #expect(try learner.recordedAnswers() == 1)
  }

  @Test("Ctrl-C in an answer drops what was typed of it, and then leads back to the prompt, too")
  func interruptedLine() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("quiz word-for-it\r")
    try terminal.wait(forText: "answer>")
    terminal.send("rea")
    try terminal.wait(forText: "answer> rea")
    terminal.send(Self.interrupt)
    try terminal.wait(for: "an empty line") { screen in
      screen.showsAlternateScreen && screen.lines[screen.cursor.row].hasSuffix("answer>")
    }
    terminal.send(Self.interrupt)
    try terminal.waitForPrompt()
    #expect(try learner.recordedAnswers() == 0)
  }

  @Test("Ctrl-C at the prompt drops the line and stays; Ctrl-D leaves with 0")
  func prompt() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("nonsense")
    try terminal.wait(forText: "tutor> nonsense")
    terminal.send(Self.interrupt)
    try terminal.waitForPrompt()
    #expect(!terminal.model.transcript.contains { $0.contains("There is no command") })
    terminal.send("help\r")
    try terminal.wait(forText: "HELP")
    terminal.send("q")
    try terminal.waitForPrompt()
    terminal.send(Self.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.echoes)
  }

  @Test("Ctrl-D in a question leaves with 0 and gives the screen back")
  func endInQuestion() throws {
    let learner = try Learner()
    let terminal = try learner.openAtQuestion()
    #expect(!terminal.echoes)
    terminal.send(Self.endOfInput)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isGivenBack)
  }

  @Test("SIGTERM exits with 143 and gives the screen back", arguments: ["learn", nil])
  func termination(command: String?) throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    if let command {
      terminal.send("\(command)\r")
      try terminal.wait(forText: "counts its guests")
    }
    #expect(!terminal.echoes)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .exited(143))
    #expect(terminal.isGivenBack)
  }

  @Test("A whole lesson typed ahead, before its first page is shown, is gone through key by key")
  func typeAhead() throws {
    let learner = try Learner()
    let terminal = try learner.open("learn", "who-runs")
    let lesson = "  1\r1\r   12\rn   ~~n"
    terminal.send(lesson + "reading\r\r\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try learner.recordedAnswers() == 5)
    #expect(try learner.bench.run("learn", "--list").output.contains("Who runs?  (finished)"))
  }

  @Test("Lines that are pasted at the prompt are not carried out")
  func paste() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.paste("help\rquit\r")
    try terminal.wait(for: "what was pasted") { $0.lines.contains("tutor> help quit") }
    terminal.send(Self.interrupt)
    try terminal.waitForPrompt()
    #expect(!terminal.model.transcript.contains { $0.contains("be asked about a topic") })
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}

extension PseudoTerminal {
  /// Whether a shell would find the terminal as it left it.
  var isGivenBack: Bool {
    echoes && !model.showsAlternateScreen && model.isCursorVisible && !model.takesBracketedPaste
  }
}
