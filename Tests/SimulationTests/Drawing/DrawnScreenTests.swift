import Drawing
import Simulation
import Testing

@Suite("What a screen looks like") struct DrawnScreenTests {
  /// A body on a bare area, drawn.
  private func drawing(
    _ body: String, width: Double = 200, height: Double = 100, stored: String = "",
    others: String = "", events: [String] = []
  ) throws -> [String] {
    let screen = try Self.screen(
      body, width: width, height: height, stored: stored, others: others, events: events)
    return Self.inside(CellDrawing(of: try screen.drawn()).lines())
  }

  private static func screen(
    _ body: String, width: Double, height: Double, stored: String = "", others: String = "",
    events: [String] = []
  ) throws -> Screen {
    let source = "struct Shown: View {\n\(stored)\nvar body: some View {\n\(body)\n}\n}\n\(others)"
    let simulator = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
    let screen = try simulator.mount("Shown", on: PreviewArea(width: width, height: height))
    for event in events { try screen.perform(Event(event)) }
    return screen
  }

  /// Without the frame, and without blanks at the ends of lines.
  private static func inside(_ lines: [String]) -> [String] {
    lines.dropFirst().dropLast().map { line in
      var text = line.dropFirst().dropLast()
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  @Test("Texts and buttons stand below each other, without an empty row between them")
  func column() throws {
    let drawn = try drawing(
      "VStack { Text(\"Ada\"); Button(\"Rename\") {}; Button(\"Off\") {}.disabled(true) }",
      height: 60)
    #expect(drawn == ["         Ada", "      [Rename]", "        <Off>"])
  }

  @Test("Spacing of twenty points is a row, a frame of a hundred points ten columns")
  func lengths() throws {
    let drawn = try drawing(
      "VStack(spacing: 20) { Text(\"Ada\"); Color.black.frame(width: 100, height: 20) }",
      height: 60)
    #expect(drawn == ["         Ada", "", "     ██black███"])
  }

  @Test("What comes later in a chain is around what comes before")
  func order() throws {
    let inside = try drawing(
      "Text(\"Rye\").padding(20).background(.yellow)", width: 110, height: 60)
    #expect(inside == ["  ░░░░░░░", "  ░░Rye░░", "  ░░░░░░░"])
    let outside = try drawing(
      "Text(\"Rye\").background(.yellow).padding(20)", width: 110, height: 60)
    #expect(outside == ["", "    Rye", ""])
  }

  @Test("Controls show what they are bound to")
  func controls() throws {
    let drawn = try drawing(
      """
      VStack(spacing: 0) {
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $share)
        TextField("Name", text: $name)
        SecureField("Code", text: $name)
        Stepper("Cups", value: $count)
        ProgressView(value: share)
        Picker("Colour", selection: $name) { Text("Red").tag("Ada"); Text("Blue").tag("") }
      }
      """, height: 140,
      stored: """
        @State private var isOn = true
        @State private var share = 0.5
        @State private var name = "Ada"
        @State private var count = 3
        """)
    #expect(
      drawn == [
        "Wi-Fi            [x]", "──────────●─────────", "|Ada_______________|",
        "|•••_______________|", "Cups            [-+]", "██████████░░░░░░░░░░",
        "       Red v",
      ])
  }

  @Test("A menu and a prominent button have their marks, and only words are put in brackets")
  func brackets() throws {
    let drawn = try drawing(
      """
      VStack {
        Menu("More") { Button("Copy") {} }
        Button("Go") {}.buttonStyle(.borderedProminent)
        Button { } label: { Image(systemName: "plus") }
      }
      """, height: 60)
    #expect(drawn == ["      [More v]", "        [Go]", "         +"])
  }

  @Test("What is hidden keeps its place and is not drawn")
  func hidden() throws {
    let drawn = try drawing(
      "VStack { Text(\"Ada\"); Text(\"Bea\").hidden(); Text(\"Cem\").opacity(0); Text(\"Dan\") }",
      height: 80)
    #expect(drawn == ["         Ada", "", "", "         Dan"])
  }

  @Test("The higher zIndex stands in front, else the later view")
  func depth() throws {
    let later = try drawing("ZStack { Text(\"aaa\"); Text(\"bbb\") }", height: 20)
    #expect(later == ["         bbb"])
    let higher = try drawing("ZStack { Text(\"aaa\").zIndex(1); Text(\"bbb\") }", height: 20)
    #expect(higher == ["         aaa"])
  }

  @Test("A list has its headers, boxes around sections, and signs where a row leads on")
  func list() throws {
    let drawn = try drawing(
      """
      NavigationStack {
        List {
          Section("Fruit") { Text("Apple"); NavigationLink("Pear") { Text("A pear") } }
        }
      }
      """, height: 240)
    #expect(
      drawn.dropFirst(3).prefix(7) == [
        "    Fruit", "  ╭──────────────╮", "  │ Apple        │", "  ├──────────────┤",
        "  │ Pear        ›│", "  ╰──────────────╯", "",
      ])
  }

