// swift-format-ignore-file: NeverForceUnwrap
func common<S1: Sequence, S2: Sequence>(_ a: S1, _ b: S2) -> [S1.Element]
where S1.Element: Hashable, S1.Element == S2.Element {
  let s = Set(b); return a.filter { s.contains($0) }
}
print(common([1, 2, 3], Set([2, 3])).count, common("hello", ["l", "o"] as [Character]))
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Sequence {
  func sum<N: AdditiveArithmetic>(_ f: (Element) -> N) -> N { reduce(.zero) { $0 + f($1) } };
  func sorted<V: Comparable>(on f: (Element) -> V, descending: Bool = false) -> [Element] {
    sorted { descending ? f($0) > f($1) : f($0) < f($1) }
  }
}
extension Collection where Element: Equatable, Index == Int {
  func positions(of e: Element) -> [Int] { indices.filter { self[$0] == e } }
}
extension Dictionary where Key == String, Value: CustomStringConvertible {
  var query: String {
    keys.sorted().map { "\($0)=\(self[$0]!.description)" }.joined(separator: "&")
  }
}
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print(
  [1, 2, 3].total(), [1.5, 2].total(), ["a", "bb"].sum(\.count),
  ["a", "bb"].sum { Double($0.count) / 2 }, ["pear", "fig"].sorted(on: \.count),
  [1, 3, 2].sorted(on: { $0 }, descending: true))
print(
  [1, 2, 1].positions(of: 1), ["b": 2, "a": 1].query, (nil as String?).orEmpty,
  (nil as [Int]?).isNilOrEmpty, Optional([1]).isNilOrEmpty, Optional("").isNilOrEmpty)
struct Cache<Key: Hashable, Value> {
  private var d: [Key: Value] = [:]; private(set) var misses = 0;
  mutating func get(_ k: Key, or make: (Key) -> Value) -> Value {
    if let v = d[k] { return v }; misses += 1; let v = make(k); d[k] = v; return v
  }
}
extension Cache where Value == Int { var sum: Int { d.values.reduce(0, +) } }
extension Cache: CustomStringConvertible where Key == String {
  var description: String { d.keys.sorted().joined(separator: ",") }
}
var cache = Cache<String, Int>()
print(
  cache.get("a") { $0.count }, cache.get("a") { _ in 99 }, cache.get("bcd", or: \.count),
  cache.misses, cache.sum, cache)
protocol Monoid { static var identity: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <> : AdditionPrecedence
extension Int: Monoid {
  static var identity: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b }
}
extension String: Monoid {
  static var identity: String { "" }; static func <> (a: String, b: String) -> String { a + b }
}
extension Array: Monoid {
  static var identity: [Element] { [] };
  static func <> (a: [Element], b: [Element]) -> [Element] { a + b }
}
func fold<M: Monoid>(_ all: M...) -> M { all.reduce(.identity, <>) }
print(fold(1, 2, 3), fold("a", "b"), fold([1], [2, 3]), fold() as Int)
func firstOf<T, U>(_ t: T, _ u: U) -> some Collection<T>
where T: Comparable, U: Sequence, U.Element == T { ([t] + u).sorted().prefix(2) }
print(Array(firstOf(5, [3, 9])))
class Repo<Item: Identifiable> where Item.ID: Comparable {
  var items: [Item] = []; func newest() -> Item? { items.max { $0.id < $1.id } };
  func find(_ id: Item.ID) -> Item? { items.first { $0.id == id } }
}
struct Todo: Identifiable { let id: Int; var t: String }
let repo = Repo<Todo>()
repo.items = [Todo(id: 2, t: "two"), Todo(id: 7, t: "seven")]
print(repo.newest()!.t, repo.find(2)!.t, repo.find(3) as Any)
