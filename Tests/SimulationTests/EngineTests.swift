import Synchronization
import Testing

@testable import Simulation

/// Functions that stand for themselves run on the typed engine; what it cannot end runs on from the
/// beginning.
@Suite struct EngineTests {
  @Test("overloads, literals and generics are what the compiler makes of them")
  func types() throws {
    let printed = try Self.printed(
      """
      struct Tag { let id: Int }
      protocol Named {}
      extension Named { func name() -> String { "from the protocol" } }
      struct Own: Named { func name() -> String { "its own" } }
      func told<T: Named>(_ value: T) -> String { value.name() }
      func demo() {
        print([1, 2].map(Tag.init).map { $0.id * 10 })
        print([1, 2.5, 3].reduce(0, +) / 2)
        print(told(Own()), Own().name())
      }
      """)
    #expect(printed == ["[10, 20]", "3.25", "from the protocol its own"])
  }

  @Test("the edges of a framework are no set of the library, though they are called so")
  func nestedNames() throws {
    let printed = try Self.printed(
      """
      struct Margin {
        var isUp = false
        var edges: (edges: Edge.Set, length: CGFloat) { isUp ? (.top, 4) : (.vertical, 12) }
        var sides: Edge.Set { isUp ? [.leading, .top] : .all }
        var isEverywhere: Bool { sides == .all }
        var isAtTop: Bool { sides.contains(.top) }
      }
      func demo() {
        for margin in [Margin(isUp: true), Margin()] {
          print(margin.edges.length, margin.isEverywhere, margin.isUp ? margin.isAtTop : true)
        }
      }
      """)
    #expect(printed == ["4.0 false true", "12.0 true true"])
  }

  @Test("what mostly has to be done in another way is not tried again and again")
  func retreats() {
    let failing = RunRecord(of: nil)
    #expect((1...4).map { _ in failing.note(isRetreat: true) } == [false, false, true, true])
    let working = RunRecord(of: nil)
    #expect(!(1...20).contains { working.note(isRetreat: $0.isMultiple(of: 3)) })
  }

  @Test("what lasts outside a function stays where the rest of the program sees it")
  func lasting() throws {
    let printed = try Self.printed(
      """
      var count = 0
      func step() -> Int { count += 1; return count }
      func demo() { print(step(), step(), count) }
      """)
    #expect(printed == ["1 2 2"])
  }

