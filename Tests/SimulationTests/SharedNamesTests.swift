import Simulation
import Testing

/// Several files that use one name for different things.
@Suite struct SharedNamesTests {
  private func labels(_ files: [(String, String)], root: String? = "Main") throws -> [String] {
    let screen = try mount(files, root: root)
    return screen.elements.map(\.label).filter { !screen.instances.contains($0) }
  }

  private func mount(_ files: [(String, String)], root: String? = "Main") throws -> Screen {
    try Simulator(
      files: files.map { SourceFile(path: $0.0, text: "import SwiftUI\n" + $0.1) }
    ).mount(root)
  }

  private static func half(_ name: String, _ row: String) -> String {
    """
    struct \(name)Half: View {
      var body: some View { Row\(row).tagged(); Text(word); Text(said()) }
    }
    private let word = "word \(name)"
    private func said() -> String { "said \(name)" }
    extension View { fileprivate func tagged() -> some View { VStack { self; Text("tag \(name)") } } }

    """
  }

  private static let main = "struct Main: View { var body: some View { LeftHalf(); RightHalf() } }"

  @Test("private types, values, functions and members belong to their file")
  func privateNames() throws {
    let left = """
      private struct Row: View {
        let title: String
        var body: some View { Text("left \\(title)") }
      }
      """
    let right = """
      private struct Row: View {
        struct Mark: View { var body: some View { Text("mark") } }
        let count: Int
        var body: some View { Text("right \\(count)"); Mark() }
      }
      extension Row { private var unused: Int { 1 } }
      """
    let shown = try labels([
      ("Left.swift", Self.half("Left", "(title: \"a\")") + left), ("Main.swift", Self.main),
      ("Right.swift", Self.half("Right", "(count: 3)") + right),
    ])
    #expect(
      shown == [
        "left a", "tag Left", "word Left", "said Left", "right 3", "mark", "tag Right",
        "word Right", "said Right",
      ])
  }

  @Test("of functions of one name a call means the one that its types fit, wherever it stands")
  func overloads() throws {
    let shown = try labels([
      (
        "Main.swift",
        """
        struct Source { let values: [Double] }
        extension View {
          func chart(_ source: Source) -> some View { chart(source.values) }
          func chart(_ values: [Double]) -> some View {
            chart(values.map { ($0, 1) })
          }
          func chart(_ points: [(Double, Double)]) -> some View {
            VStack { self; Text("\\(points.count) points") }
          }
        }
        extension Source {
          func told(_ value: Double) -> String { "a number" }
          func told(_ value: [Double]) -> String { "numbers" }
        }
        struct Main: View {
          let source = Source(values: [1, 2])
          var body: some View {
            Text("chart").chart(source)
            Text(source.told(source.values))
            Text(source.told(source.values[0]))
          }
        }
        """
      )
    ])
    #expect(shown == ["chart", "2 points", "numbers", "a number"])
  }

  @Test("rows are made by an initialiser that is named, whatever its labels")
  func namedInitializers() throws {
    let shown = try labels([
      (
        "Main.swift",
        """
        struct Song: Identifiable { let id: Int }
        struct Row: View { let song: Song; var body: some View { Text("row \\(song.id)") } }
        struct Main: View {
          let songs = [1, 2].map(Song.init)
          var body: some View {
            VStack {
              ForEach(songs, content: Row.init)
              ForEach(["a"], id: \\.self, content: Text.init)
            }
          }
        }
        """
      )
    ])
    #expect(shown == ["row 1", "row 2", "a"])
  }

  @Test("what nobody said a type parameter stands for takes any value")
  func openTypeParameter() throws {
    let shown = try labels([
      (
        "Main.swift",
        """
        struct Main<Key: PreferenceKey>: View {
          var body: some View { Text("Hi").preference(key: Key.self, value: [1] as! Key.Value) }
        }
        """
      )
    ])
    #expect(shown == ["Hi"])
  }

  @Test("of two types of one name each folder takes its own, and it is told once")
  func nearest() throws {
    func files(_ access: String) -> [(String, String)] {
      [
        (
          "App/Content.swift",
          "\(access)struct Content: View { var body: some View { Text(\"app\") } }"
        ),
        ("App/Main.swift", "struct Main: View { var body: some View { Content() } }"),
        ("Watch/Content.swift", "struct Content: View { var body: some View { Text(\"watch\") } }"),
        ("Watch/Root.swift", "struct Root: View { var body: some View { Content() } }"),
      ]
    }
    #expect(try labels(files("")) == ["app"])
    #expect(try labels(files(""), root: "Root") == ["watch"])
    let notes = try mount(files(""), root: "Root").trace.events[0].diagnostics.map(\.message)
    #expect(notes.count == 1 && notes[0].contains("Content stands for several types"))
    #expect(try mount(files("private "), root: "Root").trace.events[0].diagnostics.isEmpty)
  }

  @Test("a model called as a view of SwiftUI leaves that view to whoever builds one")
  func modelBesideView() throws {
    let model = "struct List: Codable { let id: String; var title = \"model\" }"
    let main = """
      struct Main: View {
        private let list = List(id: "1")
        var body: some View {
          List { Section { Text("row"); Text(list.title) } }.task {}.listStyle(.plain)
        }
      }
      """
    #expect(try labels([("Model.swift", model), ("Main.swift", main)]) == ["row", "model"])
    let notes = try mount([("Model.swift", model), ("Main.swift", main)]).trace.events[0]
      .diagnostics
    #expect(notes.isEmpty, "\(notes)")
  }

  @Test("a function that a view keeps is nearer than a modifier that the program adds to all views")
  func keptFunctions() throws {
    let shown = try labels([
      (
        "Main.swift",
        """
        extension View {
          func content() -> some View { Text("modifier") }
          func line(_ number: Int) -> some View { Text("modifier \\(number)") }
          func badge(_ number: Int, of other: Int) -> some View { Text("badge \\(number)") }
        }
        struct Frame<Content: View>: View {
          let content: () -> Content
          let line: (Int) -> Content
          let badge: (Int) -> Content
          init(
            @ViewBuilder content: @escaping () -> Content,
            @ViewBuilder line: @escaping (Int) -> Content,
            @ViewBuilder badge: @escaping (Int) -> Content
          ) {
            (self.content, self.line, self.badge) = (content, line, badge)
          }
          var body: some View {
            VStack { content(); self.content(); line(1); self.line(2); badge(3); part }
          }
          @ViewBuilder private var part: some View { badge(4, of: 5); Image("x").content() }
        }
        struct Main: View {
          var body: some View {
            Frame(content: { Text("own") }, line: { Text("own \\($0)") }, badge: { Text("kept \\($0)") })
          }
        }
        """
      )
    ])
    #expect(shown == ["own", "own", "own 1", "own 2", "kept 3", "badge 4", "modifier"])
  }

  @Test("a function that is called like one of the library takes only what it is declared for")
  func libraryFunctions() throws {
    let shown = try labels([
      (
        "Main.swift",
        """
        func pow<Number: BinaryInteger>(_ base: Number, _ power: Number) -> Number {
          precondition(power >= 0)
          return power == 0 ? 1 : base * pow(base, power - 1)
        }
        struct Main: View {
          let scale: CGFloat = 4
          private let sizes = [4.0]
          var body: some View {
            Text("\\(pow(2, 5))")
            Text("\\(pow(scale, -0.5) == 0.5)")
            ForEach(sizes, id: \\.self) { size in Text("\\(pow(size, -1) == 0.25)") }
          }
        }
        """
      )
    ])
    #expect(shown == ["32", "true", "true"])
  }
}
