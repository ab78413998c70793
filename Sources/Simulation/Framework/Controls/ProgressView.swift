import Layout

/// What shows how far something is.
struct ProgressBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "ProgressView": ProgressBehavior(), "Gauge": ProgressBehavior(),
  ]

  func value(of node: FrameworkNode) -> Value? {
    guard let value = node.view.arguments["value"].map(node.tree.evaluator.unwrapped),
      node.tree.evaluator.number(value) != nil
    else { return nil }
    return value
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let bar = LayoutItem(
      node.view.arguments["value"] == nil
        ? OwnSize(Size(width: 20, height: 20), drawn: .cells(5))
        : OwnSize(
          Size(width: 100, height: 4), stretches: .horizontal, drawn: .cells(10))
    ).drawn(for: node) { _ in .progress(share(of: node)) }
    guard node.view.title != nil || !content.items.isEmpty else { return bar }
    let label = try builder.label(of: node, content)
    // What turns stands above its label, a bar below it.
    guard node.view.arguments["value"] != nil else {
      return LayoutItem(Stack.vertical(.center), [bar, label])
    }
    return LayoutItem(Stack.vertical(.leading), [label, bar])
  }

  /// How far it is; nil if nobody knows.
  private func share(of node: FrameworkNode) -> Double? {
    let evaluator = node.tree.evaluator
    guard let value = node.view.arguments["value"].flatMap(evaluator.number) else { return nil }
    let total = node.view.arguments["total"].flatMap(evaluator.number) ?? 1
    return total > 0 ? value / total : 0
  }
}
