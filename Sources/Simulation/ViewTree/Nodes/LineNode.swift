import Layout

/// A view that stands by itself in a lazy container, as a line or a cell of it: it is made when the
/// layout comes to where it would be seen, as a row of a `ForEach` is (B16, I20).
final class LineNode: Node, PlaceOfLazyContainer {
  private(set) var description: Description
  /// What described it.
  private var cause: DescribingStep?
  var sightDoubt: Doubt?
  override var ownDoubt: Doubt? { sightDoubt }
  private(set) var isMadeLazily = false
  var wakingStep: Int?

  init(_ description: Description, in tree: ViewTree, under parent: Node?) {
    self.description = description
    super.init(in: tree, under: parent)
    tree.sights.lines[number] = self
  }

  var isMade: Bool { !children.isEmpty }

  override func matches(_ description: Description) -> Bool {
    guard description.isOneView(in: tree) else { return false }
    return children.first?.matches(description) ?? true
  }

  override func isLaidOutAlike(_ description: Description) -> Bool { true }

  override func update(to description: Description) throws {
    self.description = description
    cause = DescribingStep(in: tree)
    if isMade, try !tree.sights.setAside(self) { try reconcile([description]) }
  }

  /// It comes back into sight, and was described again meanwhile.
  override func update() throws {
    let step = wakingStep
    wakingStep = nil
    tree.graph.answer(self)
    try tree.recorder.during(step ?? tree.recorder.cause ?? 1) { try reconcile([description]) }
  }

  override func end() { tree.sights.lines[number] = nil }

  /// It would be seen: it is made now, unless it was made before.
  func make(_ sight: LazySight, at index: Int) throws {
    guard !isMade else { return }
    isMaking = true
    defer { isMaking = false }
    sightDoubt = tree.doubt(of: sight, at: description.place ?? .nowhere)
    isMadeLazily = sightDoubt != nil || index >= ViewTree.surelyOnScreen
    try tree.recorder.during(cause?.now(in: tree) ?? tree.recorder.cause ?? 1) {
      try reconcile([description])
    }
    try tree.runNewBodies()
  }

  /// What is made now is laid out at once.
  private var isMaking = false
  override var absorbsLayoutChanges: Bool { isMaking }

  /// Whether it is on the stage, on no screen that is laid out, and behind no rows that wait.
  var isLeftOut: Bool {
    guard !isMade, isOnStage, let container = lazyContainer, !container.isLaidOut else {
      return false
    }
    return !tree.lazyRows.values.contains {
      $0.hasUnmadeRows && $0.lazyContainer === container && $0.precedes(self)
    }
  }

  /// What is on no screen that is laid out is there all the same.
  func settleWithoutLayout() throws { try make(.anywhere, at: 0) }
}

extension Node {
  /// Whether what is described at that place right below it is a line of a lazy container.
  func holdsLine(at position: Int) -> Bool {
    var (node, position, isInSection) = (self, position, false)
    while true {
      switch node {
      case let view as FrameworkNode:
        switch view.behavior.rows {
        case .lazy, .lazyIfConstant: return view.behavior.takesLines
        case .eager: return false
        case .inherited: isInSection = true
        }
      case is LineNode, is RepresentableNode: return false
      case is ModifierNode: if position > 0 { return false }
      case let stage as StageNode: if stage.isDetached { return false }
      case let each as EachNode: if !each.isLazy { return false }
      case let row as BuilderNode: if row.identifier != nil, !isInSection { return false }
      default: break
      }
      position = node.position
      guard let outer = node.parent else { return false }
      node = outer
    }
  }
}

extension FrameworkNode {
  /// Whether it has a place on the screen.
  var isLaidOut: Bool { layoutMemory?.pieces.items.first?.placement != nil }
}

extension Description {
  /// Whether it is one view, whatever its data are, which can be told before it is made: no `if`, no
  /// `ForEach`, nothing whose parts are lines of their own.
  func isOneView(in tree: ViewTree) -> Bool {
    switch self {
    case .framework(let view): tree.homes.behavior(of: view.name).isOneRow
    case .view(let structure): tree.isOneView(structure.type)
    case .modified(let content, let modifier):
      content.isOneView(in: tree) && modifier.custom.map { tree.isOneView($0.type) } ?? true
    case .empty, .group, .branch, .each, .erased, .content: false
    }
  }

  /// Where it is written; nil for what stands for itself nowhere.
  var place: SourcePlace? {
    switch self {
    case .framework(let view): view.place
    case .view(let structure): structure.place
    case .modified(_, let modifier): modifier.place
    case .each(let each): each.place
    case .empty, .group, .branch, .erased, .content: nil
    }
  }
}

extension ViewTree {
  /// Whether a view or a modifier of the program is one view, as far as its source tells.
  fileprivate func isOneView(_ type: TypeInfo) -> Bool {
    if evaluator.program.represented(by: type) != nil { return true }
    guard let name = evaluator.onlyView(of: type) else { return false }
    if name == Description.forEach || name == FrameworkContainer.group.rawValue { return false }
    return homes.behavior(of: name).isOneRow
  }
}
