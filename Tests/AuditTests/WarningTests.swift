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
}
