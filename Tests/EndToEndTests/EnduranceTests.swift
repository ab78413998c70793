import Foundation
import Testing

/// `TUTOR_ENDURANCE` is how many hours the session has.
@Suite("A long session in fast motion")
struct EnduranceTests {
  private static let hours =
    ProcessInfo.processInfo.environment["TUTOR_ENDURANCE"].flatMap { Int($0) } ?? 1
  /// One that is never idle goes once through ``habits`` in half a minute.
  private static let rounds = 120 * hours

  /// What somebody does at the prompt, key by key, until they are back there.
  private static let habits = [
    "quiz who-keeps-count\r1\r\r", "quiz word-for-it\rreading\r\r\r", "stats\r?\rq",
    "trace one-more\r   ~~\rnnnwbqq", "lessons\rjkq", "learn who-runs\r?\rcq", "map\rjkq",
    "search counter\rjkq",
  ]

  @Test("An hour of questions, traces, pages and searches does not make the program grow")
  func memory() throws {
    let learner = try Learner()
    // An hour passes in about half a minute.
    let terminal = try learner.open(at: "2026-09-21T09:00:00x120")
    try terminal.wait(forText: "skip")
    terminal.send("k")
    try terminal.waitForPrompt()
    guard terminal.privateMemory != nil else { return }
    // Caches fill, and the history of lines: the last large step, a megabyte, comes in the fiftieth round.
    try work(terminal, rounds: Self.rounds / 2)
    let before = try #require(terminal.privateMemory)
    try work(terminal, rounds: Self.rounds / 2)
    let after = try #require(terminal.privateMemory)
    // What is kept of an answer is in the store; the store's own cache may grow a little.
    #expect(after - before < before / 10, "from \(before) to \(after) kB")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try learner.recordedAnswers() >= 3 * Self.rounds)
  }

  private func work(_ terminal: PseudoTerminal, rounds: Int) throws {
    for _ in 0..<rounds {
      for habit in Self.habits {
        terminal.send(habit + "#marker")
        try terminal.wait(for: "the prompt after: \(habit)") { screen in
          !screen.showsAlternateScreen && screen.lines[screen.cursor.row] == "tutor> #marker"
        }
        terminal.send("\u{15}")
        try terminal.waitForPrompt()
      }
    }
  }
}
