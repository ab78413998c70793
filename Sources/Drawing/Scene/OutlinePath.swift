extension Outline {
  /// Its line in a frame that begins at 0, 0, as SwiftUI draws it: from the right middle, or the top
  /// left corner, on, the way a clock goes.
  public func path(width: Double, height: Double) -> PathOutline {
    let side = min(width, height)
    switch self {
    case .rectangle: return Self.rounded(0, width, height)
    case .rounded(let radius): return Self.rounded(max(0, min(radius, side / 2)), width, height)
    case .capsule: return Self.rounded(max(0, side / 2), width, height)
    case .ellipse: return Self.ellipse(width / 2, height / 2, width / 2, height / 2)
    case .circle: return Self.ellipse(width / 2, height / 2, side / 2, side / 2)
    }
  }

  /// How far the controls of a quarter of a circle are from its ends, in radii.
  private static let quarter = 0.552_284_749_831

  private static func ellipse(
    _ x: Double, _ y: Double, _ across: Double, _ down: Double
  ) -> PathOutline {
    let (dx, dy) = (across * quarter, down * quarter)
    return PathOutline([
      .move(PathPoint(x + across, y)),
      .curve(
        PathPoint(x, y + down), PathPoint(x + across, y + dy), PathPoint(x + dx, y + down)),
      .curve(
        PathPoint(x - across, y), PathPoint(x - dx, y + down), PathPoint(x - across, y + dy)),
      .curve(
        PathPoint(x, y - down), PathPoint(x - across, y - dy), PathPoint(x - dx, y - down)),
      .curve(
        PathPoint(x + across, y), PathPoint(x + dx, y - down), PathPoint(x + across, y - dy)),
      .close,
    ])
  }

  private static func rounded(
    _ radius: Double, _ width: Double, _ height: Double
  ) -> PathOutline {
    let inset = radius * (1 - quarter)
    let (right, bottom) = (width, height)
    var path = PathOutline([.move(PathPoint(radius, 0)), .line(PathPoint(right - radius, 0))])
    func corner(_ end: PathPoint, _ first: PathPoint, _ second: PathPoint) {
      if radius > 0 { path.append(.curve(end, first, second)) }
    }
    corner(PathPoint(right, radius), PathPoint(right - inset, 0), PathPoint(right, inset))
    path.append(.line(PathPoint(right, bottom - radius)))
    corner(
      PathPoint(right - radius, bottom), PathPoint(right, bottom - inset),
      PathPoint(right - inset, bottom))
    path.append(.line(PathPoint(radius, bottom)))
    corner(
      PathPoint(0, bottom - radius), PathPoint(inset, bottom), PathPoint(0, bottom - inset))
    path.append(.line(PathPoint(0, radius)))
    corner(PathPoint(radius, 0), PathPoint(0, inset), PathPoint(inset, 0))
    path.append(.close)
    return path
  }
}
