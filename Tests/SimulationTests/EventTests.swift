import Simulation
import Testing

/// What a screen offers and what it refuses, in sentences.
@Suite struct EventTests {
  /// On a screen on which everything has room: a row that nobody would see is not made.
  private func screen(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "View.swift", text: "import SwiftUI\n" + source)])
      .mount(on: PreviewArea(width: 393, height: 3000))
  }

  /// Every control that the grammar has an event for.
  private static let everything = """
    struct Everything: View {
      @State private var isOn = false
      @State private var text = ""
      @State private var query = ""
      @State private var count = 0
      @State private var amount = 0.5
      @State private var choice = 1
      @State private var names = ["A", "B"]
      @State private var isSheetShown = false
      @State private var isAlertShown = false
      var body: some View {
        TabView {
          NavigationStack {
            Form {
              Toggle("Switch", isOn: $isOn)
              TextField("Field", text: $text)
              Stepper("Count", value: $count)
              Slider(value: $amount)
              Picker("Choice", selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
              }
              NavigationLink("Deeper") { Text("Deep") }
              Button("Sheet") { isSheetShown = true }
              Button("Alert") { isAlertShown = true }
              Text("Tapped").onTapGesture {}
              Text("Dragged").gesture(DragGesture().onEnded { _ in })
              Text("Held").onLongPressGesture {}
              Text("Turned")
                .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ in })
              Text("Counted").onTapGesture(count: 2) {}
              Text("Under").onHover { _ in }
              List {
                ForEach(names, id: \\.self) { Text($0) }
                  .onDelete { names.remove(atOffsets: $0) }
                  .onMove { names.move(fromOffsets: $0, toOffset: $1) }
              }
            }
            .searchable(text: $query)
          }
          .tabItem { Text("First") }
          Text("Second page").tabItem { Text("Second") }
        }
        .sheet(isPresented: $isSheetShown) { Text("In the sheet") }
        .alert("Careful", isPresented: $isAlertShown) {}
      }
    }
    """

  @Test("What a sheet covers does what it would do, and a note says that no finger gets there")
  func behindASheet() throws {
    func screen(background: String) throws -> Screen {
      try self.screen(
        """
        struct Shown: View {
          @State private var isShown = false
          var body: some View {
            Button("Go") { isShown = true }
              .sheet(isPresented: $isShown) { Button("Close") { isShown = false }\(background) }
          }
        }
        """)
    }
    func notes(_ screen: Screen, _ event: String) throws -> [String] {
      try screen.perform(Event(event)).diagnostics.map(\.message)
    }
    let plain = try screen(background: "")
    #expect(try notes(plain, "tap \"Go\"").isEmpty)
    #expect(
      try notes(plain, "tap \"Go\"") == [
        "the sheet is in front: no finger gets at what lies behind it, and this was done all the same"
      ])
    #expect(try notes(plain, "tap \"Close\"").isEmpty)
    let open = try screen(background: ".presentationBackgroundInteraction(.enabled)")
    for _ in 1...2 { #expect(try notes(open, "tap \"Go\"").isEmpty) }
  }

  @Test("what the screen offers is what it accepts, one after the other")
  func offeredIsAccepted() throws {
    let offered = try screen(Self.everything).availableEvents
    #expect(
      offered == [
        "tap \"First\"", "tap \"Second\"", "type \"…\" into \"Search\"", "toggle \"Switch\"",
        "type \"…\" into \"Field\"", "tap \"Count +\"", "tap \"Count -\"",
        "slide \"Slider\" to 0.5", "select \"One\" in \"Choice\"", "select \"Two\" in \"Choice\"",
        "tap \"Deeper\"", "tap \"Sheet\"", "tap \"Alert\"", "tap \"Tapped\"",
        "drag \"Dragged\" by 100 0", "long press \"Held\"", "pinch \"Turned\" by 2",
        "rotate \"Turned\" by 90", "double tap \"Counted\"", "hover over \"Under\"",
        "swipe to delete \"A\"", "move \"A\" to 0", "swipe to delete \"B\"", "move \"B\" to 0",
      ])
    for event in offered {
      let trace = try screen(Self.everything).perform(Event(event))
      #expect(trace.diagnostics.filter { $0.severity == .error }.isEmpty, "\(event)")
    }
  }

  @Test("what is presented is offered while it stands there, and not afterwards")
  func presented() throws {
    let screen = try screen(Self.everything)
    for (opening, closing) in [
      ("tap \"Sheet\"", "dismiss"), ("tap \"Deeper\"", "back"), ("tap \"Alert\"", "tap \"OK\""),
    ] {
      #expect(!screen.availableEvents.contains(closing))
      try screen.perform(Event(opening))
      #expect(screen.availableEvents.contains(closing))
      try screen.perform(Event(closing))
      #expect(!screen.availableEvents.contains(closing))
    }
    try screen.perform(Event("remove"))
    #expect(screen.availableEvents == ["insert"])
  }

  @Test(
    "what cannot happen is refused with a sentence that says what could",
    arguments: [
      ("back", "no navigation stack on the screen is deeper than its root"),
      ("dismiss", "nothing is presented: no sheet, cover, popover or dialog"),
      ("insert", "the root is on the screen; remove comes first"),
      ("move \"A\" to 7", "there is no place 7; the list has 2 rows, from 0"),
      ("swipe to delete \"C\"", "no row \"C\" is on the screen; there are \"A\" and \"B\""),
      ("submit \"Field\"", "nothing waits for the field \"Field\" to be submitted"),
      ("scroll to \"Nowhere\"", "nothing on the screen shows \"Nowhere\""),
      (
        "set Everything.count = \"many\"",
        "count is of type Int, and \"many\" is of String"
      ),
      (
        "select 3 in \"Choice\"",
        "the picker \"Choice\" has no 3; select VALUE in \"Choice\" takes the text or the tag of a row: One or Two"
      ),
    ])
  func refused(_ event: String, _ sentence: String) throws {
    let screen = try screen(Self.everything)
    let error = #expect(throws: EventError.self) { try screen.perform(Event(event)) }
    #expect(error?.message == sentence)
  }

  @Test("a link outside a stack and a value without a destination lead nowhere, and it is said")
  func deadLinks() throws {
    let outside = try screen(
      "struct A: View { var body: some View { NavigationLink(\"Go\", value: 1) } }")
    let error = #expect(throws: EventError.self) { try outside.perform(Event("tap \"Go\"")) }
    #expect(error?.message.contains("stands in no NavigationStack") == true)
    let inside = try screen(
      "struct A: View { var body: some View { NavigationStack { NavigationLink(\"Go\", value: 1) } } }"
    )
    let trace = try inside.perform(Event("tap \"Go\""))
    #expect(trace.diagnostics.contains { $0.message.contains("no matching navigationDestination") })
  }

  @Test("a destination is found by an alias, and by the ID of what is Identifiable")
  func destinationsByAnotherName() throws {
    let screen = try screen(
      """
      typealias Place = Int
      struct Bird: Identifiable { let name: String; var id: String { name } }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack { NavigationLink("Heron", value: Bird(name: "Heron").id); NavigationLink("Marsh", value: 7) }
              .navigationDestination(for: Bird.ID.self) { Text("Bird \\($0)") }
              .navigationDestination(for: Place.self) { Text("Place \\($0)") }
          }
        }
      }
      """)
    #expect(try screen.perform(Event("tap \"Heron\"")).diagnostics.isEmpty)
    try screen.perform(Event("back"))
    #expect(try screen.perform(Event("tap \"Marsh\"")).diagnostics.isEmpty)
    try screen.perform(Event("back"))
  }

  @Test("a value of the environment that nobody reads is set, and it is said")
  func unreadEnvironment() throws {
    let screen = try screen(
      """
      struct Mood: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      """)
    try screen.perform(Event("environment colorScheme = .dark"))
    #expect(screen.trace.events.last?.diagnostics == [])
    try screen.perform(Event("environment isLuminanceReduced = true"))
    #expect(
      screen.trace.events.last?.diagnostics.map(\.message)
        == ["no view that was on the screen reads isLuminanceReduced"])
    try screen.perform(Event("environment isLuminanceReduced = false"))
    #expect(screen.trace.events.last?.diagnostics.count == 1, "and again, for it is still so")
  }

  @Test("a value that is computed from another one of the environment changes that one")
  func computedEnvironment() throws {
    let screen = try screen(
      """
      extension EnvironmentValues {
        var isNight: Bool {
          get { colorScheme == .dark }
          set { colorScheme = newValue ? .dark : .light }
        }
        var isDay: Bool { !isNight }
      }
      struct Mood: View {
        @Environment(\\.isNight) private var isNight
        @Environment(\\.sizeCategory) private var category
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View { Button("\\(isNight) \\(category == .large) \\(size == .large)") {} }
      }
      """)
    try screen.perform(Event("environment isNight = true"))
    #expect(screen.availableEvents.first == "tap \"true true true\"")
    try screen.perform(Event("environment sizeCategory = .extraLarge"))
    #expect(screen.availableEvents.first == "tap \"true false false\"")
    #expect(screen.trace.events.last?.diagnostics == [])
    let error = #expect(throws: EventError.self) {
      try screen.perform(Event("environment isDay = true"))
    }
    #expect(error?.message.contains("only be read") == true)
  }

  @Test(
    "a key of the environment that there is not, and a value that it cannot have, are refused as by a compiler",
    arguments: [
      ("colorSchem = .dark", "colorScheme"), ("colorScheme = .drk", "dark"),
      ("colorScheme = 3", "ColorScheme"), ("mood = \"low\"", "Int"), ("mod = 1", "mood"),
      ("1 = 2", "nothing is known"), ("weather = 1", "ask for colorScheme, mood"),
    ])
  func refusedEnvironment(_ event: String, _ word: String) throws {
    let screen = try screen(
      """
      extension EnvironmentValues { @Entry var mood = 1 }
      struct Mood: View {
        @Environment(\\.colorScheme) private var scheme
        @Environment(\\.mood) private var mood
        @Environment(\\.ofSomePackage) private var other
        var body: some View { Text(scheme == .dark ? "dark" : "light \\(mood)") }
      }
      """)
    let error = #expect(throws: EventError.self) {
      try screen.perform(Event("environment \(event)"))
    }
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
    // What a package that is not here may have added is taken as it is.
    try screen.perform(Event("environment ofSomePackage = 2"))
  }

  @Test("an alert of the older kind has buttons too")
  func olderAlert() throws {
    let screen = try screen(
      """
      struct Old: View {
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
          Button("Count \\(count)") { isShown = true }
            .alert(isPresented: $isShown) {
              Alert(
                title: Text("Sure?"),
                primaryButton: .destructive(Text("Delete")) { count += 1 },
                secondaryButton: .cancel())
            }
        }
      }
      """)
    try screen.perform(Event("tap \"Count 0\""))
    let trace = try screen.perform(Event("tap \"Delete\""))
    #expect(trace.changes.contains { $0.new == "Count 1" })
    #expect(screen.availableEvents == ["tap \"Count 1\""])
  }

  @Test("an animator shows where it starts")
  func animators() throws {
    let screen = try screen(
      """
      struct Pulse: View {
        @State private var count = 0
        var body: some View {
          PhaseAnimator([1, 2], trigger: count) { phase in
            Button("Phase \\(phase)") { count += 1 }
          }
          KeyframeAnimator(initialValue: 3, trigger: count) { value in
            Button("Value \\(value) of \\(count)") { count += 1 }
          } keyframes: { _ in
            LinearKeyframe(4, duration: 1)
          }
        }
      }
      """)
    #expect(screen.availableEvents == ["tap \"Phase 1\"", "tap \"Value 3 of 0\""])
    try screen.perform(Event("tap \"Phase 1\""))
    #expect(screen.availableEvents.contains("tap \"Value 3 of 1\""))
  }

  @Test("a Task with arguments of its own is a type of another file")
  func foreignTask() throws {
    let screen = try screen(
      """
      struct Chores: View {
        @State private var tasks: [Task] = [Task(title: "Wash"), Task(title: "Dry")]
        var body: some View { ForEach(tasks) { task in Text(task.title) } }
      }
      """)
    let messages = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    #expect(messages.contains { $0.contains("Task(…) is carried") })
    #expect(!messages.contains { $0.contains("occurs multiple times") })
  }
}
