// swift-format-ignore-file: NeverForceUnwrap
indirect enum List<T> {
  case empty, node(T, List<T>)
  init(_ items: [T]) {
    var result = List.empty; for item in items.reversed() { result = .node(item, result) };
    self = result
  }
  var array: [T] {
    var out: [T] = []; var next = self;
    while case .node(let value, let rest) = next { out.append(value); next = rest }; return out
  }
  func map<U>(_ change: (T) throws -> U) rethrows -> List<U> {
    switch self {
    case .empty: return .empty;
    case .node(let value, let rest): return .node(try change(value), try rest.map(change))
    }
  }
  func fold<R>(_ start: R, _ combine: (R, T) -> R) -> R {
    guard case .node(let value, let rest) = self else { return start }
    return rest.fold(combine(start, value), combine)
  }
  var reversed: List { fold(.empty) { .node($1, $0) } }
}
extension List: Equatable where T: Equatable {}
extension List: Sequence {
  struct Iterator: IteratorProtocol {
    var rest: List
    mutating func next() -> T? {
      guard case .node(let value, let more) = rest else { return nil }; rest = more; return value
    }
  }
  func makeIterator() -> Iterator { Iterator(rest: self) }
}
final class Tree<Key: Comparable, Value> {
  private final class Node {
    let key: Key; var value: Value; var left: Node?; var right: Node?
    init(_ key: Key, _ value: Value) { self.key = key; self.value = value }
  }
  private var root: Node?
  private(set) var count = 0
  subscript(key: Key) -> Value? {
    get {
      var n = root;
      while let node = n {
        if key == node.key { return node.value }; n = key < node.key ? node.left : node.right
      }; return nil
    }
    set { if let newValue { insert(key, newValue) } }
  }
  private func insert(_ key: Key, _ value: Value) {
    func place(_ node: inout Node?) {
      guard let here = node else { node = Node(key, value); count += 1; return }
      if key == here.key {
        here.value = value
      } else if key < here.key {
        place(&here.left)
      } else {
        place(&here.right)
      }
    }
    place(&root)
  }
  func walk(_ visit: (Key, Value) -> Void) {
    func go(_ n: Node?) {
      guard let n else { return }; go(n.left); visit(n.key, n.value); go(n.right)
    }
    go(root)
  }
  var depth: Int {
    func d(_ n: Node?) -> Int { n.map { 1 + max(d($0.left), d($0.right)) } ?? 0 }; return d(root)
  }
}
let list = List([3, 1, 2])
print(
  list.array, list.map { $0 * 2 }.array, list.reversed.array, list.fold(0, +),
  list == List([3, 1, 2]))
for item in list where item != 1 { print("item", item) }
print(
  list.sorted(), list.contains(2), Array(zip(list, list.dropFirst())).map { "\($0)\($1)" },
  list.reduce(into: "") { $0 += "\($1)" })
let tree = Tree<String, Int>()
for (i, word) in "the quick brown fox jumps over the lazy dog".split(separator: " ").enumerated() {
  tree[String(word)] = i
}
print(tree.count, tree.depth, tree["fox"] as Any, tree["cat"] as Any, tree["the"] ?? -1)
var lines: [String] = []
tree.walk { lines.append("\($0)=\($1)") }
print(lines)
struct Queue<E> {
  private var front: [E] = [], back: [E] = []
  mutating func push(_ e: E) { back.append(e) }
  mutating func pop() -> E? {
    if front.isEmpty { front = back.reversed(); back = [] }; return front.popLast()
  }
  var isEmpty: Bool { front.isEmpty && back.isEmpty }
}
var queue = Queue<(Int, String)>()
queue.push((1, "a")); queue.push((2, "b"))
print(queue.pop()!.1, queue.isEmpty); queue.push((3, "c"))
while let (n, s) = queue.pop() { print(n, s, terminator: ";") }
print(queue.isEmpty)
