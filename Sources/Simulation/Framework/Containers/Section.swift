import Layout

/// `Section`: rows under a header; with `isExpanded` they can be folded away.
struct SectionBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [Description.section: SectionBehavior()]

  var isInert: Bool { true }
  var isRoom: Bool { true }
  var holdsControls: Bool { true }
  var rows: RowMaking { .inherited }
  var rowRole: RowRole? { .section }

  /// The header stands first and the footer last, wherever the source says them.
  func inOrder(_ node: FrameworkNode) -> [Node] {
    let names = node.view.contentNames
    guard names.count == node.children.count else { return node.children }
    let parts = Array(zip(names, node.children))
    return ["header", "content", "footer"].flatMap { part in
      parts.filter { name, _ in
        part == "content" ? name != "header" && name != "footer" : name == part
      }
    }.map(\.1)
  }

  /// Where no list dresses it up, a title is a text above the content; in a list that is its first
  /// row's, if there is one.
  func heading(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> LayoutItem? {
    guard let title = node.view.title, !node.isAmongRows || !node.hasContent else { return nil }
    return LayoutItem(try builder.words(title, at: node))
  }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    view.arguments["isExpanded"] == nil
      ? FrameworkNode(view, in: tree, under: parent)
      : DisclosureNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] {
    node is DisclosureNode ? [node.offer("tap ")] : []
  }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? {
    (node as? DisclosureNode).map { group in { try group.toggle() } }
  }
}

extension FrameworkNode {
  /// Whether anything stands in it, or would if it was seen.
  fileprivate var hasContent: Bool {
    var has = false
    for child in children {
      child.walkVisible { node in
        has =
          has || node is FrameworkNode || node is LineNode
          || (node as? EachNode)?.hasUnmadeRows == true
      }
    }
    return has
  }

  /// Whether what is in it are rows of a list.
  fileprivate var isAmongRows: Bool {
    let container = nearest(FrameworkNode.self) { view in
      if case .inherited = view.behavior.rows { false } else { true }
    }
    return container?.behavior.rowRole == .list
  }
}
