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
    #expect(notes.count == 1 && notes[0].contains("Content stand for several types"))
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
}
