import Simulation
import Testing

/// Return in a field, and how far that is heard.
struct SubmittingTests {
  private func screen(_ modifiers: String) throws -> Screen {
    let source = """
      struct Shelf: View {
        @State private var name = ""
        @State private var inner = 0
        @State private var outer = 0
        var body: some View {
          VStack {
            Text("\\(inner) and \\(outer)")
            TextField("Name", text: $name)
            \(modifiers)
          }
          .onSubmit { outer += 1 }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)]).mount()
  }

  @Test("Whoever stands around the field hears of it, from the inside to the outside")
  func heard() throws {
    let screen = try screen(".onSubmit { inner += 1 }")
    #expect(
      try screen.perform(Event("submit \"Name\"")).changes.map(\.new) == ["1 and 1"])
  }

  @Test("A submit scope keeps it from whatever stands around the scope")
  func scope() throws {
    let screen = try screen(".onSubmit { inner += 1 }.submitScope()")
    #expect(screen.trace.events[0].diagnostics.isEmpty)
    #expect(
      try screen.perform(Event("submit \"Name\"")).changes.map(\.new) == ["1 and 0"])
    let alone = try self.screen(".submitScope()")
    let why = EventError("nothing waits for the field \"Name\" to be submitted")
    #expect(throws: why) { try alone.perform(Event("submit \"Name\"")) }
  }

  @Test("A scope that does not block keeps nothing")
  func open() throws {
    let screen = try screen(".submitScope(false)")
    #expect(
      try screen.perform(Event("submit \"Name\"")).changes.map(\.new) == ["0 and 1"])
  }
}
