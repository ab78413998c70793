import Drawing
import Simulation
import Testing

/// What was found wrong in small programs as people write them, each by what it rests on.
struct OrdinaryProgramTests {
  private func screen(_ body: String, state: String = "", others: String = "") throws -> Screen {
    let source = """
      struct Shown: View {
      \(state)
      var body: some View {
      \(body)
      }
      }
      \(others)
      """
    return try Simulator(files: [SourceFile(path: "Shown.swift", text: source)]).mount("Shown")
  }

  @Test("What is set in an object through its subscript writes no place that holds the object")
  func subscriptOfAnObject() throws {
    let box = """
      @Observable final class Box {
        var numbers = [0, 0]
        subscript(index: Int) -> Int {
          get { numbers[index] }
          set { numbers[index] = newValue }
        }
      }
      """
    let screen = try screen(
      "Button(\"Add\") { box[0] += 1; box[1] = 2 }", state: "@State private var box = Box()",
      others: box)
    let writes = try screen.perform(Event("tap \"Add\"")).writes
    #expect(writes.map(\.target) == ["Box.numbers", "Box.numbers"])
  }

  @Test("A local variable has what its wrapper gives it, also where nobody knows what that is")
  func wrappedLocals() throws {
    let keyed = """
      @propertyWrapper struct Keyed {
        var wrappedValue: Int
        init(_ key: String) { wrappedValue = key.count }
      }
      struct Labelled: View {
        let label: String
        init() {
          @Dependency(\\.settings) var settings
          @Keyed("abc") var count
          label = settings.isShort ? "\\(count)" : "\\(count) of \\(settings.total)"
        }
        var body: some View { Text(label) }
      }
      """
    let screen = try screen("Labelled()", others: "import Dependencies\n" + keyed)
    #expect(screen.crash == nil)
    #expect(screen.elements.contains { $0.label.hasPrefix("3") })
  }

  @Test("The type of the left side says what a member is that is added")
  func impliedNumber() throws {
    let screen = try screen(
      "Button(\"Turn\") { angle += .pi; angle += -.pi / 2 }",
      state: "@State private var angle = 0.0")
    let writes = try screen.perform(Event("tap \"Turn\"")).writes
    #expect(writes.map(\.new) == ["\(Double.pi)", "\(Double.pi / 2)"])
  }

  @Test(
    "What is tapped may be called by what stands around its gesture",
    arguments: [
      ".onTapGesture { taps += 1 }.accessibilityLabel(\"Cell\")",
      ".accessibilityLabel(\"Cell\").onTapGesture { taps += 1 }",
      ".onTapGesture { taps += 1 }.accessibilityIdentifier(\"Cell\")",
    ])
  func labelOfAGesture(modifiers: String) throws {
    let screen = try screen(
      "Cell()\(modifiers)", state: "@State private var taps = 0",
      others: "struct Cell: View { var body: some View { Color.red.frame(width: 20) } }")
    #expect(try screen.perform(Event("tap \"Cell\"")).writes.map(\.new) == ["1"])
  }

  @Test("A view that says inside what it is called is tapped by that")
  func labelInside() throws {
    let screen = try screen(
      "Cell().onTapGesture { taps += 1 }", state: "@State private var taps = 0",
      others: """
        struct Cell: View {
          var body: some View { Color.red.accessibilityLabel("Cell") }
        }
        """)
    #expect(try screen.perform(Event("tap \"Cell\"")).writes.map(\.new) == ["1"])
  }

  @Test("One line of what a button shows is enough to tap it, where nothing is called so")
  func partOfALabel() throws {
    let screen = try screen(
      """
      Button { taps += 1 } label: { VStack { Text("Ada"); Text("Lovelace") } }
      """, state: "@State private var taps = 0")
    #expect(try screen.perform(Event("tap \"Lovelace\"")).writes.map(\.new) == ["1"])
  }

  @Test("A link in a list with a selection leads on, however it is called")
  func linkOfSeveralLines() throws {
    let screen = try screen(
      """
      NavigationStack {
        List(["Pear"], id: \\.self, selection: $chosen) { name in
          NavigationLink(value: 7) { VStack { Text(name); Text("Fruit") } }
        }
        .navigationDestination(for: Int.self) { Text("Number \\($0)") }
      }
      """, state: "@State private var chosen: String?")
    let changes = try screen.perform(Event("tap \"Pear\"")).changes
    #expect(changes.map(\.new) == ["Number 7"])
  }

