import Drawing
import Simulation
import Testing

/// Screens as ordinary programs have them, as they are drawn.
@Suite("Ordinary screens, drawn") struct OrdinaryDrawingTests {
  private func screen(
    _ body: String, others: String = "", width: Double? = nil, height: Double? = nil,
    events: [String] = []
  ) throws -> Screen {
    let source = "import SwiftUI\nstruct Shown: View {\n\(body)\n}\n\(others)"
    let simulator = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
    let screen = try simulator.mount("Shown", on: PreviewArea(width: width, height: height))
    for event in events { try screen.perform(Event(event)) }
    return screen
  }

  /// The rows in which something is drawn, without the frame.
  private func rows(
    _ body: String, others: String = "", width: Double? = 300, height: Double? = 300,
    events: [String] = []
  ) throws -> [String] {
    let screen = try screen(body, others: others, width: width, height: height, events: events)
    return CellDrawing(of: try screen.drawn()).lines().dropFirst().dropLast().map {
      String($0.dropFirst().dropLast())
    }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  // MARK: Grids in rows of a list

  @Test("A lazy grid in a row of a list stays inside its border")
  func gridInARow() throws {
    let drawn = try rows(
      """
        let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 5)
        var body: some View {
          List {
            LazyVGrid(columns: columns, spacing: 4) {
              ForEach(0..<10, id: \\.self) { Color.gray.frame(height: 30).overlay(Text("\\($0)")) }
            }
          }
        }
      """)
    #expect(drawn.first?.trimmedEnd == "  ╭────────────────────────╮")
    #expect(drawn.last?.trimmedEnd == "  ╰────────────────────────╯")
    #expect(drawn.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  │ ") })
    #expect(drawn.dropFirst().dropLast().allSatisfy { $0.trimmedEnd.hasSuffix(" │") })
    #expect(drawn.contains { $0.contains("5") && $0.contains("9") })
  }

  // MARK: Sections that rows of a ForEach are

  private static let sections = """
    var body: some View {
      List {
        ForEach(0..<20) { section in
          Section("S\\(section)") { ForEach(0..<3) { Cell(name: "\\(section).\\($0)") } }
        }
      }
    }
    """
  private static let cell = """
    struct Cell: View { let name: String; var body: some View { Text(name) } }
    """

  @Test("Each row of a section that a ForEach makes is a row of the list, under its header")
  func sections() throws {
    let drawn = try rows(Self.sections, others: Self.cell)
    let first = [
      "    S0", "  ╭────────────────────────╮", "  │ 0.0                    │",
      "  ├────────────────────────┤", "  │ 0.1                    │",
      "  ├────────────────────────┤", "  │ 0.2                    │",
      "  ╰────────────────────────╯", "    S1",
    ]
    #expect(
      drawn.prefix(9).map { row in String(row.prefix { _ in true }).trimmedEnd }
        == first.map(\.trimmedEnd))
  }

  @Test("Only those rows of such a section are made that would be seen")
  func lazySections() throws {
    // 38 and 44 for each row: the second section begins at 170.
    let screen = try screen(Self.sections, others: Self.cell, width: 300, height: 240)
    let made = screen.trace.events[0].evaluated.map(\.instance).filter { $0.hasPrefix("Cell") }
    #expect(made.count == 4)
  }

  @Test("What is scrolled to may be a section that is not made yet, by its id")
  func scrollToSection() throws {
    func body(_ target: String) -> String {
      """
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(\(target), anchor: .top) }
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<30) { section in
                  Section { ForEach(0..<5) { Text("\\(section).\\($0)").id("row \\(section).\\($0)") } }
                    .id("section \\(section)")
                }
              }
            }
          }
        }
      }
      """
    }
    // What goes on above takes the first row.
    for target in ["section 20"] {
      let drawn = try rows(body("\"\(target)\""), height: 140, events: ["tap \"Go\""])
      #expect(drawn[1].contains("⋮") && drawn[2].contains("20.1"))
    }
  }

  @Test("A row that stands in no section is in a box of its own above those that are")
  func looseRow() throws {
    let body = """
      var body: some View {
        List {
          Text("Top")
          ForEach(0..<2) { number in Section { Text("In \\(number)") } }
        }
      }
      """
    let drawn = try rows(body)
    #expect(drawn.filter { $0.contains("╰") }.count == 3)
  }

