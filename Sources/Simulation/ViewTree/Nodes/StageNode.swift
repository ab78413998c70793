/// A part of the screen that can be covered, or taken away as a whole: a sheet, an alert, a tab, a
/// level of a navigation stack.
final class StageNode: Node {
  enum Kind { case root, tab, pushed, sheet, dialog }

  let kind: Kind
  /// Presented by a modifier from inside what it covers: whether that is covered says nothing about
  /// this one.
  let isDetached: Bool
  /// What it was made for: the item of a sheet, the element of a path.
  let subject: Value?
  private(set) var isCovered = false
  /// Takes it away as a person or `dismiss` does; nil where nobody can.
  var close: (() throws -> Void)?
  private var source: AnyObject?
  /// What the builders were asked for last.
  private var argument: Value?

  init(
    _ kind: Kind, isDetached: Bool = false, subject: Value? = nil, in tree: ViewTree,
    under parent: Node
  ) {
    self.kind = kind
    self.isDetached = isDetached
    self.subject = subject
    super.init(in: tree, under: parent)
    tree.stages[number] = self
  }

  override func end() { tree.stages[number] = nil }

  override func hasLittleWidth(for node: Node) -> Bool? {
    kind == .sheet ? !(parent?.coversWholeScreen ?? false) : nil
  }

  func show(_ description: Description) throws { try reconcile([description]) }

  /// Sets content that a view described.
  func show(_ description: Description, of view: FrameworkView) throws {
    guard source !== view else { return }
    source = view
    try reconcile([description])
  }

  /// What the builders describe of a value: the same ones are not asked again for an equal value.
  func show(_ builders: [FunctionValue], argument: Value?) throws {
    guard let first = builders.first, source !== first || self.argument != argument else { return }
    source = first
    self.argument = argument
    let known = children.compactMap { $0 as? BuilderNode }
    let contents = builders.enumerated().map { index, builder in
      known.indices.contains(index)
        ? known[index]
        : BuilderNode(builder, argument: argument, identifier: nil, in: tree, under: self)
    }
    arrange(contents)
    for (content, builder) in zip(contents, builders) {
      try content.run(builder, argument: argument)
    }
  }

  /// Covers or uncovers it. State inside stays; `onDisappear` and `onAppear` are called.
  func setCovered(_ isCovered: Bool, by front: StageNode? = nil) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    layoutHasChanged()
    tellContent(of: self, besides: front)
  }

  private func tellContent(of node: Node, besides front: StageNode?) {
    for child in node.children where child.sight == .seen {
      if let stage = child as? StageNode, stage.isCovered || stage === front { continue }
      child.becomesCovered(isCovered)
      tellContent(of: child, besides: front)
    }
  }
}

extension Node {
  /// Whether no tab, level or the like that holds the node is covered, and no lazy container has it
  /// out of sight.
  var isOnStage: Bool {
    var node: Node? = self
    while let current = node {
      if current.sight != .seen { return false }
      if let stage = current as? StageNode {
        if stage.isCovered { return false }
        if stage.isDetached { return true }
      }
      node = current.parent
    }
    return true
  }

  func nearest<Kind: Node>(_ kind: Kind.Type, where isWanted: (Kind) -> Bool = { _ in true })
    -> Kind?
  {
    var node = parent
    while let current = node {
      if let found = current as? Kind, isWanted(found) { return found }
      node = current.parent
    }
    return nil
  }
}

extension ViewTree {
  /// What stands in front: the sheet, dialog or level that was put on the screen last.
  func frontStage(_ kinds: Set<StageNode.Kind>) -> StageNode? {
    stages.values.filter { kinds.contains($0.kind) && $0.isOnStage }.max { $0.number < $1.number }
  }

  /// `dismiss()` called by a view: the nearest presentation around it ends.
  func closeNearest(around node: Node) throws {
    try node.nearest(StageNode.self) { $0.close != nil }?.close?()
  }

  /// Actions that the environment offers to the place of their reader. They compare equal as long
  /// as the reader lives.
  func actionSource(named name: String, for node: Node) -> EnvironmentSource? {
    let close = FunctionValue(
      .native { [weak self, weak node] _, _, _ in
        if let self, let node { try self.closeNearest(around: node) }
        return .void
      }, number: evaluator.nextNumber())
    let isPresented = Value.boolean(node.nearest(StageNode.self) { $0.close != nil } != nil)
    switch name {
    case "dismiss": return EnvironmentSource(name, .function(close))
    case "isPresented": return EnvironmentSource(name, isPresented)
    case "presentationMode":
      let mode = Value.tuple([
        TupleElement(label: "isPresented", value: isPresented),
        TupleElement(label: "dismiss", value: .function(close)),
      ])
      return EnvironmentSource(
        name, .binding(BindingValue(location: ConstantLocation(mode), path: [])))
    default: return nil
    }
  }
}
