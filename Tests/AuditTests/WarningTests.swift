import Audit
import Testing

/// What the console of Xcode would say while the program runs.
@Suite("Warnings and ends")
struct WarningTests {
  @Test(
    "A program that ends itself is told where it does",
    arguments: [("1 / zero", "Division by zero"), ("[1][zero + 1]", "Index out of range")])
  func crash(_ value: String, _ message: String) throws {
    let text = """
      struct Outer: View {
        @State private var shown = 0
        private let zero = 0
        var body: some View {
          Button("\\(shown)") { shown = \(value) }
        }
      }
      """
    let found = try findings(.crash, in: text)
    #expect(found.map(\.line) == ["    Button(\"\\(shown)\") { shown = \(value) }"])
    #expect(found.first?.finding.message.contains(message) == true)
    #expect(found.first?.finding.kind.isFault == true)
    #expect(try audit(text.replacing(value, with: "1")).findings.isEmpty)
  }

  @Test("Several elements of one identifier, and a range that is not constant")
  func rows() throws {
    let twice = """
      struct Outer: View {
        @State private var names = ["a", "b"]
        var body: some View {
          Button("Add") { names.append("a") }
          ForEach(names, id: \\.self) { Text($0) }
        }
      }
      """
    let repeated = try findings(.duplicateID, in: twice)
    #expect(repeated.map(\.line) == ["    ForEach(names, id: \\.self) { Text($0) }"])
    #expect(repeated.first?.finding.rule == "I13")
    #expect(
      try audit(twice.replacing("append(\"a\")", with: "append(\"c\\(names.count)\")"))
        .findings.isEmpty)
    let range = """
      struct Outer: View {
        @State private var count = 3
        var body: some View {
          Button("Drop") { count -= 1 }
          ForEach(0..<count) { Text("\\($0)") }
        }
      }
      """
    #expect(try findings(.changingRange, in: range).map(\.finding.rule) == ["I18"])
    #expect(try audit(range.replacing("count) {", with: "count, id: \\.self) {")).findings.isEmpty)
  }

  @Test("What an init reads of the environment is told where it does; a body may read it")
  func earlyEnvironment() throws {
    let text = """
      struct Label: View {
        @Environment(\\.colorScheme) private var scheme
        private var isDark = false
        init() { isDark = scheme == .dark }
        var body: some View { Text(isDark ? "dark" : "light") }
      }
      struct Outer: View {
        var body: some View { Label().environment(\\.colorScheme, .dark) }
      }
      """
    let found = try findings(.earlyEnvironment, in: text)
    #expect(found.map(\.line) == ["  init() { isDark = scheme == .dark }"])
    let body = text.replacing("isDark = scheme == .dark", with: "").replacing(
      "isDark ?", with: "scheme == .dark ?")
    #expect(try findings(.earlyEnvironment, in: body).isEmpty)
  }

  @Test("A link without a destination, sheets at once and a task without an end are told")
  func ways() throws {
    let link = """
      struct Outer: View {
        var body: some View {
          NavigationStack {
            VStack { NavigationLink("Three", value: 3); NavigationLink("A", value: "a") }
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """
    #expect(try findings(.deadLink, in: link).count == 1)
    #expect(try findings(.deadLink, in: link.replacing("value: 3", with: "value: \"c\"")).isEmpty)
    let sheets = """
      struct Outer: View {
        @State private var isShown = false
        var body: some View {
          List(0..<3, id: \\.self) { row in
            Button("Row \\(row)") { isShown = true }
              .sheet(isPresented: $isShown) { Text("Sheet \\(row)") }
          }
        }
      }
      """
    #expect(try findings(.severalSheets, in: sheets).count == 1)
    let task = """
      struct Outer: View {
        @State private var isOn = true
        var body: some View {
          VStack { Button("Toggle") { isOn.toggle() }; if isOn { Tick() } }
        }
      }
      struct Tick: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").task {
            while true { try? await Task.sleep(for: .seconds(1)); count += 1 }
          }
        }
      }
      """
    #expect(try findings(.endlessTask, in: task).count == 1)
    let ending = task.replacing("while true", with: "while !Task.isCancelled")
    #expect(try findings(.endlessTask, in: ending).isEmpty)
  }

  @Test(
    "An identifier that is made of what is edited is told, whoever edits it",
    arguments: [
      ("Identifiable { var id: String { name + \"\\(count)\" }; ", ""),
      ("Hashable { ", ", id: \\.self"), ("Identifiable { let id = 1; ", ""),
    ])
  func editedIdentifiers(form: String, said: String) throws {
    let text = """
      struct Line: \(form)var name: String; var count = 1 }
      struct Outer: View {
        @State private var lines = [Line(name: "Tea")]
        var body: some View {
          List { ForEach($lines\(said)) { $line in LineRow(line: $line) } }
        }
      }
      struct LineRow: View {
        @Binding var line: Line
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("More") { line.count += 1 }
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """
    #expect(try findings(.unstableID, in: text).count == (form.contains("let id") ? 0 : 1))
  }
}
