import Layout

/// The columns of a navigation view that has some.
extension NavigationStackNode {
  /// What its columns are made of, from the sidebar to the details.
  var columns: [Node] {
    guard let root = children.first as? StageNode else { return [] }
    if root.children.count == 1, let group = root.children.first as? GroupNode {
      return group.children
    }
    return root.children
  }

  /// Whether it is a split view, or a navigation view of several views.
  var hasColumns: Bool { mayHaveColumns && columns.count > 1 }

  var mayHaveColumns: Bool { isSplit || NavigationStackBehavior.mayHaveColumns(view.name) }

  /// The level that stands in its last column, over what is written there.
  var pushed: StageNode? {
    children.count > 1 ? children.last as? StageNode : nil
  }

  /// What is seen in each: the last may be covered.
  var shownColumns: [Node] {
    guard let pushed else { return columns }
    return columns.dropLast() + [pushed]
  }

  /// What leads back from a column; nil where nothing does.
  func column(before index: Int, isAlone: Bool) -> Node? {
    let columns = columns
    if pushed != nil, index == columns.count - 1 {
      return children.count > 2 ? children[children.count - 2] : columns.last
    }
    return isAlone && index > 0 ? columns[index - 1] : nil
  }

  /// What leads back from the root of a stack that stands in a column; nil where nothing does.
  func columnBefore(isAlone: Bool) -> Node? {
    guard let split = nearest(NavigationStackNode.self), split.isSplit else { return nil }
    return split.columns.firstIndex { self === $0 || isBelow($0) }.flatMap {
      split.column(before: $0, isAlone: isAlone)
    }
  }

  /// Those that `columnVisibility` asks for.
  var wantedColumns: Range<Int> {
    let count = columns.count
    return switch bound("columnVisibility")?.lastName {
    case "detailOnly": max(0, count - 1)..<count
    case "doubleColumn": max(0, count - 2)..<count
    default: 0..<count
    }
  }

  /// The one that a narrow screen shows: which is preferred, else the last to which something leads
  /// that is chosen in the one before.
  var frontColumn: Int {
    let columns = columns
    let last = max(0, columns.count - 1)
    if pushed != nil { return last }
    switch bound("preferredCompactColumn")?.lastName {
    case "sidebar": return 0
    case "content": return max(0, last - 1)
    case "detail": return last
    default: break
    }
    return columns.dropLast().prefix { $0.choosingList?.hasChoice ?? false }.count
  }

  private func bound(_ name: String) -> Value? {
    guard case .binding(let binding)? = view.arguments[name] else { return nil }
    return try? tree.withoutTracking { try tree.peek(binding) }
  }

  /// Goes back to the column before the one that a narrow screen shows; nil where it shows the
  /// first.
  fileprivate func leaveColumn() -> (() throws -> Void)? {
    let front = frontColumn
    guard front > 0, columns.indices.contains(front) else { return nil }
    guard let list = columns[front - 1].choosingList, let selection = list.binding,
      list.hasChoice
    else { return nil }
    return { [tree] in
      try tree.evaluator.write(.optional(nil), through: selection, at: .nowhere)
    }
  }
}

extension Node {
  /// Whether it has a navigation stack of its own.
  var holdsStack: Bool {
    var isFound = false
    walkVisible { if $0 is NavigationStackNode { isFound = true } }
    return isFound
  }

  /// What `navigationSplitViewColumnWidth` says in it.
  var columnWidth: Double? {
    var width: Double?
    walkVisible { node in
      guard let modifier = (node as? ModifierNode)?.modifier,
        modifier.name == "navigationSplitViewColumnWidth"
      else { return }
      let arguments = LayoutArguments(modifier, in: node.tree)
      width =
        arguments.length("0") ?? arguments.length("width") ?? arguments.length("ideal") ?? width
    }
    return width
  }

  /// The list in it of which one row may be chosen.
  fileprivate var choosingList: FrameworkNode? {
    var list: FrameworkNode?
    walkVisible { node in
      guard list == nil, let view = node as? FrameworkNode, view.view.isList, view.binding != nil
      else { return }
      list = view
    }
    return list
  }
}

extension FrameworkNode {
  /// Whether one row of it is chosen.
  fileprivate var hasChoice: Bool {
    guard let value = boundValue else { return false }
    return switch value {
    case .optional(nil), .set: false
    default: true
    }
  }
}

extension ViewTree {
  /// Back to the column before, on a screen that shows one alone.
  func leaveColumn() -> (() throws -> Void)? {
    guard screen.size.width < Metrics.usual.leastSplitWidth else { return nil }
    let splits = nodes(in: nil).compactMap { $0 as? NavigationStackNode }
    for split in splits where split.isSplit && split.isOnStage {
      if let leaving = split.leaveColumn() { return leaving }
    }
    return nil
  }
}
