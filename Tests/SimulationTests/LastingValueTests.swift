import Simulation
import Testing

/// What lasts may be of a type that only the engine knows: the rest of the program holds it as it is.
@Suite struct LastingValueTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  private func printed(_ source: String) throws -> [String] {
    try screen(
      source + "\nstruct Main: View { var body: some View { let _ = demo(); Text(\"done\") } }"
    ).printed
  }

  @Test("A constant of a body that only the engine knows is asked and printed")
  func constantsOfBodies() throws {
    let mounted = try screen(
      #"""
      class Animal { required init() {}; static func make() -> Self { self.init() } }
      final class Dog: Animal {}
      struct Main: View {
        let words = ["ant", "bee", "cat", "dog"]
        var body: some View {
          let last = words.lazy.map { $0.uppercased() }.dropFirst(2)
          let kinds: [Animal.Type] = [Animal.self, Dog.self]
          let letters = CharacterSet(charactersIn: "abc")
          let chosen: IndexSet = [1, 4, 6]
          let letter: Unicode.Scalar = "x"
          let outcome: Result<Int, any Error> = .success(3)
          Text(verbatim: "\(last.count) \(Array(last)) \(kinds) \(type(of: Dog.make()))")
          Text(verbatim: "\("xayb".unicodeScalars.map { letters.contains($0) })")
          Text(verbatim: "\(chosen.count(in: 0..<5)) \(chosen.integerGreaterThan(4) ?? 0)")
          Text(verbatim: "\(UInt32(letter)) \((try? outcome.get()) ?? 0)")
          switch outcome {
          case .success(let number): Text(verbatim: "number \(number)")
          case .failure: Text("failure")
          }
          let least = words.sorted().suffix(1)
          ForEach(Array(last), id: \.self) { Text($0) }
          ForEach(least, id: \.self) { Text($0) }
          ForEach(words[2...], id: \.self) { Text($0) }
        }
      }
      """#)
    #expect(
      mounted.elements.filter(\.isText).map(\.label) == [
        #"2 ["CAT", "DOG"] [Animal, Dog] Dog"#, "[false, true, false, true]", "2 6", "120 3",
        "number 3", "CAT",
        "DOG", "dog", "cat", "dog",
      ])
  }

  @Test("A variable of a body is changed by what the engine runs of it")
  func changedVariables() throws {
    let mounted = try screen(
      #"""
      struct Toppings: OptionSet { let rawValue: Int; static let salt = Self(rawValue: 1) }
      struct Main: View {
        var body: some View {
          var toppings = Toppings()
          let isNew = toppings.insert(.salt).inserted
          Text(verbatim: "\(isNew) \(toppings.insert(.salt).inserted) \(toppings.rawValue)")
        }
      }
      """#)
    #expect(mounted.elements.filter(\.isText).map(\.label) == ["true false 1"])
  }

  @Test("a coder, a formatter, a cache and a table of functions last in variables and types")
  func types() throws {
    let printed = try printed(
      #"""
      let encoder: JSONEncoder = {
        let made = JSONEncoder()
        made.outputFormatting = .sortedKeys
        return made
      }()
      struct Song: Codable { var title: String; var length: Int }
      final class Tools {
        static let shared = Tools()
        var steps: [String: (inout Int) -> Void] = ["add": { $0 += 1 }, "double": { $0 *= 2 }]
        private let cache = NSCache<NSString, NSNumber>()
        func remember(_ number: Int, for name: String) {
          cache.setObject(NSNumber(value: number), forKey: name as NSString)
        }
        func number(for name: String) -> Int? { cache.object(forKey: name as NSString)?.intValue }
      }
      enum Formats {
        static let money: NumberFormatter = {
          let made = NumberFormatter()
          made.numberStyle = .currency
          made.currencyCode = "USD"
          made.locale = Locale(identifier: "en_US")
          return made
        }()
      }
      func demo() {
        let data = try? encoder.encode(Song(title: "So What", length: 545))
        print(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
        print(Formats.money.string(from: 12.5) ?? "none")
        var count = 3
        for name in ["add", "double"] { Tools.shared.steps[name]?(&count) }
        Tools.shared.remember(count, for: "count")
        print(Tools.shared.number(for: "count") ?? 0, Tools.shared.number(for: "other") ?? 0)
      }
      """#)
    #expect(printed == [#"{"length":545,"title":"So What"}"#, "$12.50", "8 0"])
  }

  @Test("what lasts is there again in the next event, also after something that ended badly")
  func events() throws {
    let screen = try screen(
      #"""
      final class Log {
        static let shared = Log()
        private var lines: [String] = []
        private var known: [String: (String) -> String] = [:]
        func add(_ line: String) -> Int { lines.append(line); return lines.count }
      }
      func add(_ line: String) -> Int { Log.shared.add(line) }
      func fail(_ numbers: [Int]) -> Int { numbers.reduce(0, +) / numbers.count }
      struct Main: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          Button("Add") { count = add("one") }
          Button("Fetch") { Task { count = add("two"); try? await Task.sleep(for: .seconds(1)) } }
        }
      }
      """#)
    for expected in ["1", "2"] {
      try screen.perform(Event("tap \"Add\""))
      #expect(screen.elements.map(\.label).contains(expected))
    }
    try screen.perform(Event("tap \"Fetch\""))
    try screen.perform(Event("tap \"Add\""))
    #expect(screen.elements.map(\.label).contains("4"))
  }

  @Test("each screen has its own")
  func screens() throws {
    let source = #"""
      import SwiftUI
      final class Log {
        static let shared = Log()
        var lines: [String] = []
        var known: [ObjectIdentifier: String] = [:]
      }
      func add() -> Int { Log.shared.lines.append("a"); return Log.shared.lines.count }
      struct Main: View {
        @State private var count = 0
        var body: some View { Text("\(count)"); Button("Add") { count = add() } }
      }
      """#
    let simulator = try Simulator(files: [SourceFile(path: "Own.swift", text: source)])
    let screens = try (0..<2).map { _ in try simulator.mount("Main") }
    for screen in screens {
      try screen.perform(Event("tap \"Add\""))
      #expect(screen.elements.map(\.label).contains("1"))
    }
  }

  @Test("an object of a class without observers is asked for what only the engine has")
  func properties() throws {
    let screen = try screen(
      #"""
      struct Song: Codable, Equatable { var title: String }
      @Observable final class Library {
        private let decoder = JSONDecoder()
        private var parts: [String: NumberFormatter] = [:]
        var songs: [Song] = []
        func load(_ text: String) {
          songs += (try? decoder.decode([Song].self, from: Data(text.utf8))) ?? []
        }
      }
      struct Main: View {
        @State private var library = Library()
        var body: some View {
          Text(library.songs.map(\.title).joined(separator: ", "))
          Button("Load") { library.load(#"[{"title": "So What"}]"#) }
        }
      }
      """#)
    try screen.perform(Event("tap \"Load\""))
    #expect(screen.elements.map(\.label).contains("So What"))
  }

  @Test("variables that are made together are made once, by whoever is asked for first")
  func together() throws {
    let printed = try printed(
      """
      func bounds() -> (low: Int, (Int, high: Double)) { print("made"); return (2, (3, 2.5)) }
      let (low, (middle, high)) = bounds()
      func demo() { print(middle, low, high, low) }
      """)
    #expect(printed == ["made", "3 2 2.5 2"])
  }

  @Test("collections of an object keep tasks, continuations and what only the engine knows")
  func collections() throws {
    let screen = try screen(
      """
      @Observable final class Desk {
        private var tasks: [Int: Task<Void, Never>] = [:]
        private var all: [Task<Void, Never>] = []
        private var listeners: [AsyncStream<Int>.Continuation] = []
        private var formatters: [String: NumberFormatter] = [:]
        func start() {
          tasks[1] = Task { try? await Task.sleep(for: .seconds(9)); print("slept") }
          all.append(Task {})
          let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
          listeners.append(continuation)
          Task { for await number in stream { print("heard", number) } }
          formatters["plain"] = NumberFormatter()
          print(tasks.count, all.count, listeners.count, formatters.count)
        }
        func stop() {
          for listener in listeners { listener.yield(7) }
          tasks[1]?.cancel()
          tasks[1] = nil
          print(tasks.isEmpty)
        }
      }
      struct Main: View {
        @State private var desk = Desk()
        var body: some View {
          Button("start") { desk.start() }
          Button("stop") { desk.stop() }
        }
      }
      """)
    try screen.perform(Event("tap \"start\""))
    #expect(screen.printed == ["1 1 1 1"])
    try screen.perform(Event("tap \"stop\""))
    #expect(Set(screen.printed.dropFirst()) == ["true", "heard 7", "slept"])
  }

  @Test("a wrapper of the program around an optional begins with nil, and a stored body is shown")
  func wrappedProperties() throws {
    let screen = try screen(
      """
      @propertyWrapper struct Kept<Value>: DynamicProperty {
        final class Box { var value: Value; init(_ value: Value) { self.value = value } }
        @State private var box: Box
        var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
        init(wrappedValue: @autoclosure @escaping () -> Value) {
          _box = State(wrappedValue: Box(wrappedValue()))
        }
      }
      struct Label: View { let body: AnyView }
      struct Row: View {
        @Kept private var told: ((Int) -> Void)?
        let label: Label
        init(_ text: String) { label = Label(body: AnyView(Text(text))) }
        var body: some View {
          label
          Button("tell") { told?(1); told = { print("told", $0) }; told?(2) }
        }
      }
      struct Main: View { var body: some View { Row("stored") } }
      """)
    try screen.perform(Event("tap \"tell\""))
    #expect(screen.printed == ["told 2"])
    #expect(screen.elements.contains { $0.label.contains("stored") })
  }

  @Test("an object of a generic class in a property of a view is changed by whoever is handed it")
  func genericObjects() throws {
    let screen = try screen(
      """
      @MainActor protocol Shelf<Item> {
        associatedtype Item
        func save(_ item: Item) async
        var count: Int { get }
      }
      @MainActor final class Memory<Item>: Shelf {
        private var items: [Item]
        init(_ items: [Item]) { self.items = items }
        func save(_ item: Item) async { items.append(item) }
        var count: Int { items.count }
      }
      @MainActor @Observable final class Desk<Item> {
        private let shelf: any Shelf<Item>
        init(shelf: any Shelf<Item>) { self.shelf = shelf }
        func add(_ item: Item) async { await shelf.save(item); print(shelf.count) }
      }
      struct Main: View {
        private let shelf = Memory([1])
        @State private var desk: Desk<Int>?
        var body: some View {
          Button("add") {
            let made = Desk(shelf: shelf)
            desk = made
            Task { await made.add(3) }
          }
        }
      }
      """)
    try screen.perform(Event("tap \"add\""))
    #expect(screen.printed == ["2"])
  }
}
