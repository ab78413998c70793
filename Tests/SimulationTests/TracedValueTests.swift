import Simulation
import Testing

/// How values are written in a trace.
@Suite struct TracedValueTests {
  @Test("where values of several types may stand, the type is told; else a single field is enough")
  func existential() throws {
    let source = """
      import SwiftUI
      protocol Mood {}
      struct Silent: Mood {}
      struct Singing: Mood { var voices = 1 }
      struct Volume { var level = 1 }
      struct Choir: View {
        @State private var mood: any Mood = Silent()
        @State private var perhaps: (any Mood)?
        @State private var volume = Volume()
        var body: some View {
          Button("Sing") {
            mood = Singing()
            perhaps = mood
          }
          Button("Join") { mood = Singing(voices: 2) }
          Button("Louder") { volume.level += 1 }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Choir.swift", text: source)]).mount()
    func writes(_ label: String) throws -> [String] {
      try screen.perform(Event("tap \"\(label)\"")).writes.map { "\($0.old) -> \($0.new)" }
    }
    #expect(try writes("Sing") == ["Silent() -> Singing(voices: 1)", "nil -> Singing(voices: 1)"])
    #expect(try writes("Join") == ["Singing(voices: 1) -> Singing(voices: 2)"])
    #expect(try writes("Louder") == ["1 -> 2"])
  }

  @Test("what differs only far behind, where its text is cut, is not called equal")
  func behindTheCut() throws {
    let source = """
      import SwiftUI
      enum Phase { case loaded([Int]) }
      struct Pages: View {
        @State private var phase = Phase.loaded([])
        var body: some View {
          Text(count)
          Button("First") { phase = .loaded(Array(1000..<1200)) }
          Button("More") { phase = .loaded(Array(1000..<1300)) }
        }
        private var count: String {
          switch phase { case .loaded(let all): "\\(all.count)" }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Pages.swift", text: source)]).mount()
    try screen.perform(Event("tap \"First\""))
    let more = try screen.perform(Event("tap \"More\""))
    let write = try #require(more.steps.first { $0.kind == .write })
    #expect(write.message.contains("with a different value"))
  }
}
