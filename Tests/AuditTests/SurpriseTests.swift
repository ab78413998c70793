import Audit
import Testing

@Suite("Screens that are not what one expects")
struct SurpriseTests {
  @Test(
    "A change that nobody tells the body of is told where it would be",
    arguments: [
      ("final class Cart { var items: [String] = [] }", "@State", "S12"),
      (
        "final class Cart: ObservableObject { var items: [String] = [] }", "@StateObject", "O2"
      ),
    ])
  func staleScreen(_ model: String, wrapper: String, rule: String) throws {
    let view = """
      struct CartView: View {
        \(wrapper) private var cart = Cart()
        var body: some View {
          List(cart.items, id: \\.self) { Text($0) }
          Text("\\(cart.items.count)")
          Button("Add") { cart.items.append("x") }
        }
      }
      """
    let found = try findings(.staleScreen, in: model + "\n" + view)
    #expect(found.map(\.line) == [model])
    #expect(found.map(\.finding.rule) == [rule])
    let good = "@Observable final class Cart { var items: [String] = [] }\n" + view
    #expect(try findings(.staleScreen, in: good.replacing("@StateObject", with: "@State")).isEmpty)
  }

  @Test("A view that holds an observable object as it is is told of nothing")
  func unobserved() throws {
    let text = """
      final class Counter: ObservableObject { @Published var n = 0 }
      struct Reading: View {
        WRAPPER counter: Counter
        var body: some View { Text("\\(counter.n)") }
      }
      struct Main: View {
        @StateObject private var counter = Counter()
        var body: some View { VStack { Reading(counter: counter); Button("Add") { counter.n += 1 } } }
      }
      """
    let found = try findings(.staleScreen, in: text.replacing("WRAPPER", with: "let"))
    #expect(found.map(\.line) == ["struct Reading: View {"])
    #expect(found.map(\.finding.rule) == ["O9"])
    let good = text.replacing("WRAPPER", with: "@ObservedObject var")
    #expect(try findings(.staleScreen, in: good).isEmpty)
  }

  @Test(
    "An identifier that is edited is told at the rows",
    arguments: [
      "ForEach($people, id: \\.name) { $person in Row(name: $person.name) }",
      "ForEach(people, id: \\.name) { person in Row(name: name(of: person)) }",
    ])
  func editedIdentifier(_ rows: String) throws {
    let text = """
      struct Person { var name: String; var age = 3 }
      struct Row: View {
        @Binding var name: String
        @State private var isOpen = false
        var body: some View { TextField("Name", text: $name); Toggle("Open", isOn: $isOpen) }
      }
      struct Main: View {
        @State private var people = [Person(name: "Ann"), Person(name: "Bob")]
        func name(of person: Person) -> Binding<String> {
          let index = people.firstIndex { $0.name == person.name } ?? 0
          return $people[index].name
        }
        var body: some View {
          VStack {
            \(rows)
          }
        }
      }
      """
    let found = try findings(.unstableID, in: text)
    #expect(found.map(\.finding.rule) == ["I6"])
    #expect(found.first?.line.contains("ForEach") == true)
  }

  @Test("What nobody sees may change unheard")
  func unseenChange() throws {
    let text = """
      final class Log { var lines: [String] = [] }
      struct Main: View {
        @State private var log = Log()
        @State private var n = 0
        var body: some View {
          let isFull = log.lines.count > 1000
          Text("\\(n)").opacity(isFull ? 0 : 1)
          Button("Note") { log.lines.append("n") }
          Button("Count") { log.lines.append("c"); n += 1 }
        }
      }
      """
    #expect(try findings(.staleScreen, in: text).isEmpty)
  }

  @Test(
    "A first value that stays is told at the state; one that is followed, or begins anew, is not")
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
    let anew = text.replacing("Editor(name: chosen)", with: "Editor(name: chosen).id(chosen)")
    #expect(try findings(.ignoredFirstValue, in: anew).isEmpty)
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

  @Test("A sheet that is made of an old state is told at the read")
  func oldClosure() throws {
    let text = """
      struct Wall: View {
        @State private var isShown = false
        @State private var photo: String?
        var body: some View {
          Button("Show") { photo = "Tower"; isShown = true }
            .sheet(isPresented: $isShown) { LIST
              Text(photo ?? "none")
            }
        }
      }
      """
    let found = try findings(.oldClosure, in: text.replacing("LIST", with: ""))
    #expect(found.map(\.line) == ["        Text(photo ?? \"none\")"])
    let good = text.replacing("LIST", with: "[photo] in")
    #expect(try findings(.oldClosure, in: good).isEmpty)
  }

  @Test("Buttons of one row that a tap sets off together are told at the row")
  func sharedRow() throws {
    let text = """
      struct Stock: View {
        @State private var count = 5
        var body: some View {
          List {
            Text("\\(count)")
            HStack {
              Button("Less") { count -= 1 }
              Button("More") { count += 1 }
            }STYLE
          }
        }
      }
      """
    let found = try findings(.sharedRow, in: text.replacing("STYLE", with: ""))
    #expect(found.map(\.line) == ["      HStack {"])
    let good = text.replacing("STYLE", with: ".buttonStyle(.borderless)")
    #expect(try findings(.sharedRow, in: good).isEmpty)
  }
}
