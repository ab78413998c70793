/// A place in the tree of views: what stands there keeps its identity as long as each new
/// description fits it.
///
/// Nodes are rules of the graph. Most never read anything; bodies, builders that SwiftUI calls by
/// itself and controls do.
class Node: Rule {
  unowned let tree: ViewTree
  /// A strong reference, because a tree of weak ones is slow to walk; ``ViewTree`` breaks the
  /// circles when it ends.
  let parent: Node?
  let depth: Int
  /// The nearest row of a `ForEach` around it.
  let row: BuilderNode?
  /// The nearest node around it that an event can aim at.
  let target: Node?
  /// The nearest view around it that stands by itself in a lazy container.
  let line: LineNode?
  /// Whether it is seen, of what a lazy container makes.
  var sight = SightBoard.Sight.seen
  /// The place among its siblings.
  var position = Node.nowhere
  private(set) var children: [Node] = [] { didSet { layoutHasChanged() } }
  /// What is laid out for it.
  var layoutMemory: LayoutMemory?
  /// Whether ``layoutMemory`` is what it describes now.
  var layoutFreshness = LayoutFreshness.changed

  /// The place of a node that has none yet.
  private static let nowhere = -1

  init(in tree: ViewTree, under parent: Node?) {
    self.tree = tree
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    row = parent.flatMap { ($0 as? BuilderNode)?.identifier == nil ? $0.row : $0 as? BuilderNode }
    line = parent.flatMap { $0 as? LineNode ?? $0.line }
    target = parent.flatMap { $0.isTarget ? $0 : $0.target }
    super.init(number: tree.evaluator.nextNumber())
  }

  /// Why SwiftUI might not have it there; nil if that is certain.
  var ownDoubt: Doubt? { nil }

  /// Why SwiftUI might not have it there, or something around it.
  var doubtOfPresence: Doubt? {
    guard tree.hasDoubts else { return nil }
    return sequence(first: self, next: \.parent).lazy.compactMap(\.ownDoubt).first
  }

  /// Whether an event can aim at it: a control, a gesture.
  var isTarget: Bool { false }

  /// Whether it is a part with little width of a wide screen, for what stands somewhere in it: a
  /// sheet, or what stands beside the details of a split view. Nil where it says nothing.
  func hasLittleWidth(for node: Node) -> Bool? { nil }

  /// Whether what it presents takes the whole screen.
  var coversWholeScreen: Bool { false }

  /// Something is put in front of the part of the screen in which it stands, or taken away again.
  func becomesCovered(_ isCovered: Bool) {}

  /// Whether changes inside need no new layout around it, because it makes its content while it is
  /// laid out.
  var absorbsLayoutChanges: Bool { false }

  /// Whether a description continues what stands here. If not, this node ends and another one
  /// begins.
  func matches(_ description: Description) -> Bool { false }

  /// Whether a description that matches says nothing of its own that is laid out otherwise: only
  /// what stands in it may be another, which is told by that.
  func isLaidOutAlike(_ description: Description) -> Bool { false }

  /// Takes over a new description that matches.
  func update(to description: Description) throws {}

  /// The node leaves the tree, after its children did.
  func end() {}

  // MARK: Children

  /// Makes the children fit the descriptions, position by position.
  func reconcile(_ descriptions: [Description]) throws {
    let descriptions = tree.misread(descriptions)
    for (index, description) in descriptions.enumerated() {
      if index < children.count, children[index].matches(description) {
        if !children[index].isLaidOutAlike(description) { children[index].layoutHasChanged() }
        try children[index].update(to: description)
      } else {
        let old = index < children.count ? children[index] : nil
        // New content appears before the old one disappears (L11).
        let new = try tree.makeNode(for: description, under: self, at: index)
        if index < children.count { children[index] = new } else { children.append(new) }
        try leave(old.map { [$0] } ?? [])
      }
    }
    while children.count > descriptions.count { try leave([children.removeLast()]) }
  }

  /// Takes over children in the order given. They were matched elsewhere: `ForEach` matches by
  /// identifier.
  func arrange(_ nodes: [Node]) {
    if !children.elementsEqual(nodes, by: ===) { children = nodes }
    for (index, node) in nodes.enumerated() where node.position != index {
      if node.position != Self.nowhere { tree.graph.orderHasChanged() }
      node.position = index
    }
  }

  /// Lets the subtree go without telling anybody: nothing in it refers to anything else any more.
  ///
  /// One node after the other, because a deep tree that took itself down would need a deep stack.
  func dissolve(in graph: AttributeGraph) {
    var open = [self]
    while let node = open.popLast() {
      open += node.children
      node.children = []
      node.layoutMemory = nil
      graph.remove(node)
    }
  }

  /// Ends the whole subtree.
  func remove() {
    for child in children { child.remove() }
    children = []
    layoutMemory = nil
    end()
    if sight != .seen { tree.sights.forget(self) }
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

  /// The nearest instance in whose body this node was described. The content of a modifier or style
  /// belongs to the view that applied it.
  var enclosingInstance: InstanceNode? {
    var node = parent
    var foreign: [ModifierContent] = []
    while let current = node {
      if let place = current as? ContentNode, let content = place.content {
        foreign.append(content)
      }
      if let instance = current as? InstanceNode {
        guard let content = foreign.last, instance.hands(content) else { return instance }
        foreign.removeLast()
      }
      node = current.parent
    }
    return nil
  }

  /// All instances around this node, the nearest first.
  var surroundingInstances: [InstanceNode] {
    Array(sequence(first: self, next: \.parent).dropFirst().compactMap { $0 as? InstanceNode })
  }

  /// Whether it is in the tree. What was made while the program stopped is not.
  var isAttached: Bool {
    var node = self
    while let parent = node.parent {
      guard parent.children.indices.contains(node.position), parent.children[node.position] === node
      else {
        return false
      }
      node = parent
    }
    return node === tree.root
  }

  func isBelow(_ other: Node) -> Bool {
    var node = parent
    while let current = node, current.depth >= other.depth {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether something holds for the node, or for anything below it.
  func contains(where holds: (Node) -> Bool) -> Bool {
    holds(self) || children.contains { $0.contains(where: holds) }
  }

  /// The node and everything below it, parents first.
  func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}
