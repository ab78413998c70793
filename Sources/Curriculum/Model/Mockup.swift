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
  public var position: Position

  public init(
    id: String, listing: String?, alt: String, callouts: [Callout], drawing: [String],
    position: Position
  ) {
    self.id = id
    self.listing = listing
    self.alt = alt
    self.callouts = callouts
    self.drawing = drawing
    self.position = position
  }
}
