import Simulation
import Testing

/// What is said of a write.
@Suite struct WriteTextTests {
  private func writes(_ state: String, _ action: String) throws -> [String] {
    let source = """
      import SwiftUI
      final class Game { var score = 0 }
      struct Level: Equatable { var mark: Int? }
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

  @Test("A part is told by what an optional holds, like a whole value")
  func optionalPart() throws {
    #expect(try writes("Level()", "Level(mark: 2)") == ["Board._value mark: nil -> 2"])
    #expect(try writes("Level(mark: 2)", "Level()") == ["Board._value mark: 2 -> nil"])
    #expect(try writes("nil as Int?", "2") == ["Board._value nil -> 2"])
  }

  @Test("What a task writes after its view has left bears the name that the view had")
  func afterTheEnd() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        let name: String
        @State private var value = 0
        var body: some View {
          Button("Start \\(name)") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              value = 5
            }
          }
        }
      }
      struct Board: View {
        @State private var isShown = true
        var body: some View {
          if isShown { ForEach(["a", "b"], id: \\.self) { Row(name: $0) } }
          Button("Hide") { isShown = false }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Board.swift", text: source)]).mount()
    for event in [#"tap "Start b""#, #"tap "Hide""#, "wait 500ms", "wait 1s"] {
      try screen.perform(Event(event))
    }
    let writes = screen.trace.events.last?.steps.filter { $0.kind == .write }.map(\.message)
    #expect(writes == ["Row[b]._value 0 -> 5"])
  }
}
