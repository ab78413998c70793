import Simulation
import Testing

/// How a view comes on the screen of which only the name is known.
@Suite struct MountingTests {
  private func simulator(_ source: String) throws -> Simulator {
    try Simulator(files: [SourceFile(path: "App.swift", text: "import SwiftUI\n" + source)])
  }

  private func notes(_ screen: Screen) -> [String] {
    screen.trace.events[0].diagnostics.filter { $0.severity == .note }.map(\.message)
  }

  /// What a person reads.
  private func labels(_ screen: Screen) -> [String] {
    screen.elements.map(\.label).filter { !screen.instances.contains($0) }
  }

  private static let shelf = """
    struct Shelf: View {
      let title: String
      @State private var isOpen = false
      var body: some View { Toggle(title, isOn: $isOpen) }
    }

    """

  @Test("a view that needs values is mounted as its preview shows it, and the note says so")
  func preview() throws {
    let screen = try simulator(Self.shelf + "#Preview(\"Poems\") { Shelf(title: \"Rilke\") }")
      .mount("Shelf")
    #expect(screen.trace.root == "Shelf" && labels(screen).contains("Rilke"))
    #expect(notes(screen) == ["Shelf is mounted as #Preview \"Poems\" shows it"])
  }

  @Test("a preview that stops, or that shows something else, is passed by")
  func unusablePreview() throws {
    let stops = "#Preview { let none: [String] = []; Shelf(title: none[3]) }\n"
    let other = "#Preview { if 1 > 2 { Shelf(title: \"never\") } else { Text(\"else\") } }\n"
    let screen = try simulator(Self.shelf + stops + other).mount("Shelf")
    #expect(screen.way == .madeUp && labels(screen).contains("title"))
  }

