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
  var isHidden: Bool { node.hidesContent }

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
