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
  ]
}
