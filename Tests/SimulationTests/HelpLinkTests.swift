import Simulation
import Testing

/// `HelpLink`: a button with a question mark.
struct HelpLinkTests {
  private func screen(_ link: String) throws -> Screen {
    let source = """
      struct Shelf: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("asked \\(count) times")
            \(link)
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)]).mount()
  }

  @Test("It is called Help and runs its action")
  func action() throws {
    let screen = try screen("HelpLink { count += 1 }")
    #expect(screen.trace.events[0].diagnostics.isEmpty)
    #expect(screen.availableEvents.contains("tap \"Help\""))
    let event = try screen.perform(Event("tap \"Help\""))
    #expect(event.changes.map(\.new) == ["asked 1 times"])
  }

  @Test("With an address it leads out of the program, which is said")
  func destination() throws {
    let screen = try screen("HelpLink(destination: URL(string: \"https://example.com\")!)")
    let event = try screen.perform(Event("tap \"Help\""))
    #expect(event.diagnostics.contains { $0.message.contains("leads out of the program") })
    #expect(event.evaluated.isEmpty)
  }
}
