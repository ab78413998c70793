@testable import Simulation
import Testing

/// The grammar of events, as lessons, scripts and the command line write them.
@Suite struct EventGrammarTests {
  static let forms: [(String, Event.Action)] = [
    ("tap \"+1\"", .tap("+1", in: nil)),
    ("tap “+1”", .tap("+1", in: nil)), ("tap '+1' in Row", .tap("+1", in: "Row")),
    ("tap \"Star\" in Row[Max]", .tap("Star", in: "Row[Max]")),
    ("tap \"Star\" in Row[a b]", .tap("Star", in: "Row[a b]")),
    ("tap \"say \\\"hi\\\"\"", .tap("say \"hi\"", in: nil)),
    ("toggle \"Wi-Fi\"", .toggle("Wi-Fi", in: nil)),
    ("toggle \"Wi-Fi\" in Settings", .toggle("Wi-Fi", in: "Settings")),
    ("type \"Ada L.\" into \"Name\"", .type("Ada L.", into: "Name", in: nil)),
    ("type \"\" into \"Name\"", .type("", into: "Name", in: nil)),
    ("select .dark in \"Theme\"", .select(".dark", "Theme", in: nil)),
    ("select \"a in b\" in \"Theme\"", .select("\"a in b\"", "Theme", in: nil)),
    ("slide \"Volume\" to 0.5", .slide("Volume", to: 0.5, in: nil)),
    ("slide \"Volume\" to 3", .slide("Volume", to: 3, in: nil)),
    ("set Profile.user.name = \"Grace\"", .set("Profile.user.name", "\"Grace\"")),
    ("set Row[2].stars = 1 + 2", .set("Row[2].stars", "1 + 2")),
    ("environment colorScheme = .dark", .environment("colorScheme", ".dark")),
    ("swipe to delete \"Milk\"", .swipeToDelete("Milk", in: nil)),
    ("move \"Milk\" to 0", .move("Milk", to: 0, in: nil)),
    ("submit \"Name\"", .submit("Name", in: nil)),
    ("scroll to \"Milk\"", .scroll("Milk")), ("scroll down", .scrollOn(.down)),
    ("scroll up", .scrollOn(.up)),
    ("double tap \"Photo\"", .gesture(.tap(count: 2), "Photo", in: nil)),
    ("double tap \"Photo\" in Row[1]", .gesture(.tap(count: 2), "Photo", in: "Row[1]")),
    ("long press \"Photo\"", .gesture(.press, "Photo", in: nil)),
    ("drag \"Card\" by 40 -2.5", .gesture(.drag(width: 40, height: -2.5), "Card", in: nil)),
    ("drag \"Card\" by 0 8 in Row[1]", .gesture(.drag(width: 0, height: 8), "Card", in: "Row[1]")),
    ("pinch \"Map\" by 1.5", .gesture(.pinch(1.5), "Map", in: nil)),
    ("rotate \"Map\" by 45", .gesture(.rotate(45), "Map", in: nil)),
    ("hover over \"Map\"", .hover("Map", in: nil)),
    ("hover away", .hover(nil, in: nil)),
    ("back", .back),
    ("dismiss", .dismiss),
    ("remove", .remove),
    ("insert", .insert),
  ]

  @Test("every form of the grammar is read", arguments: forms)
  func read(_ text: String, _ action: Event.Action) throws {
    #expect(try Event(text).action == action)
  }

  @Test("every form is read as it is explained, with a place where it takes one")
  func explained() throws {
    for form in EventForm.all {
      #expect(throws: Never.self, "\(form.usage)") { try Event(form.example) }
      let placed = form.usage.replacing("[in View[x]]", with: "in View[x]")
      #expect(throws: Never.self, "\(form.usage)") { try Event(placed) }
      #expect(!form.explanation.isEmpty && form.explanation.first?.isUppercase == false)
    }
    let tested = Set(Self.forms.compactMap { $0.0.split(separator: " ").first.map(String.init) })
    #expect(tested.union(["wait", "pull"]) == Set(EventForm.verbs), "each is tested here")
  }

  @Test("space around and between the words does not matter")
  func spaces() throws {
    let event = try Event("  tap   \"Star\"   in   Row[1]  ")
    #expect(event.action == .tap("Star", in: "Row[1]"))
    #expect(event.text == "tap   \"Star\"   in   Row[1]")
  }

