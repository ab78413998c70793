import Simulation
import Synchronization
import Terminal
import Testing

@testable import Screens

@Suite("A large program that was opened before")
struct PlaygroundStartTests {
  private let bench = Bench()
  private let kept = Kept()

  private final class Kept: Sendable {
    let answers = Mutex<[String: [UInt8]]>([:])

    var cache: AnswerCache {
      AnswerCache(program: "this build") { name in
        self.answers.withLock { $0[name] }
      } save: { name, bytes in
        self.answers.withLock { $0[name] = bytes }
      }
    }
  }

  /// Large enough to be worth keeping.
  private static let source =
    PlaygroundLoopTests.source
    + String(repeating: "// \(String(repeating: "tea ", count: 20))\n", count: 1_400)

  private func play(
    _ lines: [FakeConsole.Input], _ source: String = Self.source, width: Int = 100
  ) throws -> FakeConsole {
    let console = FakeConsole(lines, width: width)
    let session = try bench.session()
    try session.noteGreeting()
    let interface = LearnerInterface(
      session: session, console: console, answers: kept.cache,
      readSource: { [SourceFile(path: $0, text: source)] })
    try interface.play(
      with: [SourceFile(path: "Tea.swift", text: source)], from: ["Tea.swift"], root: nil)
    return console
  }

  @Test("is opened with the same words, and goes on in the same way")
  func again() throws {
    let lines = FakeConsole.lines("tap \"Add cup\"", "state", "undo", "quit")
    let first = try play(lines)
    #expect(kept.answers.withLock { $0.count } == 1)
    let second = try play(lines)
    #expect(second.transcript == first.transcript)
    #expect(first.transcript.contains("Tea.cups = 1"))
  }

  @Test("is opened anew in another window, and when it has changed")
  func others() throws {
    _ = try play(FakeConsole.lines("quit"))
    _ = try play(FakeConsole.lines("quit"), width: 60)
    #expect(kept.answers.withLock { $0.count } == 2)
    let changed = Self.source.replacing("\"pot\"", with: "\"kettle\"")
    let console = try play(FakeConsole.lines("quit"), changed)
    #expect(console.transcript.contains("kettle"))
    #expect(kept.answers.withLock { $0.count } == 3)
  }

  @Test("is left by Ctrl-C as it is later on")
  func left() throws {
    _ = try play(FakeConsole.lines("quit"))
    let console = try play([.interruptedLine])
    #expect(console.prompts == ["trace> "])
  }
}
