/// Modifiers that keep a person from something with a row: they are read as the list or the picker
/// around it needs to know.
struct RowBanBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "selectionDisabled": RowBanBehavior(deed: .choosing),
    "deleteDisabled": RowBanBehavior(deed: .deleting),
    "moveDisabled": RowBanBehavior(deed: .moving),
  ]

  let deed: RowDeed

  func forbids(_ deed: RowDeed, by modifier: Modifier) -> Bool? {
    guard deed == self.deed else { return nil }
    // What is not known is taken for false, as everywhere; where nothing is written it is true.
    return modifier.arguments["isDisabled"].map { $0 == .boolean(true) } ?? true
  }
}

extension Node {
  /// The modifier that keeps a person from doing that with the row, or the choice, that this is;
  /// nil if nothing does.
  ///
  /// As with everything that is said to a container, the innermost that speaks of it counts. It may
  /// stand in the row, on its `ForEach` or on the section around; what stands inside another
  /// container says nothing of the row.
  func ban(on deed: RowDeed) -> Modifier? {
    for node in sequence(first: innermostOfRow, next: \.parent) {
      if let modifier = node as? ModifierNode,
        let isForbidden = modifier.behavior.forbids(deed, by: modifier.modifier)
      {
        return isForbidden ? modifier.modifier : nil
      }
      if let view = node as? FrameworkNode, view !== innermostOfRow, !view.passesRowsOn {
        return nil
      }
    }
    return nil
  }

  /// What is put into the row when all is taken off that only says something of it.
  private var innermostOfRow: Node {
    var node = self
    while !(node is FrameworkNode), let inner = node.children.first,
      node is ModifierNode || node.children.count == 1
    {
      node = inner
    }
    return node
  }

  /// Whether it is a row, or in a row, of that list, and not a part of something that a row
  /// arranges.
  func isRow(of list: FrameworkNode) -> Bool {
    for outer in sequence(first: self, next: \.parent).dropFirst() {
      if outer === list { return true }
      if let view = outer as? FrameworkNode, !view.passesRowsOn { return false }
    }
    return false
  }
}

extension FrameworkNode {
  /// Whether what stands in it are rows of the container around it.
  var passesRowsOn: Bool {
    if case .inherited = behavior.rows { return true }
    return isGroupOfRows
  }
}