  static let incomplete: [(text: String, form: String)] = [
    ("tap", "tap \"Label\""),
    ("tap Star", "tap \"Label\""),
    ("tap \"Star", "tap \"Label\""),
    ("tap \"Star\" on Row", "tap \"Label\" in View[x]"),
    ("tap \"Star\" in", "tap \"Label\" in View[x]"),
    ("toggle Wi-Fi", "toggle \"Label\""),
    ("type Ada into \"Name\"", "type \"text\" into \"Field\""),
    ("type \"Ada\"", "type \"text\" into \"Field\""),
    ("type \"Ada\" in \"Name\"", "type \"text\" into \"Field\""),
    ("select .dark", "select VALUE in \"Picker\""),
    ("select .dark in Theme", "select VALUE in \"Picker\""),
    ("slide \"Volume\"", "slide \"Label\" to 0.5"),
    ("slide \"Volume\" to much", "slide \"Label\" to 0.5"),
    ("set Profile.name", "set View.property = EXPRESSION"),
    ("set = 3", "set View.property = EXPRESSION"),
    ("set Profile.name = ", "set View.property = EXPRESSION"),
    ("environment colorScheme", "environment key = VALUE"),
    ("double \"Photo\"", "double tap \"Label\""),
    ("long tap \"Photo\"", "long press \"Label\""),
    ("drag \"Card\"", "drag \"Label\" by 40 0"),
    ("drag \"Card\" by 40", "drag \"Label\" by 40 0"),
    ("drag \"Card\" to 40 0", "drag \"Label\" by 40 0"),
    ("pinch \"Map\"", "pinch \"Label\" by 1.5"),
    ("rotate \"Map\" by much", "rotate \"Label\" by 45"),
    ("hover \"Map\"", "hover over \"Label\""),
    ("swipe \"Milk\"", "swipe to delete \"Row\""),
    ("move \"Milk\"", "move \"Row\" to 0"),
    ("move \"Milk\" to top", "move \"Row\" to 0"),
  ]

  @Test("an incomplete event is answered with its form", arguments: incomplete)
  func malformed(_ text: String, _ form: String) {
    let error = #expect(throws: EventError.self) { try Event(text) }
    #expect(error?.message.contains("'\(text.trimmingSpaces)'") == true)
    #expect(error?.message.contains(form) == true)
  }

  @Test(
    "nothing may stand after a complete event",
    arguments: ["toggle \"A\" \"B\"", "tap \"A\" now", "hover away soon"])
  func trailing(_ text: String) {
    #expect(throws: EventError.self) { try Event(text) }
  }

  @Test("words after the last one are not swallowed", arguments: trailingWords)
  func leftOver(_ text: String) {
    #expect(throws: EventError.self) { try Event(text) }
  }

  static let trailingWords = [
    "type \"a\" into \"Name\" twice", "slide \"Volume\" to 0.5 quickly", "move \"Milk\" to 0 now",
    "swipe to delete \"Milk\" too", "remove all", "insert again", "select .a in \"Theme\" please",
  ]

  @Test(
    "an unknown verb is answered with the verbs there are",
    arguments: ["press \"A\"", "", "Tap \"A\""])
  func unknown(_ text: String) {
    let error = #expect(throws: EventError.self) { try Event(text) }
    #expect(error?.message.contains("events begin with tap, toggle, type") == true)
  }
}

