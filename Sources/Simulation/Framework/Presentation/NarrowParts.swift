extension Node {
  /// Whether it is a part with little width of a wide screen, for what stands somewhere in it: a
  /// sheet, or what stands beside the details of a split view. Nil where it says nothing.
  func hasLittleWidth(for node: Node) -> Bool? {
    if let stage = self as? StageNode, stage.kind == .sheet {
      let presenting = (stage.parent as? ModifierNode)?.behavior as? PresentingBehavior
      return presenting?.panel != .cover
    }
    guard let split = self as? NavigationStackNode, let isLast = split.isInLastColumn(node) else {
      return nil
    }
    return isLast ? nil : true
  }
}

extension NavigationStackNode {
  /// Whether the column in which something is written is that of the details; nil outside of all. The
  /// others may not be made yet.
  fileprivate func isInLastColumn(_ node: Node) -> Bool? {
    guard mayHaveColumns, columnCount > 1 else { return nil }
    var inner = node
    while let outer = inner.parent, outer !== self {
      if outer is GroupNode, let root = outer.parent as? StageNode, root.parent === self {
        guard root.kind == .root else { return nil }
        // One that is being made has no place yet: it comes after those that are there.
        let isNew = inner.position < 0
        return (isNew ? outer.children.count : inner.position) >= columnCount - 1
      }
      inner = outer
    }
    return nil
  }

  /// As many as the source says.
  private var columnCount: Int {
    let content = view.content
    if content.count == 1, case .group(let parts)? = content.first { return parts.count }
    return content.count
  }
}
