import Drawing
import Motion

/// How something comes on the screen and leaves it: SwiftUI's `AnyTransition`.
indirect enum TransitionEffect: Sendable, Equatable {
  case identity
  /// From a part of its strength.
  case fading(from: Double)
  /// From parts of its width and height, about a point of it.
  case scale(across: Double, down: Double, x: Double, y: Double)
  /// Over one of its edges, as far as it is large.
  case move(TransitionEdge)
  /// By some points.
  case offset(x: Double, y: Double)
  case combined(TransitionEffect, TransitionEffect)
  case asymmetric(insertion: TransitionEffect, removal: TransitionEffect)
  /// One that the program declares, and what it does.
  case named(String, TransitionEffect)

  static let opacity = fading(from: 0)

  /// In at the leading edge, out at the trailing one (documented).
  static let slide = asymmetric(insertion: .move(.leading), removal: .move(.trailing))

  /// One side of it, where it has two.
  func side(isInsertion: Bool) -> TransitionEffect {
    switch self {
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).side(isInsertion: isInsertion)
    case .combined(let one, let other):
      .combined(one.side(isInsertion: isInsertion), other.side(isInsertion: isInsertion))
    case .named(let name, let effect): .named(name, effect.side(isInsertion: isInsertion))
    default: self
    }
  }

  /// What is seen of a thing that is there to some part.
  ///
  /// - Parameters:
  ///   - presence: 1 of what is there, 0 of what is away.
  ///   - group: Where all of what comes or leaves together stands.
  /// - Returns: Nil where nothing is seen.
  func shown(_ thing: Thing, presence: Double, group: Area) -> Thing? {
    let away = 1 - presence
    switch self {
    case .identity: return thing
    case .fading(let least):
      let share = min(max(least + (1 - least) * presence, 0), 1)
      guard let look = thing.look.fading(to: share) else { return nil }
      return thing.with(look)
    case .scale(let across, let down, let x, let y):
      let (width, height) = (across + (1 - across) * presence, down + (1 - down) * presence)
      guard min(width, height) >= 0.02 else { return nil }
      return thing.scaled(across: width, down: height, about: group.point(x, y))
    case .move(let edge):
      return thing.moved(
        x: away * group.width * edge.x, y: away * group.height * edge.y)
    case .offset(let x, let y): return thing.moved(x: away * x, y: away * y)
    case .combined(let one, let other):
      return one.shown(thing, presence: presence, group: group).flatMap {
        other.shown($0, presence: presence, group: group)
      }
    case .asymmetric(let insertion, _):
      return insertion.shown(thing, presence: presence, group: group)
    case .named(_, let effect): return effect.shown(thing, presence: presence, group: group)
    }
  }

  /// As the source says it.
  var name: String {
    switch self {
    case .identity: "identity"
    case .fading: "opacity"
    case .scale: "scale"
    case .move(let edge): "move(edge: .\(edge.rawValue))"
    case .offset: "offset"
    case .named(let name, _): name
    case .combined(let one, let other): "\(one.name) with \(other.name)"
    case .asymmetric(let insertion, let removal):
      self == .slide ? "slide" : "asymmetric: in by \(insertion.name), out by \(removal.name)"
    }
  }
}

/// An edge over which something comes and leaves.
enum TransitionEdge: String, Sendable {
  case top, bottom, leading, trailing

  var x: Double { self == .leading ? -1 : self == .trailing ? 1 : 0 }
  var y: Double { self == .top ? -1 : self == .bottom ? 1 : 0 }

  var opposite: TransitionEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Thing {
  fileprivate func with(_ look: Look) -> Thing {
    var copy = self
    copy.look = look
    return copy
  }

  fileprivate func moved(x: Double, y: Double) -> Thing {
    var copy = self
    copy.frame = Area(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    return copy
  }

  fileprivate func scaled(
    across: Double, down: Double, about point: (x: Double, y: Double)
  ) -> Thing {
    var copy = self
    copy.frame = Area(
      x: point.x + (frame.x - point.x) * across, y: point.y + (frame.y - point.y) * down,
      width: frame.width * across, height: frame.height * down)
    return copy
  }
}

extension Area {
  /// A point inside, in parts of the whole.
  fileprivate func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (self.x + width * x, self.y + height * y)
  }
}
