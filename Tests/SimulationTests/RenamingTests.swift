import Simulation
import Testing

/// `RenameButton` and `renameAction`: the action comes from the environment.
@Suite("The rename button")
struct RenamingTests {
  private static func screen(_ modifier: String) throws -> Screen {
    let source = """
      struct Shelf: View {
        @State private var name = "Box"
        @State private var count = 0
        var body: some View {
          VStack {
            Text(name)
            RenameButton()
            Button("more") { count += 1 }
          }
          \(modifier)
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)]).mount()
  }

  @Test("It runs the nearest rename action around it, and the state that this writes is told")
  func renames() throws {
    let screen = try Self.screen(
      ".renameAction { name = \"Crate\" }.renameAction { name = \"no\" }")
    #expect(screen.availableEvents.contains("tap \"Rename\""))
    let event = try screen.perform(Event("tap \"Rename\""))
    #expect(event.changes.map(\.new) == ["Crate"])
    #expect(event.evaluated.map(\.instance) == ["Shelf"])
  }

  @Test("Without an action it is not offered, and a tap says why")
  func disabled() throws {
    let screen = try Self.screen("")
    #expect(!screen.availableEvents.contains("tap \"Rename\""))
    let why = EventError("the button \"Rename\" finds no action around it, which disables it")
    #expect(throws: why) { try screen.perform(Event("tap \"Rename\"")) }
  }

  @Test("Nothing about either is taken for granted")
  func known() throws {
    let screen = try Self.screen(".renameAction { name = \"Crate\" }")
    #expect(screen.trace.events[0].diagnostics.isEmpty)
  }
}

/// `onContinuousHover`: the pointer comes and goes.
@Suite("A pointer that is followed")
struct ContinuousHoverTests {
  private static let source = """
    struct Pad: View {
      @State private var isOver = false
      @State private var x = 0.0
      var body: some View {
        VStack {
          Text(isOver ? "over" : "away")
          Text("at \\(x)")
          Text("Pad").onContinuousHover { phase in
            switch phase {
            case .active(let point):
              isOver = true
              x = point.x
            case .ended: isOver = false
            }
          }
        }
      }
    }
    """

  @Test("It hears that the pointer is over its view, and that it has left")
  func comesAndGoes() throws {
    let file = SourceFile(path: "Pad.swift", text: Self.source)
    let screen = try Simulator(files: [file]).mount()
    #expect(screen.availableEvents.contains("hover over \"Pad\""))
    let over = try screen.perform(Event("hover over \"Pad\""))
    #expect(over.changes.map(\.new).contains("over"))
    let away = try screen.perform(Event("hover away"))
    #expect(away.changes.map(\.new) == ["away"])
  }

  @Test("Where exactly it is nobody knows: what is written of that depends, and a note says so")
  func place() throws {
    let file = SourceFile(path: "Pad.swift", text: Self.source)
    let screen = try Simulator(files: [file]).mount()
    let over = try screen.perform(Event("hover over \"Pad\""))
    let writes = over.steps.filter { $0.kind == .write }
    #expect(writes.first { $0.target == "Pad._x" }?.certainty == .depends)
    #expect(writes.first { $0.target == "Pad._isOver" }?.certainty != .depends)
    #expect(over.diagnostics.contains { $0.isAssumption && $0.message.contains("pointer") })
  }
}
