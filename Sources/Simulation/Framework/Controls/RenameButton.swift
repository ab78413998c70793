import Layout

/// `RenameButton`: runs the rename action of its place, and is disabled where there is none.
struct RenameButtonBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["RenameButton": RenameButtonBehavior()]

  var role: ControlRole? { .button }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    RenameButtonNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] {
    action(of: node) == nil ? [] : [node.offer("tap ")]
  }

  func action(of node: FrameworkNode) -> FunctionValue? {
    let rename = try? node.tree.environmentSource(named: "rename", at: node).value
    guard case .function(let action)? = rename.map(node.tree.evaluator.unwrapped) else {
      return nil
    }
    return action
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    builder.bracketed(LayoutItem(try builder.words(node.label, at: node)), of: node)
  }
}

/// `RenameButton` gives itself its title.
private final class RenameButtonNode: FrameworkNode {
  override var labels: [String] { ["Rename"] }

  override func displayed() throws -> String? { labels[0] }
}
