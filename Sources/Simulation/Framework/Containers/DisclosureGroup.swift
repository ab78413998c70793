import Layout

/// `DisclosureGroup`: a label that unfolds what belongs to it. In a list the label is a row, and so is
/// each thing that it unfolds.
struct DisclosureBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["DisclosureGroup": DisclosureBehavior()]

  var holdsControls: Bool { true }
  var isOneRow: Bool { false }

  /// In a list the title is a row of its own.
  func heading(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> LayoutItem? {
    guard node.isGroupOfRows, node.view.title != nil else { return nil }
    return try builder.label(of: node, Pieces())
  }

  func mark(_ node: FrameworkNode, _ builder: LayoutBuilder) -> ((inout LayoutTraits) -> Void)? {
    node.isGroupOfRows ? { _ in } : nil
  }

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

  func offers(of node: FrameworkNode) -> [Offer] { node.isStyled ? [] : [node.offer("tap ")] }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? {
    guard !node.isStyled else { return nil }
    return (node as? DisclosureNode).map { group in { try group.toggle() } }
  }
}

/// `DisclosureGroup`: its content is on the screen while it is open.
final class DisclosureNode: FrameworkNode {
  private lazy var ownExpansion = StateStorage(
    .boolean(false), named: "DisclosureGroup.isExpanded", in: tree)

  /// A style places what is unfolded, and turns whether it is.
  override var styledView: FrameworkView {
    var arguments = view.arguments
    arguments["isExpanded"] = .binding(expansion)
    var (content, names) = (view.content, view.contentNames)
    if !view.deferred.isEmpty {
      let unfolded = FrameworkView(
        name: FrameworkContainer.group.rawValue, arguments: [:], content: [],
        deferred: view.deferred, place: view.place)
      content.append(.framework(unfolded))
      names.append("content")
    }
    return FrameworkView(
      name: view.name, arguments: arguments, content: content, contentNames: names, deferred: [],
      place: view.place)
  }

  override func reconcileContent() throws {
    if controlStyle != nil { return try super.reconcileContent() }
    let stages = children.filter { $0 is StageNode }
    arrange(children.filter { !($0 is StageNode) })
    try reconcile(view.content)
    arrange(children + stages)
    try disclose()
  }

  override func answerChange() throws {
    try super.answerChange()
    if !isStyled { try disclose() }
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
    // Its closure is kept, and not called before it is open.
    guard let content = view.arguments["content"] else {
      return try stage.show(view.deferred, argument: nil)
    }
    try stage.show(tree.evaluator.description(of: content, at: view.place), of: view)
  }
}

/// What a row of a list is to the groups that unfold around it.
struct DisclosedPlace {
  /// In how many of them it is unfolded.
  private(set) var depth = 0
  /// The group whose label it is.
  private(set) var group: FrameworkNode?

  private static let indent = 20.0

  /// - Parameter list: The groups are looked for up to it.
  init(of item: LayoutItem, in list: FrameworkNode) {
    var inner: Node?
    var next = item.appearance?.node
    while let node = next, node !== list {
      if let group = node as? FrameworkNode, group.isGroupOfRows {
        if inner is StageNode { depth += 1 } else { self.group = group }
      }
      inner = node
      next = node.parent
    }
  }

  /// How far it is from the edge.
  var room: EdgeInsets { EdgeInsets(leading: Double(depth) * Self.indent) }

  /// Whether it unfolds something, and whether that is seen now.
  var isUnfolded: Bool? { group.map { $0.children.contains { $0 is StageNode } } }
}

extension FrameworkNode {
  /// Whether it unfolds rows of the list around it.
  var isGroupOfRows: Bool {
    guard behavior is DisclosureBehavior else { return false }
    let container = nearest(FrameworkNode.self) { view in
      if view.behavior is DisclosureBehavior { return false }
      if case .inherited = view.behavior.rows { return false }
      return true
    }
    return container?.behavior.rowRole == .list
  }
}
