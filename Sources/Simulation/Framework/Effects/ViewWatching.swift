/// `onAppear`, `onDisappear` and `task` on what may hold no view: a `Group` around an `if`, an
/// `EmptyView`. Nothing appears there until a view does (L17).
extension ModifierNode {
  /// Called when what the modifier is put on was made.
  func watchViews() {
    hasNoViews = isTakenApart && !hasViews
    guard hasNoViews, modifier.arguments["action"] != nil else { return }
    tree.warn(
      "\(modifier.name) waits until there is a view in what it is put on: put it on a container, "
        + "such as a VStack, which is there before",
      at: modifier.place, rule: "L17", severity: .note)
  }

  /// Another branch was taken, or rows came or went.
  fileprivate func viewsHaveChanged() {
    guard isAttached, watchesViews, isTakenApart, hasViews == hasNoViews else { return }
    if !hasNoViews, isOnStage { behavior.disappear(self) }
    hasNoViews.toggle()
    if !hasNoViews, isOnStage { behavior.appear(self) }
  }

  private var watchesViews: Bool { behavior is AppearingBehavior || behavior is TaskBehavior }

  /// Whether a container takes each view in it by itself. What a screen or a sheet is made of is one
  /// view, whatever stands in it.
  private var isTakenApart: Bool {
    for inner in sequence(first: self as Node, next: \.parent) {
      guard let outer = inner.parent, !(outer is StageNode) else { return false }
      if outer is FrameworkNode { return true }
      guard let modifier = outer as? ModifierNode else { continue }
      // While both are being made, what the modifier adds is not told from what it is put on.
      let isBase = modifier.children.first.map { $0 === inner } ?? modifier.modifier.content.isEmpty
      if !isBase { return false }
    }
    return false
  }
}

extension Node {
  /// Whether any view stands in it.
  fileprivate var hasViews: Bool {
    switch self {
    case is EmptyNode: false
    case is GroupNode, is BranchNode, is ErasedNode: children.contains(where: \.hasViews)
    case is ModifierNode: children.first?.hasViews ?? false
    case let rows as EachNode: rows.count > 0
    // The body of a view of the program may run later.
    default: true
    }
  }

  /// Tells modifiers around it, before effects run, that other views stand in it than before.
  func tellOfOtherViews() {
    for outer in sequence(first: parent, next: { $0?.parent }) {
      guard let outer, !(outer is FrameworkNode), !(outer is StageNode) else { return }
      guard let modifier = outer as? ModifierNode else { continue }
      tree.waitingRemarks.append { [weak modifier] in modifier?.viewsHaveChanged() }
    }
  }
}
