import Testing

/// What other hands' code does and was taken for a mistake once.
@Suite struct AcceptedByHandTests {
  @Test(
    "what compiles has no finding",
    arguments: [
      (
        "a literal of elements is of the type that is expected of the call",
        """
        func all(_ lists: [[Int]]) -> Set<Int> {
          lists.map { Set($0) }.reduce(into: []) { $0.formUnion($1) }
        }
        """
      ),
      (
        "of the closures that are given a text only one of a single expression makes something else of it",
        """
        struct Key: ExpressibleByStringLiteral {
          init(stringLiteral value: String) {}
        }
        func show(_ key: Key) {}
        @_disfavoredOverload func show<Text: StringProtocol>(_ text: Text) {}
        func take(_ text: String) {}
        func with<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }
        with("a") { text in
          show(text)
          take(text)
        }
        let key: Key = with("a") { $0 }
        """
      ),
      (
        "a closure that is a default value may decide what a generic parameter is",
        """
        protocol Mark {}
        struct Dot: Mark {}
        struct Line<Start: Mark, Key> {
          init(
            start: @escaping (Int) -> Start = { _ in Dot() },
            note: @escaping (Key, Int) -> Void = { (key: String, count) in print(key, count) }
          ) {}
        }
        """
      ),
      (
        "in a closure a literal may have elements of several types",
        """
        func run(_ work: () -> Void) { work() }
        run {
          let info = ["id": "a", "delay": 4.0]
          print(info.count)
        }
        """
      ),
      (
        "a property that holds a function may have a method's name",
        """
        struct Options {
          var header: () -> String = { "" }
          func header(_ header: @escaping () -> String) -> Self {
            var copy = self
            copy.header = header
            return copy
          }
        }
        let text = Options().header { "a" }.header()
        """
      ),
      (
        "what has a raw value is written and compared by it",
        """
        struct Place: Codable, Hashable, RawRepresentable {
          private enum Kind { case none, named(String) }
          private let kind: Kind
          var rawValue: String { if case .named(let name) = kind { name } else { "" } }
          init(rawValue: String) { kind = .named(rawValue) }
        }
        """
      ),
      (
        "a case that carries something and a static constant may have one name",
        """
        enum Mode: Equatable {
          case off(loud: Bool)
          static let off = Self.off(loud: false)
        }
        """
      ),
      (
        "a `throw` inside of a `do` throws what the `catch` takes",
        """
        struct Inner: Error {}
        struct Outer: Error {}
        func convert() throws(Outer) {
          do { throw Inner() } catch { throw Outer() }
        }
        """
      ),
      (
        "all cases of a generic type are of it",
        """
        func all<Kind: CaseIterable>(_ type: Kind.Type) -> [Kind] {
          var list: [Kind] = []
          for kind in Kind.allCases { list.append(kind) }
          return list
        }
        """
      ),
      (
        "parameters that are the same type are each other",
        """
        struct Link<State, Inner> { var path: (State) -> Inner }
        extension Link where State == Inner { init() { path = { $0 } } }
        """
      ),
      (
        "of several subscripts the one is meant that takes what is assigned",
        """
        struct Table {
          subscript(name: String) -> Int { get { 0 } set {} }
          subscript(name: String) -> [Int] { get { [] } set {} }
        }
        var table = Table()
        func set(_ list: [Int]) { table["a"] = list }
        """
      ),
      (
        "a trailing closure goes past what need not be given",
        """
        func row(header: () -> Int = { 0 }, list: () -> Int, label: () -> String) -> Int { list() }
        let count = row { 1 } label: { "a" }
        """
      ),
      (
        "an optional of anything remains one behind `??`",
        """
        func first<Value>(_ values: [String: Any], _ other: Value?) -> Any? {
          guard let value = values["a"] ?? other else { return nil }
          return value
        }
        """
      ),
      (
        "a list that unwraps itself is gone through",
        """
        final class Page {
          var names: [String]!
          func show() { for name in self.names { print(name) } }
        }
        """
      ),
      (
        "an instance property is meant before a static one of its name",
        """
        struct Bar {
          static let width = 34.0
          var width = Bar.width
          mutating func grow() { width += 1 }
        }
        """
      ),
      (
        "an initialiser without parameters takes nothing",
        """
        struct Item {}
        let items = Array(repeating: (), count: 3).map(Item.init)
        """
      ),
      (
        "a value of a protocol is opened where one of a type is taken",
        """
        protocol Step { associatedtype State; var state: State { get } }
        struct Reduce { init(_ step: some Step) {} }
        func made(_ step: any Step) -> Reduce { Reduce(step) }
        """
      ),
    ])
  func accepted(what: String, program: String) {
    #expect(Check.findings(in: program) == [], "\(what)")
  }

  @Test("what a file hides is not meant in another one")
  func hidden() {
    let files = [
      "extension Int { fileprivate init(text: String) { self = 0 } }\nstruct Row { let text: String }",
      "extension Row { fileprivate init(_ number: Int) { text = \"\" } }",
      "func rows(_ texts: [String]) -> [Row] { texts.map(Row.init) }",
    ]
    #expect(Check.findings(inFiles: files) == [])
  }
}
