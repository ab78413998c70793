import Drawing
import Layout

/// Makes a picture's things of a tree of items that is laid out, from back to front.
final class SceneMaking {
  private let wardrobe: Wardrobe
  private(set) var things: [Thing] = []
  /// The nodes that things belong to, by number.
  private(set) var nodes: [Int: Node] = [:]
  /// How many things were made for a node.
  private var parts: [Int: Int] = [:]

  init(_ tree: ViewTree) { wardrobe = Wardrobe(tree) }

  /// Something to be done: a tree may be deep, and is walked without recursion.
  private enum Work {
    case visit(LayoutItem, origin: Point, clip: Rectangle?, node: Node?)
    case finish(LayoutItem, Appearance, Rectangle, clip: Rectangle?)
  }

  /// - Parameter root: An item that is laid out, or a copy of it in whole cells, whose owners are the
  ///   items that it was made of.
  func add(_ root: LayoutItem) throws {
    var left: [Work] = [.visit(root, origin: .zero, clip: nil, node: nil)]
    while let work = left.popLast() {
      switch work {
      case .visit(let item, let origin, let clip, let node):
        try visit(item, origin, clip, node, &left)
      case .finish(let item, let appearance, let frame, let clip):
        for layer in appearance.layers {
          for (look, part) in layer.front {
            try draw(look, of: layer.node, item, part(frame), clip)
          }
        }
      }
    }
  }

  private func visit(
    _ item: LayoutItem, _ outer: Point, _ clip: Rectangle?, _ node: Node?, _ left: inout [Work]
  ) throws {
    guard let placement = item.placement, !(item.algorithm is Undrawn) else { return }
    let frame = Rectangle(
      x: outer.x + placement.origin.x, y: outer.y + placement.origin.y,
      width: placement.size.width, height: placement.size.height)
    var inner = clip
    let own = appearance(of: item)
    let node = own?.node ?? node
    if let own {
      try drawBehind(own, item, frame, clip)
      if own.clips { inner = clip.map { $0.intersection(frame) } ?? frame }
      if !(item.algorithm is DrawnMargin) {
        left.append(.finish(item, own, frame, clip: clip))
      }
    }
    if let words = item.algorithm as? Words, let node {
      try drawWords(words, placement.proposal, for: node, frame, clip)
    }
    let isReversed = own?.isReversed == true && item.children.count > 1
    let children = isReversed ? item.children : item.children.reversed()
    for child in inDepth(children) {
      left.append(.visit(child, origin: frame.origin, clip: inner, node: node))
    }
  }

  /// What has a margin is met twice: its marks belong to the margin, all else to what is inside.
  private func drawBehind(
    _ appearance: Appearance, _ item: LayoutItem, _ frame: Rectangle, _ clip: Rectangle?
  ) throws {
    let isMargin = item.algorithm is DrawnMargin
    let isInMargin = item.parent?.algorithm is DrawnMargin
    if !isInMargin {
      for mark in appearance.marks { try draw(mark.look, of: mark.node, item, frame, clip) }
    }
    guard !isMargin else { return }
    for layer in appearance.layers.reversed() {
      for look in layer.behind { try draw(look, of: layer.node, item, frame, clip) }
    }
  }

  /// A copy belongs to the item that it was made of.
  private func appearance(of item: LayoutItem) -> Appearance? {
    (item.owner as? LayoutItem)?.appearance ?? item.appearance
  }

  // MARK: Depth

  /// What `zIndex` says, the last in front: the list is walked from its end.
  private func inDepth(_ items: some Collection<LayoutItem>) -> [LayoutItem] {
    let items = Array(items)
    let depths = items.map(depth)
    guard depths.contains(where: { $0 != 0 }) else { return items }
    return items.indices.sorted {
      depths[$0] == depths[$1] ? $0 < $1 : depths[$0] > depths[$1]
    }.map { items[$0] }
  }

  /// Modifiers let it through.
  private func depth(of item: LayoutItem) -> Double {
    var item = item
    while true {
      for layer in appearance(of: item)?.layers.reversed() ?? [] {
        if let modifier = layer.node as? ModifierNode,
          let depth = modifier.behavior.depth(of: modifier)
        {
          return depth
        }
      }
      guard case .modifier = item.algorithm.role, let content = item.children.first else {
        return 0
      }
      item = content
    }
  }

  // MARK: Things

  private func draw(
    _ look: AppearanceLayer.Making, of node: Node, _ item: LayoutItem, _ frame: Rectangle,
    _ clip: Rectangle?
  ) throws {
    let dress = wardrobe.dress(of: node)
    guard dress.isSeen else { return }
    if let look = try look(DrawnPlace(dress: dress, frame: frame, item: item)) {
      append(look, node, frame, clip)
    }
  }

  private func drawWords(
    _ words: Words, _ proposal: Proposal, for node: Node, _ frame: Rectangle, _ clip: Rectangle?
  ) throws {
    let dress = wardrobe.dress(of: node)
    guard dress.isSeen else { return }
    append(.text(words.lines(for: proposal), dress.lettering), node, frame, clip)
  }

  private func append(_ look: Look, _ node: Node, _ frame: Rectangle, _ clip: Rectangle?) {
    let part = parts[node.number, default: 0]
    parts[node.number] = part + 1
    nodes[node.number] = node
    things.append(
      Thing(
        look, in: Area(frame), clip: clip.map { Area($0) },
        identity: Thing.Identity(number: node.number, part: part), line: node.writtenLine))
  }
}

extension Area {
  init(_ frame: Rectangle) {
    self.init(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }
}

extension Node {
  /// The line of the source that says it.
  var writtenLine: Int? {
    let place: SourcePlace? =
      switch self {
      case let node as FrameworkNode: node.view.place
      case let node as ModifierNode: node.modifier.place
      default: nil
      }
    return place.flatMap { $0.line > 0 ? $0.line : nil }
  }
}
