/// Something on a screen: where it stands, and what it looks like.
public struct Thing: Sendable, Hashable {
  /// What keeps its number from one picture to the next, and which of its parts this is.
  public struct Identity: Sendable, Hashable {
    public var number: Int
    public var part: Int

    public init(number: Int, part: Int) {
      self.number = number
      self.part = part
    }
  }

  public var identity: Identity
  /// In points, in the whole area.
  public var frame: Area
  /// Beyond this nothing of it is seen; nil if it is nowhere cut but by the screen.
  public var clip: Area?
  public var look: Look
  /// Where the source says it; nil if nothing does.
  public var line: Int?
  /// Whether it is read from right to left: what stands at its leading edge is on the right.
  public var isMirrored: Bool

  public init(
    _ look: Look, in frame: Area, clip: Area? = nil, identity: Identity, line: Int? = nil,
    isMirrored: Bool = false
  ) {
    self.isMirrored = isMirrored
    self.look = look
    self.frame = frame
    self.clip = clip
    self.identity = identity
    self.line = line
  }
}

/// What is drawn: things from back to front on a screen.
public struct Scene: Sendable, Hashable {
  /// What is around the picture.
  public enum Edge: Sendable, Hashable {
    /// The corners of a phone, with a line for the clock and a bar at the bottom.
    case phone
    case plain
  }

  /// In points.
  public var width: Double
  public var height: Double
  public var edge: Edge
  public var things: [Thing]
  /// Where the root of all stands.
  public var root: Area

  /// - Parameter things: From back to front.
  public init(width: Double, height: Double, edge: Edge, things: [Thing], root: Area? = nil) {
    self.width = width
    self.height = height
    self.edge = edge
    self.things = things
    self.root = root ?? Area(x: 0, y: 0, width: width, height: height)
  }
}
