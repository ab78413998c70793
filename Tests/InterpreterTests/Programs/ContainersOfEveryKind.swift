// swift-format-ignore-file: NeverForceUnwrap
// Generics: associated types, conditional conformance, existentials, opaque results, packs, type erasure.
protocol Container<Item> {
  associatedtype Item; associatedtype Walk: Sequence where Walk.Element == Item;
  var walk: Walk { get }; mutating func add(_ item: Item); static var kind: String { get }
}
extension Container {
  static var kind: String { "container" }; var all: [Item] { Array(walk) };
  func describe() -> String where Item: CustomStringConvertible {
    all.map(\.description).joined(separator: ",")
  }
}
extension Container where Item: Comparable { var largest: Item? { all.max() } }
struct Bag<Item: Hashable>: Container {
  private var counts: [Item: Int] = [:]; private var order: [Item] = [];
  var walk: some Sequence<Item> {
    order.lazy.flatMap { [counts] in repeatElement($0, count: counts[$0]!) }
  };
  mutating func add(_ item: Item) {
    if counts.updateValue((counts[item] ?? 0) + 1, forKey: item) == nil { order.append(item) }
  }; static var kind: String { "bag of \(Item.self)" }
}
struct Queue<Item>: Container {
  var walk: [Item] = []; mutating func add(_ item: Item) { walk.append(item) }
}
extension Queue: Equatable where Item: Equatable {}
extension Queue: Hashable where Item: Hashable {}
extension Queue: CustomStringConvertible where Item: CustomStringConvertible {
  var description: String { "<\(describe())>" }
}
extension Queue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Item...) { walk = elements }
}
func fill<C: Container>(_ c: inout C, with items: some Sequence<C.Item>) {
  for i in items { c.add(i) }
}
var bag = Bag<String>(); fill(&bag, with: ["b", "a", "b"]);
print(bag.all, bag.largest!, Bag<String>.kind, Queue<Int>.kind)
var queue: Queue = [3, 1]; fill(&queue, with: 5...7);
print(queue, queue == [3, 1, 5, 6, 7], Set([queue, queue]).count, queue.describe())
let anys: [any Container<Int>] = [
  queue,
  {
    var b = Bag<Int>(); b.add(9); b.add(9); return b
  }(),
]
print(anys.map { $0.all.count }, anys.map { type(of: $0).kind }, anys.compactMap { $0.largest })
func total(_ c: any Container<Int>) -> Int { c.all.reduce(0, +) }
func open<C: Container>(_ c: C) -> String { "\(C.self) \(C.Item.self)" }
print(anys.map(total), anys.map { open($0) }, (any Container)?.none as Any? == nil)
struct AnyShape: CustomStringConvertible {
  let area: () -> Double; let description: String;
  init<S: Shape>(_ s: S) { area = { s.area }; description = "any \(S.self)" }
}
protocol Shape { var area: Double { get }; func scaled(by k: Double) -> Self }
struct Square: Shape {
  var side: Double; var area: Double { side * side };
  func scaled(by k: Double) -> Square { Square(side: side * k) }
}
struct Circle: Shape {
  var r: Double; var area: Double { 3 * r * r };
  func scaled(by k: Double) -> Self { Self(r: r * k) }
}
func twice<S: Shape>(_ s: S) -> S { s.scaled(by: 2) }
func pick(_ big: Bool) -> any Shape { big ? Square(side: 4) : Circle(r: 1) }
func make() -> some Shape & Equatable {
  struct Unit: Shape, Equatable {
    var k = 1.0; var area: Double { k }; func scaled(by f: Double) -> Unit { Unit(k: k * f) }
  }; return Unit()
}
print(
  twice(pick(true)).area, twice(pick(false)).area, make() == make(), make().scaled(by: 3).area,
  [AnyShape(Square(side: 2)), AnyShape(Circle(r: 2))].map { "\($0) \($0.area())" })
func zipped<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B))
{ (repeat (each a, each b)) }
func count<each T>(_ items: repeat each T) -> Int {
  var n = 0; for _ in repeat each items { n += 1 }; return n
}
func texts<each T: CustomStringConvertible>(_ items: repeat each T) -> [String] {
  var out: [String] = []; repeat out.append((each items).description); return out
}
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
  for (x, y) in repeat (each a, each b) { guard x == y else { return false } }; return true
}
print(
  zipped(1, "a", with: true, 2.5), count(1, 2, "x"), texts(1, 2.5, "z", true),
  allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))
struct Tuple<each T> {
  let values: (repeat each T); init(_ v: repeat each T) { values = (repeat each v) };
  func map<each R>(_ f: repeat (each T) -> each R) -> Tuple<repeat each R> {
    Tuple<repeat each R>(repeat (each f)(each values))
  }
}
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <> : AdditionPrecedence
extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid {
  static let empty = ""; static func <> (a: String, b: String) -> String { a + b }
}
extension Array: Monoid {
  static var empty: [Element] { [] };
  static func <> (a: [Element], b: [Element]) -> [Element] { a + b }
}
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Wrapped? { nil };
  static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? {
    switch (a, b) {
    case let (x?, y?): x <> y;
    case let (x, nil): x;
    case let (nil, y): y
    }
  }
}
extension Dictionary: Monoid where Value: Monoid {
  static var empty: Self { [:] };
  static func <> (a: Self, b: Self) -> Self { a.merging(b, uniquingKeysWith: <>) }
}
extension Sequence where Element: Monoid { func folded() -> Element { reduce(.empty, <>) } }
print(
  [1, 2, 3].folded(), ["a", "b"].folded(), [[1], [2, 3]].folded(), [1, nil, 4].folded() as Any,
  [["x": [1]], ["x": [2], "y": [3]]].folded().sorted { $0.key < $1.key })
extension Collection where Element: Collection, Element.Element: Equatable {
  func flatContains(_ e: Element.Element) -> Bool { contains { $0.contains(e) } }
}
print([[1, 2], [3]].flatContains(3), ["ab", "cd"].flatContains("z"))
class Registry {
  private var makers: [ObjectIdentifier: () -> Any] = [:];
  func register<T>(_ type: T.Type = T.self, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }; func resolve<T>(_: T.Type = T.self) -> T? { makers[ObjectIdentifier(T.self)]?() as? T }
}
let registry = Registry(); registry.register { 42 };
registry.register((any Shape).self) { Square(side: 1) }
let n: Int? = registry.resolve();
print(
  n ?? 0, registry.resolve((any Shape).self)?.area ?? 0, registry.resolve(String.self) ?? "none")
func cast<T>(_ v: Any, _: T.Type) -> T? { v as? T }
print(
  cast(3, Int.self) as Any, cast("x", Int.self) as Any, cast([1], [Any].self)?.count ?? 0,
  cast(Square(side: 1), (any Shape).self) is Square, (3 as Any) is any Hashable)
