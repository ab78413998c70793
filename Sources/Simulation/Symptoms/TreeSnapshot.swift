/// The nodes of a tree before an event, and what of them an event can take away: the identity of
/// rows, and state that had changed.
struct TreeSnapshot {
  /// Held, so that no other node takes the place of one that is gone.
  private(set) var nodes: [ObjectIdentifier: Node] = [:]
  private(set) var lists: [ListSnapshot] = []
  /// State that holds something else than it began with.
  private(set) var changedStates: [(view: InstanceNode, property: PropertyDeclaration)] = []
  /// What has a body of its own, parents first.
  private(set) var instances: [InstanceNode] = []

  init(of tree: ViewTree) {
    guard let root = tree.root else { return }
    root.walk { node in
      nodes[ObjectIdentifier(node)] = node
      if let each = node as? EachNode, let list = ListSnapshot(of: each) { lists.append(list) }
      guard let view = node as? InstanceNode else { return }
      instances.append(view)
      for slot in view.slots where slot.wasChanged && !slot.property.followsTheFinger {
        changedStates.append((view, slot.property))
      }
    }
  }

  func contains(_ node: Node) -> Bool { nodes[ObjectIdentifier(node)] != nil }

  /// The outermost node around one that left which left with it, and what it hung from; nil if the
  /// whole tree left.
  func departure(of node: Node, to after: TreeSnapshot) -> (outermost: Node, below: Node)? {
    for step in sequence(first: node, next: \.parent) {
      guard let parent = step.parent else { return nil }
      if after.contains(parent) { return (step, parent) }
    }
    return nil
  }
}

/// The rows of a `ForEach`.
struct ListSnapshot {
  let node: EachNode
  let elements: [Value]
  let identifiers: [Value]
  /// What each row shows; nil while some are not made.
  let texts: [[String]]?
  /// Whether views of the program stand in the rows, and whether these hold state.
  let hasViews: Bool
  let hasState: Bool
  /// What it took to describe each row, by its identifier.
  let work: [Value: Int]

  init?(of node: EachNode) {
    guard let each = node.each else { return nil }
    self.node = node
    elements = each.elements
    identifiers = each.identifiers
    texts = node.hasUnmadeRows ? nil : node.madeRows.map { $0.shownTexts(withImages: true) }
    var views: [InstanceNode] = []
    node.walk { if let view = $0 as? InstanceNode { views.append(view) } }
    hasViews = !views.isEmpty
    hasState = views.contains { $0.slots.contains(where: \.ownsStorage) }
    work = Dictionary(
      node.madeRows.map { ($0.identifier ?? .void, $0.workInside) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension PropertyDeclaration {
  /// Whether it says where the focus or a finger is: it ends with what that was on, and nobody had
  /// put anything into it.
  fileprivate var followsTheFinger: Bool {
    has(.focusState) || has(.accessibilityFocusState) || has(.gestureState)
  }
}
