import Testing

/// Constructs that public code uses and that are easily taken for mistakes.
@Suite struct AcceptedConstructTests {
  @Test(
    "what compiles has no finding",
    arguments: [
      (
        "a dictionary's key may be an implicit member",
        """
        enum Kind { case bug, fish }
        var counts: [Kind: [Int]] = [:]
        let first = counts[.bug]?.first(where: { $0 == 1 })
        """
      ),
      (
        "two requirements that lead to each other come to an end",
        """
        func same<L: Sequence, R: Sequence>(_ l: L, _ r: R) -> Bool
        where L.Element == R.Element, R.Element == L.Element, L.Element: Equatable {
          l.elementsEqual(r)
        }
        """
      ),
      (
        "a body may consist of a call that never comes back",
        """
        struct Slot<Value> { var value: Value { get { fatalError() } set { fatalError() } } }
        func missing() -> Int { fatalError("nobody wrote it") }
        """
      ),
      (
        "a loop that only returns has nothing behind it",
        """
        func first(without taken: Set<Int>) -> Int {
          var number = 0
          repeat {
            if !taken.contains(number) { return number }
            number += 1
          } while true
        }
        """
      ),
      (
        "lists of several types add up to one of anything",
        """
        let flag = true
        let numbers: Set<Int> = [1, 2]
        let mixed: [Any] = [flag] + Array(numbers) + [flag]
        """
      ),
      (
        "the projection of a parameter in a property wrapper may be given",
        """
        @propertyWrapper struct Upper {
          var wrappedValue: String
          init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
          init(projectedValue: Upper) { self = projectedValue }
          var projectedValue: Upper { self }
        }
        func greet(@Upper name: String, times: Int = 2) -> String { name }
        print(greet($name: Upper(wrappedValue: "a"), times: 3))
        """
      ),
      (
        "what is hidden behind `some` is of any type that conforms, in a property, too",
        """
        struct Shelf {
          let titles: some Collection<String> = ["Heidi"]
          let first: some Equatable = 1
        }
        let counts: some Sequence<Int> = 1...3
        print(Shelf().titles.count, counts.map { $0 * 2 })
        """
      ),
      (
        "a program begins on the main actor",
        """
        @MainActor final class Model { func load() {} }
        @main struct Program {
          static func main() async { Model().load() }
        }
        """
      ),
      (
        "a key of a library's type",
        """
        import Foundation
        var attributes = [NSAttributedString.Key: Any]()
        attributes[.font] = 3
        """
      ),
      (
        "a raw value may be none of the cases",
        """
        enum Scope: Int { case one, two }
        let one = Scope(rawValue: 1)!
        if let two = Scope(rawValue: 2) { print(one, two) }
        """
      ),
      (
        "an operator that is only named is that of the numbers, though dates are around",
        """
        import Foundation
        let now = Date()
        func total(_ minutes: [Double]) -> Double { minutes.reduce(0, +) }
        func longest(_ minutes: [Double]) -> Double { let all: Double = minutes.reduce(0, +); return all }
        """
      ),
      (
        "a literal by itself cannot fail",
        "func text() -> String { var text = String(\"a\"); text = text + \"b\"; return text }"
      ),
      (
        "what a weak variable holds may be gone",
        """
        protocol Asker: AnyObject { func ask() }
        func watch(_ asker: any Asker) { weak var held = asker; held?.ask() }
        """
      ),
      (
        "a switch over an optional may name its cases",
        """
        enum Look { case word, prefix }
        func look(_ it: Look?) {
          switch it {
          case .some(.word): break
          case .some(.prefix): break
          case .none: break
          }
        }
        """
      ),
      (
        "a branch is a value where one is wanted",
        """
        func title(_ level: Int) -> String {
          let title =
            switch level {
            case 0: "zero"
            default: "many"
            }
          return title
        }
        """
      ),
      (
        "a closure that is called at once returns what is expected",
        """
        let name: String? = {
          if true { return "a" }
          return nil
        }()
        """
      ),
      (
        "where something comes from is a literal",
        """
        func note(_ text: @autoclosure () -> String = "", line: UInt = #line) {}
        """
      ),
      (
        "an own function may be an overload of a library's",
        """
        struct Song {}
        func print(_ song: Song) {}
        print("a")
        """
      ),
      (
        "a macro may add an initialiser",
        """
        import Tools
        @Generated struct Client {}
        let client = Client(name: "a")
        """
      ),
      (
        "a wrapper around a wrapper",
        """
        import SwiftUI
        struct Bar<Title: View>: View {
          @Outer(1) @Binding var isShown
          let title: Title
          var body: some View { title }
        }
        func make<Title: View>(_ title: Title) -> Bar<Title> { Bar(title: title) }
        """
      ),
      (
        "a protocol in an extension of a type",
        """
        enum Editor {}
        extension Editor { struct Auto { protocol Client {}; func fetch(_ client: Client) {} } }
        final class Fake: Editor.Auto.Client {}
        Editor.Auto().fetch(Fake())
        """
      ),
      (
        "only one kind of error is caught where only one is thrown",
        """
        struct Failure: Error { var isTransient = false }
        func load() throws(Failure) {}
        func run() { do { try load() } catch { print(error.isTransient) } }
        """
      ),
      (
        "behind `??` there may be another optional",
        """
        class Feed {}
        func find(_ name: String) -> Feed? { nil }
        func show(_ feed: Feed?) { if let shown = feed ?? find("a") { print(shown) } }
        """
      ),
      (
        "a function of two takes a pair",
        """
        struct Edge { var start: Int; var end: Int }
        let edges = zip([1], [2]).map(Edge.init(start:end:))
        """
      ),
      (
        "an extension of an alias knows its arguments",
        """
        struct Three<Element> { var first: Element }
        typealias Cube = Three<Three<Int>>
        extension Cube { var corner: Int { first.first } }
        func take(_ cube: Cube) {}
        extension Cube { func give() { take(self) } }
        """
      ),
      (
        "an operator whose operands nobody knows yet",
        "let all: [(String, (Int) -> Int)] = [(\"negate\", -)].map { pair in (pair.0, { pair.1($0) }) }"
      ),
      (
        "a name that a younger SwiftUI may have, and one of another file",
        """
        import SwiftUI
        struct A: View { var body: some View { Card("a").sparkling().frobnicated(by: 3) } }
        """
      ),
      (
        "an alias in a function is seen by its closures",
        """
        func f() -> Int {
          typealias Numbers = [Int]
          let make = { let all: Numbers = [1]; return all.count }
          return make()
        }
        """
      ),
      (
        "a collection of one's own has its slices",
        """
        struct Ring: RandomAccessCollection {
          var items: [Int]
          var startIndex: Int { 0 }
          var endIndex: Int { items.count }
          subscript(i: Int) -> Int { items[i] }
        }
        print(Ring(items: [1]).dropLast().map { $0 })
        """
      ),
      (
        "a wrapped private property with a value is set by nobody",
        """
        @propertyWrapper struct Held<T> { var wrappedValue: T }
        struct Row { let title: String; @Held private var isOpen = false }
        let row = Row(title: "a")
        """
      ),
      (
        "values of several types where any are taken",
        "print([1, \"a\"]); let all: [Any] = [1, \"a\"]; let set = Set<AnyHashable>([1, \"a\"])"
      ),
      (
        "an accessor may throw, and one may yield",
        """
        func load() throws -> Int { 1 }
        struct A {
          var stored = 1
          var n: Int { get throws { try load() } }
          var m: Int { _read { yield stored } }
          subscript(i: Int) -> Int { get throws { try load() } }
        }
        """
      ),
      (
        "a key of any hashable type",
        "let info: [AnyHashable: Any] = [\"feed\": 1, 2: true]"
      ),
      (
        "a generic function is given values of several types",
        """
        func take<T>(_ values: [T]) {}
        take([1, "a"])
        let texts = [1, "a"].map { "\\($0)" }
        var all: Set = [1, 2]; let nested = [[1], []]; let sum = [1, 2.5].reduce(0, +)
        """
      ),
      (
        "functions that their callers can tell from each other",
        """
        protocol Named { func name() -> String }
        extension Named { func name() -> String { "" } }
        extension Array where Element == Int { func total() {} }
        extension Array where Element == String { func total() {} }
        extension Array {
          func count() -> Int where Element == Int { 1 }
          func count() -> Int where Element == String { 2 }
        }
        struct A {
          func q() -> Int { 1 }
          func q() -> String { "" }
          static func q() -> Int { 1 }
          func u() {}
          func u() async {}
          func v(_ n: inout Int) {}
          func v(_ n: Int) {}
        }
        """
      ),
      (
        "what is asked of the arguments of a type may be inherited, or said of a parameter",
        """
        enum Side { case left, right }
        class A: Hashable {
          static func == (a: A, b: A) -> Bool { true }
          func hash(into hasher: inout Hasher) {}
        }
        class B: A {}
        let sides: [Side: Set<B>] = [:]
        struct Box<T> { var all: [T]; var set: Set<Int> = [] }
        extension Box where T: Hashable { func keys() -> [T: Int] { [:] } }
        """
      ),
      (
        "a pattern of one's own",
        """
        func ~= (pattern: String, n: Int) -> Bool { true }
        func g(_ n: Int) { switch n { case "x": break; default: break } }
        """
      ),
      (
        "an initialiser without labels is meant before those that have some",
        """
        let bytes: [UInt8] = [0xEF, 0xBB].map(UInt8.init) + Array("text".utf8)
        struct Level { init?(exactly n: Int) {}; init(_ n: Int) {} }
        let levels: [Level] = [1, 2].map(Level.init)
        """
      ),
      (
        "statements of a closure inside do not tell what the closure around them gives",
        """
        func work(_ body: @escaping (Any?) -> Void) { body(3) }
        func load() async -> Any? {
          await withCheckedContinuation { continuation in
            work { given in
              if let text = given as? String {
                continuation.resume(returning: text)
              } else {
                continuation.resume(returning: nil)
              }
            }
          }
        }
        """
      ),
      (
        "a library's type may take an array literal of which no interface tells",
        """
        import Foundation
        let name = "x:/".trimmingCharacters(in: [":", "/"])
        """
      ),
      (
        "what is unknown may catch what its arguments throw",
        """
        import XCTest
        struct Failure: Error {}
        func load() throws -> Int { throw Failure() }
        class Tests: XCTestCase { func testLoading() { XCTAssertNoThrow(try load()) } }
        """
      ),
      (
        "a wrapper's initialiser is the one that takes its key",
        """
        struct Key<Value> { let standard: Value }
        extension Key where Value == Bool { static let isOn = Self(standard: true) }
        @propertyWrapper struct Kept<Value> {
          var wrappedValue: Value
          init(_ key: Key<Value>) where Value == Bool { wrappedValue = key.standard }
        }
        extension Kept where Value: ExpressibleByNilLiteral {
          init(_ key: Key<Value>) where Value == Bool? { wrappedValue = key.standard }
        }
        struct Screen { @Kept(.isOn) var isOn; func show() -> Bool { isOn } }
        """
      ),
      (
        "names that are used anew",
        """
        struct Player { private var cache = 1; private func cache() async {}
          static var cache = 2; func cache(_ n: Int) {} }
        func show(_ n: Int?) {
          let n = n
          let m = 1
          guard let m = n else { return }
          func print(_ a: Int) {}
          func print(_ a: String) {}
          do { let m = 2; print(m) }
          switch m { case let k: let k = "\\(k)"; print(k) }
        }
        extension Array where Element == Int { var last2: Int { 1 } }
        extension Array where Element == String { var last2: Int { 2 } }
        """
      ),
      (
        "literals at the edge of their types",
        """
        let a: Int8 = -128, b = UInt8(255), c = UInt64(18_446_744_073_709_551_615)
        let d = UInt8(truncatingIfNeeded: 300), e = 0x7FFF_FFFF_FFFF_FFFF, f: Double = 1e300
        """
      ),
      (
        "what is behind a key path",
        """
        struct Point { var x = 0; var list: [Int] = [] }
        final class Box { var point = Point() }
        let box = Box()
        box[keyPath: \\.point.x] = 1
        let path = \\Point.list
        var point = Point()
        point[keyPath: path].append(1)
        """
      ),
      (
        "a protocol says what an associated type of any value is",
        """
        protocol Key: RawRepresentable where RawValue == String {}
        protocol Fine: Key {}
        protocol Numbers: Sequence where Element == Int {}
        func text(_ key: any Key, _ fine: any Fine) -> String { key.rawValue + fine.rawValue }
        """
      ),
      (
        "what the formatters of Foundation reset may be nil",
        """
        import Foundation
        let code: String? = nil
        let formatter = NumberFormatter()
        formatter.currencyCode = code
        formatter.groupingSeparator = nil
        let separator: String = formatter.decimalSeparator
        let isPlain = DateFormatter().dateFormat.isEmpty
        """
      ),
    ])
  func accepted(what: String, text: String) {
    #expect(Check.findings(in: text) == [], Comment(rawValue: what))
  }
}
