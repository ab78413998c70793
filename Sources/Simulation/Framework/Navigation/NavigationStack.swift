import Layout

/// Containers that put levels over a root.
struct NavigationStackBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "NavigationStack": NavigationStackBehavior(),
    "NavigationView": NavigationStackBehavior(mayHaveColumns: true),
  ]

  /// Whether several views in it are columns.
  var mayHaveColumns = false

  var isInert: Bool { true }
  var looksInside: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    if hasColumns(node) {
      return try NavigationSplitBehavior().layout(of: node, content, builder)
    }
    guard let stack = node as? NavigationStackNode else { return nil }
    return builder.screen(
      content, between: (content.bar, content.bottomBar), search: stack.bars.search, of: node,
      in: node
    ) {
      NavigationBar(of: stack, after: stack.columnBefore(isAlone: $0.isColumnAlone))
    }
  }

  private func hasColumns(_ node: FrameworkNode) -> Bool {
    (node as? NavigationStackNode)?.hasColumns ?? false
  }

  /// Whether several views in one that is called so are columns.
  static func mayHaveColumns(_ name: String) -> Bool {
    (views[name] as? NavigationStackBehavior)?.mayHaveColumns ?? false
  }

  func bars(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> Bars {
    if hasColumns(node) { return try NavigationSplitBehavior().bars(of: node, builder) }
    return try (node as? NavigationStackNode)?.barRows(builder) ?? Bars()
  }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    NavigationStackNode(view, isSplit: false, in: tree, under: parent)
  }
}
