import Testing

@testable import Simulation

/// Events that SwiftUI's own views answer to.
@Suite struct FrameworkEventTests {
  private func mount(_ source: String, _ root: String = "Main") throws -> Screen {
    try Simulator(
      files: [SourceFile(path: "Main.swift", text: "import SwiftUI\n" + source)]
    ).mount(root)
  }

  private func labels(_ screen: Screen) -> [String] { screen.elements.map(\.label) }

  @Test("A tab whose tag is of another type than the selection writes nothing, and says so (N35)")
  func strangeTags() throws {
    let screen = try mount(
      """
      struct Main: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Text("first \\(tab + 1)").tag("a").tabItem { Text("A") }
            Text("second").tag("b").tabItem { Text("B") }
          }
        }
      }
      """)
    let event = try screen.perform(Event("tap \"B\""))
    #expect(!event.steps.contains { $0.kind == .write })
    #expect(event.diagnostics.contains { $0.message.contains("is of type String") })
    #expect(labels(screen).contains("first 1"))
  }

  @Test("So does a row of a list, where the selection holds identifiers (N35)")
  func strangeRows() throws {
    let screen = try mount(
      """
      struct Song: Identifiable { let id: String }
      struct Main: View {
        @State private var chosen: Song.ID?
        let songs = [Song(id: "a"), Song(id: "b")]
        var body: some View {
          List(selection: $chosen) { ForEach(songs) { Text($0.id).tag($0.id.count) } }
        }
      }
      """)
    let event = try screen.perform(Event("tap \"b\""))
    #expect(!event.steps.contains { $0.kind == .write })
  }

  @Test("A suggestion completes the search, by its text or its token")
  func suggestions() throws {
    let screen = try mount(
      """
      struct Tag: Identifiable, Hashable { var id: String }
      struct Main: View {
        @State private var text = ""
        @State private var tags: [Tag] = []
        var body: some View {
          NavigationStack { Text("text \\(text) tags \\(tags.map(\\.id).joined())") }
            .searchable(text: $text, tokens: $tags) { Text($0.id) }
            .searchSuggestions {
              Text("red things").searchCompletion("red")
              Text("only new").searchCompletion(Tag(id: "new"))
            }
        }
      }
      """)
    try screen.perform(Event("tap \"red things\""))
    #expect(labels(screen).contains("text red tags "))
    try screen.perform(Event("tap \"only new\""))
    #expect(labels(screen).contains("text  tags new"))
  }

  @Test("A navigation path goes through an encoder and back")
  func paths() throws {
    let screen = try mount(
      """
      struct Main: View {
        @State private var path = NavigationPath()
        @State private var data: Data?
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("In") { path.append(42) }
              Button("Restore") {
                guard let data, let kept = try? JSONDecoder().decode(
                  NavigationPath.CodableRepresentation.self, from: data) else { return }
                path = NavigationPath(kept)
              }
            }
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("number \\(number)")
                Button("Keep") { data = try? path.codable.map(JSONEncoder().encode) }
                Button("Out") { path = NavigationPath() }
              }
            }
          }
        }
      }
      """)
    for event in ["tap \"In\"", "tap \"Keep\"", "tap \"Out\""] { try screen.perform(Event(event)) }
    #expect(!labels(screen).contains("number 42"))
    try screen.perform(Event("tap \"Restore\""))
    #expect(labels(screen).contains("number 42"))
  }

  @Test("A path with something that cannot be encoded has no representation")
  func strangePaths() throws {
    let screen = try mount(
      """
      struct Place: Hashable { var name: String }
      struct Main: View {
        @State private var said = ""
        var body: some View {
          Text("said \\(said)")
          Button("Ask") {
            var path = NavigationPath()
            said += path.codable == nil ? "no " : "yes "
            path.append(Place(name: "here"))
            said += path.codable == nil ? "no" : "yes"
          }
        }
      }
      """)
    try screen.perform(Event("tap \"Ask\""))
    #expect(labels(screen).contains("said yes no"))
  }

