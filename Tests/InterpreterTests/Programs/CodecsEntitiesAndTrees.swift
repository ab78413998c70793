// swift-format-ignore-file: NeverForceUnwrap
// Generics corner: same-type constraints, opaque results with constraints, associated type defaults, recursive constraints, where on methods, metatypes, generic enums & builders
protocol TreeNode {
  associatedtype Child: TreeNode where Child.Value == Value; associatedtype Value;
  var value: Value { get }; var children: [Child] { get }
}
struct Leaf<Value>: TreeNode {
  typealias Child = Leaf<Value>; let value: Value; var children: [Leaf<Value>] { [] }
}
struct Branch<C: TreeNode>: TreeNode { let value: C.Value; let children: [C] }
extension TreeNode {
  var all: [Value] { [value] + children.flatMap(\.all) };
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  func mapped<T>(_ f: (Value) -> T) -> [T] { all.map(f) };
  func contains(_ v: Value) -> Bool where Value: Equatable { all.contains(v) }
}
let tree = Branch(
  value: 1,
  children: [
    Branch(value: 2, children: [Leaf(value: 3), Leaf(value: 4)]), Branch(value: 5, children: []),
  ])
print(tree.all, tree.depth, tree.mapped { "\($0)" }, tree.contains(4), tree.contains(9))
protocol Codec<Input, Output> {
  associatedtype Input; associatedtype Output; func encode(_ i: Input) -> Output;
  func decode(_ o: Output) -> Input?
}
struct Then<A: Codec, B: Codec>: Codec where A.Output == B.Input {
  let a: A, b: B; func encode(_ i: A.Input) -> B.Output { b.encode(a.encode(i)) };
  func decode(_ o: B.Output) -> A.Input? { b.decode(o).flatMap(a.decode) }
}
struct IntText: Codec {
  func encode(_ i: Int) -> String { String(i) }; func decode(_ o: String) -> Int? { Int(o) }
}
struct Bytes: Codec {
  func encode(_ i: String) -> [UInt8] { Array(i.utf8) };
  func decode(_ o: [UInt8]) -> String? { String(decoding: o, as: UTF8.self) }
}
struct Each<C: Codec>: Codec {
  let c: C; func encode(_ i: [C.Input]) -> [C.Output] { i.map(c.encode) };
  func decode(_ o: [C.Output]) -> [C.Input]? {
    let d = o.compactMap(c.decode); return d.count == o.count ? d : nil
  }
}
extension Codec {
  func then<B: Codec>(_ b: B) -> Then<Self, B> where B.Input == Output { Then(a: self, b: b) };
  var each: Each<Self> { Each(c: self) };
  func roundTrip(_ i: Input) -> Bool where Input: Equatable { decode(encode(i)) == i }
}
let codec: some Codec<Int, [UInt8]> = IntText().then(Bytes())
print(
  codec.encode(305), codec.decode([52, 50]) ?? 0, codec.decode([65]) as Any, codec.roundTrip(7),
  IntText().each.then(Bytes().each).encode([1, 22]), IntText().each.decode(["1", "x"]) as Any)
func pick(_ codecs: [any Codec<Int, String>], _ n: Int) -> [String] { codecs.map { $0.encode(n) } }
struct Hex: Codec {
  func encode(_ i: Int) -> String { String(i, radix: 16) };
  func decode(_ o: String) -> Int? { Int(o, radix: 16) }
}
print(pick([IntText(), Hex()], 255))
protocol Entity: Hashable {
  associatedtype ID: Hashable = Int; static var table: String { get }; var id: ID { get }
}
extension Entity {
  static var table: String { "\(Self.self)".lowercased() + "s" };
  static func == (a: Self, b: Self) -> Bool { a.id == b.id };
  func hash(into h: inout Hasher) { h.combine(id) }
}
struct Author: Entity { let id: Int; var name: String }
struct Book: Entity {
  let id: String; var title: String; var author: Author.ID; static let table = "library"
}
struct Repository<E: Entity> {
  private var rows: [E.ID: E] = [:]; init(_ all: E...) { for e in all { rows[e.id] = e } }
  subscript(id: E.ID) -> E? { rows[id] };
  func query<V: Comparable>(sortedBy path: KeyPath<E, V>, where test: (E) -> Bool = { _ in true })
    -> [E]
  { rows.values.filter(test).sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func join<Other: Entity>(_ other: Repository<Other>, on path: KeyPath<E, Other.ID>) -> [(
    E, Other
  )] { rows.values.compactMap { e in other[e[keyPath: path]].map { (e, $0) } } }
  mutating func upsert(_ e: E) -> E? { defer { rows[e.id] = e }; return rows[e.id] }
}
extension Repository where E.ID == Int { var nextID: Int { (rows.keys.max() ?? 0) + 1 } }
var authors = Repository(Author(id: 1, name: "Eco"), Author(id: 7, name: "Poe"));
let books = Repository(
  Book(id: "b", title: "Rose", author: 1), Book(id: "a", title: "Raven", author: 7),
  Book(id: "c", title: "Lost", author: 3))
print(
  Author.table, Book.table, authors.nextID, books.query(sortedBy: \.title).map(\.id),
  books.query(sortedBy: \.id) { $0.author < 5 }.count,
  books.join(authors, on: \.author).map { "\($0.title)-\($1.name)" }.sorted(),
  authors.upsert(Author(id: 1, name: "U")).map(\.name) ?? "", authors[1]?.name ?? "")
enum Validated<Value, Issue> {
  case valid(Value), invalid([Issue])
  func map<T>(_ f: (Value) -> T) -> Validated<T, Issue> {
    switch self {
    case .valid(let v): .valid(f(v));
    case .invalid(let i): .invalid(i)
    }
  }
  func zip<T>(_ o: Validated<T, Issue>) -> Validated<(Value, T), Issue> {
    switch (self, o) {
    case let (.valid(a), .valid(b)): .valid((a, b));
    case let (.invalid(a), .invalid(b)): .invalid(a + b);
    case (.invalid(let a), _), (_, .invalid(let a)): .invalid(a)
    }
  }
}
extension Validated: Equatable where Value: Equatable, Issue: Equatable {}
func check<V>(_ v: V, _ rules: [(String, (V) -> Bool)]) -> Validated<V, String> {
  let bad = rules.filter { !$0.1(v) }.map(\.0); return bad.isEmpty ? .valid(v) : .invalid(bad)
}
let
  name = check("Al", [("short", { $0.count > 2 }), ("lower", { $0.first?.isUppercase == true })]),
  age = check(200, [("old", { $0 < 150 })])
print(
  name.zip(age).map { "\($0.0)\($0.1)" }, check(1, []).zip(check("x", [])).map { $1 + "\($0)" },
  check(3, []).map { $0 * 2 } == .valid(6))
func describe<T>(_ t: T.Type) -> String {
  switch t {
  case is Int.Type: "int";
  case is any Collection.Type: "collection";
  case let e as any Entity.Type: e.table;
  default: "\(t)"
  }
}
print(
  describe(Int.self), describe([Int].self), describe(Author.self), describe(Double.self),
  describe(String.self))
struct Weak<T: AnyObject & CustomStringConvertible> { weak var v: T? }
final class Thing: CustomStringConvertible { var description: String { "thing" } }
let thing = Thing(); print([Weak(v: thing), Weak(v: Thing())].compactMap(\.v).count)
