import Simulation
import Testing

/// What a source that cannot be simulated is answered with.
@Suite struct ParseErrorTests {
  private func findings(_ text: String, path: String = "View.swift") -> [SourceDiagnostic] {
    do {
      _ = try Simulator(files: [SourceFile(path: path, text: text)])
      return []
    } catch let error as SourceError {
      return error.diagnostics
    } catch {
      Issue.record(error)
      return []
    }
  }

  private func places(_ text: String) -> [String] {
    findings(text).map { "\($0.line):\($0.column)" }
  }

  @Test("a finding has path, line, column and the compiler's words")
  func place() {
    let found = findings("struct A: View {\n  let n = \n}\n", path: "A.swift")
    #expect(found.map(\.path) == ["A.swift"])
    #expect(found.map { "\($0.line):\($0.column)" } == ["2:11"])
    #expect(found.map(\.message) == ["expected expression in variable"])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test("what is for another version of the language need not be Swift")
  func otherVersion() {
    let rest = "struct A: View { var body: some View { Text(\"a\") } }\n"
    let broken = "extension Int {}\n}\n"
    #expect(places("#if swift(<5.9)\n\(broken)#endif\n" + rest) == [])
    #expect(places("#if swift(>=5.9)\n#else\n\(broken)#endif\n" + rest) == [])
    #expect(places("#if os(iOS) && compiler(<5)\n\(broken)#endif\n" + rest) == [])
    #expect(places("#if os(macOS)\n\(broken)#endif\n" + rest) == ["3:1"])
    #expect(places("#if swift(>=5.9)\n\(broken)#endif\n" + rest) == ["3:1"])
  }

  @Test("what only the language mode of Swift 6 refuses is no mistake: most apps are in that of 5")
  func olderMode() throws {
    let source = """
      @available (iOS 16, *)
      struct Shown: View {
        @Environment (\\.dismiss) private var dismiss
        var body: some View { Text("a") }
      }
      """
    #expect(throws: Never.self) {
      try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
    }
  }

  @Test("all findings of a file are reported, in order")
  func several() {
    let text = """
      struct A: View {
        let = 1
        func f( { }
        var body: some View { Text("a" }
      }
      """
    let found = findings(text)
    #expect(Set(found.map(\.line)) == [2, 3, 4])
    #expect(found.map(\.line) == found.map(\.line).sorted())
  }

