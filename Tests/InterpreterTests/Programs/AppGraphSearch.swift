// swift-format-ignore-file: NeverForceUnwrap
struct Graph<Node: Hashable> {
  private var edges: [Node: [(to: Node, cost: Int)]] = [:]
  mutating func connect(_ a: Node, _ b: Node, cost: Int = 1, both: Bool = true) {
    edges[a, default: []].append((b, cost)); if both { edges[b, default: []].append((a, cost)) }
  }
  func breadthFirst(from start: Node) -> [Node] {
    var seen: Set = [start], queue = [start], order: [Node] = [];
    while !queue.isEmpty {
      let n = queue.removeFirst(); order.append(n);
      for (next, _) in edges[n] ?? [] where seen.insert(next).inserted { queue.append(next) }
    }; return order
  }
  func depthFirst(from start: Node) -> [Node] {
    var seen = Set<Node>(); var order: [Node] = [];
    func visit(_ n: Node) {
      guard seen.insert(n).inserted else { return }; order.append(n);
      edges[n]?.forEach { visit($0.to) }
    }; visit(start); return order
  }
  func shortest(from start: Node, to end: Node) -> (path: [Node], cost: Int)? {
    var best = [start: 0], previous: [Node: Node] = [:], open: Set = [start]
    while let n = open.min(by: { best[$0]! < best[$1]! }) {
      open.remove(n)
      if n == end {
        var path = [end]; while let p = previous[path[0]] { path.insert(p, at: 0) };
        return (path, best[end]!)
      }
      for (to, cost) in edges[n] ?? [] {
        let total = best[n]! + cost;
        if total < best[to, default: .max] { best[to] = total; previous[to] = n; open.insert(to) }
      }
    }
    return nil
  }
  var hasCycle: Bool {
    var state: [Node: Bool] = [:];
    func visit(_ n: Node) -> Bool {
      if let s = state[n] { return s }; state[n] = true; defer { state[n] = false };
      return (edges[n] ?? []).contains { visit($0.to) }
    }; return edges.keys.contains(where: visit)
  }
}
var g = Graph<String>(); g.connect("A", "B", cost: 4); g.connect("A", "C", cost: 1);
g.connect("C", "B", cost: 2); g.connect("B", "D", cost: 5)
print(g.breadthFirst(from: "A"), g.depthFirst(from: "A"));
if let (path, cost) = g.shortest(from: "A", to: "D") { print(path.joined(separator: ">"), cost) }
print(g.shortest(from: "A", to: "Z") == nil, g.hasCycle); var d = Graph<Int>();
d.connect(1, 2, both: false); d.connect(2, 3, both: false);
print(d.hasCycle, d.breadthFirst(from: 2)); d.connect(3, 1, both: false); print(d.hasCycle)
