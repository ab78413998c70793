import Audit
import Simulation
import Testing

@Suite("A model in several forms")
struct SwapTests {
  private static let observable = """
    import SwiftUI

    @Observable final class Cart {
      var items: [String] = []
      var note = ""
      func add(_ name: String) { items.append(name) }
      func clear() {
        note = ""
      }
    }

    struct Shop: View {
      @State private var cart = Cart()
      var body: some View {
        VStack {
          Total(cart: cart)
          Note(cart: cart)
          Adding(cart: cart)
          Welcome()
        }
      }
    }

    struct Total: View {
      let cart: Cart
      var body: some View { Text("\\(cart.items.count) things") }
    }

    struct Note: View {
      @Bindable var cart: Cart
      var body: some View { TextField("Note", text: $cart.note) }
    }

    struct Adding: View {
      let cart: Cart
      var body: some View { Inner(cart: cart) }
    }

    struct Inner: View {
      let cart: Cart
      var body: some View { Button("Add") { cart.add("tea") } }
    }

    struct Welcome: View { var body: some View { Text("Welcome") } }
    """

  private func files(_ text: String) -> [SourceFile] {
    [SourceFile(path: "Shop.swift", text: text)]
  }

  private func swap(
    _ text: String = Self.observable, _ wish: String = "cart=@Observable,ObservableObject,struct",
    _ events: [String] = ["tap \"Add\""]
  ) throws -> SwapComparison {
    try SwapComparison(files(text), swapping: ModelSwap(wish), root: nil, events: events)
  }

  private func bodies(_ comparison: SwapComparison, _ event: Int = 1) -> [[String: Int]] {
    comparison.events[event].sides.map(\.bodies)
  }

  @Test("Who runs again is what each form is known for")
  func forms() throws {
    let comparison = try swap()
    #expect(comparison.model == "Cart" && comparison.root == "Shop")
    let all = ["Shop": 1, "Total": 1, "Note": 1, "Adding": 1, "Inner": 1]
    // A view that only has a binding read nothing.
    #expect(bodies(comparison) == [["Total": 1], all, ["Shop": 1, "Total": 1]])
    #expect(comparison.events[1].sides.allSatisfy { $0.screen.contains("Text \"1 things\"") })
  }

  @Test("A struct is written to through bindings, handed on by all between")
  func bindings() throws {
    let comparison = try swap()
    let changed = comparison.versions[2].changed.map(\.text)
    #expect(changed.contains("mutating func add(_ name: String) { items.append(name) }"))
    #expect(changed.contains("mutating func clear() {"))
    #expect(changed.filter { $0 == "@Binding var cart: Cart" }.count == 3)
    #expect(changed.contains("Adding(cart: $cart)") && !changed.contains("Total(cart: $cart)"))
  }

  @Test("A method that changes an element changes its struct")
  func elements() throws {
    let text = Self.observable.replacing("items.append(name)", with: "items[0] = name")
      .replacing("var items: [String] = []", with: "var items = [\"\"]")
    let changed = try swap(text).versions[2].changed.map(\.text)
    #expect(changed.contains("mutating func add(_ name: String) { items[0] = name }"))
  }

  @Test("From every form there is a way to every other, and the bodies are the same")
  func ways() throws {
    let object = Self.observable.replacing(
      "@Observable final class Cart", with: "final class Cart: ObservableObject"
    )
    .replacing("  var items", with: "  @Published var items")
    .replacing("  var note", with: "  @Published var note")
    .replacing("@State private var cart", with: "@StateObject private var cart")
    .replacing("let cart: Cart", with: "@ObservedObject var cart: Cart")
    .replacing("@Bindable var", with: "@ObservedObject var")
    let structure = Self.observable.replacing("@Observable final class", with: "struct")
      .replacing("func add", with: "mutating func add").replacing(
        "func clear", with: "mutating func clear"
      )
      .replacing("@Bindable var", with: "@Binding var")
      .replacing("Note(cart: cart)", with: "Note(cart: $cart)")
      .replacing("Adding(cart: cart)", with: "Adding(cart: $cart)")
      .replacing("Inner(cart: cart)", with: "Inner(cart: $cart)")
      .replacing("struct Adding: View {\n  let", with: "struct Adding: View {\n  @Binding var")
      .replacing("struct Inner: View {\n  let", with: "struct Inner: View {\n  @Binding var")
    let expected = bodies(try swap())
    #expect(try bodies(swap(object)) == expected)
    #expect(try bodies(swap(structure)) == expected)
    #expect(try swap(object).versions[1].changed.isEmpty)
    #expect(try swap(structure).versions[2].changed.isEmpty)
  }

  @Test("What comes through the environment is asked for and given in the form's own way")
  func environment() throws {
    let text = """
      import SwiftUI
      @Observable class Settings { var size = 1 }
      struct Home: View {
        @State private var settings = Settings()
        var body: some View { Row().environment(settings) }
      }
      struct Row: View {
        @Environment(Settings.self) private var settings
        var body: some View {
          @Bindable var settings = settings
          Stepper("Size \\(settings.size)", value: $settings.size)
        }
      }
      """
    let comparison = try swap(
      text, "Settings=@Observable,ObservableObject", ["tap \"Size 1 +\""])
    let changed = comparison.versions[1].changed.map(\.text)
    #expect(changed.contains("@EnvironmentObject private var settings: Settings"))
    #expect(changed.contains("var body: some View { Row().environmentObject(settings) }"))
    #expect(comparison.events.last?.sides[0].screen == comparison.events.last?.sides[1].screen)
    let error = #expect(throws: SwapError.self) {
      try swap(text, "settings=@Observable,struct", [])
    }
    #expect(error?.message.contains("Shop.swift:8: Row finds Settings in its environment") == true)
  }

  @Test("What a form does not allow is said, with its line")
  func refused() throws {
    let text = Self.observable.replacing(
      "  func clear", with: "  deinit { print(\"gone\") }\n  func clear")
    let error = #expect(throws: SwapError.self) { try swap(text) }
    #expect(error?.message.hasPrefix("Shop.swift:7: as struct, Cart does not compile") == true)
  }

  @Test(
    "A wish that makes no sense is met with a sentence",
    arguments: [
      ("cart", "write it as"), ("=struct", "write it as"), ("cart=struct", "name two forms"),
      ("cart=actor,struct", "actor is no form of a model"),
    ])
  func wishes(wish: String, answer: String) {
    let error = #expect(throws: SwapError.self) { try ModelSwap(wish) }
    #expect(error?.message.contains(answer) == true)
  }

  @Test("A name that nothing has is said to be none")
  func unknown() {
    let error = #expect(throws: SwapError.self) {
      try swap(Self.observable, "basket=@Observable,struct")
    }
    #expect(error?.message.contains("basket") == true)
  }

  @Test("A table has a column for each form")
  func table() throws {
    let lines = SwapText(try swap()).lines
    #expect(lines.first == "### `Shop`: Cart as `@Observable`, `ObservableObject` and `struct`")
    #expect(lines.contains("| all that ran again | 1 | 5 | 2 |"))
    #expect(lines.contains("- line 13 of Shop.swift: `@StateObject private var cart = Cart()`"))
  }
}