  @Test("A selection of one type holds no row that stands for another")
  func selectionOfAnotherType() throws {
    let screen = try screen(
      "List(foods, selection: $chosen) { Text($0.id) }",
      state: "@State private var chosen: Food?\nlet foods = [Food(id: \"Pear\")]",
      others: "struct Food: Identifiable, Hashable { let id: String }")
    let event = try screen.perform(Event("tap \"Pear\""))
    #expect(event.writes.isEmpty)
    #expect(event.diagnostics.count == 1)
  }

  @Test("Return is pressed where the keyboard is: the field has the focus then")
  func submittingFocuses() throws {
    let screen = try screen(
      """
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Mail", text: $name).focused($focus, equals: .mail)
      }
      .onSubmit { focus = focus == .name ? .mail : nil }
      """,
      state: """
        enum Field { case name, mail }
        @State private var name = ""
        @FocusState private var focus: Field?
        """)
    let writes = try screen.perform(Event("submit \"Name\"")).writes
    #expect(writes.map(\.new) == ["name", "mail"])
  }

  @Test("The default focus is there as soon as the view is")
  func defaultFocus() throws {
    let screen = try screen(
      """
      TextField("Name", text: $name).focused($isFocused).defaultFocus($isFocused, true)
      """,
      state: """
        @State private var name = ""
        @FocusState private var isFocused: Bool
        """)
    #expect(screen.trace.events[0].writes.map(\.new) == ["true"])
  }

