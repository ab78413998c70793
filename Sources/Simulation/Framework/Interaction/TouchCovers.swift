import Drawing
import Layout

/// Finds what lies over something and takes the touches that are meant for it (N45).
///
/// Nobody is kept from a tap that may work: only what surely takes touches counts, and only where it
/// lies over all of what is aimed at, wherever letters of another width would put that.
struct TouchCovers {
  private let tree: ViewTree
  private let wardrobe: Wardrobe

  init(_ tree: ViewTree) {
    self.tree = tree
    wardrobe = Wardrobe(tree)
  }

  /// A place that takes touches, and the node that does.
  private struct Part {
    let frame: Rectangle
    let node: Node
    let isSure: Bool
  }

  /// What keeps a finger from every place of a node; nil if nothing does, or nobody can say.
  func cover(of node: Node) -> Node? {
    guard node.mayBeCovered, (try? tree.layOutScreen(tree.screen)) != nil,
      let items = node.layoutMemory?.pieces.items, !items.isEmpty
    else { return nil }
    var found: Node?
    for item in items {
      guard let cover = cover(of: item) else { return nil }
      found = found ?? cover
    }
    return found
  }

  private func cover(of item: LayoutItem) -> Node? {
    var aim = item
    var inner = item
    var found: Node?
    while let outer = inner.parent {
      let owners = outer.owners
      // Its frame is not where it is seen.
      if owners.contains(where: \.isDrawnElsewhere) { return nil }
      found = found ?? cover(of: aim, in: inner, among: outer)
      if outer.algorithm is ScrollArea { aim = outer }
      // A row is touched as a whole.
      if owners.contains(where: \.isListOfRows) { found = nil }
      inner = outer
    }
    return found
  }

  /// - Parameter inner: What contains what is aimed at, beside what may lie over it.
  private func cover(
    of aim: LayoutItem, in inner: LayoutItem, among outer: LayoutItem
  ) -> Node? {
    let parts = outer.itemsInFront(of: inner).flatMap(parts)
    guard !parts.isEmpty, let frame = aim.frame, let around = inner.frame else { return nil }
    let screen = Rectangle(origin: .zero, size: tree.screen.size)
    let target = frame.intersection(screen)
    guard target.isCovered(by: parts.map(\.frame)) else { return nil }
    // Where sizes rest on fonts, all that lies behind has to be covered.
    let whole = around.intersection(screen.inset(by: tree.screen.safeAreaInsets))
    let sure = parts.filter(\.isSure).map(\.frame)
    guard whole.isCovered(by: parts.map(\.frame)) || aim.isSure && target.isCovered(by: sure) else {
      return nil
    }
    return parts.last?.node
  }

  // MARK: What takes touches

  /// Everything in an item that surely takes touches.
  private func parts(of item: LayoutItem) -> [Part] {
    var found: [Part] = []
    var left: [(item: LayoutItem, clip: Rectangle?)] = [(item, nil)]
    while let (item, clip) = left.popLast() {
      guard let frame = item.frame, !(item.algorithm is Undrawn) else { continue }
      let owners = item.owners
      if owners.contains(where: { $0.isDrawnElsewhere || $0.cutsCorners }) { continue }
      let isSure = item.isSure
      for node in owners {
        guard node.answersTouches else { continue }
        let shapes = shapes(of: node, item, frame) + (gestureShape(of: node, item, frame) ?? [])
        found += shapes.map {
          Part(frame: clip.map($0.intersection) ?? $0, node: node, isSure: isSure)
        }
      }
      let isClipped = item.appearance?.clips == true
      let inner = isClipped ? clip.map { $0.intersection(frame) } ?? frame : clip
      left += item.children.map { ($0, inner) }
    }
    return found
  }

  /// The rectangles that are full of a colour; a corner that is round is left out.
  private func shapes(of node: Node, _ item: LayoutItem, _ frame: Rectangle) -> [Rectangle] {
    guard let layers = item.appearance?.layers, node is FrameworkNode else { return [] }
    let dress = wardrobe.dress(of: node)
    guard dress.isSeen else { return [] }
    let place = DrawnPlace(dress: dress, frame: frame, item: item, isMirrored: false)
    return layers.filter { $0.node === node }.flatMap(\.behind).flatMap { making in
      ((try? making(place)) ?? nil)?.fullParts(of: frame) ?? []
    }
  }

  /// What `contentShape` gives to a gesture behind it, where nothing is drawn.
  private func gestureShape(
    of node: Node, _ item: LayoutItem, _ frame: Rectangle
  ) -> [Rectangle]? {
    var inner = node
    var hasShape = false
    while let modifier = inner.parent as? ModifierNode, modifier.children.first === inner,
      modifier.layoutMemory?.pieces.items.contains(where: { $0 === item }) == true
    {
      hasShape = hasShape || tree.isRectangular(modifier)
      if hasShape, tree.gesture(of: modifier) != nil, !tree.isDisabled(modifier) { return [frame] }
      inner = modifier
    }
    return nil
  }
}

extension ViewTree {
  /// What lies over something and takes the touches that are meant for it; nil if a finger gets
  /// there.
  func touchCover(over node: Node) -> Node? { TouchCovers(self).cover(of: node) }

