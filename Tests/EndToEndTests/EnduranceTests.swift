import Foundation
import Testing

/// `TUTOR_ENDURANCE` is how many questions are answered; an hour has about 1000.
@Suite("A long session in fast motion")
struct EnduranceTests {
  private static let questions =
    ProcessInfo.processInfo.environment["TUTOR_ENDURANCE"].flatMap { Int($0) } ?? 60

  @Test("Questions answered and pages opened, over and over, do not make the program grow")
  func memory() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    guard terminal.residentMemory != nil else { return }
    try work(terminal, questions: Self.questions / 2)
    let before = try #require(terminal.residentMemory)
    try work(terminal, questions: Self.questions)
    let after = try #require(terminal.residentMemory)
    // What is kept of an answer is in the store; the store's own cache may grow a little.
    #expect(after - before < before / 10, "from \(before) to \(after) kB")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// Answers, looks at the statistics, the lessons and a page of keys, and is back at the prompt.
  private func work(_ terminal: PseudoTerminal, questions: Int) throws {
    for _ in 0..<questions {
      terminal.send("quiz who-keeps-count\r1\r\rstats\r?\rqlessons\rjkq#marker")
      try terminal.wait(for: "the prompt after all keys") { screen in
        !screen.showsAlternateScreen && screen.lines[screen.cursor.row] == "tutor> #marker"
      }
      terminal.send("\u{15}")
      try terminal.waitForPrompt()
    }
  }
}
