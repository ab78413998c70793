import Simulation
import Testing

/// What is generic runs on the typed engine, where what its parameters stand for is known.
@Suite struct GenericUseTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Generic.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  @Test("a wrapper of the program decodes what it has encoded")
  func wrapper() throws {
    let screen = try screen(
      """
      @propertyWrapper struct Stored<Value: Codable>: DynamicProperty {
        @AppStorage private var data: Data
        private let fallback: Value
        init(wrappedValue: Value, _ key: String) {
          fallback = wrappedValue
          _data = AppStorage(wrappedValue: Data(), key)
        }
        var wrappedValue: Value {
          get { (try? JSONDecoder().decode(Value.self, from: data)) ?? fallback }
          nonmutating set { data = (try? JSONEncoder().encode(newValue)) ?? Data() }
        }
      }
      struct Main: View {
        @Stored("level") private var level = 0
        @Stored("names") private var names: [String] = []
        var body: some View {
          Button("Raise") { level += 1 }
          Button("Add") { names.append("n\\(names.count)") }
          Button("Say") { print(level, names) }
        }
      }
      """)
    for event in ["tap \"Raise\"", "tap \"Raise\"", "tap \"Add\"", "tap \"Add\"", "tap \"Say\""] {
      try screen.perform(Event(event))
    }
    #expect(screen.printed == [#"2 ["n0", "n1"]"#])
  }

  @Test("literals and witnesses in a generic object that a view observes are what their types say")
  func observedObject() throws {
    let screen = try screen(
      """
      protocol Unit { associatedtype Amount: BinaryFloatingPoint; static var step: Amount { get } }
      extension Unit { static var title: String { "plain" } }
      enum Metre: Unit { static let step = 0.5 }
      @Observable final class Meter<U: Unit> {
        private(set) var values: [U.Amount] = []
        var mean: U.Amount { values.reduce(0, +) / U.Amount(max(values.count, 1)) }
        func add() {
          let next = (values.last ?? 0) + U.step
          values.append(next / 2)
          print(U.title, values, mean)
        }
      }
      struct Main: View {
        @State private var meter = Meter<Metre>()
        var body: some View { Button("Add") { meter.add() } }
      }
      """)
    for _ in 0..<2 { try screen.perform(Event("tap \"Add\"")) }
    #expect(screen.printed == ["plain [0.25] 0.25", "plain [0.25, 0.375] 0.3125"])
  }

  @Test("a generic view knows what its parameter stands for")
  func view() throws {
    let screen = try screen(
      """
      protocol Choice: CaseIterable, Hashable { var title: String { get } }
      extension Choice { var title: String { "\\(self)" } }
      enum Pace: Choice { case slow, fast }
      enum Size: Choice { case small; var title: String { "S" } }
      struct Row<C: Choice>: View {
        @State private var chosen: C?
        private var weights: [C: Double] { Dictionary(uniqueKeysWithValues: C.allCases.map { ($0, 1) }) }
        var body: some View {
          Button("Take \\(C.self)") {
            chosen = C.allCases.first
            print(chosen?.title ?? "none", weights.values.reduce(0, +) / 4)
          }
        }
      }
      struct Main: View {
        var body: some View {
          Row<Pace>()
          Row<Size>()
        }
      }
      """)
    try screen.perform(Event("tap \"Take Pace\""))
    try screen.perform(Event("tap \"Take Size\""))
    #expect(screen.printed == ["slow 0.5", "S 0.25"])
  }

  @Test("what gives a type that only its result tells is told by who asks for it")
  func injection() throws {
    let screen = try screen(
      """
      final class Container {
        static let shared = Container()
        let all: [Any] = [7, "seven", 0.5]
        func resolve<T>(_ type: T.Type = T.self) -> T { all.compactMap { $0 as? T }.first! }
        func any<T>() -> T { resolve() }
      }
      func resolve<T>(_ type: T.Type = T.self) -> T { Container.shared.resolve() }
      @propertyWrapper struct Injected<T> {
        private let value: T
        init() { value = Container.shared.resolve() }
        var wrappedValue: T { value }
      }
      @propertyWrapper struct Asked<Value> { var wrappedValue: Value { Container.shared.any() } }
      @Observable final class Model {
        @ObservationIgnored @Injected var count: Int
        private let part: Double = resolve()
        var text: String { "\\(count) \\(part)" }
      }
      struct Main: View {
        @State private var model = Model()
        @Injected private var name: String
        @Asked private var number: Int
        private let share: Double = resolve()
        var body: some View {
          Button("Say") { print(name, number, share, model.text) }
        }
      }
      """)
    try screen.perform(Event("tap \"Say\""))
    #expect(screen.printed == ["seven 7 0.5 7 0.5"])
  }

  @Test("a parameter may stand for any value of a protocol: a container of services")
  func protocolAsArgument() throws {
    let screen = try screen(
      """
      final class Services: @unchecked Sendable {
        static let shared = Services()
        private var makers: [ObjectIdentifier: () -> Any] = [:]
        func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
          makers[ObjectIdentifier(type)] = make
        }
        func resolve<T>(_ type: T.Type = T.self) -> T {
          guard let value = makers[ObjectIdentifier(type)]?() as? T else { fatalError("no \\(type)") }
          return value
        }
      }
      protocol Clock: AnyObject { var hour: Int { get } }
      final class Noon: Clock { let hour = 12 }
      @propertyWrapper struct Injected<T> {
        private let value: T
        init() { value = Services.shared.resolve() }
        var wrappedValue: T { value }
      }
      final class Model: ObservableObject { @Injected var clock: any Clock }
      struct Inner: View {
        @StateObject private var model = Model()
        let clock: any Clock = Services.shared.resolve((any Clock).self)
        var body: some View { Text("\\(model.clock.hour) \\(clock.hour)") }
      }
      struct Main: View {
        init() { Services.shared.register((any Clock).self) { Noon() } }
        var body: some View { Inner() }
      }
      """)
    #expect(screen.crash == nil)
    #expect(screen.elements.last?.label == "12 12")
  }
}
