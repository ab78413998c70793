/// What comes or leaves as one: a view with what stands in it.
///
/// Each view of a builder has its own transition: those of an `if` come side by side, each by its
/// own, and what stands inside of a container comes with the container. Views that have none fade
/// together.
struct ArrivingUnit {
  /// The node that names it.
  let node: Node
  /// The outermost `.transition` around the view.
  private(set) var transition: Modifier?

  /// - Parameters:
  ///   - node: Of something that is drawn.
  ///   - root: The outermost node around it that comes or leaves.
  init(of node: Node, below root: Node) {
    let path = Array(sequence(first: node, next: { $0 === root ? nil : $0.parent })).reversed()
    var unit: Node?
    search: for current in path {
      switch current {
      case let modifier as ModifierNode:
        if modifier.modifier.isTransition {
          transition = transition ?? modifier.modifier
        }
        // What it adds comes with what it is put on.
        if !modifier.modifier.content.isEmpty { unit = unit ?? current }
      case is FrameworkNode:
        unit = unit ?? current
        break search
      default: continue
      }
    }
    self.node = transition == nil ? root : unit ?? node
  }
}
