import Layout

/// `EditButton`: turns the edit mode around it on and off.
struct EditButtonBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["EditButton": EditButtonBehavior()]

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    EditButtonNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] { [node.offer("tap ")] }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    builder.bracketed(LayoutItem(try builder.words(node.label, at: node)), of: node)
  }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? {
    (node as? EditButtonNode).map { button in { try button.toggle() } }
  }
}

/// `EditButton`: turns the edit mode around it on and off. It is called by what it would do.
final class EditButtonNode: FrameworkNode {
  override var labels: [String] { [(try? isEditing()) == true ? "Done" : "Edit"] }

  override func displayed() throws -> String? {
    if let storage = try editMode()?.location as? StateStorage {
      tree.graph.connect(self, to: storage.attribute)
    }
    return labels[0]
  }

  override func answerChange() throws {
    try super.answerChange()
    tree.targets.touch(self)
  }

  func toggle() throws {
    guard let mode = try editMode(), let type = tree.evaluator.program.types["EditMode"],
      let value = try tree.evaluator.construct(
        case: isEditing() ? "inactive" : "active", of: type, payload: [], at: view.place)
    else { return }
    try tree.evaluator.write(value, through: mode, at: .nowhere)
  }
}
