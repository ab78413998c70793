import Terminal
import Testing

@testable import Screens

@Suite("The rules, looked up")
struct RuleLoopTests {
  private let bench = Bench()

  private func run(_ script: [FakeConsole.Input], isPlain: Bool = false) throws -> FakeConsole {
    let session = try bench.session()
    try session.noteGreeting()
    let console = FakeConsole(script, isPlain: isPlain)
    try LearnerInterface(session: session, console: console) { path in
      throw UnreadableSource("There is no file \(path).")
    }.run()
    return console
  }

  @Test("rule S1 opens the rule, and leaving leads back to the prompt")
  func page() throws {
    let console = try run(
      FakeConsole.lines("rule s1") + FakeConsole.keys("q") + FakeConsole.lines("quit"))
    #expect(console.showed("RULE S1"))
    #expect(console.showed("Sure: high."))
    #expect(console.showed("fatbobman.com"), "sources are spelled out")
    #expect(console.prompts.count == 2)
  }

  @Test("Words find the rules that say them; without any all are there to open one after the other")
  func choosing() throws {
    let console = try run(
      FakeConsole.lines("rule equal value setter") + FakeConsole.keys("q")
        + FakeConsole.lines("rule") + FakeConsole.keys("j\nqq") + FakeConsole.lines("rule S99"))
    #expect(console.showed("RULE S4"), "only one says them")
    #expect(console.showed("RULES"))
    #expect(console.showed("RULE S2"))
    #expect(
      console.transcript.contains("No rule is called \"S99\", or says that. Did you mean S9?"))
  }

  @Test("In plain mode a rule is said, and the prompt is back")
  func plain() throws {
    let console = try run(FakeConsole.lines("rule S1", "quit"), isPlain: true)
    #expect(console.transcript.contains("A write to a state that the body read runs the owner."))
    #expect(!console.transcript.contains("`"))
  }

  @Test("In the stepper R shows the rule of the step, and leads back to it")
  func stepper() throws {
    let script = FakeConsole.lines("trace Tea.swift", "1", "")
    let console = FakeConsole(
      script + FakeConsole.keys("n") + FakeConsole.keys("Rqq") + FakeConsole.lines("quit", "quit"))
    let session = try bench.session()
    try session.noteGreeting()
    try LearnerInterface(session: session, console: console) { path in
      [.init(path: path, text: PlaygroundLoopTests.source)]
    }.run()
    let shown = try #require(console.frames.firstIndex { $0.first?.contains("RULE ") == true })
    #expect(console.frames[shown - 1] == console.frames[shown + 1])
    #expect(console.frames[shown].joined().contains("Sure: "))
  }
}
