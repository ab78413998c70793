import Layout

/// `NavigationLink`: pushes its value or its destination.
struct NavigationLinkBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["NavigationLink": NavigationLinkBehavior()]

  var role: ControlRole? { .link }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let label = try builder.label(of: node, content)
    // In a row a sign at its end says so.
    guard !node.isRowOfList else { return label.drawn(for: node) { _ in nil } }
    return builder.bracketed(label, of: node)
  }

  func offers(of node: FrameworkNode) -> [Offer] {
    node.nearest(NavigationStackNode.self) == nil ? [] : [node.offer("tap ")]
  }

  func didUpdate(_ node: FrameworkNode) {
    node.nearest(NavigationStackNode.self)?.destinationChanged()
  }
}
