import Simulation
import Testing

/// How things on the screen are called, and how several of one name are told apart.
@Suite struct AddressTests {
  private func screen(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "View.swift", text: "import SwiftUI\n" + source)])
      .mount()
  }

  private static let board = """
    struct Board: View {
      @State private var picked = 0
      @State private var volume = 0.1
      @State private var speed = 0.2
      @State private var isOn = false
      @State private var isShown = false
      @State private var search = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text("picked \\(picked)")
            HStack {
              ForEach(1...3, id: \\.self) { number in
                Button { picked = number } label: { Image(systemName: "heart") }
              }
            }
            HStack { Text("Volume"); Slider(value: $volume) }
            HStack { Text("Speed").font(.caption); Slider(value: $speed).padding() }
            LabeledContent("Power") { Toggle("", isOn: $isOn).labelsHidden() }
            Button { picked = 9 } label: { Text("Save").bold() }.disabled(true)
            Button { picked = 7 } label: { Image(systemName: "plus") }.accessibilityLabel(Text("Add"))
            if isShown { Capsule().fill(.red) }
            Circle().frame(width: 20).onTapGesture { isShown.toggle() }
            Text("below")
          }
          .searchable(text: $search, prompt: "Find")
        }
      }
    }
    """

  private func changes(_ screen: Screen, _ event: String) throws -> [String] {
    try screen.perform(Event(event)).changes.map(\.new)
  }

  @Test("Of several that are called the same each is reached by its number")
  func numbered() throws {
    let screen = try screen(Self.board)
    #expect(screen.availableEvents.contains("tap \"heart\"[3]"))
    #expect(try changes(screen, "tap \"heart\"[3]") == ["picked 3"])
    #expect(try changes(screen, "tap \"heart\"[1]") == ["picked 1"])
  }

  @Test("What several are called is refused with what to write")
  func ambiguous() throws {
    let screen = try screen(Self.board)
    let several = #expect(throws: EventError.self) { try screen.perform(Event("tap \"heart\"")) }
    #expect(
      several?.message
        == "3 buttons are called \"heart\"; say which: \"heart\"[1], \"heart\"[2] or \"heart\"[3], from the top"
    )
    let beyond = #expect(throws: EventError.self) {
      try screen.perform(Event("tap \"heart\"[4]"))
    }
    #expect(beyond?.message.contains("there are 3 things called \"heart\"") == true)
    #expect(throws: EventError.self) { try Event("tap \"heart\"[0]") }
    #expect(throws: EventError.self) { try Event("tap \"heart\"[x]") }
  }

  @Test("A control without a label takes that of the text before it, or of what is around it")
  func beside() throws {
    let screen = try screen(Self.board)
    let offered = screen.availableEvents
    #expect(offered.contains("slide \"Volume\" to 0.5"))
    #expect(offered.contains("slide \"Speed\" to 0.5"))
    #expect(offered.contains("toggle \"Power\""))
    let trace = try screen.perform(Event("slide \"Speed\" to 0.5"))
    #expect(trace.writes.map(\.target) == ["Board._speed"])
    #expect(try screen.perform(Event("slide \"Slider\"[1] to 0.9")).writes.count == 1)
  }

  @Test("A text that changes renames the control beside it")
  func renamed() throws {
    let screen = try screen(
      """
      struct Knob: View {
        @State private var level = 0.0
        var body: some View { HStack { Text("Level \\(level)"); Slider(value: $level) } }
      }
      """)
    try screen.perform(Event("slide \"Level 0.000000\" to 1"))
    #expect(screen.availableEvents == ["slide \"Level 1.000000\" to 0.5"])
    try screen.perform(Event("slide \"Level 1.000000\" to 0.5"))
  }

  @Test("A shape is on the screen, answers there, and its coming and going is told")
  func shapes() throws {
    let screen = try screen(Self.board)
    let circle = try #require(screen.elements.first { $0.kind == "Circle" })
    #expect(circle.events == ["tap \"Circle\""])
    #expect(screen.elements.first { $0.label == "below" }?.events == [])
    let came = try screen.perform(Event("tap \"Circle\""))
    #expect(came.changes.map(\.what) == ["Capsule"])
    #expect(came.steps.contains { $0.message == "Capsule appears" })
    let went = try screen.perform(Event("tap \"Circle\""))
    #expect(went.steps.contains { $0.message == "Capsule is gone" })
  }

  @Test("What shows nothing has a line of its own for what it answers to")
  func silent() throws {
    let screen = try screen(
      """
      struct Area: View {
        @State private var taps = 0
        var body: some View {
          VStack {
            Spacer().onTapGesture { taps += 1 }
            Text("taps \\(taps)")
          }
        }
      }
      """)
    let area = try #require(screen.elements.first { !$0.events.isEmpty })
    #expect(area.label == "Spacer")
    #expect(try changes(screen, area.events[0]) == ["taps 1"])
  }

  @Test("A search field is a thing of its own")
  func searchField() throws {
    let elements = try screen(Self.board).elements
    let field = try #require(elements.first { $0.kind == "SearchField" })
    #expect(field.label == "Find" && field.events == ["type \"…\" into \"Find\""])
    #expect(elements.filter { $0.events.contains("type \"…\" into \"Find\"") }.count == 1)
  }

  @Test("A disabled button with a label of views is on the screen, and disabled")
  func disabled() throws {
    let screen = try screen(Self.board)
    #expect(screen.elements.first { $0.label == "Save" }?.isDisabled == true)
    #expect(throws: EventError("the button \"Save\" is disabled")) {
      try screen.perform(Event("tap \"Save\""))
    }
  }

  @Test("An accessibility label is a label, and comes before the name of an image")
  func accessibility() throws {
    let screen = try screen(Self.board)
    #expect(screen.availableEvents.contains("tap \"Add\""))
    #expect(try changes(screen, "tap \"plus\"") == ["picked 7"])
  }

  @Test("Rows whose identifiers are UUIDs are numbered")
  func rows() throws {
    let screen = try screen(
      """
      struct Note: Identifiable { let id = UUID(); var text: String }
      struct NoteRow: View { let note: Note; var body: some View { Text(note.text) } }
      struct Notes: View {
        @State private var notes = [Note(text: "a"), Note(text: "b")]
        var body: some View {
          List(notes) { NoteRow(note: $0) }
          Button("add") { notes.insert(Note(text: "c"), at: 0) }
        }
      }
      """)
    #expect(screen.instances == ["Notes", "NoteRow[1]", "NoteRow[2]"])
    #expect(try screen.perform(Event("tap \"add\"")).inserted == ["NoteRow[3]"])
  }

  @Test("The place of a tap lies inside the view")
  func place() throws {
    let screen = try screen(
      """
      struct Pad: View {
        @State private var place = CGPoint.zero
        var body: some View { Text("x \\(Int(place.x))").onTapGesture { place = $0 } }
      }
      """)
    #expect(try changes(screen, "tap \"x 0\"") == ["x 10"])
  }

  @Test("The title of an alert is on the screen while it stands there")
  func alertTitle() throws {
    let screen = try screen(
      """
      struct Asking: View {
        @State private var isAsking = false
        var body: some View {
          Button("ask") { isAsking = true }
            .alert(Text("Sure?"), isPresented: $isAsking) { Button("Yes") {} }
        }
      }
      """)
    #expect(!screen.elements.contains { $0.label == "Sure?" })
    try screen.perform(Event("tap \"ask\""))
    #expect(screen.elements.contains { $0.kind == "alert" && $0.label == "Sure?" })
    try screen.perform(Event("tap \"Yes\""))
    #expect(!screen.elements.contains { $0.label == "Sure?" })
  }
}
