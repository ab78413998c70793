import Layout

/// Makes of what stands in the tree what is laid out. Each home says how large its things are.
///
/// What was made stays with the node until that changes: the layout measures only what is another.
final class LayoutBuilder {
  unowned let tree: ViewTree
  /// Whether what is made stays with its node. What is shown more than once is made anew each time.
  private var remembers = true

  init(_ tree: ViewTree) { self.tree = tree }

  func pieces(of node: Node) throws -> Pieces {
    if remembers, node.layoutFreshness == .current, let memory = node.layoutMemory {
      return memory.pieces
    }
    let memory = try memory(of: node)
    guard remembers else { return memory.pieces }
    node.layoutMemory = memory
    node.layoutFreshness = .current
    return memory.pieces
  }

  private func memory(of node: Node) throws -> LayoutMemory {
    switch node {
    case let node as FrameworkNode: try memory(of: node)
    case let node as ModifierNode: try memory(of: node)
    case let node as InstanceNode: LayoutMemory(pieces: try made(of: node))
    case let node as StageNode: LayoutMemory(pieces: try made(of: node))
    default: LayoutMemory(pieces: try pieces(of: node.children))
    }
  }

  func pieces(of nodes: [Node]) throws -> Pieces {
    if nodes.count == 1 {
      let only = try pieces(of: nodes[0])
      return Pieces(items: only.items, figures: only.figures)
    }
    return try nodes.reduce(into: Pieces()) { all, node in
      let some = try pieces(of: node)
      all.items += some.items
      all.figures += some.figures
    }
  }

  /// What stands in a part of the screen of its own, whether or not it is covered.
  func content(of stage: StageNode) throws -> Pieces {
    stage.layoutFreshness = .current
    return try pieces(of: stage.children)
  }

  private func memory(of node: FrameworkNode) throws -> LayoutMemory {
    guard node.behavior.isInFlow else { return LayoutMemory(pieces: Pieces()) }
    if node.isStyled { return LayoutMemory(pieces: try pieces(of: node.children)) }
    let heading = try heading(of: node)
    let content = try content(of: node, under: heading)
    if let mark = node.behavior.mark(node, self) {
      var memory = marked(content, with: mark, by: node)
      memory.heading = heading
      return memory
    }
    guard let item = try ownItem(of: node, content) else {
      return LayoutMemory(pieces: content, content: content.items, heading: heading)
    }
    let figure = Figure(node.behavior.shownKind(of: node.view), node, [item], content.figures)
    return LayoutMemory(
      pieces: Pieces(items: [item], figures: [figure], lazy: content.lazy), content: content.all)
  }

  /// Things that say that they belong together.
  private func marked(
    _ content: Pieces, with mark: @escaping (inout LayoutTraits) -> Void, by node: FrameworkNode
  ) -> LayoutMemory {
    for item in content.items { item.says(for: node, mark) }
    let figure = Figure(
      node.behavior.shownKind(of: node.view), node, content.items, content.figures)
    return LayoutMemory(
      pieces: Pieces(items: content.items, figures: content.items.isEmpty ? [] : [figure]),
      content: content.all)
  }

  /// What a view makes of what is in it, or made of the very same before; nil if it makes nothing.
  private func ownItem(of node: FrameworkNode, _ content: Pieces) throws -> LayoutItem? {
    let former = remembers ? node.layoutMemory : nil
    if let former, node.layoutFreshness != .changed, !node.isLaidOutLate, content.lazy == nil,
      !node.behavior.looksInside,
      content.all.isSame(as: former.content)
    {
      return former.isPassedOn ? nil : former.pieces.items.first
    }
    for item in content.items { item.undress(for: node) }
    guard let made = try node.behavior.layout(of: node, content, self) else { return nil }
    made.stands(for: node)
    return former?.continued(as: made, at: 0, around: content.items) ?? made
  }

  /// What a view writes before what is in it.
  func heading(of node: FrameworkNode) throws -> LayoutItem? {
    if remembers, node.layoutFreshness != .changed, let known = node.layoutMemory?.heading {
      return known
    }
    let heading = try node.behavior.heading(of: node, self)
    heading?.stands(for: node)
    return heading
  }

  private func content(of node: FrameworkNode, under heading: LayoutItem?) throws -> Pieces {
    guard node.behavior.makesRowsLazily else {
      var content = try pieces(of: node.behavior.inOrder(node))
      if let heading { content = Pieces(heading: heading, of: node, above: content) }
      let bars = try node.behavior.bars(of: node, self)
      content.bar = bars.top?.item
      content.bottomBar = bars.bottom?.item
      content.figures =
        bars.allTop.flatMap(\.figures) + content.figures + bars.allBottom.flatMap(\.figures)
      return content
    }
    var content = Pieces()
    content.lazy = try lazyContent(of: node)
    return content
  }

  private func memory(of node: ModifierNode) throws -> LayoutMemory {
    guard let base = node.children.first else { return LayoutMemory(pieces: Pieces()) }
    let pieces = try pieces(of: base)
    if let identifier = node.modifier.identifier {
      for figure in pieces.figures { figure.identifier = identifier }
    }
    if let direction = node.direction { for item in pieces.items { item.direction = direction } }
    guard node.behavior.isLaidOut else {
      return LayoutMemory(pieces: pieces, content: pieces.items)
    }
    let added = try self.pieces(of: node.added)
    let former = remembers ? node.layoutMemory : nil
    let isSame =
      node.layoutFreshness != .changed && !node.behavior.speaksToContainer
      && former?.content.isSame(as: pieces.items) == true
      && former?.added.isSame(as: added.items) == true
    var index = 0
    let wrapped = try wrapped(pieces, by: node, added) { item, added in
      defer { index += 1 }
      if isSame, let former, former.pieces.items.indices.contains(index) {
        return former.pieces.items[index]
      }
      let made = try layout(of: node, item, with: added)
      return former?.continued(as: made, at: index, around: pieces.items) ?? made
    }
    return LayoutMemory(pieces: wrapped, content: pieces.items, added: added.items)
  }

