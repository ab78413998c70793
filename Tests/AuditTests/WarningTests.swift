import Audit
import Testing

/// What the console of Xcode would say while the program runs, and what a screen shows that is not so
/// any more.
@Suite("Warnings, ends, and screens that are not right any more")
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

  @Test("A first value that stays is told at the state; one that is followed, or a draft, is not")
  func firstValues() throws {
    let text = """
      struct Editor: View {
        @State private var name: String
        init(name: String) { _name = State(initialValue: name) }
        var body: some View { Text(name) }
      }
      struct Outer: View {
        @State private var chosen = "Ada"
        var body: some View {
          Button("Other") { chosen = "Bob" }
          Editor(name: chosen)
        }
      }
      """
    let found = try findings(.ignoredFirstValue, in: text)
    #expect(found.map(\.line) == ["  @State private var name: String"])
    #expect(found.first?.finding.rule == "S8")
    let follows = text.replacing(
      "var body: some View { Text(name) }",
      with:
        "let given: String\n  var body: some View { Text(name).onChange(of: given) { name = given } }"
    ).replacing("_name = State", with: "given = name; _name = State")
    #expect(try findings(.ignoredFirstValue, in: follows).isEmpty)
    let own = text.replacing(
      "@State private var name: String\n",
      with: "@State private var name: String\n  @State private var id = UUID()\n")
    #expect(try findings(.ignoredFirstValue, in: own).count == 1)
    // Another identifier is no other value.
    let pins = text.replacing(
      "@State private var name: String", with: "@State private var pin: Pin"
    )
    .replacing("_name = State(initialValue: name)", with: "_pin = State(initialValue: Pin())")
    .replacing("Text(name)", with: "Text(pin.title)")
    #expect(
      try findings(
        .ignoredFirstValue, in: pins + "\nstruct Pin { let id = UUID(); var title = \"Here\" }\n"
      ).isEmpty)
  }

  @Test("A nested object that nobody observes; a body that counts is not stale")
  func nestedObjects() throws {
    let text = """
      final class Inner: ObservableObject { @Published var x = 0 }
      final class Nested: ObservableObject { @Published var inner = Inner() }
      struct Outer: View {
        @StateObject private var nested = Nested()
        var body: some View {
          Text("x \\(nested.inner.x)")
          Button("Deep") { nested.inner.x += 1 }
        }
      }
      """
    #expect(try findings(.staleScreen, in: text).map(\.finding.rule) == ["O9"])
    let counting = """
      final class Counter { var runs = 0; var taps = 0 }
      struct Outer: View {
        private let counter = Counter()
        var body: some View {
          counter.runs += 1
          return Button("run \\(counter.runs)") { counter.taps += 1 }
        }
      }
      """
    #expect(try findings(.staleScreen, in: counting).isEmpty)
  }
}
