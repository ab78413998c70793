import Testing

@testable import Audit

@Suite("What a view keeps although it was handed something else")
struct KeptValueTests {
  private static let detail = """
    final class Model: ObservableObject {
      let id: Int
      @Published var text: String
      init(id: Int) { self.id = id; text = "Item \\(id)" }
    }
    struct Detail: View {
      @StateObject private var model: Model
      init(id: Int) { _model = StateObject(wrappedValue: Model(id: id)) }
      var body: some View { Text(model.text) }
    }
    struct Outer: View {
      @State private var chosen = 1
      var body: some View {
        VStack {
          Button("Next") { chosen += 1 }
          Detail(id: chosen)
        }
      }
    }
    """

  @Test(
    "An object that was made for something else is told at its property",
    arguments: [false, true])
  func objects(isObservable: Bool) throws {
    var text = Self.detail
    if isObservable {
      text = text.replacing("@StateObject", with: "@State").replacing(
        "StateObject(wrappedValue:", with: "State(initialValue:"
      ).replacing("final class Model: ObservableObject", with: "@Observable final class Model")
        .replacing("@Published ", with: "")
    }
    let found = try findings(.ignoredFirstValue, in: text)
    #expect(found.count == 1)
    #expect(found.first?.line.contains("private var model: Model") == true)
    #expect(found.first?.finding.rule == (isObservable ? "S8" : "O5"))
    #expect(
      try findings(
        .ignoredFirstValue,
        in: text.replacing("Detail(id: chosen)", with: "Detail(id: chosen).id(chosen)")
      ).isEmpty)
  }

  @Test("An object that is made of what never changes, or that counts by itself, is right")
  func rightObjects() throws {
    let constant = Self.detail.replacing("Model(id: id)", with: "Model(id: 7)")
    #expect(try findings(.ignoredFirstValue, in: constant).isEmpty)
    let counting = Self.detail.replacing(
      "  init(id: Int) { self.id = id; text", with: "  init(id: Int = 0) { self.id = 7; text")
    #expect(try findings(.ignoredFirstValue, in: counting).isEmpty)
  }

  @Test("A closure that an own == leaves out, and that holds what was, is told at the ==")
  func ownEquality() throws {
    let text = """
      struct Row: View, Equatable {
        let title: String
        let add: () -> Void
        static func == (a: Row, b: Row) -> Bool { a.title == b.title }
        var body: some View { Button(title, action: add) }
      }
      struct Outer: View {
        @State private var count = 0
        var body: some View {
          let next = count + 1
          VStack {
            Text("\\(count)")
            Row(title: "Add") { count = next }.equatable()
          }
        }
      }
      """
    let found = try findings(.oldClosure, in: text)
    #expect(
      found.map(\.line) == ["  static func == (a: Row, b: Row) -> Bool { a.title == b.title }"])
    #expect(found.first?.finding.message.contains("sees next as it was") == true)
    #expect(found.first?.finding.lesson == "comparing-inputs")
    let reading = text.replacing("{ count = next }", with: "{ count += 1 }")
    #expect(try findings(.oldClosure, in: reading).isEmpty)
  }

  @Test("A timer that a view makes with each description is told; one that it keeps is not")
  func timers() throws {
    let text = """
      import Combine
      struct Clock: View {
        let label: String
        @State private var seconds = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(label) \\(seconds)").onReceive(timer) { _ in seconds += 1 }
        }
      }
      struct Outer: View {
        @State private var taps = 0
        var body: some View {
          VStack {
            Button("Tap") { taps += 1 }
            Clock(label: "A\\(taps)")
          }
        }
      }
      """
    let found = try findings(.restartedTimer, in: text)
    #expect(found.count == 1)
    #expect(found.first?.line.contains("let timer") == true)
    let kept = text.replacing("  let timer =", with: "  @State private var timer =")
    #expect(try findings(.restartedTimer, in: kept).isEmpty)
    let above = text.replacing("Clock(label: \"A\\(taps)\")", with: "Clock(label: \"A\")")
      .replacing("let timer =", with: "static let timer =").replacing(
        "(timer)", with: "(Self.timer)")
    #expect(try findings(.restartedTimer, in: above).isEmpty)
  }

  @Test("What an == of the program leaves out, and somebody shows, is told at the ==")
  func uncompared() throws {
    let view = """
      struct Person { var id: Int; var name: String }
      struct Card: View, Equatable {
        let person: Person
        static func == (a: Card, b: Card) -> Bool { a.person.id == b.person.id }
        var body: some View { Text(person.name) }
      }
      struct Outer: View {
        @State private var person = Person(id: 1, name: "Ada")
        var body: some View {
          VStack {
            Button("Rename") { person.name = "Bob" }
            Card(person: person).equatable()
          }
        }
      }
      """
    let found = try findings(.staleScreen, in: view)
    #expect(found.map(\.finding.rule) == ["P8"])
    #expect(found.first?.line.contains("static func ==") == true)
    let compared = view.replacing(
      "a.person.id == b.person.id", with: "a.person.name == b.person.name")
    #expect(try findings(.staleScreen, in: compared).isEmpty)
    let value = """
      struct Person: Equatable {
        var id: Int
        var name: String
        static func == (a: Person, b: Person) -> Bool { a.id == b.id }
      }
      struct Outer: View {
        @State private var person = Person(id: 1, name: "Ada")
        var body: some View {
          VStack {
            Button("Rename") { person.name = "Bob" }
            Text(person.name)
          }
        }
      }
      """
    let dropped = try findings(.staleScreen, in: value)
    #expect(dropped.map(\.finding.rule) == ["S4"])
    #expect(dropped.first?.line.contains("static func ==") == true)
    #expect(
      try findings(.staleScreen, in: value.replacing("Text(person.name)", with: "Text(\"a\")"))
        .isEmpty)
  }
}
