// swift-format-ignore-file: NeverForceUnwrap
// Structs are copied when they are changed, classes never; in arrays, dictionaries, closures and enums.
struct Leaf { var n = 1; var tags: [String] = [] }
struct Branch {
  var leaves = [Leaf(), Leaf()];
  var first: Leaf {
    get { leaves[0] }
    set { leaves[0] = newValue }
  }; var byName: [String: Leaf] = [:]
}
var one = Branch()
var two = one
two.leaves[0].n = 5
two.first.tags.append("x")
print(one.leaves[0].n, two.leaves[0].n, one.first.tags, two.first.tags)
one.byName["a"] = two.first
two.byName = one.byName
two.byName["a"]?.n += 1
two.byName["a"]?.tags[0] = "changed"
print(
  one.byName["a"]?.n ?? 0, two.byName["a"]?.n ?? 0, one.byName["a"]?.tags ?? [],
  two.byName["a"]?.tags ?? [])
final class Shared { var leaf = Leaf(); var list = [1] }
let shared = Shared(), alias = shared
var taken = shared.leaf
alias.leaf.n = 7
taken.n = 8
alias.list.append(2)
print(shared.leaf.n, taken.n, shared.list)
enum Shape {
  case leaf(Leaf), pair(Leaf, Leaf), none
  mutating func grow() {
    switch self {
    case .leaf(var l): l.n += 1; self = .leaf(l);
    case .pair(let a, var b): b.n = a.n + b.n; self = .pair(a, b);
    case .none: self = .leaf(Leaf())
    }
  }
  var total: Int {
    switch self {
    case .leaf(let l): l.n;
    case .pair(let a, let b): a.n + b.n;
    case .none: 0
    }
  }
}
var shape = Shape.pair(Leaf(n: 2), Leaf(n: 3)), before = shape
shape.grow()
print(shape.total, before.total)
before = .none
before.grow()
before.grow()
print(before.total)
var tuple = (leaf: Leaf(), list: [1, 2]), other = tuple
other.leaf.n = 9
other.list[0] = 10
(tuple.list[1], other.leaf.n) = (other.leaf.n, tuple.list[1])
print(tuple.leaf.n, tuple.list, other.leaf.n, other.list)
var captured = Leaf()
let read = { captured.n }, copy = { [captured] in captured.n }
captured.n = 4
print(read(), copy())
var rows = Array(repeating: Leaf(), count: 3)
rows[1].n = 6
for var row in rows { row.n *= 100; row.tags.append("loop") }
for i in rows.indices { rows[i].tags.append("\(i)") }
print(rows.map(\.n), rows.map(\.tags))
func changed(_ leaf: Leaf) -> Leaf { var leaf = leaf; leaf.n = 50; return leaf }
print(changed(rows[0]).n, rows[0].n, rows.map(changed).map(\.n))
var nested: [String: [Int: [Leaf]]] = [:]
nested["a", default: [:]][1, default: []].append(Leaf(n: 3))
nested["a"]?[1]?[0].n += 4
let frozen = nested
nested["a"]![1]!.append(Leaf())
print(nested["a"]?[1]?.count ?? 0, frozen["a"]?[1]?[0].n ?? 0, frozen["a"]?[1]?.count ?? 0)
