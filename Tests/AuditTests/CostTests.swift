import Audit
import Testing

@Suite("Costs that runs show")
struct CostTests {
  @Test("An object made in a body and handed down is told where it is made")
  func objectInBody() throws {
    let inner = """
      @Observable final class Model { var n = 0 }
      struct Inner: View {
        let model: Model
        var body: some View { Text("\\(model.n)") }
      }

      """
    let found = try findings(.objectInBody, in: inner + ticking("Inner(model: Model())"))
    #expect(found.count == 1)
    #expect(found.first?.line.contains("Inner(model: Model())") == true)
    #expect(found.first?.finding.saves == 1)
    let kept =
      inner + """
        struct Outer: View {
          @State private var model = Model()
          @State private var tick = 0
          var body: some View {
            VStack { Button("tick \\(tick)") { tick += 1 }; Inner(model: model) }
          }
        }
        """
    #expect(try audit(kept).findings == [])
  }

  @Test("A closure that captures is told at the property; a binding in its place is not")
  func closureInput() throws {
    let bad =
      ticking("Inner(act: { tick += 1 })") + """
        struct Inner: View {
          let act: () -> Void
          var body: some View { Button("act") { act() } }
        }
        """
    #expect(try findings(.closureInput, in: bad).map(\.line) == ["  let act: () -> Void"])
    let good =
      ticking("Inner(tick: $tick)") + """
        struct Inner: View {
          @Binding var tick: Int
          var body: some View { Button("act") { tick += 1 } }
        }
        """
    #expect(try audit(good).findings == [])
  }

  @Test("A value that each description makes anew is told, though one view alone runs for it")
  func madeAnew() throws {
    let inner =
      "struct Inner: View {\n  let serial = UUID()\n"
      + "  var body: some View { Text(\"turning\") }\n}\n"
    let found = try findings(.preventable, in: inner + ticking("Inner()"))
    #expect(found.map(\.line) == ["  let serial = UUID()"])
    #expect(found.first?.finding.prevented.hasPrefix("serial is made anew") == true)
    let kept = inner.replacing("let serial", with: "@State private var serial")
    #expect(try audit(kept + ticking("Inner()")).findings == [])
  }

  @Test("That chance ordered the rows in which it stands takes nothing from it")
  func inShuffledRows() throws {
    let text = """
      struct Page: View {
        @State private var count = 0
        @State private var names = ["a", "b"].shuffled()
        var body: some View {
          Button("Count \\(count)") { count += 1 }
          ForEach(names, id: \\.self) { Card(name: $0) }
        }
      }
      struct Card: View {
        let name: String
        let serial = UUID()
        var body: some View { Text(name) }
      }
      """
    let found = try findings(.preventable, in: text)
    #expect(found.map(\.line) == ["  let serial = UUID()"])
    #expect(found.first?.finding.count == 2)
  }

