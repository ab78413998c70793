import Testing

/// Constructs of public packages that were taken for mistakes once.
@Suite struct AcceptedPackageTests {
  @Test("what compiles has no finding", arguments: programs)
  func accepted(_ program: (name: String, text: String)) {
    #expect(Check.findings(in: program.text) == [], Comment(rawValue: program.name))
  }

  static let programs: [(name: String, text: String)] = [
    (
      "tuples of up to six are compared",
      """
      func same(_ a: (Int, Int, Int, Int, Int), _ b: (Int, Int, Int, Int, Int)) -> Bool { a == b }
      func less(_ a: (Int, Int, Int, Int, Int, Int), _ b: (Int, Int, Int, Int, Int, Int)) -> Bool {
        a < b && a != b && !(a >= b)
      }
      """
    ),
    (
      "a part of a text of any kind is a text",
      """
      func target(_ text: some StringProtocol) -> (String, String) {
        let parts = text.split(separator: "?", maxSplits: 1)
        let query = parts.count > 1 ? parts[1] : ""
        return (String(parts.first ?? ""), String(query))
      }
      """
    ),
    (
      "who takes dictionary literals takes an empty one",
      """
      typealias Map = Decodable & ExpressibleByDictionaryLiteral
      enum EmptyMap<T: Map> { static var value: T { [:] } }
      """
    ),
    (
      "chance comes in words of any width",
      """
      func words<G: RandomNumberGenerator>(_ generator: inout G) -> [UInt] {
        var words: [UInt] = [0, 0]
        words[0] = generator.next()
        words[1] = (generator.next() as UInt) & 7
        return words
      }
      """
    ),
    (
      "what is hidden may stand in an optional",
      """
      func next(_ flag: Bool) async throws -> (some Collection<Int>)? {
        do {
          let chunk: [Int]? = flag ? [1] : nil
          return chunk
        } catch { throw error }
      }
      """
    ),
    (
      "an array lends itself to a pointer",
      """
      func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) {}
      func send(_ bytes: [UInt8], _ text: String) {
        write(bytes, bytes.count)
        write([1, 2], 2)
        write(text, 1)
      }
      """
    ),
    (
      "what stands behind two question marks may be wider",
      """
      class Animal {}
      class Dog: Animal {}
      protocol Box {}
      protocol Simple: Box {}
      func one(_ dog: Dog?, _ simple: (any Simple)?, _ boxes: [any Box]) -> [any Box] {
        let animal = dog ?? Animal()
        print(animal)
        return boxes.map { return simple ?? $0 }
      }
      """
    ),
    (
      "what begins with a dot in a list of anything is of what the others are",
      """
      protocol Node {}
      struct Tag<Kind>: Node { static func named(_ name: String) -> Tag { Tag() } }
      func list(_ nodes: [any Node]) {}
      func fill(_ tag: Tag<Int>) { list([.named("text"), tag]) }
      """
    ),
    (
      "a function tells what a pack is, and so do types",
      """
      protocol Held {}
      struct Table {
        mutating func add(_ handler: @escaping (Int) -> String) {}
        mutating func add<each P: Held>(_ handler: @escaping (Int, repeat each P) -> String) {
          print(values(of: (repeat each P).self))
        }
        func values<each P: Held>(of types: (repeat each P).Type) -> Int { 1 }
      }
      struct Server {
        var table = Table()
        mutating func add<each P: Held>(_ handler: @escaping (Int, repeat each P) -> String) {
          table.add(handler)
        }
      }
      """
    ),
    (
      "what takes something unknown is hardly meant where another takes what is given",
      """
      import Foundation
      struct Big {
        init(_ memory: UnsafeRawBufferPointer) {}
        init?<S: StringProtocol>(_ text: S, radix: Int = 10) { return nil }
      }
      func read(_ text: String) -> Big? {
        guard let big = Big(text) else { return nil }
        return big
      }
      """
    ),
    (
      "what SwiftUI gives optionals says nothing of a body of another kind",
      """
      protocol Component { var body: any Component { get } }
      struct Empty: Component { var body: any Component { self } }
      extension Optional: Component where Wrapped: Component {
        var body: any Component { self?.body ?? Empty() }
      }
      """
    ),
    (
      "without SwiftUI a path is what another module calls so",
      """
      import Foundation
      import PathTools
      func open(_ path: Path = "index.html") {}
      """
    ),
    (
      "what is hidden behind a constant is what it is made of",
      """
      protocol Shape {}
      struct Circle: Shape {}
      let one: some Shape = Circle()
      struct Room {
        static let shared: some Shape = Circle()
        let other: some Sequence<Int> = [1, 2]
        var maybe: (some Shape)? = Circle()
      }
      class Option<Value> { var projected: some Option { self } }
      """
    ),
    (
      "a closure that says it returns nothing may be a call that gives something",
      """
      @discardableResult func count() -> Int { 3 }
      let quiet = { () -> Void in count() }
      func run(_ work: (Int) -> Void) { work(1) }
      run { (n: Int) -> () in [n].map { $0 + 1 } }
      """
    ),
    (
      "a number's magnitude is of its own type",
      """
      func ratio<T: FloatingPoint>(_ x: T, _ y: T) -> T {
        let (u, v) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
        let r: T = v / u
        return r * r
      }
      """
    ),
    (
      "who has an initialiser that nobody can call asks nobody for it",
      """
      class Panel {
        init() {}
        @available(*, unavailable) required init?(coder: Int) { return nil }
      }
      class Side: Panel { override init() { super.init() } }
      """
    ),
    (
      "an assignment is built, too, where a builder says how",
      """
      @resultBuilder enum Lines {
        static func buildExpression(_ line: String) -> [String] { [line] }
        static func buildExpression(_ nothing: ()) -> [String] { [] }
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
      }
      @Lines func lines(_ flag: Bool) -> [String] {
        var name = "none"
        "first"
        if flag {
          name = "some"
          "second"
        }
        name
      }
      """
    ),
    (
      "a sum of a list and one of optionals holds optionals",
      """
      func all(_ numbers: [Int], _ other: Int?) -> Int {
        let sum = numbers + [other, 3, Int("4")]
        for number in sum { print(number?.description ?? "none") }
        return ([nil] + [1, 2]).count + ([1, 2] + [nil]).compactMap { $0 }.count
      }
      """
    ),
    (
      "a module may be named before a name",
      """
      struct Printer {
        func print(_ text: String) { Swift::print(text) }
      }
      """
    ),
    (
      "what a struct of the main actor keeps is read wherever it is",
      """
      enum Kind: Sendable { case file, other }
      @MainActor struct Item: Sendable { var kind: Kind }
      struct Mark {
        static func update(_ items: inout [Item]) {
          guard case .file = items[0].kind else { return }
          items[0].kind = .other
        }
      }
      """
    ),
    (
      "any sequence can be gone through",
      """
      func walk(_ numbers: any Sequence<Int> & Sendable) -> Int {
        var sum = 0
        for number in numbers { sum += number }
        return sum
      }
      """
    ),
    (
      "an error caught as NSError is caught",
      """
      import Foundation
      func run(_ work: () -> Void) { work() }
      run {
        do { throw CocoaError(.fileNoSuchFile) } catch let error as NSError { print(error) }
      }
      """
    ),
    (
      "what lives on is given to who works on it",
      """
      import Glibc
      withExtendedLifetime((1, 2)) { let (one, two) = $0; print(one + two) }
      withExtendedLifetime("x") { (_: String) -> Void in }
      func now() -> Double {
        var time = timeval()
        gettimeofday(&time, nil)
        return Double(time.tv_sec)
      }
      """
    ),
    (
      "a library's case may have a name of its own in a module that nobody knows",
      """
      import Convenience
      func finish(_ done: (Result<Void, any Error>) -> Void) { done(.success) }
      """
    ),
    (
      "what a getter throws is of the type that it says",
      """
      struct Table {
        enum Failure: Error { case missing(Int) }
        var rows = [1, 2]
        subscript(id id: Int) -> Int {
          get throws(Failure) {
            guard rows.contains(id) else { throw .missing(id) }
            return id
          }
        }
        func find() -> Int {
          do { return try self[id: 3] } catch { switch error { case .missing(let id): return id } }
        }
      }
      """
    ),
    (
      "of several dynamic members the one is meant that can be written",
      """
      struct User { var name: String; let id: Int }
      @dynamicMemberLookup struct Row {
        var user: User
        subscript<V>(dynamicMember path: KeyPath<User, V>) -> String { "\\(user[keyPath: path])" }
        subscript<V>(dynamicMember path: WritableKeyPath<User, V>) -> V {
          get { user[keyPath: path] }
          set { user[keyPath: path] = newValue }
        }
      }
      func rename(_ row: inout Row) -> String {
        row.name += "!"
        return row.id
      }
      """
    ),
  ]
}
