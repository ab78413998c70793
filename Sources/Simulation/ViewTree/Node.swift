/// A place in the tree of views: what stands there keeps its identity as long as each new
/// description fits it.
///
/// Nodes are rules of the graph. Most never read anything; bodies, builders that SwiftUI calls by
/// itself and controls do.
class Node: Rule {
  unowned let tree: ViewTree
  private(set) weak var parent: Node?
  let depth: Int
  /// The place among its siblings.
  var position = 0
  private(set) var children: [Node] = []

  init(in tree: ViewTree, under parent: Node?) {
    self.tree = tree
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    super.init(number: tree.interpreter.nextNumber())
  }

  /// Whether a description continues what stands here. If not, this node ends and another one
  /// begins.
  func matches(_ description: Description) -> Bool { false }

  /// Takes over a new description that matches.
  func update(to description: Description) throws {}

  /// The node leaves the tree, after its children did.
  func end() {}

  // MARK: Children

  /// Makes the children fit the descriptions, position by position.
  func reconcile(_ descriptions: [Description]) throws {
    for (index, description) in descriptions.enumerated() {
      if index < children.count, children[index].matches(description) {
        try children[index].update(to: description)
      } else {
        let old = index < children.count ? children[index] : nil
        // New content appears before the old one disappears (L11).
        let new = try tree.makeNode(for: description, under: self, at: index)
        if index < children.count { children[index] = new } else { children.append(new) }
        old?.remove()
      }
    }
    while children.count > descriptions.count { children.removeLast().remove() }
  }

  /// Puts an order of children that were matched in another way, as `ForEach` does by identifier.
  func arrange(_ nodes: [Node]) {
    children = nodes
    for (index, node) in nodes.enumerated() { node.position = index }
  }

  /// Ends the whole subtree.
  func remove() {
    for child in children { child.remove() }
    children = []
    end()
    tree.graph.remove(self)
  }

  // MARK: Order and surroundings

  override func precedes(_ other: Rule) -> Bool {
    guard var left: Node = self as Node?, var right = other as? Node else {
      return number < other.number
    }
    if left === right { return false }
    let leftIsDeeper = left.depth > right.depth
    while left.depth > right.depth, let parent = left.parent { left = parent }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if left === right { return !leftIsDeeper }
    while let a = left.parent, let b = right.parent, a !== b {
      left = a
      right = b
    }
    return left.position < right.position
  }

  /// The nearest instance with a body of its own around this node.
  var enclosingInstance: InstanceNode? {
    var node = parent
    while let current = node {
      if let instance = current as? InstanceNode { return instance }
      node = current.parent
    }
    return nil
  }

  func isBelow(_ other: Node) -> Bool {
    var node = parent
    while let current = node, current.depth >= other.depth {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The node and everything below it, parents first.
  func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}