  @Test(
    "A formatter that each run makes is told where it is made",
    arguments: [
      (
        "let f = NumberFormatter(); return VStack { Text(f.string(for: n) ?? \"\"); button }", "", 1
      ),
      (
        "VStack { Text(text); button }",
        "var text: String { NumberFormatter().string(for: n) ?? \"\" }", 1
      ),
      (
        "VStack { Text(text()); button }",
        "func text() -> String { f.string(for: n) ?? \"\" }\n  var f: NumberFormatter { NumberFormatter() }",
        1
      ),
      // Kept, made when it is needed, made by an action, or the program's own.
      (
        "VStack { Text(Self.f.string(for: n) ?? \"\"); button }",
        "static let f = NumberFormatter()", 0
      ),
      (
        "VStack { if n < 0 { Text(text) }; button }",
        "var text: String { NumberFormatter().string(for: n) ?? \"\" }", 0
      ),
      ("VStack { Text(\"\\(n)\"); button; Button(\"Say\") { print(NumberFormatter()) } }", "", 0),
      (
        "VStack { Text(MyFormatter().text(n)); button }",
        "struct MyFormatter { func text(_ n: Int) -> String { \"\\(n)\" } }", 0
      ),
    ])
  func formatter(body: String, members: String, count: Int) throws {
    let text = """
      struct Page: View {
        @State private var n = 0
        \(members)
        var button: some View { Button("Go") { n += 1 } }
        var body: some View {
          \(body)
        }
      }
      """
    let found = try findings(.objectInBody, in: text)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.finding.rule == "P18" && $0.line.contains("NumberFormatter()") })
  }

  @Test("Rows that come out as before are no reason to have run")
  func equalRows() throws {
    let rows = """
      struct Inner: View {
        let tags: [String]
        let act: () -> Void
        @State private var color = "red"
        var body: some View {
          VStack { ForEach(tags, id: \\.self) { tag in Text(ROW) }; Button("act", action: act) }
        }
      }

      """
    let content = ticking("Inner(tags: [\"a\", \"b\"]) { tick += 1 }")
    #expect(
      try findings(.closureInput, in: rows.replacing("ROW", with: "tag") + content).count == 1)
    // What they make of a state cannot be told without making them.
    let colored = rows.replacing("ROW", with: "tag + color")
    #expect(try findings(.closureInput, in: colored + content).isEmpty)
  }

  @Test("A builder that is stored is to be called in init")
  func storedBuilder() throws {
    let text =
      ticking("Card { Text(\"\\(tick > 100)\") }") + """
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
        }
        """
    let found = try findings(.closureInput, in: text)
    #expect(found.map(\.finding.rule) == ["P17"])
    #expect(found.first?.line == "  @ViewBuilder let content: () -> Content")
    #expect(found.first?.finding.saves == 1)
    let own = text.replacing(
      "var body",
      with: "init(@ViewBuilder made: @escaping () -> Content) { content = made }\nvar body")
    #expect(try findings(.closureInput, in: own).map(\.finding.saves) == [1])
  }

  @Test("Nor is it told of a builder that makes what never compares equal")
  func storedBuilderOfButtons() throws {
    let text =
      ticking("Card { Button(\"Go\") { tick = 0 } }") + """
        struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
        }
        """
    #expect(try findings(.closureInput, in: text).isEmpty)
  }

  private let items = """
    struct Item { var title: String; var stars: Int }
    struct Outer: View {
      @State private var item = Item(title: "a", stars: 0)
      var body: some View { VStack { Button("star") { item.stars += 1 }; Row(GIVEN) } }
    }

    """

  @Test("A value of which a part is shown is told at the property, and what its equality saves")
  func wholeValue() throws {
    let bad =
      items.replacing("GIVEN", with: "item: item") + """
        struct Row: View {
          let item: Item
          var body: some View { Text(item.title) }
        }
        """
    let found = try findings(.wholeValue, in: bad)
    #expect(found.map(\.line) == ["  let item: Item"])
    #expect(found.first?.finding.saves == 1)
    let good =
      items.replacing("GIVEN", with: "title: item.title") + """
        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
        """
    #expect(try audit(good).findings == [])
  }

  @Test("A value that an action needs whole is handed down rightly")
  func wholeValueInAction() throws {
    let text =
      items.replacing("GIVEN", with: "item: item") + """
        struct Row: View {
          let item: Item
          var body: some View { Button(item.title) { print(item) } }
        }
        """
    #expect(try findings(.wholeValue, in: text).isEmpty)
  }

  @Test("All views that suffer from one class share one finding at the class")
  func coarseObject() throws {
    let text = """
      final class Store: ObservableObject {
        @Published var a = 0
        @Published var b = 0
      }
      struct One: View {
        @ObservedObject var store: Store
        var body: some View { Text("\\(store.a)") }
      }
      struct Two: View {
        @ObservedObject var store: Store
        var body: some View { Text("\\(store.a)") }
      }
      struct Outer: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack { Button("b \\(store.b)") { store.b += 1 }; One(store: store); Two(store: store) }
        }
      }
      """
    let found = try findings(.wholeValue, in: text)
    #expect(found.map(\.line) == ["final class Store: ObservableObject {"])
    #expect(found.first?.finding.count == 2)
    #expect(found.first?.finding.rule == "O1")
    #expect(found.first?.finding.lesson == "observable-objects")
  }

  @Test("Who shows what was written is told rightly by a coarse object")
  func shownObject() throws {
    let text = """
      final class Store: ObservableObject { @Published var text = "" }
      struct Outer: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack { TextField("Name", text: $store.text); if store.text.isEmpty { Text("none") } }
        }
      }
      """
    #expect(try audit(text).findings == [])
    let derived = text.replacing(
      "@Published var text = \"\"",
      with: "@Published var text = \"\"; var isEmpty: Bool { text.count > 99 }"
    ).replacing("store.text.isEmpty", with: "store.isEmpty")
      .replacing("TextField(\"Name\", text: $store.text)", with: "Button(\"a\") { store.add() }")
      .replacing("var isEmpty", with: "func add() { text += \"a\" }; var isEmpty")
    #expect(try audit(derived).findings == [])
  }

  @Test("A wrapper that nobody reads is told; one that an action reads is not")
  func unreadWrapper() throws {
    let text = """
      struct Inner: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Button("a") { ACTION } }
      }
      """
    let found = try findings(.unreadWrapper, in: text.replacing("ACTION", with: ""))
    #expect(found.map(\.finding.line) == [3])
    #expect(found.first?.finding.saves == 1)
    let used = text.replacing("ACTION", with: "print(scheme)")
    #expect(try findings(.unreadWrapper, in: used).isEmpty)
  }

  @Test("Rows that each look through all rows are told; what is handed to them is not")
  func growingWork() throws {
    let text = """
      struct Item: Identifiable { let id: Int; var name: String }
      struct Row: View {
        let name: String
        let same: Int
        var body: some View { Text("\\(name) \\(same)") }
      }
      struct Outer: View {
        @State private var items = (1...4).map { Item(id: $0, name: "a") }
        var body: some View {
          VStack {
            Button("add") { items.append(Item(id: items.count + 1, name: "x")) }
            ForEach(items) { item in Row(name: item.name, same: COUNT) }
          }
        }
      }
      """
    let bad = text.replacing("COUNT", with: "items.filter { $0.name == item.name }.count")
    #expect(try findings(.growingWork, in: bad).count == 1)
    #expect(try findings(.growingWork, in: text.replacing("COUNT", with: "items.count")).isEmpty)
  }

  @Test("Runs of many views that change nothing are told once, where no other kind fits")
  func preventable() throws {
    let text = """
      struct Row: View {
        let name: String
        @Binding var chosen: String
        var body: some View { Text(name).bold(chosen == name).onTapGesture { chosen = name } }
      }
      struct Outer: View {
        @State private var chosen = "a"
        var body: some View {
          VStack { ForEach(["a", "b", "c", "d"], id: \\.self) { Row(name: $0, chosen: $chosen) } }
        }
      }
      """
    let found = try findings(.preventable, in: text)
    #expect(found.map(\.line) == ["  @Binding var chosen: String"])
    #expect(found.first.map { [$0.finding.count, $0.finding.of] } == [2, 4])
  }
}
