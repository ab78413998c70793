extension NavigationStackNode {
  /// Whether it leaves little width to what stands somewhere in it: in all columns of a wide screen
  /// but the last. Nil outside of them.
  func columnHasLittleWidth(for node: Node) -> Bool? {
    isInLastColumn(node).flatMap { $0 ? nil : true }
  }

  /// Whether the column in which something is written is that of the details; nil outside of all. The
  /// others may not be made yet.
  private func isInLastColumn(_ node: Node) -> Bool? {
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