  @Test("A plain list has lines between its rows, and shows that it goes on")
  func plainList() throws {
    let drawn = try drawing(
      "List(0..<20) { Text(\"Row \\($0)\") }.listStyle(.plain)", width: 120, height: 100)
    #expect(drawn == ["  Row 0", "────────────", "  Row 1", "────────────", "     ⋮"])
  }

  @Test("A navigation stack has a bar with its title, its buttons and the way back")
  func bar() throws {
    let body = """
      NavigationStack {
        NavigationLink("On") { Text("There").navigationTitle("Next") }
          .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Edit") {} }
      }
      """
    let drawn = try drawing(body, width: 240)
    #expect(drawn[0].contains("Notes") && drawn[0].hasSuffix("[Edit]"))
    #expect(drawn[1] == String(repeating: "─", count: 24))
    let there = try drawing(body, width: 240, height: 200, events: ["tap \"On\""])
    #expect(there[0].hasPrefix("‹ Notes"))
    #expect(there.contains { $0.contains("Next") } && there.contains { $0.contains("There") })
  }

  @Test("What a bar holds looks as elsewhere, each by itself, though two are called the same")
  func barParts() throws {
    let body = """
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("Edit") }
          ToolbarItem { Button("Edit") {}.disabled(true) }
          ToolbarItem { Button("Edit") {} }
          ToolbarItem { Button {} label: { Image(systemName: "plus") } }
          Text("3 left")
        }
      }
      """
    let bar = try drawing(body, width: 400)[0]
    #expect(bar.hasPrefix("Edit ") && bar.contains("<Edit> [Edit] +") && bar.contains(" 3 left"))
    #expect(!bar.contains("[3 left]"))
  }

  @Test(
    "Of a menu in the bar only its label stands there, and what is in it is touched there",
    arguments: [
      "ToolbarItem(placement: .primaryAction) { Menu(\"More\") { Button(\"Copy\") {} } }",
      "Menu(\"More\") { Button(\"Copy\") {} }",
    ])
  func menuInBar(toolbar: String) throws {
    let body = "NavigationStack { Text(\"a\").toolbar { \(toolbar) } }"
    let drawn = try drawing(body, width: 240)
    #expect(drawn[0].hasSuffix("[More v]") && !drawn[0].contains("Copy"))
    let screen = try Self.screen(body, width: 240, height: 200)
    let found = screen.touchables(in: try screen.drawn())
    let copy = try #require(found.first { $0.event == "tap \"Copy\"" })
    #expect(copy.frame.y < 20 && copy.frame.x > 100)
  }

  @Test("Tabs stand at the bottom, the chosen one in brackets")
  func tabs() throws {
    let body = """
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab("Me", systemImage: "person") { Text("myself") }
      }
      """
    let drawn = try drawing(body, height: 200, events: ["tap \"Me\""])
    #expect(drawn.last == "    Home │ (Me)")
    #expect(drawn.contains { $0.contains("myself") } && !drawn.contains { $0.contains("at home") })
  }

  @Test(
    "Pages are counted by dots, and no bar shows them",
    arguments: [
      (".page", "        · •"), ("PageTabViewStyle()", "        · •"),
      (".page(indexDisplayMode: .never)", ""),
    ])
  func pages(style: String, dots: String) throws {
    let body = """
      TabView(selection: .constant(1)) { Text("a").tag(0); Text("b").tag(1) }.tabViewStyle(\(style))
      """
    let drawn = try drawing(body, height: 200)
    #expect(drawn.suffix(5) == ["          b", "", "", dots, ""], "\(drawn)")
  }

  @Test("What stands in the bar at the bottom is drawn where it stands there")
  func bottomBar() throws {
    let body = """
      NavigationStack {
        Text("a").toolbar {
          ToolbarItemGroup(placement: .bottomBar) { Button("New") {}; Spacer(); Text("3 notes") }
        }
      }
      """
    let drawn = try drawing(body, width: 300, height: 160)
    #expect(drawn.suffix(2) == ["──────────────────────────────", "  [New]              3 notes"])
  }

  @Test("Titles of tabs that have no room are cut, the longest first, and none is left out")
  func crowdedTabs() throws {
    let body = """
      TabView {
        Text("a").tabItem { Text("Discover") }
        Outside().tabItem { Text("Me") }
        Text("c").tabItem { Text("Settings") }
      }
      """
    // A view by a protocol that nobody declares.
    let others = """
      struct Outside: Connected { func body(of props: Int) -> some View { Text("b") } }
      """
    let drawn = try drawing(body, height: 200, others: others)
    #expect(drawn.last == "(Dis…) │ Me │ Setti…", "\(drawn)")
    let next = try drawing(body, height: 200, others: others, events: ["tap \"Me\""])
    #expect(next.last == "Disc… │ (Me) │ Sett…", "\(next)")
  }

