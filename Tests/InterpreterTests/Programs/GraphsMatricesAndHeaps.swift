// swift-format-ignore-file: NeverForceUnwrap
// Graph algorithms, matrices, generics with numeric protocols, memoisation, priority queues
struct Graph<Node: Hashable & Comparable, Weight: Numeric & Comparable> {
  private(set) var edges: [Node: [Node: Weight]] = [:]
  init(_ list: (Node, Node, Weight)...) { for (a, b, w) in list { connect(a, b, w) } }
  mutating func connect(_ a: Node, _ b: Node, _ w: Weight, isDirected: Bool = false) {
    edges[a, default: [:]][b] = w;
    if !isDirected { edges[b, default: [:]][a] = w } else { edges[b] = edges[b] ?? [:] }
  }
  var nodes: [Node] { edges.keys.sorted() }
  func distances(from start: Node) -> [Node: Weight] {
    var best: [Node: Weight] = [start: 0]; var queue = Heap<(Weight, Node)> { $0.0 < $1.0 };
    queue.push((0, start))
    while let (d, n) = queue.pop() {
      guard d <= best[n]! else { continue };
      for (next, w) in edges[n] ?? [:] where best[next].map({ d + w < $0 }) ?? true {
        best[next] = d + w; queue.push((d + w, next))
      }
    }
    return best
  }
  func path(_ a: Node, to b: Node) -> [Node]? {
    var from: [Node: Node] = [:], seen: Set = [a], queue = [a]
    while !queue.isEmpty {
      let n = queue.removeFirst();
      if n == b { return Array(sequence(first: b) { from[$0] }).reversed() };
      for next in (edges[n] ?? [:]).keys.sorted() where seen.insert(next).inserted {
        from[next] = n; queue.append(next)
      }
    }
    return nil
  }
  func components() -> [[Node]] {
    var left = Set(edges.keys), out: [[Node]] = []
    while let start = left.min() {
      var part: [Node] = [];
      func visit(_ n: Node) {
        guard left.remove(n) != nil else { return }; part.append(n);
        edges[n]?.keys.sorted().forEach(visit)
      }; visit(start); out.append(part)
    }
    return out
  }
  func order() throws -> [Node] {
    var done: [Node: Bool] = [:], out: [Node] = []
    func visit(_ n: Node) throws {
      switch done[n] {
      case true?: return;
      case false?: throw Cycle(at: n);
      case nil:
        done[n] = false; for m in edges[n]!.keys.sorted() { try visit(m) }; done[n] = true;
        out.insert(n, at: 0)
      }
    }
    try nodes.forEach(visit); return out
  }
  struct Cycle: Error { let at: Node }
}
struct Heap<T> {
  private var items: [T] = []; private let isBefore: (T, T) -> Bool
  init(_ items: [T] = [], by isBefore: @escaping (T, T) -> Bool) {
    self.isBefore = isBefore; for i in items { push(i) }
  }
  var count: Int { items.count }
  mutating func push(_ t: T) {
    items.append(t); var i = items.count - 1;
    while i > 0, isBefore(items[i], items[(i - 1) / 2]) {
      items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2
    }
  }
  mutating func pop() -> T? {
    guard let first = items.first else { return nil }; let last = items.removeLast();
    guard !items.isEmpty else { return first }; items[0] = last; var i = 0
    while true {
      var least = i;
      for c in [2 * i + 1, 2 * i + 2] where c < items.count && isBefore(items[c], items[least]) {
        least = c
      }; if least == i { break }; items.swapAt(i, least); i = least
    }
    return first
  }
}
extension Heap where T: Comparable { init(_ items: [T] = []) { self.init(items, by: <) } }
let g = Graph(("a", "b", 7), ("a", "c", 3), ("c", "b", 1), ("b", "d", 2), ("x", "y", 1))
print(
  g.nodes, g.distances(from: "a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" },
  g.path("a", to: "d") ?? [], g.path("a", to: "x") as Any, g.components())
