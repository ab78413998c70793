import Simulation

/// The events of many claims, those that begin alike once: a tree whose root is the first appearance.
struct EventSequences {
  struct Node {
    /// Nil for the first appearance.
    var event: Event?
    var parent: Int?
    var children: [Int] = []
    /// The claims that look at this moment, by their places.
    var claims: [Int] = []
    /// What the claims here and in what follows name.
    var wanted = WantedNames([])
  }

  private(set) var nodes = [Node()]

  private struct Step: Hashable {
    var parent: Int
    var text: String
  }

  private var known: [Step: Int] = [:]

  init(_ claims: [Claim]) {
    for (index, claim) in claims.enumerated() {
      guard case .after(let events) = claim.occasion else { continue }
      let node = events.reduce(0) { child(of: $0, after: $1) }
      nodes[node].claims.append(index)
    }
    let always = claims.indices.filter { claims[$0].occasion == .always }
    for index in nodes.indices {
      nodes[index].claims += always
      let wanted = WantedNames(nodes[index].claims.lazy.flatMap { claims[$0].statements })
      for place in way(to: index) { nodes[place].wanted.formUnion(wanted) }
    }
  }

  private mutating func child(of parent: Int, after event: Event) -> Int {
    let step = Step(parent: parent, text: event.text)
    if let known = known[step] { return known }
    known[step] = nodes.count
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(event: event, parent: parent))
    return nodes.count - 1
  }

  /// From the first appearance to a node.
  func way(to node: Int) -> [Int] {
    Array(sequence(first: node) { nodes[$0].parent }).reversed()
  }

  /// The sequences that no other continues: who plays them has played all.
  var leaves: [Int] { nodes.indices.filter { nodes[$0].children.isEmpty } }

  /// The events on the way to a node.
  func texts(to node: Int) -> [String] { way(to: node).compactMap { nodes[$0].event?.text } }
}
