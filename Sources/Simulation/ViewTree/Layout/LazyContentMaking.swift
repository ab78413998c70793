import Layout

/// How the layout makes what stands in a lazy container: runs of views that are there, and of rows.
extension LayoutBuilder: RowBuilder {
  func views(of row: Node) throws -> LazyContent.Views {
    LazyContent.Views(try pieces(of: row))
  }

  func wrapped(_ views: LazyContent.Views, by modifiers: [ModifierNode]) throws
    -> LazyContent.Views
  {
    let pieces = Pieces(items: views.items, figures: views.figures)
    return LazyContent.Views(try modifiers.reduce(pieces) { try wrapped($0, by: $1) })
  }

  /// What stands in a lazy container.
  func lazyContent(of container: FrameworkNode) throws -> LazyContent {
    let former = container.layoutFreshness == .changed ? nil : container.layoutMemory?.pieces.lazy
    var hasOtherModifiers = false
    let runs = try runs(of: container.children, under: [], &hasOtherModifiers)
    return LazyContent(runs, of: self, after: hasOtherModifiers ? nil : former)
  }

  func lazyContent(
    of row: Node, under modifiers: [ModifierNode], after former: LazyContent?
  ) throws -> LazyContent {
    let former = row.layoutFreshness == .changed ? nil : former
    var hasOtherModifiers = false
    let runs = try runs(of: row.children, under: modifiers, &hasOtherModifiers)
    row.layoutFreshness = .current
    return LazyContent(runs, of: self, after: hasOtherModifiers ? nil : former)
  }

  func place(
    _ places: [(node: any PlaceOfLazyContainer, place: LazyPlace)], of content: LazyContent
  ) {
    tree.sights.note(places, of: content)
  }

  private func runs(
    of nodes: [Node], under modifiers: [ModifierNode], _ hasOtherModifiers: inout Bool
  ) throws -> [LazyContent.Run] {
    var all: [LazyContent.Run] = []
    for node in nodes { all += try runs(of: node, under: modifiers, &hasOtherModifiers) }
    return all
  }

  private func runs(
    of node: Node, under modifiers: [ModifierNode], _ hasOtherModifiers: inout Bool
  ) throws -> [LazyContent.Run] {
    guard node.holdsLazyRows else {
      let pieces = try modifiers.reduce(pieces(of: node)) { try wrapped($0, by: $1) }
      return pieces.items.isEmpty ? [] : [LazyContent.Run(kind: .made(LazyContent.Views(pieces)))]
    }
    if let line = node as? LineNode { return [LazyContent.Run(kind: .line(line, modifiers))] }
    defer { node.layoutFreshness = .current }
    switch node {
    case let each as EachNode where each.isLazy:
      var run = LazyContent.Run(kind: .rows(each, modifiers))
      if let row = each.each?.row {
        let views = tree.evaluator.views(of: row)
        run.holdsSections = views.contains { tree.homes.behavior(of: $0).rowRole == .section }
        run.viewsPerRow = run.holdsSections ? 1 : max(1, views.count)
      }
      return [run]
    case let modifier as ModifierNode:
      let isPutOnEach = modifier.behavior.isLaidOut
      if isPutOnEach, modifier.layoutFreshness == .changed { hasOtherModifiers = true }
      return try runs(
        of: Array(node.children.prefix(1)), under: (isPutOnEach ? [modifier] : []) + modifiers,
        &hasOtherModifiers)
    case let view as FrameworkNode:
      let rows = try runs(of: view.behavior.inOrder(view), under: modifiers, &hasOtherModifiers)
      guard let heading = try heading(of: view) else { return rows }
      let title = try modifiers.reduce(Pieces(heading: heading, of: view)) {
        try wrapped($0, by: $1)
      }
      return [LazyContent.Run(kind: .made(LazyContent.Views(title)))] + rows
    case let instance as InstanceNode where instance.isSeenAsOne:
      var inside = try runs(of: node.children, under: modifiers, &hasOtherModifiers)
      for index in inside.indices { inside[index].around.insert(instance, at: 0) }
      return inside
    default: return try runs(of: node.children, under: modifiers, &hasOtherModifiers)
    }
  }
}

extension Node {
  /// Whether rows of the lazy container around stand in it, which are made when they are seen.
  fileprivate var holdsLazyRows: Bool {
    switch self {
    case let each as EachNode where each.isLazy: true
    case is LineNode: true
    case let view as FrameworkNode:
      if case .inherited = view.behavior.rows {
        children.contains(where: \.holdsLazyRows)
      } else {
        false
      }
    case is ModifierNode: children.first?.holdsLazyRows ?? false
    // What a section unfolds stands among the rows.
    case let stage as StageNode: !stage.isDetached && children.contains(where: \.holdsLazyRows)
    case is RepresentableNode: false
    default: children.contains(where: \.holdsLazyRows)
    }
  }
}

extension LazyContent.Views {
  fileprivate init(_ pieces: Pieces) {
    self.init(items: pieces.items, figures: pieces.figures)
  }
}
