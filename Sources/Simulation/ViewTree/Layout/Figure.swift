import Layout

/// Something that has a place on the screen: a view of the program, one of SwiftUI's, or a modifier
/// that sizes, moves or draws.
final class Figure {
  let node: Node
  /// `HStack`, `Card`, `.padding`
  let name: String
  /// What is laid out for it; of a view of the program whatever its body is made of.
  let items: [LayoutItem]
  private let ownChildren: [Figure]
  /// What `.accessibilityIdentifier` says.
  var identifier: String?

  init(_ name: String, _ node: Node, _ items: [LayoutItem], _ children: [Figure]) {
    self.node = node
    self.name = name
    self.items = items
    ownChildren = children
  }

  /// What stands in it. Of some views that is known only when their size is.
  var children: [Figure] {
    guard !isInstance else { return ownChildren }
    return (node as? any LateContent)?.lateFigures
      ?? node.layoutMemory?.pieces.lazy?.figures ?? ownChildren
  }

  /// Whether it stands for a view of the program.
  var isInstance: Bool { node is InstanceNode }

  /// Whether it keeps its place and is not seen.
  var isHidden: Bool { (node as? ModifierNode)?.modifier.hides ?? false }

  /// Where the program says it.
  var place: SourcePlace? { node.writtenPlace }

  /// What its size rests on.
  var rests: Dependencies {
    items.reduce(into: []) { $0.formUnion($1.placement?.rests.all ?? []) }
  }

  /// Where it stands on the screen: around everything that it is made of; nil if that is nowhere.
  var frame: Rectangle? {
    let frames = items.compactMap(\.frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

/// A view whose content is described while the screen is laid out.
protocol LateContent: Node {
  var lateFigures: [Figure] { get }
}

/// What stands at a place of the tree, for the container around it: nothing for an `if` that is not
/// taken, several things for a `ForEach` (Y4, Y5).
struct Pieces {
  var items: [LayoutItem] = []
  var figures: [Figure] = []
  /// What stands in the lazy container that it is, if it is one.
  var lazy: LazyContent?
  /// What stands in its bar.
  var bar: LayoutItem?
  /// What stands in the bar at its bottom.
  var bottomBar: LayoutItem?

  init(
    items: [LayoutItem] = [], figures: [Figure] = [], lazy: LazyContent? = nil
  ) {
    self.items = items
    self.figures = figures
    self.lazy = lazy
  }

  /// Something written before other things.
  init(heading: LayoutItem, of node: Node, above others: Pieces = Pieces()) {
    self = others
    items.insert(heading, at: 0)
    figures.insert(Figure(FrameworkView.textName, node, [heading], []), at: 0)
  }

  /// What is in it, and in its bars.
  var all: [LayoutItem] { items + [bar, bottomBar].compactMap(\.self) }

  /// What is seen as one thing; nil if there is nothing.
  var figure: Figure? {
    guard let first = figures.first else { return nil }
    return figures.count == 1
      ? first : Figure(FrameworkContainer.column.rawValue, first.node, items, figures)
  }

  /// Wraps each thing by itself (Y5), and shows what is added to it after it. What stays the same
  /// shows no figure of its own.
  func wrapped(
    as name: String, by node: Node, _ wrap: (LayoutItem) throws -> (LayoutItem, added: [Figure])
  ) rethrows -> Pieces {
    let wrapped = try items.map(wrap)
    guard !zip(items, wrapped).allSatisfy({ $0 === $1.0 }) else { return self }
    let made = wrapped.map(\.0)
    guard items.count == figures.count else {
      return Pieces(
        items: made, figures: [Figure(name, node, made, figures + wrapped.flatMap(\.added))])
    }
    return Pieces(
      items: made,
      figures: zip(wrapped, figures).map { Figure(name, node, [$0.0], [$1] + $0.added) })
  }
}

extension Rectangle {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rectangle) -> Rectangle {
    let x = min(origin.x, other.origin.x)
    let y = min(origin.y, other.origin.y)
    return Rectangle(
      x: x, y: y, width: max(end(.horizontal), other.end(.horizontal)) - x,
      height: max(end(.vertical), other.end(.vertical)) - y)
  }
}

extension Modifier {
  /// `.hidden()`, and what is wholly transparent: nobody sees, reads or touches it.
  var hides: Bool {
    name == "hidden" || name == "opacity" && arguments["opacity"] == .double(0)
  }
}
