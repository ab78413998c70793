import Simulation
import Testing

/// What is said of a body that ran and described the same as before.
@Suite struct AdviceTests {
  private func advice(_ body: String, events: [String]) throws -> String {
    let source = """
      import SwiftUI
      struct Box: View {
        @State private var count = 0
        @State private var isOpen = true
        var body: some View {
          VStack {
            \(body)
            Button("Add") { count += 1 }
            Button("Close") { isOpen = false }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Box.swift", text: source)]).mount()
    for event in events { try screen.perform(Event(event)) }
    return try #require(screen.trace.events.last?.evaluated.first?.preventable)
  }

  @Test("a view that shows something made of the value is not told to read it where it is shown")
  func derived() throws {
    let advice = try advice("Text(count > 10 ? \"many\" : \"few\")", events: ["tap \"Add\""])
    #expect(advice.contains("what it makes of _count came out the same"))
  }

  @Test("what a closure draws later is not known to be the same")
  func drawn() throws {
    let source = """
      struct Dial: View {
        @State private var angle = 0.0
        var body: some View {
          VStack {
            Canvas { context, size in
              context.fill(Path(CGRect(x: angle, y: 0, width: 9, height: 9)), with: .color(.red))
            }
            Button("Turn") { angle += 10 }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Dial.swift", text: source)]).mount()
    let turned = try screen.perform(Event("tap \"Turn\""))
    #expect(turned.evaluated.map(\.instance) == ["Dial"])
    #expect(turned.evaluated.allSatisfy { $0.preventable == nil })
  }

  @Test("a view that read the value in an earlier run is told that this is not forgotten")
  func forgotten() throws {
    let advice = try advice(
      "if isOpen { Text(\"\\(count)\") }", events: ["tap \"Close\"", "tap \"Add\""])
    #expect(advice.contains("did not read _count"))
  }

  /// What is said of the child of a view whose body runs because of a tap.
  private func adviceForChild(_ types: String, made call: String) throws -> String {
    let source = """
      import SwiftUI
      \(types)
      struct Box: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("\\(count)")
            \(call)
            Button("Add") { count += 1 }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Box.swift", text: source)]).mount("Box")
    let event = try screen.perform(Event("tap \"Add\""))
    return try #require(event.evaluated.first { $0.view == "Child" }?.preventable)
  }

  @Test("of another instance with the same content it is said that instances are compared")
  func otherInstance() throws {
    let types = """
      final class Card {
        let title: String
        init(title: String) { self.title = title }
      }
      struct Child: View {
        let card: Card
        var body: some View { Text(card.title) }
      }
      """
    let same = try adviceForChild(types, made: "Child(card: Card(title: \"Atlas\"))")
    #expect(same.contains("card is another Card with the same content"))
    let other = try adviceForChild(
      types.replacing("Text(card.title)", with: "Text(card.title.isEmpty ? \"\" : \"named\")"),
      made: "Child(card: Card(title: \"Atlas \\(count)\"))")
    #expect(other.contains("card is another Card, and what it makes of it came out the same"))
  }

  @Test("a whole value that is not read is no part of anything")
  func unread() throws {
    let fresh = try adviceForChild(
      """
      struct Child: View {
        let serial = UUID()
        var body: some View { Text("turning") }
      }
      """, made: "Child()")
    #expect(fresh.contains("serial is made anew with each Child"))
    let given = try adviceForChild(
      """
      struct Child: View {
        let number: Int
        var body: some View { Text("turning") }
      }
      """, made: "Child(number: count)")
    #expect(given.contains("it does not read number"))
    #expect(given.hasSuffix("leave number out"))
    let later = try adviceForChild(
      """
      struct Child: View {
        let number: Int
        var body: some View { Button("Tell") { print(number) } }
      }
      """, made: "Child(number: count)")
    #expect(later.contains("hand what runs later something that stays the same"))
  }

  @Test("of a struct the fields are named that changed, of a number what was made of it")
  func parts() throws {
    let part = try adviceForChild(
      """
      struct Book { var title: String; var readers: Int }
      struct Child: View {
        let book: Book
        var body: some View { Text(book.title) }
      }
      """, made: "Child(book: Book(title: \"Atlas\", readers: count))")
    #expect(part.contains("of book only readers changed"))
    let whole = try adviceForChild(
      """
      struct Child: View {
        let cups: Int
        var body: some View { Text("\\(cups / 5) free") }
      }
      """, made: "Child(cups: count)")
    #expect(whole.contains("what it makes of cups came out the same"))
  }

  @Test(
    "what only a print is made of is told so, wherever it is read",
    arguments: [
      "let _ = print(number)\nText(\"still\")",
      "let _ = log()\nText(\"still\")",
      "let text = \"\\(number)\"\nlet _ = print(text)\nText(\"still\")",
      "print(number)\nreturn Text(\"still\")",
    ])
  func printed(body: String) throws {
    let advice = try adviceForChild(
      """
      struct Child: View {
        let number: Int
        func log() { print("number", number) }
        var body: some View {
          \(body)
        }
      }
      """, made: "Child(number: count)")
    #expect(advice.contains("it reads number only for a print"))
  }

  @Test("what is printed and shown besides is not called a print")
  func printedAndShown() throws {
    let advice = try adviceForChild(
      """
      struct Child: View {
        let number: Int
        var body: some View {
          let half = number / 100
          let _ = print(number)
          Text("\\(half)")
        }
      }
      """, made: "Child(number: count)")
    #expect(advice.contains("what it makes of number came out the same"))
  }

  @Test("what is read to lend it is told so")
  func lent() throws {
    let source = """
      @Observable final class Record { var title = "Blue" }
      struct Field: View {
        @Binding var title: String
        var body: some View { Text(title) }
      }
      struct Form: View {
        @State private var record = Record()
        var body: some View {
          VStack {
            Field(title: $record.title)
            Button("Shout") { record.title += "!" }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Form.swift", text: source)]).mount("Form")
    let event = try screen.perform(Event("tap \"Shout\""))
    let advice = try #require(event.evaluated.first { $0.view == "Form" }?.preventable)
    #expect(advice.contains("it read Record.title only to make a binding of it"))
  }

  @Test(
    "who runs because of a write that changed nothing is told of the write",
    arguments: ["model.title += \"\"", "store.title = store.title"])
  func rewritten(_ write: String) throws {
    let source = """
      @Observable final class Model { var title = "A" }
      final class Store: ObservableObject { @Published var title = "A" }
      struct Titles: View {
        @State private var model = Model()
        @StateObject private var store = Store()
        var body: some View {
          Text(model.title)
          Text(store.title)
          Button("Go") { \(write) }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "T.swift", text: source)]).mount()
    let advice = try screen.perform(Event("tap \"Go\"")).evaluated.first?.preventable
    #expect(
      advice?.contains(".title was written again with an equal value") == true, "\(advice ?? "")")
  }

  @Test("of two closures it is said once what to do")
  func closures() throws {
    let source = """
      struct Row: View {
        let pick: () -> Void
        let drop: () -> Void
        var body: some View { Button("Pick", action: pick) }
      }
      struct Rows: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)")
          Row(pick: { count += 1 }, drop: { count -= 1 })
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "R.swift", text: source)]).mount("Rows")
    let advice = try screen.perform(Event("tap \"Pick\"")).evaluated.last?.preventable
    #expect(advice?.contains("the closures pick and drop are made anew") == true, "\(advice ?? "")")
  }

  @Test("another first value of a state is in doubt, and so is the run that it causes")
  func firstValue() throws {
    let source = """
      struct Can: View {
        @State var litres: Int
        var body: some View { Text("Can: \\(litres) l") }
      }
      struct Garden: View {
        @State private var target = 5
        var body: some View {
          VStack {
            Can(litres: target)
            Button("More") { target += 1 }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Can.swift", text: source)]).mount("Garden")
    let event = try screen.perform(Event("tap \"More\""))
    let run = try #require(event.steps.first { $0.kind == .evaluate && $0.instance == "Can" })
    #expect(run.certainty == .depends && run.rule == "S8")
    #expect(run.preventable?.contains("only the first one counts") == true)
    #expect(event.evaluated.last?.certainty == .depends)
  }

  @Test("a difference that is sure gives the rule, whatever is open about another")
  func surest() throws {
    let source = """
      struct Panel: View {
        let grams: Int
        @State private var portions: Int
        init(grams: Int) {
          self.grams = grams
          _portions = State(initialValue: grams)
        }
        var body: some View { Text("\\(grams) g, \\(portions)") }
      }
      struct Tank: View {
        @State private var grams = 2
        var body: some View {
          VStack {
            Panel(grams: grams)
            Button("More") { grams += 1 }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Tank.swift", text: source)]).mount("Tank")
    let event = try screen.perform(Event("tap \"More\""))
    let run = try #require(event.steps.first { $0.kind == .evaluate && $0.instance == "Panel" })
    #expect(run.certainty == .certain && run.rule == "P3")
  }
}