var deps = Graph<Int, Double>();
for (a, b) in [(1, 2), (2, 3), (1, 4), (4, 3)] { deps.connect(a, b, 0.5, isDirected: true) }
print(try deps.order()); deps.connect(3, 1, 1, isDirected: true)
do { print(try deps.order()) } catch let c as Graph<Int, Double>.Cycle { print("cycle", c.at) }
struct Matrix<E: Numeric>: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  let rows, columns: Int; var grid: [E]
  init(rows: Int, columns: Int, _ f: (Int, Int) -> E) {
    (self.rows, self.columns) = (rows, columns);
    grid = (0..<rows * columns).map { f($0 / columns, $0 % columns) }
  }
  init(arrayLiteral rows: [E]...) {
    self.init(rows: rows.count, columns: rows.first?.count ?? 0) { rows[$0][$1] }
  }
  subscript(r: Int, c: Int) -> E {
    get { grid[r * columns + c] }
    set { grid[r * columns + c] = newValue }
  }
  static func identity(_ n: Int) -> Self { Self(rows: n, columns: n) { $0 == $1 ? 1 : 0 } }
  static func * (a: Self, b: Self) -> Self {
    precondition(a.columns == b.rows);
    return Self(rows: a.rows, columns: b.columns) { i, j in
      (0..<a.columns).reduce(0) { $0 + a[i, $1] * b[$1, j] }
    }
  }
  static func * (k: E, m: Self) -> Self { Self(rows: m.rows, columns: m.columns) { k * m[$0, $1] } }
  func power(_ n: Int) -> Self {
    n == 0
      ? .identity(rows) : n.isMultiple(of: 2) ? (self * self).power(n / 2) : self * power(n - 1)
  }
  var transposed: Self { Self(rows: columns, columns: rows) { self[$1, $0] } }
  var description: String {
    (0..<rows).map { r in (0..<columns).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(
      separator: "/")
  }
}
let fib: Matrix<Int> = [[1, 1], [1, 0]]
print(
  fib.power(10), fib.transposed == fib, 2 * fib,
  ([[1, 2, 3]] as Matrix<Double>) * [[1], [0.5], [2]])
var m = Matrix<Double>.identity(2); m[0, 1] += 2.5; print(m, m.transposed)
func memoize<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var cache: [A: R] = [:];
  func go(_ a: A) -> R {
    if let r = cache[a] { return r }; let r = f(go, a); cache[a] = r; return r
  }; return go
}
let fibs = memoize { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fibs(50), (0..<10).map(fibs))
let ways: (Int) -> Int = memoize { f, n in n < 0 ? 0 : n == 0 ? 1 : f(n - 1) + f(n - 2) + f(n - 3) }
; print(ways(20))
extension BinaryInteger {
  func gcd(_ o: Self) -> Self { o == 0 ? self : o.gcd(self % o) };
  var digits: [Self] { self < 10 ? [self] : (self / 10).digits + [self % 10] }
}
extension Collection where Element: BinaryFloatingPoint {
  var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
  var deviation: Element { let m = mean; return (map { ($0 - m) * ($0 - m) }.mean).squareRoot() }
}
print(
  48.gcd(36), UInt8(200).digits, [1.0, 2, 3, 4].mean,
  ([2, 4, 4, 4, 5, 5, 7, 9] as [Float]).deviation, [Double]().mean)
var heap = Heap([5, 1, 4, 2]); var out: [Int] = []; while let n = heap.pop() { out.append(n) };
print(out, heap.count)
func permutations<C: Collection>(_ c: C) -> [[C.Element]] {
  guard let f = c.first else { return [[]] };
  return permutations(c.dropFirst()).flatMap { p in
    (0...p.count).map { i in
      var q = p; q.insert(f, at: i); return q
    }
  }
}
print(permutations("abc").map { String($0) }.sorted(), permutations(1...3).count)