  @Test("Several views of one row of a list are as many rows")
  func severalViews() throws {
    let body = """
      var body: some View { List { ForEach(0..<2) { Pair(number: $0) } } }
      """
    let pair = """
      struct Pair: View {
        let number: Int
        var body: some View { Group { Text("A\\(number)"); Text("B\\(number)") } }
      }
      """
    #expect(try rows(body, others: pair).filter { $0.contains("├") }.count == 3)
  }

  // MARK: Lists that are edited

  private static let edited = """
    @State private var names = ["Ada", "Bob"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \\.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
    """

  @Test("A list that is edited shows what can be done with each row")
  func editMarks() throws {
    #expect(try !rows(Self.edited).contains { $0.contains("(-)") })
    let drawn = try rows(Self.edited, events: ["tap \"Edit\""])
    #expect(drawn.contains { $0.contains("│ (-) Ada") && $0.contains("☰ │") })
    #expect(
      try !rows(Self.edited, events: ["tap \"Edit\"", "tap \"Done\""]).contains {
        $0.contains("(-)")
      })
  }

  @Test("Where several rows can be chosen, a circle shows which are")
  func selectionMarks() throws {
    let body = """
      @State private var chosen: Set<String> = ["Bob"]
      @State private var mode = EditMode.active
      var body: some View {
        List(["Ada", "Bob"], id: \\.self, selection: $chosen) { Text($0) }
          .environment(\\.editMode, $mode)
      }
      """
    let drawn = try rows(body)
    #expect(drawn.contains { $0.contains("│ ( ) Ada") })
    #expect(drawn.contains { $0.contains("│ (●) Bob") })
  }

  // MARK: In front

  private static let popover = """
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Info") {}.popover(isPresented: $isShown) {
          Text("Hint")ADAPTED
        }
        Spacer()
      }
    }
    """

  @Test("A popover is a sheet on a narrow screen, unless its content says otherwise")
  func popover() throws {
    func drawn(_ adapted: String, width: Double) throws -> [String] {
      let body = Self.popover.replacing("ADAPTED", with: adapted)
      return try rows(body, width: width)
    }
    func isBubble(_ rows: [String]) -> Bool { rows.contains { $0.contains("╰────╯") } }
    #expect(try !isBubble(drawn("", width: 300)))
    #expect(try isBubble(drawn(".presentationCompactAdaptation(.popover)", width: 300)))
    #expect(try isBubble(drawn("", width: 700)))
  }

  // MARK: Bars

  @Test("What is principal stands in the place of the title, and what is chosen is marked")
  func principal() throws {
    let body = """
      @State private var tab = 1
      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .principal) {
                Picker("View", selection: $tab) { Text("One").tag(0); Text("Two").tag(1) }
                  .pickerStyle(.segmented)
              }
            }
        }
      }
      """
    #expect(try rows(body)[0].contains("[One|(Two)]"))
  }

  @Test("What stands in the bar of a sheet stands in no bar behind it")
  func barBehindSheet() throws {
    let body = """
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text("Content").navigationTitle("Behind").navigationBarTitleDisplayMode(.inline)
            .sheet(isPresented: $isShown) {
              NavigationStack {
                Text("Sheet").navigationTitle("In front")
                  .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
              }
              .presentationDetents([.height(100)])
            }
        }
      }
      """
    let top = try rows(body, width: nil, height: nil)
    let bar = top.first { $0.contains("Behind") }
    #expect(bar?.contains("Save") == false)
    #expect(top.contains { $0.contains("Save") })
  }

  @Test("A bar is as wide as the screen, however wide the content is")
  func wideContent() throws {
    let body = """
      var body: some View {
        NavigationStack {
          Color.red.frame(width: 500, height: 20)
            .toolbar { Button("Add") {} }
        }
      }
      """
    #expect(try rows(body)[0].hasSuffix("[Add]"))
  }

  @Test("It is said that nobody sees a toolbar that stands in no navigation container")
  func looseToolbar() throws {
    func remarks(_ body: String) throws -> [String] {
      try screen("var body: some View { \(body) }").trace.events[0].diagnostics.map(\.message)
    }
    let text = "Text(\"a\").toolbar { Button(\"Add\") {} }"
    #expect(try remarks(text).contains { $0.contains("no bar shows") })
    #expect(try remarks("NavigationStack { \(text) }").isEmpty)
    let keyboard = """
      Text("a").toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
      """
    #expect(try remarks(keyboard).isEmpty)
  }

  // MARK: Controls

  @Test("Choices of an inline picker in a form are lines, with a sign at what is chosen")
  func inlinePicker() throws {
    let body = """
      @State private var size = 1
      var body: some View {
        Form {
          Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }
            .pickerStyle(.inline)
        }
      }
      """
    let drawn = try rows(body)
    #expect(drawn.contains { $0.contains("Small") && !$0.contains("✓") })
    #expect(drawn.contains { $0.contains("Large") && $0.contains("✓") })
  }

  @Test("What is chosen stands at the end of its row")
  func chosenAtEnd() throws {
    let body = """
      @State private var size = 0
      var body: some View {
        Form {
          Picker("Size", selection: $size) { Text("S").tag(0); Text("Extra large").tag(1) }
        }
      }
      """
    #expect(try rows(body).contains { $0.contains("S v │") })
  }

  @Test("A group has a box around it")
  func groupBox() throws {
    let body = "var body: some View { GroupBox(\"Stats\") { Text(\"Steps\") } }"
    let drawn = try rows(body)
    #expect(drawn.first?.contains("╭") == true && drawn.last?.contains("╰") == true)
  }

  @Test("Of a table a narrow screen shows the first column")
  func table() throws {
    let body = """
      struct Person: Identifiable { let id: Int; let name: String; let age: Int }
      let people = [Person(id: 1, name: "Ada", age: 36)]
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \\.name)
          TableColumn("Age") { Text("\\($0.age)") }
        }
      }
      """
    #expect(try !rows(body).contains { $0.contains("36") })
    #expect(try rows(body, width: 800).contains { $0.contains("Ada") && $0.contains("36") })
  }

  // MARK: Shapes

  @Test("A shape may be smaller, turned, and further inside than its frame")
  func shapes() throws {
    func filled(_ shape: String) throws -> Int {
      let body = "var body: some View { \(shape).fill(.black) }"
      let scene = try screen(body, width: 200, height: 200).drawn()
      return CellDrawing(of: scene, ink: .colors).rows.joined().count { $0.style.ground != nil }
    }
    #expect(try filled("Rectangle().scale(0.4)") == 32)
    #expect(try filled("Rectangle().scale(x: 0.5, y: 1, anchor: .leading)") == 100)
    #expect(try filled("Rectangle().inset(by: 40)") == 72)
    // Half of the square around it is a square on its corner.
    #expect(try (80...120).contains(filled("Rectangle().scale(0.7071).rotation(.degrees(45))")))
  }

  @Test("A part of a shape grows and shrinks with its animation")
  func animatedTrim() throws {
    let body = """
      @State private var share = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { withAnimation(.linear(duration: 1)) { share = 1 } }
          Rectangle().trim(from: 0, to: share).stroke(.black, lineWidth: 1).frame(height: 100)
        }
      }
      """
    func signs(after time: String) throws -> Int {
      try rows(body, width: 200, height: 200, events: ["tap \"Go\"", "wait \(time)"])
        .joined().filter { "─│╱╲".contains($0) }.count
    }
    let (early, late, end) = try (signs(after: "0.2s"), signs(after: "0.6s"), signs(after: "2s"))
    #expect(0 < early && early < late && late < end)
  }

  // MARK: Scrolling

  @Test("Rows that begin at the end are shown there")
  func anchoredAtEnd() throws {
    let body = """
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Text("Row \\($0)").frame(height: 20) } }
        }
        .defaultScrollAnchor(.bottom)
      }
      """
    #expect(try rows(body, height: 200).last?.contains("Row 49") == true)
  }

  // MARK: Texts

  @Test("Measures may be written in words, and attributed texts in Markdown")
  func texts() throws {
    func drawn(_ text: String) throws -> String {
      try rows("var body: some View { \(text) }").joined().filter { $0 != " " }
    }
    let measure = "Measurement(value: 5, unit: UnitSpeed.kilometersPerHour)"
    #expect(
      try drawn("Text(\(measure).formatted(.measurement(width: .wide, usage: .asProvided)))")
        == "5kilometersperhour")
    #expect(
      try drawn("Text((try? AttributedString(markdown: \"a **b**\")) ?? AttributedString())")
        == "ab")
    #expect(try drawn("Text(\"Quiet\").textCase(.uppercase)") == "QUIET")
  }

  @Test("A remark stands once below a screen, however often it came")
  func remarksOnce() throws {
    let body = """
      var body: some View {
        ScrollViewReader { proxy in Button("Go") { proxy.scrollTo("nowhere") } }
      }
      """
    let screen = try screen(body, events: ["tap \"Go\"", "tap \"Go\""])
    #expect(try screen.laidOut().diagnostics.count == 1)
  }

  @Test("Lines of a lazy grid that are equally long look so, and it has its room beside others")
  func equalLines() throws {
    let grid = "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))])"
    let drawn = try rows(
      """
        var body: some View {
          VStack {
            Text("Above")
            ScrollView { \(grid) { ForEach(1...6, id: \\.self) { Text("\\($0)").padding(8) } } }
          }
        }
      """, height: 200)
    #expect(drawn.count == 4 && drawn[1].contains("1") && drawn[3].contains("5"))
    let line = try rows(
      """
        var body: some View {
          HStack {
            ScrollView(.horizontal) {
              LazyHGrid(rows: [GridItem(.fixed(20))]) {
                ForEach(1...5, id: \\.self) { Text("\\($0)") }
              }
            }
          }
        }
      """, height: 20)
    #expect(line == ["1 2 3 4 5".padded(to: 30)])
    let mirrored = try rows(
      "var body: some View { \(grid) { Text(\"1\"); Text(\"2\") } }",
      events: ["environment layoutDirection = .rightToLeft"])
    #expect(mirrored.first?.filter { $0 != " " } == "21")
  }

  @Test("What stands in a bar looks as it does elsewhere")
  func barItems() throws {
    let drawn = try rows(
      """
        @State private var name = "Ada"
        var body: some View {
          NavigationStack {
            Text("x").navigationTitle($name).toolbar {
              Menu("Order") { Button("A") {} }
              Text("3 left")
              Button("Save") {}.disabled(true)
              Button {} label: { Image(systemName: "plus") }
            }
          }
        }
      """, width: 390)
    #expect(drawn[0].hasSuffix("[Order v] 3 left <Save> +"))
    #expect(drawn.contains { $0.contains("Ada") })
  }

  @Test("A date picker shows its date in words, and takes another day")
  func dates() throws {
    let body = """
        @State private var day = Date()
        var body: some View {
          Form { DatePicker("Day", selection: $day, in: Date()..., displayedComponents: .date) }
        }
      """
    let screen = try screen(body, events: ["select \"2026-03-09\" in \"Day\""])
    let drawn = CellDrawing(of: try screen.drawn()).lines()
    #expect(drawn.contains { $0.contains("Day               Mar 9, 2026 v") })
    #expect(screen.availableEvents.contains("select \"2026-03-10\" in \"Day\""))
    for wrong in ["2025-12-31", "2026-02-30", "soon"] {
      #expect(throws: EventError.self) {
        try screen.perform(Event("select \"\(wrong)\" in \"Day\""))
      }
    }
  }

  @Test(
    "A dialog has a way out, its title where that is wanted, and a section without rows its own")
  func systemWords() throws {
    func dialog(_ visibility: String) throws -> [String] {
      try rows(
        """
          var body: some View {
            Text("Under").confirmationDialog("What now?", isPresented: .constant(true)\(visibility)) {
              Button("Archive") {}
            }
          }
        """)
    }
    #expect(try dialog("").contains { $0.contains("[Cancel]") })
    #expect(try !dialog("").contains { $0.contains("What now?") })
    #expect(try dialog(", titleVisibility: .visible").contains { $0.contains("What now?") })
    let list = try rows(
      "var body: some View { List { Section(\"Empty\") {}; Section(\"Full\") { Text(\"x\") } } }")
    #expect(list.contains { $0.contains("Empty") } && list.contains { $0.contains("Full") })
  }

  @Test("Rows that changed places are told from those that stayed")
  func reordered() throws {
    let body = """
      @State private var names = ["Ada", "Bob", "Cy"]
      var body: some View {
        VStack {
          ForEach(names, id: \\.self) { Text($0) }
          Button("First") { names.move(fromOffsets: [2], toOffset: 0) }
        }
      }
      """
    let screen = try screen(body)
    let before = try screen.drawn()
    try screen.perform(Event("tap \"First\""))
    let after = try screen.drawn()
    let changed = after.changes(since: before)
    let words = after.things.filter { changed.contains($0.identity) }.map(\.look)
    #expect(words.count == 1)
    guard case .text(let lines, _)? = words.first else {
      Issue.record("no words changed")
      return
    }
    #expect(lines == ["Cy"])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