  @Test("A sheet and an alert stand before the screen")
  func layers() throws {
    let sheet = try drawing(
      "Button(\"Show\") { isShown = true }.sheet(isPresented: $isShown) { Text(\"inside\") }",
      height: 200, stored: "@State private var isShown = false", events: ["tap \"Show\""])
    #expect(sheet.contains { $0.hasPrefix("╭──") } && sheet.contains { $0.contains("inside") })
    #expect(!sheet.contains { $0.contains("[Show]") })
    let alert = try drawing(
      """
      Button("Delete") { isShown = true }
        .alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
      """, height: 200, stored: "@State private var isShown = false",
      events: ["tap \"Delete\""])
    #expect(alert.contains { $0.contains("Sure?") } && alert.contains { $0.contains("[Yes]") })
    let cover = try drawing(
      "Text(\"below\").fullScreenCover(isPresented: .constant(true)) { Text(\"inside\") }",
      height: 200)
    #expect(cover.contains { $0.contains("inside") && !$0.contains("│") })
    #expect(!cover.contains { $0.contains("below") || $0.contains("━") })
  }

  @Test("Shapes have their colour and outline, and what nobody knows a dashed box with its name")
  func shapes() throws {
    let drawn = try drawing(
      """
      HStack(spacing: 0) {
        Rectangle().fill(.red).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 8).stroke(.blue).frame(width: 60, height: 60)
        Canvas { _, _ in }.frame(width: 80, height: 60)
      }
      """, height: 60)
    #expect(drawn[1].contains("red") && drawn[0].hasPrefix("▓▓▓▓▓▓╭────╮"))
    #expect(drawn[0].hasSuffix("┌╌╌╌╌╌╌┐") && drawn[1].contains("Canvas"))
  }

