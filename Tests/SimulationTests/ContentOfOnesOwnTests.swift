import Testing

@testable import Simulation

/// Content of charts, maps, tables and tab views that a program declares, and what is handed on to
/// a view of its own.
@Suite struct ContentOfOnesOwnTests {
  private func mount(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "Main.swift", text: "import SwiftUI\n" + source)])
      .mount("Main")
  }

  private func labels(_ screen: Screen) -> [String] { screen.elements.map(\.label) }

  @Test("Content of a chart has a body, which runs when what it is handed changes")
  func chartContent() throws {
    let screen = try mount(
      """
      import Charts
      struct Bars: ChartContent {
        let days: [Int]
        var body: some ChartContent {
          ForEach(days, id: \\.self) { BarMark(x: .value("Day", $0), y: .value("Height", $0)) }
        }
      }
      struct Main: View {
        @State private var days = [1]
        var body: some View {
          Chart { Bars(days: days) }
          Button("more") { days.append(2) }
        }
      }
      """)
    let event = try screen.perform(Event("tap \"more\""))
    #expect(event.evaluated.map(\.instance) == ["Main", "Bars"])
    #expect(!event.diagnostics.contains { $0.message.contains("is no view") })
  }

  @Test("Content of a tab view brings its tabs along")
  func tabContent() throws {
    let screen = try mount(
      """
      struct Extra: TabContent {
        let n: Int
        var body: some TabContent<Int> {
          Tab("Two", systemImage: "star", value: 2) { Text("second \\(n)") }
          TabSection("More") { Tab("Three", systemImage: "star", value: 3) { Text("third") } }
        }
      }
      struct Main: View {
        @State private var chosen = 1
        @State private var n = 0
        var body: some View {
          TabView(selection: $chosen) {
            Tab("One", systemImage: "star", value: 1) { Button("count") { n += 1 } }
            Extra(n: n)
            Tab(value: 4, role: .search) { Text("fourth") }
          }
        }
      }
      """)
    try screen.perform(Event("tap \"count\""))
    try screen.perform(Event("tap \"Two\""))
    #expect(labels(screen).contains("second 1"))
    try screen.perform(Event("tap \"Three\""))
    #expect(labels(screen).contains("third"))
    try screen.perform(Event("tap \"Search\""))
    #expect(labels(screen).contains("fourth"))
  }

  @Test("What pages read that are only looked at for their tabs, the program does not read")
  func pagesAside() throws {
    let screen = try mount(
      """
      struct Page: View {
        let n: Int
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark \\(n)" : "light \\(n)") }
      }
      struct Main: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) { ForEach(0..<3, id: \\.self) { Page(n: $0) } }
            .tabViewStyle(.page)
        }
      }
      """)
    #expect(labels(screen).contains("light 0"))
    #expect(!screen.trace.events.flatMap(\.diagnostics).contains { $0.rule == "E12" })
  }

  @Test("A table shows of each row that is described what its columns say")
  func tableRows() throws {
    let screen = try mount(
      """
      struct Person: Identifiable { let id: Int; let name: String }
      struct Main: View {
        @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo")]
        @State private var chosen: Person.ID?
        var body: some View {
          Table(of: Person.self, selection: $chosen) {
            TableColumn("Name", value: \\.name)
            TableColumn("Number") { person in Text("number \\(person.id)") }
          } rows: {
            ForEach(people) { person in
              TableRow(person).contextMenu { Button("Drop \\(person.name)") { people.removeFirst() } }
            }
          }
          Text("chosen \\(chosen ?? 0)")
        }
      }
      """)
    #expect(labels(screen).contains("Ann"))
    #expect(labels(screen).contains("number 2"))
    try screen.perform(Event("tap \"Bo\""))
    #expect(labels(screen).contains("chosen 2"))
    try screen.perform(Event("tap \"Drop Ann\""))
    #expect(!labels(screen).contains("number 1"))
  }

  @Test("A view that is handed a @FocusState.Binding hears of the focus, and moves it")
  func focusBinding() throws {
    let screen = try mount(
      """
      enum Field: Hashable { case name, mail }
      struct Fields: View {
        @FocusState.Binding var focus: Field?
        @Binding var text: String
        var body: some View {
          TextField("Name", text: $text).focused($focus, equals: .name).onSubmit { focus = .mail }
          TextField("Mail", text: $text).focused($focus, equals: .mail)
          Text(focus == .mail ? "at mail" : focus == .name ? "at name" : "nowhere")
        }
      }
      struct Main: View {
        @FocusState private var focus: Field?
        @State private var text = ""
        var body: some View {
          VStack {
            Fields(focus: $focus, text: $text)
            Button("leave") { focus = nil }
          }
        }
      }
      """)
    try screen.perform(Event("type \"x\" into \"Name\""))
    #expect(labels(screen).contains("at name"))
    try screen.perform(Event("submit \"Name\""))
    #expect(labels(screen).contains("at mail"))
    let event = try screen.perform(Event("tap \"leave\""))
    #expect(event.evaluated.map(\.instance) == ["Fields"])
    #expect(labels(screen).contains("nowhere"))
  }

  @Test("The parameters of a generic view are what they are in its members, in every run")
  func genericMembers() throws {
    for _ in 0..<3 {
      let screen = try mount(
        """
        protocol Named { static var plural: String { get } }
        protocol Resource { associatedtype Element: Named }
        struct Cat: Named { static let plural = "cats" }
        struct Cats: Resource { typealias Element = Cat }
        struct Card<Lead: View, Trail: View>: View {
          let lead: Lead
          let trail: Trail
          init(@ViewBuilder lead: () -> Lead, @ViewBuilder trail: () -> Trail) {
            self.lead = lead()
            self.trail = trail()
          }
          private var hasTrail: Bool { Trail.self != EmptyView.self }
          var body: some View { HStack { lead; Text(hasTrail ? "with trail" : "alone") } }
        }
        extension Card where Trail == EmptyView {
          init(@ViewBuilder lead: () -> Lead) { self.init(lead: lead, trail: { EmptyView() }) }
        }
        struct Listing<R: Resource>: View {
          let resource: R
          private var heading: String { "all \\(R.Element.plural)" }
          var body: some View { Text(heading) }
        }
        struct Main: View {
          var body: some View {
            VStack {
              Card { Text("first") }
              Card { Text("second") } trail: { Text("end") }
              Listing(resource: Cats())
            }
          }
        }
        """)
      let texts = ["alone", "with trail", "all cats"]
      #expect(labels(screen).filter { texts.contains($0) } == texts)
    }
  }

  @Test(
    "A destination for a type in a row of a lazy container is ignored, and SwiftUI says so (N44)")
  func misplacedDestination() throws {
    func source(_ inRow: String, _ outside: String) -> String {
      """
      struct Item: Identifiable, Hashable { let id: Int }
      struct Main: View {
        let items = [Item(id: 1)]
        var body: some View {
          NavigationStack {
            List(items) { item in NavigationLink("row", value: item)\(inRow) }\(outside)
          }
        }
      }
      """
    }
    let destination = #".navigationDestination(for: Item.self) { Text("item \($0.id)") }"#
    let misplaced = try mount(source(destination, ""))
    #expect(misplaced.trace.events[0].diagnostics.contains { $0.rule == "N44" })
    try misplaced.perform(Event("tap \"row\""))
    #expect(!labels(misplaced).contains("item 1"))
    let placed = try mount(source("", destination))
    #expect(!placed.trace.events[0].diagnostics.contains { $0.rule == "N44" })
    try placed.perform(Event("tap \"row\""))
    #expect(labels(placed).contains("item 1"))
  }

  @Test("SwiftUI says what it makes nothing of in a frame (Y20, Y21)")
  func invalidFrames() throws {
    let screen = try mount(
      """
      struct Main: View {
        @State private var width = 10.0
        var body: some View {
          Color.red.frame(width: width)
          Color.red.frame(minWidth: 5, maxWidth: 50 - width)
          Button("less") { width = -10 }
          Button("more") { width = 48 }
        }
      }
      """)
    #expect(screen.trace.events[0].diagnostics.isEmpty)
    let less = try screen.perform(Event("tap \"less\""))
    #expect(
      less.diagnostics.map(\.message) == ["Invalid frame dimension (negative or non-finite)."])
    let more = try screen.perform(Event("tap \"more\""))
    #expect(more.diagnostics.map(\.rule) == ["Y21"])
  }
}
