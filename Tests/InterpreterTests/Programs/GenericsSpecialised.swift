// Generic types and functions with statics, nested types, constraints and recursion.
protocol Shape {
  associatedtype Unit; var area: Double { get }; static var name: String { get };
  func scaled(_ k: Double) -> Self
}
extension Shape { var text: String { "\(Self.name) \(area)" }; func twice() -> Self { scaled(2) } }
struct Square: Shape {
  typealias Unit = Int; var side: Double; var area: Double { side * side };
  static let name = "square"; func scaled(_ k: Double) -> Square { Square(side: side * k) }
}
struct Circle: Shape {
  typealias Unit = Double; var r: Double; var area: Double { 3 * r * r };
  static var name: String { "circle" }; func scaled(_ k: Double) -> Circle { Circle(r: r * k) }
}
func largest<S: Shape>(_ list: [S]) -> S? { list.max { $0.area < $1.area } }
print(largest([Square(side: 1), Square(side: 3)])?.text ?? "-", Circle(r: 1).twice().text)
let shapes: [any Shape] = [Square(side: 2), Circle(r: 2)]
print(shapes.map(\.area), shapes.map { type(of: $0).name }, shapes.map { $0.scaled(0.5).area })
func open<S: Shape>(_ s: S) -> String { "\(S.self) \(s.twice().area)" }
print(open(Square(side: 1)), open(Circle(r: 1)))
struct Tree<Element: Comparable> {
  indirect enum Node { case leaf; case node(Node, Element, Node) }
  var root = Node.leaf
  private(set) var count = 0
  static var kind: String { "tree of \(Element.self)" }
  mutating func insert(_ e: Element) { root = Self.inserting(e, root); count += 1 }
  private static func inserting(_ e: Element, _ node: Node) -> Node {
    switch node {
    case .leaf: return .node(.leaf, e, .leaf)
    case .node(let l, let v, let r):
      return e < v ? .node(inserting(e, l), v, r) : .node(l, v, inserting(e, r))
    }
  }
  func walk(_ visit: (Element) -> Void) { Self.walk(root, visit) }
  private static func walk(_ node: Node, _ visit: (Element) -> Void) {
    if case .node(let l, let v, let r) = node { walk(l, visit); visit(v); walk(r, visit) }
  }
}
var tree = Tree<String>()
for word in ["m", "c", "x", "a"] { tree.insert(word) }
var out: [String] = []
tree.walk { out.append($0) }
print(out, tree.count, Tree<Int>.kind, Tree<Double>.kind)
final class Registry<Key: Hashable, Value> {
  private var table: [Key: [Value]] = [:];
  func add(_ v: Value, for k: Key) { table[k, default: []].append(v) };
  subscript(k: Key) -> [Value] { table[k] ?? [] };
  func map<T>(_ f: (Value) -> T) -> Registry<Key, T> {
    let made = Registry<Key, T>(); for (k, vs) in table { for v in vs { made.add(f(v), for: k) } };
    return made
  }
}
let registry = Registry<String, Int>()
registry.add(1, for: "a"); registry.add(2, for: "a"); registry.add(3, for: "b")
print(registry["a"], registry.map { "<\($0)>" }["a"], registry["z"].isEmpty)
extension Array where Element: Shape { var total: Double { reduce(0) { $0 + $1.area } } }
extension Optional where Wrapped: Shape {
  var described: String { map(\.text) ?? "no \(Wrapped.name)" }
}
print([Circle(r: 1), Circle(r: 2)].total)
func zipped<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] where A: Equatable {
  zip(a, b).filter { $0.0 != a.first }.map { ($0, $1) }
}
print(zipped([1, 2, 3], ["a", "b", "c"]).map { "\($0.0)\($0.1)" })
