import Drawing
import Simulation
import Testing

/// What was wrong on the screens of small programs as people write them: what is drawn, and what a
/// finger reaches.
struct OrdinaryScreenTests {
  private func screen(_ body: String, state: String = "", others: String = "") throws -> Screen {
    let source = """
      import Combine
      import SwiftUI
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

  private func rows(_ screen: Screen) throws -> [String] {
    CellDrawing(of: try screen.drawn()).lines()
  }

  private func drawn(_ body: String, state: String = "") throws -> String {
    try rows(screen(body, state: state)).joined(separator: "\n")
  }

  @Test("A badge stands at the end of a row, and beside the title of a tab; 0 shows nothing")
  func badges() throws {
    let list = try rows(
      screen(
        """
        NavigationStack {
          List {
            Text("Inbox").badge(3)
            NavigationLink("Spain", value: 1).badge("new")
            Text("Sent").badge(0)
          }
        }
        """))
    #expect(list.contains { $0.contains("Inbox") && $0.contains("3") })
    #expect(list.contains { $0.contains("Spain") && $0.contains("new") && $0.contains("›") })
    #expect(!list.contains { $0.contains("Sent") && $0.contains("0") })
    let tabs = try drawn(
      """
      TabView {
        Tab("Shop", systemImage: "bag") { Text("a") }
        Tab("Cart", systemImage: "cart") { Text("b") }.badge(2)
      }
      """)
    #expect(tabs.contains("Cart 2"))
  }

  @Test(
    "Of an icon and a title those are shown that the style of labels around them says",
    arguments: [
      "Button(\"Go\", systemImage: \"plus\") {}", "Label(\"Go\", systemImage: \"plus\")",
      "Button {} label: { Label(\"Go\", systemImage: \"plus\") }",
      "Label { Text(\"Go\") } icon: { Image(systemName: \"plus\") }",
    ])
  func partsOfLabels(view: String) throws {
    #expect(try !drawn("\(view).labelStyle(.iconOnly)").contains("Go"))
    #expect(try drawn("\(view).labelStyle(.iconOnly)").contains("+"))
    #expect(try !drawn("\(view).labelStyle(.titleOnly)").contains("+"))
    #expect(try drawn("\(view).labelStyle(.titleOnly)").contains("Go"))
    #expect(try drawn(view).contains("+  Go"))
  }

  @Test(
    "The background of the system is white, or what `backgroundStyle` says",
    arguments: [
      "background(.background)", "background(in: .rect(cornerRadius: 12))",
      "background(.background.secondary)",
      "background(in: .rect(cornerRadius: 12)).backgroundStyle(.thinMaterial)",
    ])
  func background(modifier: String) throws {
    #expect(try !drawn("Text(\"ok\").padding(20).\(modifier)").contains("█"))
  }

  @Test("`.tint` is the colour that is said around it")
  func tintStyle() throws {
    let accent = try drawn("Capsule().fill(AnyShapeStyle(.tint)).frame(width: 200, height: 60)")
    #expect(!accent.contains("black"))
    let black = try drawn("Capsule().fill(.tint).frame(width: 200, height: 60).tint(.black)")
    #expect(black.contains("█"))
  }

  @Test("An unknown text keeps a place")
  func unknownText() throws {
    #expect(try drawn("VStack { Text(Thing.shared.name); Text(\"b\") }").contains("‹name›"))
  }

  @Test("Search results that are not there are a view, not a colour")
  func searchWithoutResults() throws {
    let text = try drawn(
      "Color.clear.overlay { if !term.isEmpty { ContentUnavailableView.search(text: term) } }",
      state: "@State private var term = \"swi\"")
    #expect(text.contains("No Results for “swi”"))
    #expect(try drawn("ContentUnavailableView.search").contains("No Results"))
  }

  @Test("The appearance that a view prefers is that of the screen")
  func preferredAppearance() throws {
    let screen = try screen(
      """
      VStack { Foot(); Button("Dark") { scheme = .dark } }.preferredColorScheme(scheme)
      """, state: "@State private var scheme: ColorScheme?",
      others: """
        struct Foot: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Text(scheme == .dark ? "dark mode" : "light mode") }
        }
        """)
    let event = try screen.perform(Event("tap \"Dark\""))
    #expect(event.changes.map(\.new).contains("dark mode"))
    #expect(try drawn("Text(\"a\").preferredColorScheme(.dark)").contains("a"))
  }

  @Test("Columns of a lazy grid that do not touch do not touch in the drawing")
  func gapsOfGrids() throws {
    let fixed = try rows(
      screen(
        """
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(80), spacing: 8), count: 3)) {
          ForEach(0..<3) { _ in Color.black.frame(width: 80, height: 40) }
        }
        """))
    #expect(fixed.contains { $0.contains("████████ ████████ ████████") })
    let shared = try rows(
      screen(
        """
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          Color.black.frame(height: 40); Color.black.frame(height: 40)
        }.padding()
        """))
    let line = try #require(shared.first { $0.contains("██") })
    #expect(line.split(separator: " ").filter { $0.contains("█") }.count == 2, "\(line)")
  }

  @Test("What was set in the environment stays set when something else is written")
  func setEnvironment() throws {
    let screen = try screen(
      "VStack { Button(\"Go\") { n += 1 }; Foot() }.environment(\\.lineLimit, n)",
      state: "@State private var n = 0",
      others: """
        struct Foot: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Text(scheme == .dark ? "dark mode" : "light mode") }
        }
        """)
    try screen.perform(Event("environment colorScheme = .dark"))
    #expect(try screen.perform(Event("tap \"Go\"")).changes.isEmpty)
  }

  @Test("A sheet that holds fast is not swiped away")
  func heldSheet() throws {
    let screen = try screen(
      """
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
        Button("Let go") { isHeld = false }.interactiveDismissDisabled(isHeld)
      }
      """, state: "@State private var isShown = false\n@State private var isHeld = true")
    try screen.perform(Event("tap \"Open\""))
    let why = EventError("what is presented cannot be swiped away: interactiveDismissDisabled")
    #expect(throws: why) { try screen.perform(Event("dismiss")) }
    try screen.perform(Event("tap \"Let go\""))
    #expect(try screen.perform(Event("dismiss")).writes.map(\.new) == ["false"])
  }

  @Test("Where the program says that a field keeps the keyboard, return does not take it")
  func keptFocus() throws {
    let screen = try screen(
      "TextField(\"Task\", text: $text).focused($isFocused).onSubmit { text = \"\"; isFocused = true }",
      state: "@State private var text = \"\"\n@FocusState private var isFocused: Bool")
    try screen.perform(Event("type \"a\" into \"Task\""))
    let writes = try screen.perform(Event("submit \"Task\"")).writes
    #expect(!writes.contains { $0.new == "false" })
  }

  // MARK: What a finger reaches

  @Test("What lets touches through is not meant, and says so where nothing else is")
  func hitTesting() throws {
    let screen = try screen(
      """
      ZStack {
        ForEach(0..<3) { number in
          Button("Card") { chosen = number }.allowsHitTesting(number == chosen + 1)
        }
        Button("Deaf") { chosen = 9 }.allowsHitTesting(false)
        Button("Clear") { chosen = 9 }.opacity(0)
      }
      """, state: "@State private var chosen = 0")
    #expect(try screen.perform(Event("tap \"Card\"")).writes.map(\.new) == ["1"])
    for name in ["Deaf", "Clear"] {
      let why = EventError(
        "no finger reaches \"\(name)\": it is hidden, wholly transparent, or allows no hit testing")
      #expect(throws: why) { try screen.perform(Event("tap \"\(name)\"")) }
      #expect(!screen.availableEvents.contains("tap \"\(name)\""))
    }
    #expect(!screen.elements.contains { $0.label == "Clear" })
    #expect(screen.elements.contains { $0.label == "Deaf" })
  }

  @Test("A drag without a minimum distance begins where the finger comes down")
  func dragFromTheStart() throws {
    for (distance, steps) in [("0", ["0", "15", "30"]), ("10", ["15", "30"])] {
      let screen = try screen(
        """
        Text("Pad").gesture(
          DragGesture(minimumDistance: \(distance)).onChanged { print(Int($0.translation.width)) })
        """)
      try screen.perform(Event("drag \"Pad\" by 30 0"))
      #expect(screen.printed == steps)
    }
  }

  @Test("A link that shares is called by what the system writes on it, a material is no colour")
  func systemNames() throws {
    let screen = try screen(
      "ShareLink(item: \"a\")\nText(\"b\").background(.thinMaterial)", state: "")
    try screen.perform(Event("tap \"Share…\""))
    let labels = screen.elements.map(\.label)
    #expect(labels.contains("Share…") && labels.contains(".thinMaterial"))
  }

  @Test("What is called otherwise for those who cannot see it is not meant by its words")
  func otherNames() throws {
    let screen = try screen(
      """
      VStack {
        Button("Add") { count += 1 }
        Button("Add") { count += 10 }.accessibilityLabel("Add ten")
        Button { count += 100 } label: { Image(systemName: "plus") }.accessibility(label: Text("More"))
      }
      """, state: "@State private var count = 0")
    #expect(try screen.perform(Event("tap \"Add\"")).writes.map(\.new) == ["1"])
    #expect(try screen.perform(Event("tap \"Add ten\"")).writes.map(\.new) == ["11"])
    #expect(try screen.perform(Event("tap \"More\"")).writes.map(\.new) == ["111"])
  }

  @Test("An action of the environment is handed on as a function")
  func actionAsFunction() throws {
    let screen = try screen(
      "Button(\"Open\") { isShown = true }.sheet(isPresented: $isShown) { Inner() }",
      state: "@State private var isShown = false",
      others: """
        struct Inner: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Done", action: dismiss.callAsFunction) }
        }
        """)
    try screen.perform(Event("tap \"Open\""))
    #expect(try screen.perform(Event("tap \"Done\"")).writes.map(\.new) == ["false"])
  }

  // MARK: What depends on what

  @Test("A length that is scaled depends on the size of the text")
  func scaledLength() throws {
    let screen = try screen(
      "Color.red.frame(width: side, height: side)",
      state: "@ScaledMetric(relativeTo: .title) private var side = 48.0")
    let event = try screen.perform(Event("environment dynamicTypeSize = .accessibility3"))
    #expect(event.evaluated.map(\.view) == ["Shown"])
    #expect(event.changes.map(\.new).first?.hasPrefix("112.9") == true)
  }

  @Test("Nobody is told that @Observable would spare a body that reads what was written")
  func sparedBodies() throws {
    let screen = try screen(
      "VStack { TextField(\"Mail\", text: $model.mail); Text(model.isValid ? \"ok\" : \"no\") }",
      state: "@StateObject private var model = Model()",
      others: """
        final class Model: ObservableObject {
          @Published var mail = ""
          var isValid: Bool { mail.contains("@") }
        }
        """)
    let event = try screen.perform(Event("type \"ada\" into \"Mail\""))
    let advice = event.evaluated.compactMap(\.preventable)
    #expect(!advice.contains { $0.contains("@Observable") })
  }

  @Test("A task on the main actor writes there")
  func taskOnMainActor() throws {
    let screen = try screen(
      "Button(\"Go\") { model.go() }", state: "@State private var model = Model()",
      others: """
        @Observable final class Model {
          var count = 0
          func go() { Task { @MainActor in count = 1; try? await Task.sleep(for: .seconds(1)); count = 2 } }
        }
        """)
    try screen.perform(Event("tap \"Go\""))
    #expect(try screen.perform(Event("wait 2s")).diagnostics.isEmpty)
  }
}
