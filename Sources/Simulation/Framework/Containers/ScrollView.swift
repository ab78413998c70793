import Layout

/// `ScrollView`: its content is as long as it likes.
struct ScrollBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["ScrollView": ScrollBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let arguments = LayoutArguments(node.view, in: builder.tree)
    return LayoutItem(
      ScrollArea(arguments.axes("axes", otherwise: .vertical)),
      [builder.one(content.items)]
    ).drawnScrolling(for: node)
  }
}
