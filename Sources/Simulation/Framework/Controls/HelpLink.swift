import Layout

/// `HelpLink`: a button with a question mark, which runs its action or leads to a page of help.
struct HelpLinkBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["HelpLink": HelpLinkBehavior()]

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    HelpLinkNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] { [node.offer("tap ")] }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? {
    guard let action = action(of: node) else { return LinkBehavior().tap(node) }
    let tree = node.tree
    return { _ = try tree.evaluator.call(action, [], at: tree.place(of: action)) }
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    builder.bracketed(LayoutItem(try builder.words("?", at: node)), of: node)
  }
}

/// `HelpLink` gives itself its title.
private final class HelpLinkNode: FrameworkNode {
  override var labels: [String] { ["Help"] }

  override func displayed() throws -> String? { labels[0] }
}
