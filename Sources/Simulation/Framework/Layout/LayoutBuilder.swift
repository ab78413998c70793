import Layout

/// Makes of what stands in the tree what is laid out. Each home says how large its things are.
final class LayoutBuilder {
  let tree: ViewTree
  /// Sheets, alerts and the like, which have a layout of their own, from back to front.
  private(set) var layers: [StageNode] = []
  /// What is laid out for modifiers whose place is asked for, by number.
  private(set) var places: [Int: LayoutItem] = [:]

  init(_ tree: ViewTree) { self.tree = tree }

  func pieces(of node: Node) throws -> Pieces {
    switch node {
    case let node as FrameworkNode: try pieces(of: node)
    case let node as ModifierNode: try pieces(of: node)
    case let node as InstanceNode: try pieces(of: node)
    case let node as StageNode: try pieces(of: node)
    default: try pieces(of: node.children)
    }
  }

  func pieces(of nodes: [Node]) throws -> Pieces {
    try nodes.reduce(into: Pieces()) { all, node in
      let some = try pieces(of: node)
      all.items += some.items
      all.figures += some.figures
    }
  }

  private func pieces(of node: FrameworkNode) throws -> Pieces {
    guard node.behavior.isInFlow else { return Pieces() }
    if node.isStyled { return try pieces(of: node.children) }
    let content = try pieces(of: node.children)
    guard let item = try node.behavior.layout(of: node, content, self) else { return content }
    item.stands(for: node)
    return Pieces(
      items: [item], figures: [Figure(node.view.kind, node, [item], content.figures)])
  }

  private func pieces(of node: ModifierNode) throws -> Pieces {
    guard let base = node.children.first else { return Pieces() }
    let pieces = try pieces(of: base)
    let added = node.children.dropFirst()
    for case let stage as StageNode in added where !stage.isCovered && stage.kind != .pushed {
      layers.append(stage)
    }
    if let identifier = node.modifier.identifier {
      for figure in pieces.figures { figure.identifier = identifier }
    }
    let behavior = node.behavior
    if node.asksForPlace { places[node.number] = pieces.items.first }
    if let direction = node.direction { for item in pieces.items { item.direction = direction } }
    guard behavior.isLaidOut else { return pieces }
    return try pieces.wrapped(as: "." + node.modifier.name, by: node) { item in
      let others = try self.pieces(of: added.filter { !($0 is StageNode) })
      let made = try behavior.layout(of: node, item, with: others, self)
      if made !== item { made.stands(for: node) }
      return (made, others.figures)
    }
  }

  /// A view of the program is as large as what its body describes.
  private func pieces(of node: InstanceNode) throws -> Pieces {
    guard !(node is RepresentableNode) else {
      let item = LayoutItem(UnknownView()).drawn(for: node) { _ in .unknown(node.typeName) }
      return Pieces(items: [item], figures: [Figure(node.typeName, node, [item], [])])
    }
    let pieces = try pieces(of: node.children)
    guard node.content == nil, !node.isStyle, !pieces.items.isEmpty else { return pieces }
    return Pieces(
      items: pieces.items,
      figures: [Figure(node.typeName, node, pieces.items, pieces.figures)])
  }

  private func pieces(of stage: StageNode) throws -> Pieces {
    if stage.isCovered { return try pieces(of: stage.levelsInFront.flatMap(\.children)) }
    guard !stage.isDetached else {
      layers.append(stage)
      return Pieces()
    }
    return try pieces(of: stage.children)
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
  /// Whether somebody may want to know where its view is.
  fileprivate var asksForPlace: Bool {
    tree.measuredModifiers[number] != nil || modifier.name == "coordinateSpace"
      || (behavior as? PreferenceBehavior)?.isAnchored == true
  }

  /// Y62: which way lines are read in its view, if it says so.
  fileprivate var direction: LayoutDirection? {
    provided.first { $0.attribute.name == "layoutDirection" }.map {
      $0.value.lastName == "rightToLeft" ? .rightToLeft : .leftToRight
    }
  }
}

extension Modifier {
  /// What `.accessibilityIdentifier` says.
  fileprivate var identifier: String? {
    guard name == "accessibilityIdentifier", case .string(let text)? = arguments.values.first
    else { return nil }
    return text
  }
}

extension LayoutBuilder {
  /// Several things where one is expected stand one above the other.
  func one(_ items: [LayoutItem], along axis: Axis = .vertical) -> LayoutItem {
    guard items.count != 1 else { return items[0] }
    return LayoutItem(
      axis == .vertical ? Stack.vertical() : Stack.horizontal(), items)
  }

  /// What a control says of itself: its title, or the views of its label.
  func label(of node: FrameworkNode, _ content: Pieces) throws -> LayoutItem {
    guard content.items.isEmpty, let title = node.view.title else {
      return one(content.items, along: .horizontal)
    }
    guard case .string(let symbol)? = node.view.arguments["systemImage"], !symbol.isEmpty else {
      return LayoutItem(try words(title, at: node))
    }
    let icon = icon(symbol, of: node)
    return one([icon, LayoutItem(try words(title, at: node))], along: .horizontal)
  }

  /// The symbol of a label, by its name.
  func icon(_ symbol: String, of node: Node) -> LayoutItem {
    LayoutItem(OwnSize(Picture.symbol, rests: .image)).drawn(for: node) {
      .symbol(symbol, $0.dress.foreground)
    }
  }

  /// A label, and something at the other end of the line.
  func line(_ label: LayoutItem, _ control: LayoutItem) -> LayoutItem {
    LayoutItem(
      Stack.horizontal(.middle),
      [label, LayoutItem(Spacer(minimum: nil)), control])
  }

  /// What fills the screen, parts of which bars cover.
  func screen(_ content: Pieces, covered: EdgeInsets) -> LayoutItem {
    let limits = FlexibleFrame.Limits(most: .infinity)
    let all = LayoutItem(FlexibleFrame(width: limits, height: limits), [one(content.items)])
    return LayoutItem(SafeAreaPadding(covered, rests: .metrics, rule: .y73), [all])
  }
}
