/// Lines and curves of a program as they are seen.
public struct DrawnPath: Sendable, Hashable {
  public enum Paint: Sendable, Hashable {
    case filled(Tint)
    /// A line of a width in points.
    case stroked(Tint?, width: Double)
  }

  public var outline: PathOutline
  public var paint: Paint

  public init(_ outline: PathOutline, _ paint: Paint) {
    self.outline = outline
    self.paint = paint
  }

  /// No line is broader, in points.
  private static let broadest = 1e6

  var lineWidth: Double {
    guard case .stroked(_, let width) = paint, width > 0 else { return 0 }
    return min(width, Self.broadest)
  }

  /// The other way round in a frame of a width: as a shape is drawn where lines are read from right
  /// to left.
  public func mirrored(in width: Double) -> DrawnPath {
    DrawnPath(outline.mapped { PathPoint(width - $0.x, $0.y) }, paint)
  }

  func fading(to share: Double) -> DrawnPath {
    switch paint {
    case .filled(let tint): DrawnPath(outline, .filled(tint.fading(to: share)))
    case .stroked(let tint, let width):
      DrawnPath(outline, .stroked(tint?.fading(to: share), width: width))
    }
  }
}

/// One of several looks that make up a thing.
public struct LookPart: Sendable, Hashable {
  public var look: Look
  /// From the top left corner of the thing, in points.
  public var frame: Area

  public init(_ look: Look, in frame: Area) {
    self.look = look
    self.frame = frame
  }
}

extension Thing {
  /// What it is made of: itself, or the parts of its look, where they are seen.
  var parts: [Thing] {
    guard case .parts(let parts) = look else { return [self] }
    let clip = clip.map { $0.intersection(frame) } ?? frame
    return parts.map { part in
      var thing = self
      thing.look = part.look
      // It was drawn by itself, in places of its own.
      thing.isMirrored = false
      thing.clip = clip
      thing.frame = Area(
        x: frame.x + part.frame.x, y: frame.y + part.frame.y, width: part.frame.width,
        height: part.frame.height)
      return thing
    }
  }
}

extension Look {
  /// Where something of it is seen, if it stands in a frame: what a program draws may go beyond.
  func reach(in frame: Area) -> Area {
    switch self {
    case .path(let path):
      guard let bounds = path.outline.bounds(lineWidth: path.lineWidth) else { return frame }
      return frame.union(
        Area(
          x: frame.x + bounds.x, y: frame.y + bounds.y, width: bounds.width,
          height: bounds.height))
    default: return frame
    }
  }
}