  @Test("without a preview, values are made up, and the note is what one would write")
  func madeUp() throws {
    let screen = try simulator(
      """
      enum Mood { case calm(Int), wild }
      struct Song { let name: String; let mood: Mood; var tags: [String] }
      struct SongRow<Badge: View>: View {
        let song: Song
        let play: (Song, Int) -> Void
        let count: () -> Int
        @ViewBuilder let badge: () -> Badge
        var rating: Int?
        var body: some View {
          Text(song.name)
          badge()
          Button("Play") { play(song, count()) }
        }
      }
      """
    ).mount("SongRow")
    #expect(labels(screen) == ["name", "badge", "Play"])
    #expect(
      notes(screen) == [
        "SongRow is mounted with made-up values: SongRow(song: Song(name: \"name\", mood: "
          + "Mood.wild, tags: [\"tags\"]), play: { _, _ in }, count: { 1 }, "
          + "badge: { Text(\"badge\") })"
      ])
    #expect(throws: Never.self) { try screen.perform(Event("tap \"Play\"")) }
  }

  @Test("a made-up binding leads to a state that can be written")
  func binding() throws {
    let screen = try simulator(
      """
      struct Volume: View {
        @Binding var level: Int
        var body: some View { Button("louder \\(level)") { level += 1 } }
      }
      """
    ).mount("Volume")
    #expect(notes(screen)[0].contains("Volume(level: $level), $level a state of its own"))
    let event = try screen.perform(Event("tap \"louder 1\""))
    #expect(event.changes.map(\.new) == ["louder 2"])
    #expect(event.evaluated.map(\.view) == ["Volume"])
  }

  @Test("an initialiser that may fail is called where there is no other, and its value unwrapped")
  func failable() throws {
    func mounted(_ other: String) throws -> Screen {
      try simulator(
        """
        struct Post {
          let title: String
          init?(code: String) {
            if code.count > 9 { return nil }
            title = code
          }
          \(other)
        }
        struct PostRow: View {
          let post: Post
          var body: some View { Text(post.title) }
        }
        """
      ).mount("PostRow")
    }
    let unwrapped = try mounted("")
    #expect(labels(unwrapped) == ["code"])
    #expect(notes(unwrapped)[0].hasSuffix(#"PostRow(post: Post(code: "code")!)"#))
    let sure = try mounted("init(title: String, note: String) { self.title = title }")
    #expect(notes(sure)[0].hasSuffix(#"PostRow(post: Post(title: "title", note: "note"))"#))
  }

  @Test("numbers that are places in a list are made up anew where the first ones are beyond it")
  func placeInList() throws {
    let screen = try simulator(
      """
      struct Price: View {
        let prices: [String]
        let position: Int
        var body: some View { Text(prices[position]) }
      }
      """
    ).mount("Price")
    #expect(screen.crash == nil && labels(screen) == ["prices"])
    #expect(notes(screen)[0].contains("Price(prices: [\"prices\"], position: 0)"))
  }

  @Test("what is made an enumeration of is a raw value, and what must be there is there")
  func rawValues() throws {
    let screen = try simulator(
      """
      struct Attachment {
        enum Kind: String { case photo = "still", film }
        let type: String
        let address: URL?
        var kind: Kind? { Kind(rawValue: type) }
      }
      struct Shown {
        let kind: Attachment.Kind
        init?(_ attachment: Attachment) {
          guard let kind = attachment.kind, attachment.address != nil else { return nil }
          self.kind = kind
        }
      }
      struct Media: View {
        let shown: Shown
        var body: some View {
          switch shown.kind {
          case .photo: Text("a photo")
          case .film: Text("a film")
          }
        }
      }
      """
    ).mount("Media")
    #expect(labels(screen) == ["a photo"], "\(screen.crash ?? "")")
  }

  @Test("a binding to an optional has to be given, too")
  func optionalBinding() throws {
    let screen = try simulator(
      """
      struct Choice: View {
        @Binding var chosen: Int?
        var body: some View { Button("\\(chosen ?? 0)") { chosen = 7 } }
      }
      """
    ).mount("Choice")
    #expect(try screen.perform(Event("tap \"0\"")).changes.map(\.new) == ["7"])
  }

  private static let player = """
    @Observable final class Theme { static let shared = Theme(); var tint = "amber" }
    final class Library: ObservableObject {
      @Published var count: Int
      init(count: Int) { self.count = count }
    }
    @main struct Player: App {
      @StateObject private var library = Library(count: 40 + 2)
      var body: some Scene {
        WindowGroup { Home().environmentObject(library).environment(Theme.shared) }
      }
    }
    struct Home: View { var body: some View { Detail(); Counter(library: Library(count: 1)) } }
    struct Detail: View {
      @EnvironmentObject var library: Library
      @Environment(Theme.self) var theme
      var body: some View { Button("\\(library.count) \\(theme.tint)") { library.count += 1 } }
    }
    struct Counter: View {
      @ObservedObject var library: Library
      var body: some View { Text("\\(library.count)") }
    }

    """

  @Test("objects that are missing above the root are found in the app, or in the type")
  func objects() throws {
    let screen = try simulator(Self.player).mount("Detail")
    #expect(labels(screen) == ["42 amber"])
    #expect(notes(screen).count == 2 && notes(screen)[0].contains("Library(count: 40 + 2)"))
    #expect(notes(screen)[1].contains("Theme.shared"))
    let event = try screen.perform(Event("tap \"42 amber\""))
    #expect(event.changes.map(\.new) == ["43 amber"])
  }

  @Test("an object that the app makes without its name has the name of its type outside")
  func unnamedObject() throws {
    let source = Self.player.replacing(
      "private var library = Library(count: 40 + 2)",
      with: "private var library: Library = .init(count: 40 + 2)")
    let screen = try simulator(source).mount("Detail")
    #expect(labels(screen) == ["42 amber"])
  }

  @Test("an object as an argument is found there, too")
  func declared() throws {
    let screen = try simulator(Self.player).mount("Counter")
    #expect(screen.way == .declared && screen.values == "Counter(library: Library(count: 40 + 2))")
  }

  @Test("an object that the app itself forgets is missing, and it is told what to write")
  func missingObject() throws {
    let forgetful = Self.player.replacing(".environmentObject(library)", with: "")
    let screen = try simulator(forgetful).mount()
    #expect(screen.missingObject?.type == "Library")
    #expect(screen.advice?.contains(".environmentObject(Library(count: 40 + 2))'") == true)
  }

  private static let museum = """
    final class Guide: ObservableObject { @Published var stop = 1 }
    struct Museum: View {
      @StateObject private var guide = Guide()
      @State private var showsMap = false
      var body: some View {
        VStack { Player().environmentObject(guide); Button("Map") { showsMap = true } }
          .sheet(isPresented: $showsMap) { FloorMap() }
      }
    }
    struct Player: View {
      @EnvironmentObject var guide: Guide
      var body: some View { Text("stop \\(guide.stop)") }
    }
    struct FloorMap: View {
      @EnvironmentObject var guide: Guide
      var body: some View { Text("at \\(guide.stop)") }
    }

    """

  @Test("an object that the program provides on another branch only is missing on this one")
  func providedElsewhere() throws {
    let screen = try simulator(Self.museum).mount("Museum")
    try screen.perform(Event("tap \"Map\""))
    #expect(screen.missingObject?.type == "Guide")
    #expect(screen.advice?.contains("Another branch of the screen provides Guide") == true)
    let beside = Self.museum.replacing("Button(\"Map\") { showsMap = true }", with: "FloorMap()")
    #expect(try simulator(beside).mount("Museum").missingObject?.type == "Guide")
  }

  @Test(
    "whoever shows a root may provide it, and a part that provides nothing is helped",
    arguments: [
      "@main struct Trip: App { var body: some Scene { WindowGroup { Museum() } } }",
      "struct City: View { var body: some View { Museum() } }",
    ])
  func providedAbove(_ other: String) throws {
    let screen = try simulator(Self.museum + other).mount("Museum")
    #expect(try screen.perform(Event("tap \"Map\"")).changes.map(\.new) == ["at 1"])
    #expect(screen.crash == nil)
    #expect(labels(try simulator(Self.museum).mount("FloorMap")) == ["at 1"])
  }

  @Test("what a hosting controller shows gets no object from the root")
  func hosted() throws {
    let screen = try simulator(
      Self.player + """
        struct Hosting: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIHostingController<Detail> {
            UIHostingController(rootView: Detail())
          }
          func updateUIViewController(_ controller: UIHostingController<Detail>, context: Context) {}
        }
        struct Wall: View { var body: some View { Hosting() } }
        """
    ).mount("Wall")
    #expect(screen.missingObject?.type == "Library")
  }

  @Test(
    "a root is any expression that builds a view",
    arguments: [
      "Shelf(title: \"a\").padding()", "VStack { Shelf(title: \"a\"); Text(\"b\") }",
      "Box { Shelf(title: \"a\") }", "Shelf.sample", "aShelf", "Outer.Inner(title: \"a\")",
    ])
  func expression(_ root: String) throws {
    let screen = try simulator(
      Self.shelf + """
        struct Box<Content: View>: View {
          let content: () -> Content
          init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
          var body: some View { content() }
        }
        extension Shelf { static var sample: Shelf { Shelf(title: "a") } }
        let aShelf = Shelf(title: "a")
        enum Outer {
          struct Inner: View { let title: String; var body: some View { Shelf(title: title) } }
        }
        """
    ).mount(root)
    #expect(labels(screen).contains("a") && notes(screen).isEmpty)
  }

  private static let nested = """
    struct Card: View {
      struct Header: View { var body: some View { Text("card") } }
      struct Footer: View { var body: some View { Text("foot") } }
      var body: some View { Header(); Footer() }
    }
    struct Page: View {
      struct Header: View { var body: some View { Text("page") } }
      var body: some View { Header() }
    }

    """

  @Test("nested types are found by their last name, if that is enough")
  func nestedTypes() throws {
    let simulator = try simulator(Self.nested)
    #expect(try simulator.mount("Footer").trace.root == "Card.Footer")
    let error = #expect(throws: SourceError.self) { try simulator.mount("Header") }
    #expect(
      error?.diagnostics[0].message
        == "Header may be Card.Header, Page.Header; name one of them")
    #expect(labels(try simulator.mount("Page.Header")) == ["page"])
  }

  @Test(
    "a preview is found by its name, its number, or the name of its provider",
    arguments: [
      ("preview \"Full cart\"", "full"), ("preview Full cart", "full"), ("preview 1", "none"),
      ("preview", "none"), ("Cart_Previews", "provider"),
    ])
  func namedPreview(_ root: String, _ label: String) throws {
    let simulator = try simulator(
      """
      #Preview { Text("none") }
      #Preview("Full cart") { Text("full") }
      struct Cart_Previews: PreviewProvider { static var previews: some View { Text("provider") } }
      """)
    #expect(labels(try simulator.mount(root)) == [label])
    let error = #expect(throws: SourceError.self) { try simulator.mount("preview Empty") }
    #expect(
      error?.diagnostics[0].message == "no preview is called Empty; there are 1, \"Full cart\"")
  }

  @Test("a view that is called without its values is told the labels of the initialiser")
  func labelsOfInitializer() throws {
    let simulator = try simulator(
      """
      struct Unwrapped: View {
        private let make: (Int) -> Text
        init(_ value: Int?, @ViewBuilder content: @escaping (Int) -> Text) { make = content }
        var body: some View { make(1) }
      }
      """)
    let error = #expect(throws: SourceError.self) { try simulator.mount("Unwrapped()") }
    #expect(error?.diagnostics[0].message.contains("--root 'Unwrapped(…, content: …)'") == true)
  }

  @Test("the view that a delegate hosts comes before any preview")
  func delegate() throws {
    let screen = try simulator(
      Self.shelf + """
        struct Shelf_Previews: PreviewProvider {
          static var previews: some View { Shelf(title: "preview") }
        }
        class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIHostingController(rootView: Shelf(title: "hosted"))
            self.window = window
            return true
          }
        }
        """
    ).mount()
    #expect(labels(screen).contains("hosted"))
  }

  @Test("a survey says of every view how it mounts, or why it does not")
  func survey() throws {
    let rows = try simulator(
      Self.player + """
        struct Stuck: View { let none: [Int] = []; var body: some View { Text("\\(none[2])") } }
        """
    ).survey()
    #expect(rows.map(\.view) == ["Home", "Detail", "Counter", "Stuck"])
    #expect(rows.map(\.way) == [.plain, .plain, .declared, nil])
    #expect(rows.map(\.bodies) == [3, 1, 1, 1])
    #expect(rows.map(\.events) == [1, 1, 0, 0])
    #expect(rows[1].objects == ["Library", "Theme"])
    #expect(rows[3].problem == "Index out of range")
  }

  @Test("@Previewable properties belong to a view around the preview, and can be written")
  func previewable() throws {
    let simulator = try simulator(
      Self.shelf + """
        struct Volume: View {
          @Binding var level: Int
          var body: some View { Button("louder \\(level)") { level += 1 } }
        }
        #Preview {
          @Previewable @State var level = 3
          Volume(level: $level)
          Text("level \\(level)")
        }
        """)
    let screen = try simulator.mount("Volume")
    let told = try screen.perform(Event("tap \"louder 3\""))
    #expect(told.evaluated.map(\.instance) == ["Preview", "Volume"])
    #expect(told.evaluated.first?.causes == [.state("_level")])
    #expect(labels(screen) == ["louder 4", "level 4"])
    #expect(labels(try simulator.mount("preview")) == ["louder 3", "level 3"])
  }

  @Test("Of the windows of an app the first one is open; settings are not, and a note says so")
  func closedScenes() throws {
    let source = """
      struct Home: View { var body: some View { Text("home") } }
      struct Preferences: View { var body: some View { Text("preferences") } }
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { Home() }
          Settings { Preferences() }
        }
      }
      """
    let screen = try simulator(source).mount()
    #expect(labels(screen) == ["home"])
    #expect(notes(screen).contains { $0.contains("the window of Settings is closed") })
    #expect(labels(try simulator(source).mount("Preferences")) == ["preferences"])
  }

  @Test("A widget shows its entry in a size that is said to be open")
  func widget() throws {
    let screen = try simulator(
      """
      struct Entry: TimelineEntry { let date: Date; let count: Int }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, count: 7) }
      }
      struct Look: View {
        let entry: Entry
        @Environment(\\.widgetFamily) private var family
        var body: some View {
          switch family {
          case .systemSmall: Text("small \\(entry.count)")
          default: Text("large \\(entry.count)")
          }
        }
      }
      struct Counter: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "count", provider: Provider()) { Look(entry: $0) }
        }
      }
      """
    ).mount("Counter")
    #expect(labels(screen) == ["small 7"])
    #expect(notes(screen).contains { $0.contains("widgetFamily is not known") })
  }
}
