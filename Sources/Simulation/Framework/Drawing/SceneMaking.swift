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

  private let hasDepths: Bool

  init(_ tree: ViewTree) {
    wardrobe = Wardrobe(tree)
    hasDepths = tree.hasDepths
  }

  /// Something to be done: a tree may be deep, and is walked without recursion.
  private enum Work {
    case visit(LayoutItem, Around)
    case finish(LayoutItem, Appearance, Rectangle, Around)
  }

  /// What is around an item.
  private struct Around {
    var origin = Point.zero
    var clip: Rectangle?
    var node: Node?
    /// Y62
    var direction: LayoutDirection
  }

  /// - Parameters:
  ///   - root: An item that is laid out, or a copy of it in whole cells, whose owners are the items
  ///     that it was made of.
  ///   - direction: Which way lines are read where nothing says otherwise.
  func add(_ root: LayoutItem, read direction: LayoutDirection) throws {
    var left: [Work] = [.visit(root, Around(direction: direction))]
    while let work = left.popLast() {
      switch work {
      case .visit(let item, let around): try visit(item, around, &left)
      case .finish(let item, let appearance, let frame, let around):
        for layer in appearance.layers {
          for (look, part) in layer.front {
            try draw(look, of: layer.node, item, part(frame), around)
          }
        }
      }
    }
  }

  private func visit(_ item: LayoutItem, _ outer: Around, _ left: inout [Work]) throws {
    guard let placement = item.placement, !(item.algorithm is Undrawn) else { return }
    let frame = Rectangle(
      x: outer.origin.x + placement.origin.x, y: outer.origin.y + placement.origin.y,
      width: placement.size.width, height: placement.size.height)
    let own = item.drawnAppearance
    var around = outer
    around.direction = item.direction ?? outer.direction
    around.node = own?.node ?? outer.node
    var inner = around
    inner.origin = frame.origin
    if let own {
      try drawBehind(own, item, frame, around)
      if own.clips { inner.clip = outer.clip.map { $0.intersection(frame) } ?? frame }
      if !(item.algorithm is DrawnMargin) {
        left.append(.finish(item, own, frame, around))
      }
    }
    if let words = item.algorithm as? Words, let node = around.node {
      try drawWords(words, placement.proposal, for: node, frame, around)
    }
    let isReversed = own?.isReversed == true && item.children.count > 1
    let children = isReversed ? item.children : item.children.reversed()
    for child in inDepth(children) {
      left.append(.visit(child, inner))
    }
  }

  /// What has a margin is met twice: its marks belong to the margin, all else to what is inside.
  private func drawBehind(
    _ appearance: Appearance, _ item: LayoutItem, _ frame: Rectangle, _ around: Around
  ) throws {
    let isMargin = item.algorithm is DrawnMargin
    let isInMargin = item.parent?.algorithm is DrawnMargin
    if !isInMargin {
      for mark in appearance.marks { try draw(mark.look, of: mark.node, item, frame, around) }
    }
    guard !isMargin else { return }
    for layer in appearance.layers.reversed() {
      for look in layer.behind { try draw(look, of: layer.node, item, frame, around) }
    }
  }

  // MARK: Depth

  /// What `zIndex` says, the last in front: the list is walked from its end.
  private func inDepth(_ items: some Collection<LayoutItem>) -> [LayoutItem] {
    let items = Array(items)
    guard hasDepths, items.count > 1 else { return items }
    let depths = items.map(\.depth)
    guard depths.contains(where: { $0 != 0 }) else { return items }
    return items.indices.sorted {
      depths[$0] == depths[$1] ? $0 < $1 : depths[$0] > depths[$1]
    }.map { items[$0] }
  }

  // MARK: Things

  private func draw(
    _ look: AppearanceLayer.Making, of node: Node, _ item: LayoutItem, _ frame: Rectangle,
    _ around: Around
  ) throws {
    let dress = wardrobe.dress(of: node)
    guard dress.isSeen else { return }
    let place = DrawnPlace(
      dress: dress, frame: frame, item: item, isMirrored: around.direction == .rightToLeft)
    if let look = try look(place) { append(look, node, frame, around) }
  }

  private func drawWords(
    _ words: Words, _ proposal: Proposal, for node: Node, _ frame: Rectangle, _ around: Around
  ) throws {
    let dress = wardrobe.dress(of: node)
    guard dress.isSeen else { return }
    append(.text(words.lines(for: proposal), dress.lettering), node, frame, around)
  }

  private func append(_ look: Look, _ node: Node, _ frame: Rectangle, _ around: Around) {
    var look = look
    let isMirrored = around.direction == .rightToLeft
    // A shape is drawn the other way round (`layoutDirectionBehavior`, since iOS 17).
    if isMirrored, case .path(let path) = look {
      look = .path(path.mirrored(in: frame.size.width))
    }
    let part = parts[node.number, default: 0]
    parts[node.number] = part + 1
    nodes[node.number] = node
    things.append(
      Thing(
        look, in: Area(frame), clip: around.clip.map { Area($0) },
        identity: Thing.Identity(number: node.number, part: part), line: node.writtenLine,
        isMirrored: isMirrored))
  }
}

extension Area {
  init(_ frame: Rectangle) {
    self.init(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }
}