  @Test("Drawing runs no closure of the program that the layout has not run")
  func closures() throws {
    let source = """
      struct Shown: View {
        var body: some View {
          GeometryReader { proxy in Text(told(proxy.size.width)) }
        }
        func told(_ width: Double) -> String { print("asked"); return "\\(Int(width))" }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
      .mount("Shown", on: PreviewArea(width: 200, height: 40))
    _ = try screen.laidOut()
    let before = screen.printed.count
    _ = try screen.laidOut()
    let exact = screen.printed.count - before
    _ = try screen.drawn()
    #expect(screen.printed.count - before - exact <= exact)
  }

  @Test("What can be touched is told in the order of reading, with what stands in fields")
  func touchables() throws {
    let screen = try Self.screen(
      """
      VStack {
        HStack { Button("One") {}; Button("Two") {} }
        TextField("Name", text: $name)
      }
      """, width: 200, height: 60, stored: "@State private var name = \"Ada\"")
    let found = screen.touchables(in: try screen.drawn())
    #expect(
      found.map(\.event) == ["tap \"One\"", "tap \"Two\"", "type \"…\" into \"Name\""])
    #expect(found.map(\.text) == [nil, nil, "Ada"])
    #expect(found.last?.typing("B\"ob") == "type \"B\\\"ob\" into \"Name\"")
  }

  @Test("Bars, tabs, steppers and the way back are touched where they are drawn")
  func partsTouched() throws {
    let screen = try Self.screen(
      """
      NavigationStack {
        VStack {
          NavigationLink("On") { Text("There") }
          Stepper("Cups", value: $cups)
        }
        .navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem { Button("Edit") {} } }
      }
      """, width: 200, height: 100, stored: "@State private var cups = 1")
    let found = screen.touchables(in: try screen.drawn())
    #expect(
      found.map(\.event) == ["tap \"Edit\"", "tap \"On\"", "tap \"Cups -\"", "tap \"Cups +\""])
    #expect(found[0].frame == Area(x: 140, y: 0, width: 60, height: 20))
    #expect(found[3].frame.x == found[2].frame.x + 10 && found[3].frame.width == 10)
    try screen.perform(Event("tap \"On\""))
    let back = screen.touchables(in: try screen.drawn())
    #expect(back.map(\.event) == ["back"])
    #expect(back.first?.frame == Area(x: 0, y: 0, width: 60, height: 20))
  }

  @Test("What older programs put into the bar stands there, and is touched there")
  func olderBarItems() throws {
    let screen = try Self.screen(
      """
      NavigationView {
        Text("Row")
          .navigationBarTitle("Things", displayMode: .inline)
          .navigationBarItems(
            leading: Text("Now"),
            trailing: HStack { Button("One") {}; Button("Two") {} })
      }
      """, width: 300, height: 100)
    let lines = CellDrawing(of: try screen.drawn()).lines()
    #expect(lines[1].contains("Now") && lines[1].contains("[One] [Two]"), "\(lines)")
    let found = screen.touchables(in: try screen.drawn())
    #expect(found.map(\.event) == ["tap \"One\"", "tap \"Two\""])
    #expect(found.allSatisfy { $0.frame.height == 20 })
  }

  @Test("A closed picker is one thing to touch, and a slider is touched step by step")
  func choicesTouched() throws {
    let screen = try Self.screen(
      """
      VStack {
        Picker("Size", selection: $size) { ForEach(1..<4, id: \\.self) { Text("size \\($0)") } }
        Slider(value: $sugar, in: 0...1) { Text("Sugar") }
      }
      """, width: 200, height: 100,
      stored: "@State private var size = 1; @State private var sugar = 0.3")
    let found = screen.touchables(in: try screen.drawn())
    #expect(found.map(\.event) == ["select \"size 2\" in \"Size\"", "slide \"Sugar\" to 0.4"])
    #expect(found.map(\.earlier) == [nil, "slide \"Sugar\" to 0.2"])
    #expect(found.map(\.later) == ["select \"size 2\" in \"Size\"", "slide \"Sugar\" to 0.4"])
    try screen.perform(Event("select \"size 3\" in \"Size\""))
    try screen.perform(Event("slide \"Sugar\" to 1"))
    let last = screen.touchables(in: try screen.drawn())
    #expect(last.map(\.later) == [nil, nil])
    #expect(last.map(\.event) == ["select \"size 1\" in \"Size\"", "slide \"Sugar\" to 0.9"])
  }

  @Test("What stands in a closed menu is touched where the menu is, and a search field in its bar")
  func hiddenTouched() throws {
    let screen = try Self.screen(
      """
      NavigationStack {
        List {
          Menu("More") { Button("Copy") {}; Button("Paste") {} }
          Text("Row").contextMenu { Button("Remove") {} }
        }
        .searchable(text: $wanted)
        .navigationTitle("Things")
      }
      """, width: 300, height: 300, stored: "@State private var wanted = \"tea\"")
    let found = screen.touchables(in: try screen.drawn())
    #expect(
      Set(found.map(\.event)) == [
        "type \"…\" into \"Search\"", "tap \"Copy\"", "tap \"Paste\"", "tap \"Remove\"",
      ])
    #expect(found.first { $0.text != nil }?.text == "tea")
    let copy = try #require(found.first { $0.event == "tap \"Copy\"" })
    let remove = try #require(found.first { $0.event == "tap \"Remove\"" })
    #expect(copy.frame.height < 60 && remove.frame.y > copy.frame.y)
  }

  @Test(
    "What stands behind an alert or a sheet is not touched, unless the sheet lets it",
    arguments: [
      ("alert(\"Sure?\", isPresented: $isShown) { Button(\"Keep\") {} }", ["tap \"Keep\""]),
      ("sheet(isPresented: $isShown) { Button(\"Keep\") {} }", ["dismiss", "tap \"Keep\""]),
      (
        """
        sheet(isPresented: $isShown) {
          Button("Keep") {}.presentationDetents([.medium])
            .presentationBackgroundInteraction(.enabled)
        }
        """, ["dismiss", "tap \"Ask\"", "tap \"Keep\""]
      ),
    ])
  func behind(modifier: String, events: [String]) throws {
    let screen = try Self.screen(
      """
      NavigationStack {
        NavigationLink("On") {
          VStack(alignment: .leading) { Button("Ask") { isShown = true } }.\(modifier)
        }
      }
      """, width: 300, height: 300, stored: "@State private var isShown = false",
      events: ["tap \"On\"", "tap \"Ask\""])
    let found = screen.touchables(in: try screen.drawn()).map(\.event).filter { $0 != "back" }
    #expect(found.sorted() == events, "\(found)")
    if events.count < 3 {
      #expect(!screen.touchables(in: try screen.drawn()).contains { $0.event == "back" })
    }
  }

  @Test("After an event the things that changed are told from those that only moved")
  func changes() throws {
    let screen = try Self.screen(
      "VStack { Text(\"\\(count)\"); if count > 0 { Text(\"more\") }; Button(\"Add\") { count += 1 } }",
      width: 200, height: 100, stored: "@State private var count = 0")
    let before = try screen.drawn()
    try screen.perform(Event("tap \"Add\""))
    let after = try screen.drawn()
    let changed = after.changes(since: before)
    let texts = after.things.filter { changed.contains($0.identity) }.compactMap {
      if case .text(let lines, _) = $0.look { lines.joined() } else { nil }
    }
    #expect(texts == ["1", "more"])
  }
}
