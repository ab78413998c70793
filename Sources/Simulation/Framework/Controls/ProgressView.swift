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
    if node.isRing { return try ring(of: node, builder) }
    guard node.view.title != nil || !content.items.isEmpty else { return bar }
    // What turns stands above its label, a bar below it.
    guard node.view.arguments["value"] != nil else {
      return LayoutItem(Stack.vertical(.center), [bar, try builder.label(of: node, content)])
    }
    let label =
      node.view.title == nil
      ? try builder.part("label", of: node) : try builder.label(of: node, Pieces())
    let lines = [
      label, try builder.scale(bar, of: node), try builder.part("currentValueLabel", of: node),
    ].compactMap(\.self)
    return lines.count == 1 ? lines[0] : LayoutItem(Stack.vertical(.leading), lines)
  }

  /// A ring around its value; how far it is is drawn below that.
  private func ring(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> LayoutItem {
    let circle = LayoutItem(
      OwnSize(Size(width: 60, height: 60), drawn: Size(width: 80, height: 80))
    ).drawn(for: node) { .stroked(.circle, $0.dress.accent.map($0.dress.seen)) }
    let bar = LayoutItem(OwnSize(Size(width: 30, height: 4), drawn: .cells(4)))
      .drawn(for: node) { _ in .progress(share(of: node)) }
    let words = try builder.part("currentValueLabel", of: node) ?? builder.part("label", of: node)
    let lines = [words, bar].compactMap(\.self)
    return LayoutItem(
      DepthStack(), [circle, LayoutItem(Stack.vertical(.center, spacing: 0), lines)])
  }

  var drawsShapes: Bool { true }

  func animatedNumbers(of view: FrameworkView, in tree: ViewTree) -> [AnimatedNumber] {
    let value = view.arguments["value"].flatMap(tree.evaluator.number)
    return value.map { [AnimatedNumber(name: "value", number: $0)] } ?? []
  }

  /// How far it is; nil if nobody knows.
  private func share(of node: FrameworkNode) -> Double? {
    let evaluator = node.tree.evaluator
    guard
      let value = node.shownNumber("value")
        ?? node.view.arguments["value"].flatMap(evaluator.number)
    else { return nil }
    if case .range(let range)? = node.view.arguments["bounds"],
      let lower = range.lower.flatMap(evaluator.number),
      let upper = range.upper.flatMap(evaluator.number)
    {
      return upper > lower ? (value - lower) / (upper - lower) : 0
    }
    let total = node.view.arguments["total"].flatMap(evaluator.number) ?? 1
    return total > 0 ? value / total : 0
  }
}

extension FrameworkNode {
  /// Whether a style around it has it drawn as a ring: `.gaugeStyle(.accessoryCircular)`.
  fileprivate var isRing: Bool {
    let modifier = nearest(ModifierNode.self) { $0.modifier.name == "gaugeStyle" }?.modifier
    guard view.name == "Gauge" else { return false }
    return modifier?.arguments.values.contains { $0.lastName.lowercased().contains("circular") }
      ?? false
  }
}
