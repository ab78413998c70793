import Layout

/// `LabeledContent`: what a value is called, and the value at the other end of the line.
struct LabeledContentBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["LabeledContent": LabeledContentBehavior()]

  var isRow: Bool { true }
  var titlesContent: Bool { true }

  func value(of node: FrameworkNode) -> Value? {
    node.view.arguments["value"].map(node.tree.evaluator.unwrapped)
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    guard let title = node.view.title else {
      // The label is written last.
      guard content.items.count > 1, let label = content.items.last else { return nil }
      return builder.line(
        of: node, label, builder.one(Array(content.items.dropLast()), along: .horizontal))
    }
    var value = content.items
    if value.isEmpty, case .string(let text)? = node.view.arguments["value"] {
      value = [LayoutItem(try builder.words(text, at: node))]
    }
    return try builder.line(
      of: node, LayoutItem(try builder.words(title, at: node)),
      builder.one(value, along: .horizontal))
  }
}

/// `GroupBox`: a box around what belongs together.
struct GroupBoxBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["GroupBox": GroupBoxBehavior()]

  var isInert: Bool { true }

  /// The label stands above the content, wherever the source says it.
  func inOrder(_ node: FrameworkNode) -> [Node] {
    let label = node.children(named: "label")
    return label + node.children.filter { child in !label.contains { $0 === child } }
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    var parts = content.items
    if let title = node.view.title {
      parts.insert(LayoutItem(try builder.words(title, at: node)), at: 0)
    }
    // It is as wide as is offered.
    let column = LayoutItem(
      FlexibleFrame(
        width: FlexibleFrame.Limits(most: .infinity), height: FlexibleFrame.Limits(),
        alignment: Alignment(.leading, .middle)),
      [LayoutItem(Stack.vertical(.leading), parts)])
    return LayoutItem(Padding(.all, nil), [column]).drawn(for: node) { _ in
      .stroked(.rounded(8), nil)
    }
  }
}