  @Test("what half a file lacks at its end is one finding")
  func half() {
    let text = "struct A: View {\n  var body: some View {\n    VStack {\n      Text(\"a\")"
    let found = findings(text)
    #expect(found.map(\.line) == [4])
    #expect(
      found.map(\.message) == ["expected '}' 3 times, to end closure, variable and struct"])
    let one = findings("struct A: View {\n  var body: some View { Text(\"a\") }\n")
    #expect(one.map(\.message) == ["expected '}' to end struct"])
  }

  @Test("a finding shows its line, with a caret under the place")
  func caret() {
    let found = findings("struct A: View {\r\n\tlet é = \r\n}\n")
    #expect(found.map { $0.caretLines() } == [["\tlet é = ", "\t        ^"]])
  }

  @Test("of a thousand errors the first fifty are told, and how many follow")
  func many() {
    let text = (1...1000).map { "let x\($0) = )\n" }.joined()
    let found = findings(text)
    #expect(found.dropLast().count == 50)
    #expect(found.dropLast().allSatisfy { $0.severity == .error && !$0.excerpt.isEmpty })
    #expect(found.last?.severity == .note)
    #expect(found.last?.message.hasSuffix("more errors from here on") == true)
    #expect(found.last?.line == found.dropLast().last.map { $0.line + 1 })
  }

  @Test("a finding in a very long line shows the part around its place")
  func longLine() {
    let text = "let a = [" + (1...400).map { "\($0), " }.joined() + "= 5, " + "0, 1, 2, ].count"
    let found = findings(text + String(repeating: " + 1", count: 500) + "\n")
    let lines = found.first?.caretLines() ?? []
    #expect(lines.allSatisfy { $0.count < 260 })
    #expect(lines.first?.hasPrefix("...") == true && lines.first?.hasSuffix("...") == true)
    let caret = lines.last.map { $0.count - 1 } ?? 0
    #expect(caret <= lines.first?.count ?? 0, "\(lines)")
    for width in [10, 40, 80] {
      let fitting = found.first?.caretLines(width: width) ?? []
      #expect(fitting.allSatisfy { $0.count <= width } && fitting.count == 2, "\(fitting)")
    }
  }

  @Test(
    "thousands of statements on a line are answered soon, right or wrong", .timeLimit(.minutes(10)))
  func crowdedLine() throws {
    let calls = (1...5000).map { "a\($0)()" }
    #expect(findings("func f() { \(calls.joined(separator: " ")) }\n").count == 51)
    #expect(findings("func f() { \(calls.joined(separator: "; ")) }\n").isEmpty)
  }

  @Test("a missing brace is reported where the text ends")
  func missingBrace() {
    let found = findings("struct A: View {\n  var body: some View { Text(\"a\") }\n")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("'}'") == true)
  }

  @Test("an unfinished string is reported")
  func missingQuote() {
    #expect(!places("let a = \"abc\n").isEmpty)
  }

  @Test("columns count bytes, as compilers do")
  func columns() {
    #expect(places("/* é */ let = 1\n") == ["1:14"])
    #expect(places("/* e */ let = 1\n") == ["1:13"])
  }

  @Test("lines are counted with any line ending", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(_ ending: String) {
    let text = ["struct A {", "  let = 1", "}", ""].joined(separator: ending)
    #expect(findings(text).map(\.line) == [2])
  }

  @Test("findings of every file are reported")
  func files() {
    let files = ["A", "B"].map { SourceFile(path: "\($0).swift", text: "let = 1") }
    let error = #expect(throws: SourceError.self) { try Simulator(files: files) }
    #expect(error?.diagnostics.map(\.path) == ["A.swift", "B.swift"])
  }

  @Test(
    "text that is no Swift is answered, and does not crash",
    arguments: [
      "}", "{{{{", "struct", "\"\\(", "#if", "@", "case .a:", "func f() -> {",
      String(repeating: "(", count: 300), "struct A: View { var body: some View { ) } }",
    ])
  func noSwift(_ text: String) {
    #expect(!findings(text).isEmpty)
  }

  @Test(
    "a root that cannot be mounted gets a sentence",
    arguments: [
      ("Missing", "no view is called Missing; there are Row, Screen"),
      ("Scren", "no view is called Scren; did you mean Screen?"),
      ("Row()", "Row needs values to be made"), ("Row(", "no expression"),
      ("NotAView", "no view is called NotAView"),
    ])
  func root(_ root: String, _ message: String) throws {
    let source = """
      struct NotAView {}
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct Screen: View { var body: some View { Row(title: "A") } }
      """
    let simulator = try Simulator(files: [SourceFile(path: "A.swift", text: source)])
    let error = #expect(throws: SourceError.self) { try simulator.mount(root) }
    #expect(
      error?.diagnostics.first?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test("a source without a view says so")
  func noView() throws {
    let simulator = try Simulator(files: [SourceFile(path: "A.swift", text: "let a = 1")])
    let error = #expect(throws: SourceError.self) { try simulator.mount() }
    #expect(error?.diagnostics.first?.message.contains("no type here conforms to View") == true)
  }

  @Test("without a name the view that no other mentions is the root, or what a preview shows")
  func defaultRoot() throws {
    let views = """
      struct Screen: View { var body: some View { Row() } }
      struct Row: View { var body: some View { Text("row") } }
      """
    let plain = try Simulator(files: [SourceFile(path: "A.swift", text: views)])
    #expect(plain.views == ["Screen", "Row"])
    #expect(plain.defaultRoot == "Screen")
    let preview = views + "\n#Preview { Row() }\n"
    let screen = try Simulator(files: [SourceFile(path: "A.swift", text: preview)]).mount()
    #expect(screen.instances == ["Row"])
  }
}
