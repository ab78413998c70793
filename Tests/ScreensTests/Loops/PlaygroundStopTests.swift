import Simulation
import Synchronization
import Terminal
import Testing

@testable import Screens

@Suite("A view of one's own that does not come to an end")
struct PlaygroundStopTests {
  @Test("Ctrl-C stops an event without end: it is taken back, and everything else goes on")
  func stopping() throws {
    let source = """
      struct Mill: View {
        @State private var turns = 0
        var body: some View {
          Button("Turn") { turns += 1 }
          Button("For ever") { while true {} }
        }
      }
      """
    let key = PressedKey()
    var view = try PlayedView(
      files: [SourceFile(path: "Mill.swift", text: source)], root: nil,
      interruption: key.interruption)
    try view.perform(Event("tap \"Turn\""))
    key.press()
    let stop = #expect(throws: EventError.self) { try view.perform(Event("tap \"For ever\"")) }
    #expect(stop?.message == "tap \"For ever\" was stopped, and is taken back")
    #expect(!key.interruption.hasCome, "whoever waits for keys next does not hear of it")
    #expect(view.screen.crash == nil && view.events.map(\.text) == ["tap \"Turn\""])
    try view.perform(Event("tap \"Turn\""))
    #expect(view.screen.state.map(\.value) == ["2"])
    #expect(view.trace.events.count == 3)
  }

  @Test("A view whose body does not end is stopped by Ctrl-C as well, which is told")
  func stoppedAtFirst() throws {
    let source = """
      struct Mill: View {
        var body: some View {
          let turns = { while true {} }
          turns()
          return Text("never")
        }
      }
      """
    let key = PressedKey()
    key.press()
    let view = try PlayedView(
      files: [SourceFile(path: "Mill.swift", text: source)], root: nil,
      interruption: key.interruption)
    #expect(view.screen.crash?.contains("interrupted after") == true)
    #expect(!key.interruption.hasCome, "the prompt does not hear of it")
  }

  /// Ctrl-C, until somebody takes notice of it.
  private final class PressedKey: Sendable {
    private let isPressed = Mutex(false)

    func press() { isPressed.withLock { $0 = true } }

    var interruption: Interruption {
      Interruption(
        look: { self.isPressed.withLock { $0 } },
        takeNotice: { self.isPressed.withLock { $0 = false } })
    }
  }
}