/// What the screen says to an event that is well-formed and does not fit it.
@Suite struct EventTargetTests {
  private func screen() throws -> Screen {
    let source = """
      import SwiftUI

      struct Row: View {
        let name: String
        @State private var stars = 0
        var body: some View { Button("Star") { stars += 1 } }
      }

      struct Shop: View {
        @State private var isOpen = true
        @State private var owner = "Ida"

        var body: some View {
          Row(name: "A")
          Row(name: "B")
          Toggle("Open", isOn: $isOpen)
          TextField("Owner", text: $owner)
          Button("Close") { isOpen = false }.disabled(!isOpen)
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Shop.swift", text: source)]).mount("Shop")
  }

  @Test(
    "an event that finds nothing says what there is, and changes nothing",
    arguments: [
      ("tap \"Buy\"", "\"Star\""), ("tap \"Star\"", "Row[A] or Row[B]"),
      ("tap \"Star\" in Row[C]", "Row[A]"), ("toggle \"Close\"", "\"Open\""),
      ("type \"x\" into \"Name\"", "\"Owner\""), ("slide \"Volume\" to 1", "nor any other slider"),
      ("set Shelf.name = 1", "Shop"), ("set Shop.colour = 1", "isOpen"),
      ("set Shop.owner = (", "no Swift expression"),
      ("set Row[A].name = \"C\"", "only who describes it"), ("set Row[A].name = \"C\"", "stars"),
      ("long press \"Open\"", "answers to a long press"), ("drag \"Rug\" by 1 1", "nothing on"),
      ("hover over \"Open\"", "answers to the pointer"),
    ])
  func missed(_ text: String, _ hint: String) throws {
    let screen = try screen()
    let before = screen.trace
    let error = #expect(throws: EventError.self) { try screen.perform(Event(text)) }
    #expect(error?.message.contains(hint) == true, "\(error?.message ?? "")")
    #expect(screen.trace == before)
  }

  @Test("a disabled button cannot be tapped")
  func disabled() throws {
    let screen = try screen()
    try screen.perform(Event("tap \"Close\""))
    let error = #expect(throws: EventError.self) { try screen.perform(Event("tap \"Close\"")) }
    #expect(error?.message.contains("disabled") == true)
  }

  @Test("a write from outside updates the readers")
  func outside() throws {
    let screen = try screen()
    let event = try screen.perform(Event("set Row[B].stars = 4"))
    #expect(event.writes.map(\.new) == ["4"])
    #expect(screen.livingState == ["Shop.isOpen", "Shop.owner", "Row[A].stars", "Row[B].stars"])
  }

  @Test("a write from outside goes through wrappers of the program and what a view was handed")
  func outsideThrough() throws {
    let source = """
      import SwiftUI
      @propertyWrapper struct Kept: DynamicProperty {
        @State private var value = 1
        var wrappedValue: Int { get { value } nonmutating set { value = newValue } }
      }
      struct Counter: DynamicProperty { @State var count = 2 }
      @Observable final class Model { var name = "a" }
      struct Shop: View {
        @Kept private var level
        let model: Model?
        let title: String
        private let counter = Counter()
        var body: some View { Text("\\(level) \\(counter.count) \\(model?.name ?? "") \\(title)") }
      }
      struct Main: View {
        @State private var model = Model()
        var body: some View { Shop(model: model, title: "t") }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shop.swift", text: source)]).mount("Main")
    try screen.perform(Event("set Shop.level = 5"))
    try screen.perform(Event("set Shop.model.name = \"b\""))
    try screen.perform(Event("set Shop.counter.count = 7"))
    #expect(screen.elements.contains { $0.label == "5 7 b t" })
    let error = #expect(throws: EventError.self) {
      try screen.perform(Event("set Shop.title = \"u\""))
    }
    #expect(error?.message.hasSuffix("what can be set is level") == true)
  }

  @Test("what the screen offers is accepted")
  func offered() throws {
    for text in try screen().availableEvents {
      #expect(throws: Never.self) { try screen().perform(Event(text)) }
    }
  }

  @Test(
    "a row that a tap chooses is offered",
    arguments: [
      // Rows that are called the same are told apart.
      (
        "String?", "List([\"Dune\", \"Emma\"], id: \\.self", "Text($0)",
        ["tap \"Dune\"", "tap \"Emma\""]
      ),
      (
        "String?", "List([\"a\", \"b\"], id: \\.self", "Text(\"Row\\($0.count)\")",
        ["tap \"Row1\"[1]", "tap \"Row1\"[2]"]
      ),
      // A link in it takes the tap.
      (
        "String?", "List([\"Dune\"], id: \\.self", "NavigationLink($0, value: $0)", ["tap \"Dune\""]
      ),
      // What a row stands for is of another type than what is chosen.
      ("Side?", "List([\"Dune\"], id: \\.self", "Text($0)", []),
      // Several are chosen while the list is edited.
      ("Set<String>", "List([\"Dune\"], id: \\.self", "Text($0)", []),
    ])
  func rows(type: String, list: String, row: String, offered: [String]) throws {
    let value = type.hasPrefix("Set") ? "[]" : "nil"
    let source = """
      import SwiftUI

      enum Side { case left, right }

      struct Shelf: View {
        @State private var chosen: \(type) = \(value)
        var body: some View {
          NavigationStack { \(list), selection: $chosen) { \(row) } }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)])
      .mount("Shelf")
    #expect(screen.availableEvents.filter { $0.hasPrefix("tap") } == offered)
    let error = #expect(throws: EventError.self) { try screen.perform(Event("tap \"Dnue\"")) }
    // Two of one name are told of once.
    let distinct = Set(offered.map { $0.prefix { $0 != "[" } }).count
    let names = distinct == 0 ? "nor any other" : distinct == 1 ? "there is" : "there are"
    #expect(error?.message.contains(names) == true)
    guard let last = offered.last else { return }
    let event = try screen.perform(Event(last))
    #expect(event.writes.count == 1)
  }
}
