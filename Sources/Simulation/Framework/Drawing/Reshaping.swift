import Drawing
import Foundation
import Layout

/// Modifiers of shapes that make another line of theirs: a part of it, or the same elsewhere.
struct ReshapingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "trim": ReshapingBehavior(.part), "inset": ReshapingBehavior(.inset),
    "scale": ReshapingBehavior(.scale), "rotation": ReshapingBehavior(.turn),
  ]

  enum Kind { case part, inset, scale, turn }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var isAnimatable: Bool { true }

  func dress(_ dress: inout Dress, by node: ModifierNode) {
    let arguments = LayoutArguments(node.shownArguments, in: node.tree, at: node.modifier.place)
    // Modifiers are met from the outside to the inside, and change a shape the other way round.
    dress.lineChanges.insert(reshaping(arguments), at: 0)
  }

  private func reshaping(_ arguments: LayoutArguments) -> LineChange {
    let anchor = arguments.unitPoint("anchor") ?? .center
    switch kind {
    case .part: return .part(arguments.length("from") ?? 0, arguments.length("to") ?? 1)
    case .inset: return .inset(arguments.length("by") ?? 0)
    case .scale:
      let both = arguments.length("scale") ?? 1
      return .scaled(arguments.length("x") ?? both, arguments.length("y") ?? both, anchor)
    case .turn:
      let angle = arguments.arguments["angle"].flatMap { arguments.number("degrees", of: $0) }
      return .turned(degrees: angle ?? 0, anchor)
    }
  }
}

extension PathOutline {
  /// The line changed, in a frame of a size.
  func reshaped(_ change: LineChange, in size: Size) -> PathOutline {
    switch change {
    case .part(let start, let end): return trimmed(from: start, to: end)
    case .inset: return self
    case .scaled(let x, let y, let anchor):
      return around(anchor, in: size) { PathPoint($0.x * x, $0.y * y) }
    case .turned(let degrees, let anchor):
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      return around(anchor, in: size) {
        PathPoint($0.x * cosine - $0.y * sine, $0.x * sine + $0.y * cosine)
      }
    }
  }

  private func around(
    _ anchor: UnitPoint, in size: Size, _ move: (PathPoint) -> PathPoint
  ) -> PathOutline {
    let middle = anchor.point(in: size)
    return mapped { point in
      let changed = move(PathPoint(point.x - middle.x, point.y - middle.y))
      return PathPoint(changed.x + middle.x, changed.y + middle.y)
    }
  }
}

extension Outline {
  /// The same as far inside: its corners are as much sharper.
  func inside(by inset: Double) -> Outline {
    if case .rounded(let radius) = self { .rounded(max(0, radius - inset)) } else { self }
  }

  /// Its line in a frame of a size, as far inside as is said.
  func path(in size: Size, inset: Double) -> PathOutline {
    let inner = inside(by: inset).path(
      width: max(0, size.width - 2 * inset), height: max(0, size.height - 2 * inset))
    return inner.mapped { PathPoint($0.x + inset, $0.y + inset) }
  }
}
