/// The screen of a listing at some moment.
public struct MockupScreen: Sendable, Equatable {
  /// The view that is put on it.
  public var root: String
  public var events: [String]
  /// In points; nil for what fits a mockup.
  public var width: Double?
  /// In points; nil for as high as the root, and an empty row above and below it.
  public var height: Double?

  public init(root: String, events: [String], width: Double? = nil, height: Double? = nil) {
    self.root = root
    self.events = events
    self.width = width
    self.height = height
  }

  /// The width of a mockup of 38 columns inside of its frame, in points.
  public static let usualWidth = 360.0

  /// Reads `360x200`, or a width alone; nil for anything else.
  static func size(_ text: String) -> (width: Double, height: Double?)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { Int($0) }.filter { (20...2_000).contains($0) }
    guard lengths.count == parts.count, let width = lengths.first, lengths.count <= 2 else {
      return nil
    }
    return (Double(width), lengths.count > 1 ? Double(lengths[1]) : nil)
  }
}

/// A drawn screen with callouts.
public struct Mockup: Sendable {
  public struct Callout: Sendable {
    public var number: Int
    public var text: Prose
    public var position: Position

    public init(number: Int, text: Prose, position: Position) {
      self.number = number
      self.text = text
      self.position = position
    }
  }

  public var id: String
  public var listing: String?
  /// What a person who does not see the drawing is told.
  public var alt: String
  public var callouts: [Callout]
  public var drawing: [String]
  /// The same with more room, shown in its place where there is as much; nil if there is none.
  public var wide: [String]?
  /// What it shows; nil for a diagram.
  public var screen: MockupScreen?
  public var position: Position

  public init(
    id: String, listing: String?, alt: String, callouts: [Callout], drawing: [String],
    screen: MockupScreen? = nil, position: Position
  ) {
    self.id = id
    self.listing = listing
    self.screen = screen
    self.alt = alt
    self.callouts = callouts
    self.drawing = drawing
    self.position = position
  }
}
