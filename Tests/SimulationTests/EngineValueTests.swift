import Simulation
import Testing

/// Values of libraries go over to the typed engine and back, so that what has one in it runs there:
/// the evaluator would be stopped in the middle of such loops.
@Suite struct EngineValueTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  private func printed(_ source: String) throws -> [String] {
    try screen(
      source + "\nstruct Main: View { var body: some View { let _ = demo(); Text(\"done\") } }"
    ).printed
  }

  @Test(
    "a struct with a value of a library in it runs on the engine",
    arguments: [
      "id = UUID()", "made = Date()", "link = URL(string: \"https://example.com\")",
      "price: Decimal = 1", "bytes = Data([1])", "parts = DateComponents(year: 2026)",
      "place = Locale(identifier: \"de_DE\")", "unit = Calendar.Component.day",
      "share: Float = 0.1", "name: Substring = \"ab\"", "spot = CGPoint(x: 1, y: 2)",
      "length: Duration = .seconds(2)", "tint = Color.red", "order: ComparisonResult? = nil",
      "seen: Set<UUID> = []", "result: Result<Int, Never>? = nil", "font: Font? = nil",
    ])
  func models(property: String) throws {
    let printed = try printed(
      """
      struct Item {
        var \(property)
        func work() -> Int {
          var sum = 0
          for number in 0..<4_000_000 { sum = (sum + number) % 1_000 }
          return sum
        }
        mutating func renew() -> Int { self = Item(); return work() }
      }
      func demo() {
        var item = Item()
        print(item.work(), item.renew())
      }
      """)
    #expect(printed == ["0 0"])
  }

  @Test(
    "what a wrapper of the program holds in a value is changed in the value, wherever that lies",
    arguments: [
      "state.word = \" b \"; state.plain = 2", "state.plain = 2; state.word = \"b\"",
      "model.title = \" t \"; model.state.word = \" b \"; model.state.plain += 2; state = model.state",
      "model.title = \"t\"; change(&model.state); state = model.state",
      "model.title = \"t\"; model.state.change(); state = model.state",
    ])
  func wrappedParts(action: String) throws {
    let screen = try screen(
      """
      @propertyWrapper struct Trimmed {
        private var text = ""
        init(wrappedValue: String) { self.wrappedValue = wrappedValue }
        var wrappedValue: String {
          get { text }
          set { text = newValue.trimmingCharacters(in: .whitespaces) }
        }
      }
      struct Words {
        @Trimmed var word = " a "
        var plain = 0
        mutating func change() { word = " b "; plain = 2 }
      }
      func change(_ words: inout Words) { words.change() }
      @Observable final class Model {
        @ObservationIgnored @Trimmed var title = " m "
        var state = Words()
      }
      struct Main: View {
        @State private var state = Words()
        @State private var model = Model()
        var body: some View { Button("Go") { \(action); print("[\\(state.word)] \\(state.plain)") } }
      }
      """)
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["[b] 2"])
    #expect(event.diagnostics.isEmpty)
  }

  @Test("what comes back is what went over")
  func roundTrip() throws {
    let printed = try printed(
      """
      struct Item: Equatable {
        var id = UUID()
        var made = Date(timeIntervalSince1970: 1.5)
        var length = Duration.milliseconds(1_250)
        var share: Float = 1.0 / 3
        var spot = CGPoint(x: 1, y: 2)
        var tint = Color.red
        func copy() -> Item { self }
        func longer() -> Item { var copy = self; copy.length += .seconds(1); return copy }
        func isTinted(like other: Item) -> Bool { tint == other.tint }
      }
      func demo() {
        let item = Item()
        let copy = item.copy()
        print(copy == item, copy.id == item.id, copy.made == item.made, copy.tint == item.tint)
        print(item.longer().length, copy.share, item.copy().spot.y, item.isTinted(like: copy))
        print(item.isTinted(like: Item(tint: .blue)), Item().copy() == item)
      }
      """)
    #expect(printed == ["true true true true", "2.25 seconds 0.33333334 2.0 true", "false false"])
  }

  @Test("a constant that is another each time that it is made is one for both sides")
  func constants() throws {
    let screen = try screen(
      """
      struct Device {
        static let id = UUID()
        static let made = Date()
        var name = "a"
        func isSame(_ other: UUID) -> Bool { other == Device.id }
        func isSame(_ other: Date) -> Bool { other == Device.made }
      }
      struct Main: View {
        var body: some View {
          let id = Device.id
          let made = Device.made
          Text("\\(Device().isSame(id)) \\(Device().isSame(made))")
        }
      }
      """)
    #expect(screen.elements.contains { $0.label == "true true" })
  }

  @Test(
    "the hour of a moment that went over in a struct is made up, and so is what it decides",
    arguments: [
      "visit.isEarly", "Day(visits: [visit]).isEarly", "made.isEarly", "later.isEarly",
      "Day(visits: [made]).isEarly",
    ])
  func hours(condition: String) throws {
    let screen = try screen(
      """
      struct Visit: Identifiable {
        let id = UUID()
        var date = Date()
        var tint = Color.blue
        var isEarly: Bool { Calendar.current.component(.hour, from: date) < 12 }
        func after(_ seconds: Double) -> Visit { Visit(date: date + seconds) }
      }
      struct Day { var visits: [Visit]; var isEarly: Bool { visits[0].isEarly } }
      struct Early: View { var body: some View { Text("early") } }
      struct Main: View {
        @State private var visits = [Visit(date: Date() + 600, tint: .orange)]
        @State private var others = [Visit()]
        @State private var laters = [Visit().after(60)]
        var body: some View {
          ForEach(visits) { visit in
            ForEach(others) { made in
              ForEach(laters) { later in
                if \(condition) { Early() }
              }
            }
          }
        }
      }
      """)
    let first = try #require(screen.trace.events.first)
    #expect(first.evaluated.filter { $0.instance == "Early" }.map(\.certainty) == [.depends])
  }

  @Test("what a call comes to outlives the machine that stopped in the middle of it")
  func spoiledMachines() throws {
    let screen = try screen(
      """
      struct Item { var name: String }
      class Places {
        static let shared = Places()
        let manager = FileManager.default
        var base: URL {
          manager.homeDirectoryForCurrentUser.appending(path: "A", directoryHint: .isDirectory)
        }
      }
      final class Store: ObservableObject {
        @Published var items: [Item] = []
        let folder = Places.shared.base.appending(path: "Items")
        init() { if let found = load() { items = found } else { print("none") } }
        func load() -> [Item]? {
          let file = folder.appending(path: "items.json")
          let manager = FileManager.default
          let isOld = !manager.fileExists(atPath: file.path) || {
            guard let found = try? manager.attributesOfItem(atPath: file.path),
              let date = found[.modificationDate] as? Date
            else { return true }
            return Date().timeIntervalSince(date) > 3600
          }()
          if isOld { return nil }
          return [Item(name: "a")]
        }
      }
      struct Main: View {
        @StateObject private var store = Store()
        var body: some View { Text("\\(store.items.count)") }
      }
      """)
    #expect(screen.printed == ["none"])
  }

  @Test("a wrapper that tells of its value may be looked at around it")
  func wrappersThatTell() throws {
    let screen = try screen(
      """
      import Combine
      @propertyWrapper struct Told {
        private let subject: CurrentValueSubject<Int, Never>
        var projectedValue: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
        init(wrappedValue: Int) { subject = CurrentValueSubject<Int, Never>(wrappedValue) }
        var wrappedValue: Int { get { subject.value } set { subject.send(newValue) } }
      }
      final class Clock: ObservableObject {
        var cancellables = Set<AnyCancellable>()
        @Told var time = 1
        var factor = 5
        init() {
          $time.sink { [weak self] in print($0, self?.factor ?? 0) }.store(in: &cancellables)
        }
      }
      struct Main: View {
        @StateObject private var clock = Clock()
        var body: some View { Button("next") { clock.time += 1 } }
      }
      """)
    try screen.perform(Event("tap \"next\""))
    #expect(screen.printed == ["1 5", "2 5"])
  }

  @Test("what begins with a dot is of the type that a property was made with")
  func impliedTypes() throws {
    let printed = try printed(
      """
      struct Book { var title: String; var added = Date(); var tint = Color.orange }
      func demo() {
        let book = Book(title: "Emma", added: .now)
        print(book.added < Date(), book.added > .distantPast)
      }
      """)
    #expect(printed == ["true true"])
  }

  @Test("numbers of every name are made wherever code runs")
  func numbers() throws {
    let screen = try screen(
      """
      import Combine
      struct Main: View {
        var body: some View {
          Text("x").onAppear {
            [1].publisher.map { TimeInterval($0) / 4 }.sink { print($0) }.cancel()
            [1].publisher.map { Float($0) / 3 }.sink { print($0) }.cancel()
          }
        }
      }
      """)
    #expect(screen.printed == ["0.25", "0.33333334"])
  }

  @Test("a file outside of the app's folders is nothing that is known")
  func filesOfOthers() throws {
    let screen = try screen(
      """
      struct Found: View { var body: some View { Text("found") } }
      struct Missing: View { var body: some View { Text("missing") } }
      struct Main: View {
        var body: some View {
          if FileManager.default.fileExists(atPath: "/usr/local/bin/tool") { Found() } else { Missing() }
        }
      }
      """)
    let first = try #require(screen.trace.events.first)
    #expect(first.evaluated.filter { $0.instance == "Missing" }.map(\.certainty) == [.depends])
  }

  @Test(
    "where it is too late to go back, something stands for what nobody knows in a value's parts")
  func unknownParts() throws {
    let screen = try screen(
      """
      import Elsewhere
      struct Item { let title: String; let days: [Int]; var pair: (Int, String?) }
      enum Items {
        static func all(_ count: Int) -> [Item] {
          var items = base()
          if count > 1 { items.append(Item(title: "last", days: [1], pair: (1, nil))) }
          return items
        }
      }
      extension Items {
        static func base() -> [Item] {
          [Item(title: Theme.current.title, days: Theme.current.days, pair: (2, Theme.current.name))]
        }
      }
      struct Main: View {
        private var items: [Item] { Items.all(2) }
        var body: some View { Text("\\(items.count) \\(items[1].title)") }
      }
      """)
    #expect(screen.crash == nil)
    #expect(screen.elements.map(\.label).contains("2 last"))
    let notes = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    #expect(notes.contains { $0.contains("Theme.current.title is taken for empty") })
  }

  @Test(
    "an object of a view does what its generic superclass declares",
    arguments: ["pop()", "count += 1", "next += 1", "add(Screen.main)"])
  func genericSuperclass(act: String) throws {
    let screen = try screen(
      """
      import Combine
      class Base<Screen>: ObservableObject {
        var bag: Set<AnyCancellable> = []
        var count = 0
        var screens: [Screen] = []
        var next: Int { get { count } set { count = newValue } }
        init() { subscribe() }
        func subscribe() {}
        func pop() { count += 1 }
        func add(_ screen: Screen) { screens.append(screen); count = screens.count }
      }
      final class Source { static let shared = Source(); @Published var isOn = false }
      class Router: Base<Router.Screen> {
        enum Screen { case launch, login, main }
        @Published var screen: Screen = .launch
        override func subscribe() {
          Source.shared.$isOn.sink { [weak self] isOn in self?.update(isOn) }.store(in: &bag)
        }
        private func update(_ isOn: Bool) {
          if isOn == true { self.screen = .main } else { self.screen = .login }
          \(act)
        }
      }
      struct Main: View {
        @StateObject private var router = Router()
        var body: some View { Text("\\(router.screen) \\(router.count)") }
      }
      """)
    #expect(screen.crash == nil)
    #expect(screen.elements.map(\.label).contains("login 1"))
  }
}