  @Test("what a preference puts together may be a struct")
  func preferenceOfStruct() throws {
    let source = """
      import SwiftUI
      struct Height: Equatable { let points: Int }
      struct Tallest: PreferenceKey {
        static var defaultValue: Height = Height(points: 0)
        static func reduce(value: inout Height, nextValue: () -> Height) {
          let next = nextValue()
          if next.points >= value.points { value = next }
        }
      }
      struct Root: View {
        @State private var tallest = 0
        var body: some View {
          VStack {
            Text("a").preference(key: Tallest.self, value: Height(points: 7))
            Text("b").preference(key: Tallest.self, value: Height(points: 3))
          }
          .onPreferenceChange(Tallest.self) { tallest = $0.points }
          Text("\\(tallest) points")
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(screen.elements.map(\.label).contains("7 points"))
  }

  @Test("a function that ends badly prints what it printed, once")
  func trap() throws {
    let printed = try Self.printed(
      """
      func demo() {
        print("before")
        let numbers = [1, 2]
        print(numbers[numbers.count])
      }
      """)
    #expect(printed == ["before"])
  }

  @Test("a structure that a function changes is changed, and large work ends")
  func work() throws {
    let printed = try Self.printed(
      """
      struct Sieve {
        var marks: [Bool]
        mutating func strike(_ step: Int) {
          for index in stride(from: step * step, to: marks.count, by: step) { marks[index] = false }
        }
        var primes: Int { marks.dropFirst(2).filter { $0 }.count }
      }
      func demo() {
        var sieve = Sieve(marks: Array(repeating: true, count: 50_000))
        for step in 2..<224 { sieve.strike(step) }
        print(sieve.primes)
      }
      """)
    #expect(printed == ["5133"])
  }

  @Test("objects that no view comes to begin and end as the language says")
  func lifetimes() throws {
    let printed = try Self.printed(
      """
      func told(_ what: String) -> Int { print("default", what); return 0 }
      class Room { let size = told("Room.size"); init() { print("Room") }; deinit { print("no room") } }
      final class Kitchen: Room {
        let stove = told("Kitchen.stove")
        lazy var smell: () -> String = { [weak self] in self == nil ? "nothing" : "soup" }
        override init() { print("first"); super.init(); print("last") }
        deinit { print("no kitchen") }
      }
      func demo() {
        var kitchen: Kitchen? = Kitchen()
        let smell = kitchen!.smell
        print(smell())
        kitchen = nil
        print(smell())
      }
      """)
    #expect(
      printed == [
        "default Kitchen.stove", "first", "default Room.size", "Room", "last", "soup", "no kitchen",
        "no room", "nothing",
      ])
  }

  @Test("an object that a view has is the same one everywhere")
  func sharedObject() throws {
    let text = """
      import SwiftUI
      final class Basket { var fruit: [String] = []; deinit { print("emptied") } }
      struct Stall { let basket: Basket; func add(_ name: String) { basket.fruit.append(name) } }
      func filled(_ stall: Stall) -> Int { stall.add("fig"); stall.add("plum"); return stall.basket.fruit.count }
      struct Main: View {
        let stall = Stall(basket: Basket())
        var body: some View {
          let _ = print(filled(stall), stall.basket.fruit)
          Text("done")
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Own.swift", text: text)]).mount("Main")
    #expect(screen.printed == [#"2 ["fig", "plum"]"#])
  }

  @Test("wrappers of the program's own, Foundation and chance are there in a function, too")
  func library() throws {
    let printed = try Self.printed(
      """
      @propertyWrapper struct Tidy {
        private var text = ""
        var wrappedValue: String {
          get { text }
          set { text = newValue.trimmingCharacters(in: .whitespaces) }
        }
        init(wrappedValue: String) { self.wrappedValue = wrappedValue }
      }
      struct Label: Codable { @Tidy var title: String; init(_ title: String) { self.title = title }
        init(from decoder: any Decoder) throws {
          self.init(try decoder.singleValueContainer().decode(String.self))
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(title)
        }
      }
      func demo() {
        let data = try! JSONEncoder().encode([Label("  one "), Label("two")])
        print(String(decoding: data, as: UTF8.self))
        print(try! JSONDecoder().decode([Label].self, from: data).map { $0.title })
        let draws = (0..<50).map { _ in Int.random(in: 0..<1_000_000) }
        print(Set(draws).count > 40, draws.shuffled() != draws)
        print(Date() < Date(), UUID() == UUID())
      }
      """)
    #expect(
      printed == [#"["one","two"]"#, #"["one", "two"]"#, "true true", "true false"])
  }

  @Test("settings and whoever is notified are the same for functions and views")
  func settings() throws {
    let text = """
      import SwiftUI
      func raise() { UserDefaults.standard.set(7, forKey: "level") }
      struct Main: View {
        @AppStorage("level") private var level = 1
        var body: some View { Button("raise \\(level)") { raise() } }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Own.swift", text: text)]).mount("Main")
    try screen.perform(Event(#"tap "raise 1""#))
    try screen.perform(Event(#"tap "raise 7""#))
  }

  /// How often somebody asks whether to go on, while a function runs that a button calls.
  private static func questions(
    _ function: String, seconds: Double = SimulationLimits.usualSeconds
  ) throws -> (count: Int, trace: Trace) {
    let text = """
      import SwiftUI
      struct Main: View {
        @State private var sum = 0
        var body: some View { Button("add") { add() } }
        \(function)
      }
      """
    let count = Mutex(0)
    var limits = SimulationLimits(seconds: seconds)
    limits.isStopped = {
      count.withLock { $0 += 1 }
      return false
    }
    let file = SourceFile(path: "Own.swift", text: text)
    let screen = try Simulator(files: [file], limits: limits).mount("Main")
    try screen.perform(Event(#"tap "add""#))
    return (count.withLock(\.self), screen.trace)
  }

  @Test("a recursion that has no end is begun a few times, not again at each of its calls")
  func recursion() throws {
    let (count, trace) = try Self.questions(
      """
      func add() {
        func deep(_ count: Int) -> Int { count <= 0 ? 0 : 1 + deep(count - 1) }
        sum = deep(.max)
      }
      """)
    #expect(count < 1_000 && "\(trace)".contains("calls are nested more than"))
  }

  @Test("what counts few steps for much time is stopped by the time")
  func time() throws {
    let (_, trace) = try Self.questions(
      "func add() { sum = Set(Int.min...Int.max).count }", seconds: 0.2)
    #expect("\(trace)".contains("it took more than 0.2 s of the"))
  }

  @Test(
    "what nobody knows is taken for nothing where work cannot begin anew, and told with its line")
  func unknown() throws {
    let file = SourceFile(
      path: "Own.swift",
      text: """
        import SwiftUI
        import Safes
        enum Keys {
          private static var safe: Safe { let safe = Safe(); return safe }
          private static func find() -> String? {
            safe.isShared = true
            return safe.get("key")
          }
          static func read() -> String { find() ?? "none" }
          static func entry() -> Entry {
            safe.isShared = true
            return safe.entry()
          }
        }
        struct Entry { var name = "a"; var uses = 3 }
        struct Main: View {
          @State private var key = ""
          var body: some View { Text("key \\(key)").onAppear { read() } }
          private func read() {
            key = Keys.read()
            let entry = Keys.entry()
            key += "\\(entry.uses) \\(entry.name)"
          }
        }
        """)
    let screen = try Simulator(files: [file]).mount("Main")
    #expect(screen.elements.map(\.label).contains("key none0 "))
    let told = screen.trace.events.flatMap(\.diagnostics)
    #expect(told.allSatisfy { $0.severity != .error && $0.line > 0 }, "\(told)")
    #expect(told.contains { $0.message.contains("is taken for nil") }, "\(told)")
  }

  private static func printed(_ source: String) throws -> [String] {
    let view = """

      struct Main: View { var body: some View { let _ = demo(); Text("done") } }
      """
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source + view)
    return try Simulator(files: [file]).mount("Main").printed
  }
}