  @Test("An effect is called by the expression that it watches, and texts stand in quotation marks")
  func watchedExpression() throws {
    let screen = try screen(
      """
      Button("Go") { name = "Ada" }.onChange(of: [name, "x"]) {}.onChange(of: name) {}
      """, state: "@State private var name = \"\"")
    let effects = try screen.perform(Event("tap \"Go\"")).passes.flatMap(\.effects)
    #expect(
      Set(effects) == [
        "onChange(of: [name, \"x\"]) [\"\", \"x\"] -> [\"Ada\", \"x\"]",
        "onChange(of: name) \"\" -> \"Ada\"",
      ])
  }

  @Test("What an alert covers cannot be reached")
  func behindAnAlert() throws {
    let screen = try screen(
      "Button(\"Go\") { isShown = true }.alert(\"Careful\", isPresented: $isShown) {}",
      state: "@State private var isShown = false")
    try screen.perform(Event("tap \"Go\""))
    let why = EventError("\"Go\" is behind the alert \"Careful\", which comes first")
    #expect(throws: why) { try screen.perform(Event("tap \"Go\"")) }
    #expect(!screen.availableEvents.contains("tap \"Go\""))
  }

  @Test("Of tabs in tabs those are chosen that have the page")
  func tabsInTabs() throws {
    let screen = try screen(
      """
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") {
          TabView(selection: $page) { ForEach(0..<3) { Text("Page \\($0)").tag($0) } }
        }
        TabSection("More") { Tab("About", systemImage: "info", value: "about") { Text("Us") } }
      }
      """, state: "@State private var tab = \"home\"\n@State private var page = 0")
    #expect(
      try screen.perform(Event("select 2 in \"TabView\"")).writes.map(\.target) == ["Shown._page"])
    #expect(
      try screen.perform(Event("tap \"About\"")).writes.map(\.new) == ["about"])
  }

  @Test("A write says in which part a value differs, however long its text is")
  func partOfALongValue() throws {
    let screen = try screen(
      "Button(\"Go\") { cells[30].isOpen = true; cells[30].isOpen = true }",
      state: "@State private var cells = (0..<40).map { Cell(id: $0) }",
      others: "struct Cell { let id: Int; var isOpen = false }")
    let event = try screen.perform(Event("tap \"Go\""))
    let write = event.steps.first { $0.kind == .write }
    #expect(write?.message == "Shown._cells [30].isOpen: false -> true")
  }

  @Test("A field for a value shows it as its format writes it")
  func formattedField() throws {
    let screen = try screen(
      "TextField(\"Price\", value: $price, format: .currency(code: \"USD\"))",
      state: "@State private var price = 2.5")
    let rows = CellDrawing(of: try screen.drawn()).lines()
    #expect(rows.contains { $0.contains("$2.50") })
  }

  @Test("A style in a shape is drawn in its colour, and a layout's own children keep their words")
  func drawn() throws {
    let behind = try screen("Text(\"ok\").padding(20).background(.black, in: .capsule)")
    #expect(CellDrawing(of: try behind.drawn()).lines().contains { $0.contains("██ok██") })
    let flow = try screen(
      "Flow { Text(\"swift\").padding(6) }",
      others: """
        struct Flow: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(.unspecified)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
          }
        }
        """)
    #expect(CellDrawing(of: try flow.drawn()).lines().contains { $0.contains("swift") })
  }

  @Test(
    "Colours of the system are as light as they are",
    arguments: ["Color(.secondarySystemBackground)", "Color(uiColor: .systemGroupedBackground)"])
  func systemColors(color: String) throws {
    let screen = try screen("Text(\"ok\").padding(20).background(\(color))")
    #expect(!CellDrawing(of: try screen.drawn()).lines().contains { $0.contains("█") })
  }

  @Test("A drawing of something that moves says when it has come to rest")
  func restingTime() throws {
    let screen = try screen(
      """
      VStack {
        Button("Go") { withAnimation(.linear(duration: 0.5)) { isWide = true } }
        Color.red.frame(width: isWide ? 200 : 100)
      }
      """, state: "@State private var isWide = false")
    #expect(try screen.laidOut().millisecondsToRest == nil)
    try screen.perform(Event("tap \"Go\""))
    #expect(try screen.laidOut().millisecondsToRest == 500)
    try screen.perform(Event("wait 500ms"))
    #expect(try screen.laidOut().millisecondsToRest == nil)
  }

  @Test("A modifier of the program is not meant where the framework's of that name fits better")
  func overloadedModifier() throws {
    let screen = try screen(
      "Text(\"big\").font(20).font(.caption)",
      others: """
        extension View {
          func font(_ size: CGFloat, _ color: Color = .black) -> some View {
            self.font(.system(size: size)).foregroundColor(color)
          }
        }
        """)
    let rows = CellDrawing(of: try screen.drawn()).lines()
    #expect(rows.contains { $0.contains("big") })
  }

  @Test("What nobody knows fails no assertion")
  func openAssertion() throws {
    let screen = try screen(
      "Button(\"Go\") { assert(Unknown.shared.count == 3); count += 1 }",
      state: "@State private var count = 0")
    #expect(try screen.perform(Event("tap \"Go\"")).writes.map(\.new) == ["1"])
  }

  @Test("Preferences are reduced, whatever nobody knows in them")
  func unknownPreference() throws {
    let screen = try screen(
      "VStack { Text(\"a\").preference(key: Kept.self, value: Points(all: [Unknown.value])); Text(\"b\").preference(key: Kept.self, value: Points(all: [])) }.onPreferenceChange(Kept.self) { count = $0.all.count }",
      state: "@State private var count = 0",
      others: """
        struct Points: Equatable { var all: [Double] }
        struct Kept: PreferenceKey {
          static var defaultValue = Points(all: [])
          static func reduce(value: inout Points, nextValue: () -> Points) {
            let next = nextValue()
            if next.all.count >= value.all.count { value = next }
          }
        }
        """)
    #expect(CellDrawing(of: try screen.drawn()).lines().contains { $0.contains("a") })
  }

  @Test("Measures, decimal numbers and intervals have texts")
  func texts() throws {
    let screen = try screen(
      """
      VStack {
        Text(Measurement(value: 20.4, unit: UnitTemperature.celsius)
          .formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))))
        Text(Measurement(value: 3, unit: UnitLength.meters), format: .measurement(width: .abbreviated, usage: .asProvided))
        Text(Locale.current.currency?.identifier ?? "none")
        Text(NSDecimalNumber(decimal: 3.5).stringValue)
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(90))
      }
      """)
    let rows = CellDrawing(of: try screen.drawn()).lines()
    for text in ["20°", "3 m", "3.5", "1:30", "USD"] {
      #expect(rows.contains { $0.contains(text) }, "\(text)")
    }
  }
}
