import Layout

/// `DisclosureGroup`: a label that unfolds what belongs to it.
struct DisclosureBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["DisclosureGroup": DisclosureBehavior()]

  var holdsControls: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let stages = node.children.filter { $0 is StageNode }
    let label = try builder.label(
      of: node, builder.pieces(of: node.children.filter { !($0 is StageNode) }))
    let sign = LayoutItem(OwnSize(Picture.symbol, rests: .metrics)).drawn(for: node) { _ in
      .symbol(stages.isEmpty ? "chevron.right" : "chevron.down", nil)
    }
    return LayoutItem(
      Stack.vertical(.leading), [builder.line(label, sign)] + (try builder.pieces(of: stages).items)
    )
  }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    DisclosureNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] { [node.offer("tap ")] }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? {
    (node as? DisclosureNode).map { group in { try group.toggle() } }
  }
}

/// `DisclosureGroup`: its content is on the screen while it is open.
final class DisclosureNode: FrameworkNode {
  private lazy var ownExpansion = StateStorage(
    .boolean(false), named: "DisclosureGroup.isExpanded", in: tree)

  override func reconcileContent() throws {
    let stages = children.filter { $0 is StageNode }
    arrange(children.filter { !($0 is StageNode) })
    try reconcile(view.content)
    arrange(children + stages)
    try disclose()
  }

  override func answerChange() throws {
    try super.answerChange()
    try disclose()
  }

  func toggle() throws {
    try tree.evaluator.write(.boolean(!isExpanded()), through: expansion, at: .nowhere)
  }

  private var expansion: BindingValue { binding ?? BindingValue(location: ownExpansion, path: []) }

  private func isExpanded() throws -> Bool {
    try tree.withoutTracking {
      if case .boolean(true) = try tree.peek(expansion) { true } else { false }
    }
  }

  private func disclose() throws {
    if let storage = expansion.location as? StateStorage {
      tree.graph.connect(self, to: storage.attribute)
    }
    let old = children.last as? StageNode
    guard try isExpanded() else {
      arrange(children.filter { !($0 is StageNode) })
      old?.remove()
      return
    }
    let stage = old ?? StageNode(.root, in: tree, under: self)
    if old == nil { arrange(children + [stage]) }
    guard let content = view.arguments["content"] else { return }
    try stage.show(tree.evaluator.description(of: content, at: view.place), of: view)
  }
}
