import Layout

/// What shows how far something is.
struct ProgressBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "ProgressView": ProgressBehavior(), "Gauge": ProgressBehavior(),
  ]

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let bar =
      node.view.arguments["value"] == nil
      ? OwnSize(Size(width: 20, height: 20))
      : OwnSize(Size(width: 100, height: 4), stretches: .horizontal)
    guard node.view.title != nil || !content.items.isEmpty else { return LayoutItem(bar) }
    return LayoutItem(
      Stack.vertical(.center),
      [try builder.label(of: node, content), LayoutItem(bar)])
  }
}
