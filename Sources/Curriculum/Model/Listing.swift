/// A Swift listing. `swift id=NAME`.
public struct Listing: Sendable {
  public var id: String?
  public var source: String
  /// The place of its first line of code; line numbers of the listing itself start at 1.
  public var position: Position

  public init(id: String?, source: String, position: Position) {
    self.id = id
    self.source = source
    self.position = position
  }
}