  /// Says that something lies over what is called so.
  func coveredError(_ label: String, under cover: Node) -> EventError {
    let line = cover.writtenLine.map { " in line \($0)" } ?? ""
    let name = (cover as? FrameworkNode).map { $0.behavior.drawnName(of: $0.view) }
    return EventError(
      "no finger reaches \(Event.quoted(label)): \(name ?? "what")\(line) lies over it and takes "
        + "the touches; allowsHitTesting(false) would let them through")
  }

  /// `contentShape(Rectangle())`, and the like.
  fileprivate func isRectangular(_ modifier: ModifierNode) -> Bool {
    guard modifier.modifier.name == "contentShape",
      case .view(.framework(let shape))? = modifier.modifier.arguments["shape"]
    else { return false }
    return (homes.behavior(of: shape.name) as? DrawnView)?.isRectangle ?? false
  }
}

extension Node {
  /// Whether anything stands in front of it that is no screen of its own. Most things are never
  /// covered, and for them nothing is laid out.
  fileprivate var mayBeCovered: Bool {
    var inner = self
    while let outer = inner.parent {
      if (outer as? StageNode)?.isDetached == true { return false }
      if outer.isPile, tree.hasDepths || !isFrontmost(in: outer) { return true }
      if outer.isOverlay, outer.children.first === inner, outer.children.count > 1 { return true }
      inner = outer
    }
    return false
  }

  /// Whether it is, or belongs to, what a pile shows in front.
  fileprivate func isFrontmost(in pile: Node) -> Bool {
    var front: Node = pile
    while let last = front.children.last {
      front = last
      if front is FrameworkNode || front is ModifierNode || front is InstanceNode { break }
    }
    return front === self || isBelow(front)
  }

  fileprivate var isPile: Bool {
    guard let view = self as? FrameworkNode else { return false }
    return (view.behavior as? StackBehavior)?.arrangement == .pile
  }

  fileprivate var isOverlay: Bool {
    ((self as? ModifierNode)?.behavior as? LayeringBehavior)?.isInFront ?? false
  }

  fileprivate var isListOfRows: Bool {
    (self as? FrameworkNode)?.behavior.rowRole == .list
  }

  /// Whether a modifier turns or scales what it is put on.
  fileprivate var isDrawnElsewhere: Bool {
    (self as? ModifierNode).map { $0.behavior.changesOnlyThePicture($0) } ?? false
  }

  /// Whether a modifier leaves only a part of what it is put on, of a shape of its own.
  fileprivate var cutsCorners: Bool {
    guard let modifier = self as? ModifierNode else { return false }
    if let layering = modifier.behavior as? LayeringBehavior { return layering.isMask }
    return modifier.modifier.movement == .clip && !modifier.modifier.arguments.isEmpty
  }
}

extension LayoutItem {
  /// The nodes that it is laid out for, from the inside.
  fileprivate var owners: [Node] { appearance?.layers.map(\.node) ?? [] }

  /// Whether its place rests on nothing that another font or system would change.
  fileprivate var isSure: Bool { placement?.rests.all.isSubset(of: [.screen, .measured]) ?? false }

  /// What is drawn over one of the items in it.
  fileprivate func itemsInFront(of inner: LayoutItem) -> [LayoutItem] {
    guard let index = children.firstIndex(where: { $0 === inner }) else { return [] }
    if algorithm is DepthStack {
      let depth = inner.depth
      return children.enumerated().filter { other, child in
        child.depth > depth || child.depth == depth && other > index
      }.map(\.element)
    }
    guard algorithm is Layers, index == 0, owners.contains(where: \.isOverlay) else { return [] }
    return Array(children.dropFirst())
  }
}

extension Rectangle {
  /// Whether each place of it lies in one of the parts, as far as five by five tell.
  fileprivate func isCovered(by parts: [Rectangle]) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let shares = [0.02, 0.26, 0.5, 0.74, 0.98]
    return shares.allSatisfy { across in
      shares.allSatisfy { down in
        let point = Point(
          x: origin.x + size.width * across, y: origin.y + size.height * down)
        return parts.contains { $0.contains(point) }
      }
    }
  }

  private func contains(_ point: Point) -> Bool {
    Axis.allCases.allSatisfy { start($0) <= point[$0] && point[$0] <= end($0) }
  }
}

extension Look {
  /// The parts of a frame that it fills, whatever can be seen through it.
  fileprivate func fullParts(of frame: Rectangle) -> [Rectangle] {
    switch self {
    case .filled(let outline, let tint) where !tint.isClear: outline.fullParts(of: frame)
    case .gradient(let outline, _): outline.fullParts(of: frame)
    default: []
    }
  }
}

extension Outline {
  fileprivate func fullParts(of frame: Rectangle) -> [Rectangle] {
    switch self {
    case .rectangle: [frame]
    case .rounded(let radius):
      [
        frame.inset(by: EdgeInsets(top: radius, bottom: radius)),
        frame.inset(by: EdgeInsets(leading: radius, trailing: radius)),
      ]
    case .capsule, .ellipse, .circle: []
    }
  }
}
