// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct PriorityQueue<Element> {
  private var heap: [Element] = []
  private let isBefore: (Element, Element) -> Bool
  init(by isBefore: @escaping (Element, Element) -> Bool) { self.isBefore = isBefore }
  var isEmpty: Bool { heap.isEmpty }
  mutating func push(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0, case let parent = (child - 1) / 2, isBefore(heap[child], heap[parent]) {
      heap.swapAt(child, parent); child = parent
    }
  }
  mutating func pop() -> Element? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { heap[0] = last; sink(0) }
    return first
  }
  private mutating func sink(_ start: Int) {
    var parent = start
    while true {
      let children = (2 * parent + 1...2 * parent + 2).filter { $0 < heap.count }
      guard let best = children.min(by: { isBefore(heap[$0], heap[$1]) }),
        isBefore(heap[best], heap[parent])
      else { return }
      heap.swapAt(best, parent)
      parent = best
    }
  }
}
extension PriorityQueue where Element: Comparable { init() { self.init(by: <) } }
extension PriorityQueue: Sequence, IteratorProtocol { mutating func next() -> Element? { pop() } }

struct Graph<Node: Hashable & Comparable> {
  private(set) var edges: [Node: [Node: Int]] = [:]
  mutating func link(_ a: Node, _ b: Node, _ cost: Int = 1) {
    edges[a, default: [:]][b] = cost; edges[b, default: [:]][a] = cost
  }
  func path(from start: Node, to goal: Node) -> (nodes: [Node], cost: Int)? {
    var best = [start: 0], previous: [Node: Node] = [:]
    var queue = PriorityQueue<(node: Node, cost: Int)> { ($0.cost, $0.node) < ($1.cost, $1.node) }
    queue.push((start, 0))
    while let (node, cost) = queue.pop() {
      if node == goal {
        let nodes = sequence(first: goal) { previous[$0] }
        return (nodes.reversed(), cost)
      }
      if cost > best[node, default: .max] { continue }
      for (next, step) in edges[node, default: [:]] where cost + step < best[next] ?? .max {
        best[next] = cost + step
        previous[next] = node
        queue.push((next, cost + step))
      }
    }
    return nil
  }
  func components() -> [[Node]] {
    var unseen = Set(edges.keys), found: [[Node]] = []
    while let start = unseen.min() {
      var stack = [start], part: Set<Node> = []
      while let node = stack.popLast() {
        if part.insert(node).inserted { stack += (edges[node] ?? [:]).keys }
      }
      unseen.subtract(part)
      found.append(part.sorted())
    }
    return found
  }
}
var towns = Graph<String>()
towns.link("Ulm", "Augsburg", 80); towns.link("Augsburg", "Munich", 60);
towns.link("Ulm", "Memmingen", 55)
towns.link("Memmingen", "Munich", 115); towns.link("Munich", "Salzburg", 145);
towns.link("Kiel", "Hamburg", 97)
if let (nodes, cost) = towns.path(from: "Ulm", to: "Salzburg") {
  print(nodes.joined(separator: " > "), cost)
}
print(towns.path(from: "Ulm", to: "Kiel") as Any, towns.components())
var queue = PriorityQueue<Int>()
for n in [5, 2, 9, 1, 7, 3] { queue.push(n) }
print(Array(queue), queue.pop() ?? -1, queue.prefix(2), queue.isEmpty)
var words = PriorityQueue<String> { $0.count == $1.count ? $0 < $1 : $0.count > $1.count }
"the quick brown fox jumps over".split(separator: " ").map(String.init).forEach { words.push($0) }
print(words.map { $0 })
var grid = Graph<Int>()
for i in 0..<9 { if i % 3 != 2 { grid.link(i, i + 1, i + 1) }; if i < 6 { grid.link(i, i + 3, 2) } }
print(
  grid.path(from: 0, to: 8).map { "\($0.nodes) \($0.cost)" } ?? "none",
  grid.edges.mapValues(\.count).values.sorted())
