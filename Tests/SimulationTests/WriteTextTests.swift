import Simulation
import Testing

/// What is said of a write.
@Suite struct WriteTextTests {
  private func writes(_ state: String, _ action: String) throws -> [String] {
    let source = """
      import SwiftUI
      final class Game { var score = 0 }
      struct Board: View {
        @State private var value = \(state)
        var body: some View { Button("Do") { value = \(action) } }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Board.swift", text: source)]).mount()
    try screen.perform(Event("tap \"Do\""))
    return screen.trace.events.last?.steps.filter { [.write, .drop].contains($0.kind) }
      .map(\.message) ?? []
  }

  @Test("An object that looks like the one before is another one")
  func object() throws {
    #expect(try writes("Game()", "Game()") == ["Board._value is another Game now"])
    #expect(try writes("Game()", "value").map { $0.contains("with an equal value") } == [true])
  }

  @Test("An equal value is one")
  func value() throws {
    #expect(
      try writes("1", "1") == ["Board._value is written with an equal value, 1: nobody is told"])
    #expect(try writes("1", "2") == ["Board._value 1 -> 2"])
  }
}
