import Simulation
import Testing

/// What a compiler would refuse is said of a program, whatever it would do if it ran.
@Suite struct CompilerFindingTests {
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(path: "App/" + name, name: name, text: text)
  }

  private static let plain = """
    import SwiftUI
    struct Counter: View {
      var taps = 0
      var body: some View { Button("\\(taps)") { taps += 1 } }
    }
    """

  @Test("a place, what is wrong and what to do")
  func place() throws {
    let findings = try CompilerFindings(in: [file("Counter.swift", Self.plain)])
    let finding = try #require(findings.diagnostics.first)
    #expect(findings.diagnostics.count == 1 && findings.hasErrors)
    #expect(finding.path == "App/Counter.swift" && finding.line == 4 && finding.column == 45)
    #expect(finding.message.contains("`taps`") && finding.message.contains("@State"))
    #expect(finding.excerpt.contains("taps += 1"))
  }

  @Test(
    "who leaves out a `$`, or writes one too many, is told so",
    arguments: [
      ("TabView(selection: tab) { Text(\"a\").tag(1) }", "write `$tab`"),
      ("TextField(\"Share\", value: share, format: .percent)", "write `$share`"),
      ("ProgressView(value: $share)", "leave out the `$`"),
      ("Toggle(\"On\", isOn: isOn)", "write `$isOn`"),
      ("Text(name)", "unwrap it with `if let`"),
      ("TextField(\"Title\", text: $model.title)", "declare it with `@Bindable var model`"),
      ("TextField(\"Note\", text: $card.note)", "declare it with `var`"),
      ("ForEach(1...3) { Text(\"\\($0)\") }", "as in `id: \\.self`"),
      ("Text(card == card ? \"a\" : \"b\")", "make `Card` conform to `Equatable`"),
      ("Button(\"Go\") { tab = await load() }", "`Button` does not wait for it"),
      ("Picker(\"Tab\", selection: tab) { Text(\"a\").tag(1) }", "write `$tab`"),
      ("Text(\"a\").sheet(item: tag) { tag in Text(\"\\(tag.id)\") }", "write `$tag`"),
      ("Text(\"a\").popover(item: tag) { _ in Text(\"b\") }", "write `$tag`"),
      ("TextField(\"Name\", text: $tag.name)", "make a binding to that first"),
    ])
  func bindings(view: String, advice: String) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        @State private var tab = 1
        @State private var share = 0.1
        @State private var isOn = false
        @State private var name: String?
        @State private var card = Card(note: "")
        let model: Model
        @State private var tag: Tag?
        struct Tag: Identifiable { let id: Int; var name = "" }
        var body: some View { \(view) }
      }
      @Observable final class Model { var title = "" }
      struct Card { let note: String }
      func load() async -> Int { 2 }
      """
    let found = try CompilerFindings(in: [file("Page.swift", text)]).diagnostics
    #expect(found.map(\.line) == [11])
    #expect(found.first?.message.contains(advice) == true, "\(found)")
  }

  @Test(
    "who declares a property of a view in a way that does not do is told of the one that does",
    arguments: [
      ("@StateObject private var model = Model()", "write `@State` where it is made"),
      ("var header: some View", "compute it"),
      ("@Binding var level: Int; init(level: Binding<Int>) { self.level = level }", "`_level = …`"),
    ])
  func properties(property: String, advice: String) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        \(property)
        var body: some View { Text("a") }
      }
      @Observable final class Model { var title = "" }
      """
    let found = try CompilerFindings(in: [file("Page.swift", text)]).diagnostics
    #expect(found.map(\.line) == [3])
    #expect(found.first?.message.contains(advice) == true, "\(found)")
  }

  @Test(
    "what several forms ask of a type in vain is said, and not what forms there are",
    arguments: [
      ("NavigationLink(\"Go\", value: P())", "make `P` conform to `Hashable`"),
      ("ForEach([P()]) { _ in Text(\"a\") }", "make `P` conform to `Identifiable`"),
    ])
  func promises(view: String, advice: String) throws {
    let text = """
      import SwiftUI
      import Charts
      struct P {}
      struct Page: View { var body: some View { \(view) } }
      """
    let found = try CompilerFindings(in: [file("Page.swift", text)]).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.message.contains(advice) == true, "\(found)")
    let kept = text.replacing(
      "struct P {}", with: "struct P: Hashable, Identifiable { var id = 1 }")
    #expect(try CompilerFindings(in: [file("Page.swift", kept)]).diagnostics.isEmpty)
  }

  @Test("what compiles has no finding, and a resource is no Swift")
  func nothing() throws {
    let files = [
      file("A.swift", "struct A { var n = 0; mutating func up() { n += 1 } }"),
      SourceFile(path: "B.json", text: "{ let }", isResource: true),
    ]
    let findings = try CompilerFindings(in: files)
    #expect(findings == (try CompilerFindings(in: [])))
  }

  @Test("files see each other")
  func severalFiles() throws {
    let files = [
      file("A.swift", "func twice(_ n: Int) -> Int { 2 * n }"),
      file("B.swift", "let four = twice(2)\nlet wrong = twice(\"2\")"),
    ]
    let found = try CompilerFindings(in: files).diagnostics
    #expect(found.map(\.path) == ["App/B.swift"] && found.map(\.line) == [2])
  }

  @Test("the targets of a package may give two types one name")
  func targets() throws {
    let files = [
      file("Sources/One/A.swift", "public struct A { public init(_ n: Int) {} }"),
      file("Sources/Two/A.swift", "struct A { init(name: String) {} }\nlet a = A(name: \"x\")"),
    ]
    let findings = try CompilerFindings(in: files)
    #expect(findings.diagnostics.isEmpty)
  }

  @Test("apps side by side may do so, too")
  func apps() throws {
    let files = [
      file("Phone/A.swift", "struct A { init(_ n: Int) {} }\nlet a = A(1)"),
      file("Watch/A.swift", "struct A { init(name: String) {} }\nlet b = A(name: \"x\")"),
    ]
    let findings = try CompilerFindings(in: files)
    #expect(findings.diagnostics.isEmpty)
  }

  @Test("fifty are told, and how many there are besides")
  func many() throws {
    let text = (0..<70).map { "let n\($0): Int = \"a\"" }.joined(separator: "\n")
    let found = try CompilerFindings(in: [file("A.swift", text)]).diagnostics
    #expect(found.count == 51)
    let last = try #require(found.last)
    #expect(last.severity == .note && last.message.contains("20 more") && last.line == 51)
  }

  @Test("a trace as data has them in every event")
  func trace() throws {
    let files = [file("Counter.swift", Self.plain)]
    let screen = try Simulator(files: files).mount()
    let findings = try CompilerFindings(in: files)
    let trace = screen.trace.noting(findings, in: files)
    for event in trace.events {
      #expect(event.diagnostics.contains { $0.line == 4 && $0.severity == .error })
    }
  }

  @Test("an operator that takes no such values is said where it would run, and nothing is made up")
  func operation() throws {
    let source = """
      struct Root: View {
        @State private var n: Int = "x"
        var body: some View {
          VStack {
            Text("n \\(n)")
            Button("up") { n += 1 }
          }
        }
      }
      """
    let screen = try Simulator(files: [file("Root.swift", source)]).mount("Root")
    let tapped = try screen.perform(Event("tap \"up\""))
    #expect(
      tapped.diagnostics.contains {
        $0.severity == .error && $0.line == 6
          && $0.message.contains("no + takes a String and an Int")
      })
    #expect(tapped.changes.isEmpty)
  }
}
