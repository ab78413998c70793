// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Stack<Element> {
  private var items: [Element] = []
  init() {}
  init(_ items: some Sequence<Element>) { self.items = Array(items) }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
}
extension Stack: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var rest = items; return AnyIterator { rest.popLast() }
  }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { items = elements }
}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { "[" + map(\.description).joined(separator: "<") + "]" }
}
extension Stack where Element: AdditiveArithmetic {
  mutating func add() { if let a = pop(), let b = pop() { push(a + b) } }
}
extension Stack where Element: Collection { var flat: [Element.Element] { flatMap { $0 } } }
extension Stack where Element == String {
  func shout() -> String { map { $0.uppercased() }.joined() }
}
extension Stack {
  func map<T>(_ transform: (Element) throws -> T) rethrows -> Stack<T> {
    var out = Stack<T>(); for item in items { out.push(try transform(item)) }; return out
  }
}
protocol Scored { var score: Int { get } }
extension Int: Scored { var score: Int { self } }
extension String: Scored { var score: Int { count } }
extension Stack: Scored where Element: Scored { var score: Int { reduce(0) { $0 + $1.score } } }
extension Optional: Scored where Wrapped: Scored { var score: Int { self?.score ?? -1 } }
extension Dictionary: Scored where Key == String, Value: Scored {
  var score: Int { values.reduce(0) { $0 + $1.score } }
}
func rate<T: Scored>(_ value: T) -> String { "\(T.self)=\(value.score)" }
func rateAny(_ value: Any) -> String { (value as? any Scored).map { "\($0.score)" } ?? "unrated" }

var numbers: Stack = [1, 2, 3]
numbers.add()
print(
  numbers, numbers == [1, 5], numbers.contains(5), Array(numbers), numbers.sorted(), numbers.max()!)
var words = Stack(["ash", "oak"])
words.push("elm")
print(words.shout(), words.flat.count, words, Set([words, ["a"], words]).count)
print(words.map(\.count) as Stack<Int>, words.map { $0.count } as [Int])
print(
  rate(numbers), rate(Stack([words, ["a"]])), rate(Optional("four")), rate(nil as Int?),
  rate(["x": 3, "y": 4]))
print([3, "four", 5.0, Stack([1, 2]), Stack([1.5]), ["k": "vv"], Optional(7) as Any].map(rateAny))
for (index, word) in words.enumerated() { print(index, word, terminator: " ") }
print(words.first { $0 < "f" } ?? "-", words.zip(with: numbers))
extension Sequence {
  func zip<S: Sequence>(with other: S) -> [String] where S.Element: Numeric {
    Swift.zip(self, other).map { "\($0)\($1)" }
  }
}
extension Sequence where Element: Sequence, Element.Element: Comparable {
  func extremes() -> [Element.Element?] { map { $0.min() } }
}
print([[3, 1], [], [2]].extremes(), [words, []].extremes())
struct Nested<A, B> { var a: A; var b: B }
extension Nested: Comparable where A: Comparable, B: Comparable {
  static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) }
}
extension Nested: Equatable where A: Equatable, B: Equatable {}
print(
  [Nested(a: 2, b: "x"), Nested(a: 1, b: "z"), Nested(a: 1, b: "y")].sorted().map(\.b),
  Nested(a: 1, b: [1]) == Nested(a: 1, b: [1]))
