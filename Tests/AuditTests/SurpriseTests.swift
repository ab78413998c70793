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

  @Test("A first value that does not count is told at the state, a draft is not")
  func ignoredFirstValue() throws {
    let text = """
      struct Detail: View {
        @State private var name: String
        init(name: String) { _name = State(initialValue: name) }
        var body: some View { Text(name); TextField("Name", text: $name) }
      }
      struct Main: View {
        @State private var index = 0
        let names = ["Ann", "Bob"]
        var body: some View {
          Detail(name: names[index])MARK
          Button("Next") { index = 1 - index }
        }
      }
      """
    let found = try findings(.ignoredFirstValue, in: text.replacing("MARK", with: ""))
    #expect(found.map(\.line) == ["  @State private var name: String"])
    #expect(found.map(\.finding.rule) == ["S8"])
    let good = text.replacing("MARK", with: ".id(index)")
    #expect(try findings(.ignoredFirstValue, in: good).isEmpty)
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