  @Test("A row is meant by what it shows, whatever its identifier is")
  func rowsByWhatTheyShow() throws {
    let screen = try mount(
      """
      struct Cell: View {
        let number: Int
        @State private var taps = 0
        var body: some View { Button("+ \\(taps)") { taps += 1 } }
      }
      struct Board<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { ForEach(subviews: content) { $0 } }
      }
      struct Main: View {
        var body: some View { Board { ForEach([4, 5], id: \\.self) { Cell(number: $0) } } }
      }
      """)
    try screen.perform(Event("tap \"+ 0\" in Cell[5]"))
    #expect(labels(screen).filter { $0.hasPrefix("+") } == ["+ 0", "+ 1"])
  }

  @Test("What a builder reads that is called as a modifier is made counts for the body (L15)")
  func builders() throws {
    let screen = try mount(
      """
      struct Main: View {
        @State private var isBig = false
        @State private var isRed = false
        @State private var count = 0
        @Namespace private var space
        var body: some View {
          VStack {
            Text("a").contextMenu { Button("b") {} } preview: { Text(isBig ? "big" : "small") }
            Text("c").matchedTransitionSource(id: 1, in: space) { $0.background(isRed ? Color.red : .blue) }
            Text("d").accessibilityLabel { _ in Text("\\(count)") }
            Button("Big") { isBig.toggle() }
            Button("Red") { isRed.toggle() }
            Button("Count") { count += 1 }
          }
        }
      }
      """)
    for event in ["Big", "Red", "Count"] {
      let trace = try screen.perform(Event("tap \"\(event)\""))
      #expect(trace.evaluated.map(\.view) == ["Main"], "\(event)")
    }
  }

  @Test("What Charts calls while it updates reads for the view whose state it is (S11)")
  func charts() throws {
    let screen = try mount(
      """
      import Charts
      struct Main: View {
        @State private var unit = "kg"
        @State private var title = "a"
        var body: some View {
          VStack {
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
              .chartXAxis { AxisMarks { _ in AxisValueLabel(unit) } }
              .chartOverlay { _ in Text("over \\(title)") }
            Button("Unit") { unit = "g" }
            Button("Title") { title = "b" }
          }
        }
      }
      """)
    for event in ["Unit", "Title"] {
      let trace = try screen.perform(Event("tap \"\(event)\""))
      #expect(trace.evaluated.map(\.view) == ["Main"], "\(event)")
      #expect(trace.evaluated.first?.certainty == .usual, "\(event)")
    }
    #expect(labels(screen).contains("over b"))
  }

  @Test("A wrapper of SwiftUI is called by the property that it stands at (C3)")
  func scaledMetric() throws {
    let screen = try mount(
      """
      struct Main: View {
        @ScaledMetric private var width = 10.0
        var body: some View { Text("\\(Int(width)) points") }
      }
      """)
    let trace = try screen.perform(Event("environment dynamicTypeSize = .xxxLarge"))
    #expect(trace.evaluated.flatMap(\.causes).map(\.words) == ["env _width"])
  }

  @Test("A binding to a computed property of an observable object reads what that reads (B13)")
  func computedBinding() throws {
    let screen = try mount(
      """
      @Observable final class Weather {
        var celsius = 0.0
        var fahrenheit: Double {
          get { celsius * 2 }
          set { celsius = newValue / 2 }
        }
      }
      struct Field: View { @Binding var value: Double; var body: some View { Text("\\(value)") } }
      struct Main: View {
        @State private var weather = Weather()
        var body: some View {
          VStack {
            Field(value: $weather.fahrenheit)
            Button("Warm") { weather.celsius = 5 }
          }
        }
      }
      """)
    let trace = try screen.perform(Event("tap \"Warm\""))
    #expect(trace.evaluated.map(\.view) == ["Main", "Field"])
    #expect(trace.evaluated.first?.certainty == .usual)
  }
}