  /// What a modifier makes of views that are not its own: of the rows of a `ForEach` on which it
  /// stands.
  func wrapped(_ pieces: Pieces, by node: ModifierNode) throws -> Pieces {
    if let identifier = node.modifier.identifier {
      for figure in pieces.figures { figure.identifier = identifier }
    }
    return try wrapped(pieces, by: node, try shownAgain(node)) {
      try layout(of: node, $0, with: $1)
    }
  }

  private func layout(
    of node: ModifierNode, _ item: LayoutItem, with added: Pieces
  ) throws -> LayoutItem {
    item.undress(for: node)
    let made = try node.behavior.layout(of: node, item, with: added, self)
    if made !== item { made.stands(for: node) }
    return made
  }

  private func wrapped(
    _ pieces: Pieces, by node: ModifierNode, _ added: Pieces,
    _ wrap: (LayoutItem, Pieces) throws -> LayoutItem
  ) throws -> Pieces {
    var isFirst = true
    return try pieces.wrapped(as: "." + node.modifier.name, by: node) { item in
      // Each has what is added to itself.
      let added = isFirst ? added : try shownAgain(node)
      isFirst = false
      return (try wrap(item, added), added.figures)
    }
  }

  /// What a modifier adds to one more view.
  private func shownAgain(_ node: ModifierNode) throws -> Pieces {
    let remembered = remembers
    remembers = false
    defer { remembers = remembered }
    return try pieces(of: node.added)
  }

  /// A view of the program is as large as what its body describes.
  private func made(of node: InstanceNode) throws -> Pieces {
    guard !(node is RepresentableNode) else {
      let item =
        node.layoutMemory?.pieces.items.first
        ?? LayoutItem(UnknownView()).drawn(for: node) { _ in .unknown(node.typeName) }
      return Pieces(items: [item], figures: [Figure(node.typeName, node, [item], [])])
    }
    let pieces = try pieces(of: node.children)
    guard node.isSeenAsOne, !pieces.items.isEmpty else { return pieces }
    return Pieces(
      items: pieces.items,
      figures: [Figure(node.typeName, node, pieces.items, pieces.figures)], lazy: pieces.lazy)
  }

  private func made(of stage: StageNode) throws -> Pieces {
    if stage.isCovered {
      return try stage.levelsInFront.reduce(into: Pieces()) { all, level in
        let pieces = try content(of: level)
        all.items += pieces.items
        all.figures += pieces.figures
      }
    }
    return stage.isDetached ? Pieces() : try pieces(of: stage.children)
  }

  /// Sheets, alerts and the like, which have a layout of their own, from back to front.
  var layers: [StageNode] {
    tree.stages.values
      .filter { $0.isDetached && !$0.isCovered && $0.kind != .pushed && $0.isOnStage }
      .sorted { $0.precedes($1) }
  }
}

extension LayoutMemory {
  /// Whether the items are those that are in the node, of which it makes nothing.
  fileprivate var isPassedOn: Bool { pieces.items.isSame(as: content) }

  /// The item that stood there, which becomes what was made now: whoever is around keeps it.
  ///
  /// - Parameter content: What is in it now. It is not what is around it.
  fileprivate func continued(
    as made: LayoutItem, at index: Int, around content: [LayoutItem]
  ) -> LayoutItem {
    guard pieces.items.indices.contains(index) else { return made }
    let old = pieces.items[index]
    guard !content.contains(where: { $0 === old || $0 === made }) else { return made }
    let worn = old.appearance
    old.become(made)
    if let worn { old.putOn(worn) }
    return old
  }
}

extension ModifierNode {
  /// What it adds to what it is put on, besides what has a place of its own.
  fileprivate var added: [Node] { children.dropFirst().filter { !($0 is StageNode) } }
}

extension InstanceNode {
  /// Whether it is a view of the program that stands for what its body describes.
  var isSeenAsOne: Bool { content == nil && !isStyle }
}

extension FrameworkNode {
  /// Whether what stands in it is known only when it is laid out.
  fileprivate var isLaidOutLate: Bool { self is any LateContent }
}

extension ViewBehavior {
  /// Whether rows in it are made when they would be seen.
  fileprivate var makesRowsLazily: Bool {
    switch rows {
    case .lazy, .lazyIfConstant: true
    case .eager, .inherited: false
    }
  }
}

extension StageNode {
  /// Levels of navigation that cover this one, which presents them: they stand in its place.
  fileprivate var levelsInFront: [StageNode] {
    var found: [StageNode] = []
    walk { node in
      guard let stage = node as? StageNode, stage.kind == .pushed, stage.isDetached,
        stage.isOnStage, !found.contains(where: stage.isBelow)
      else { return }
      found.append(stage)
    }
    return found
  }
}

extension ModifierNode {
  /// Y62: which way lines are read in its view, if it says so.
  fileprivate var direction: LayoutDirection? {
    provided.first { $0.attribute.name == EnvironmentSource.layoutDirection }?.value.layoutDirection
  }
}

extension Value {
  /// Which way lines are read, if it says so.
  var layoutDirection: LayoutDirection? {
    switch lastName {
    case "rightToLeft": .rightToLeft
    case "leftToRight": .leftToRight
    default: nil
    }
  }
}

extension Modifier {
  /// What `.accessibilityIdentifier` says.
  var identifier: String? {
    guard name == "accessibilityIdentifier", case .string(let text)? = arguments.values.first
    else { return nil }
    return text
  }
}
