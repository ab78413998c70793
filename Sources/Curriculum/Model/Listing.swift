/// A Swift listing. `swift id=NAME`; with `norun` one that is no whole program, with `hidden` one that
/// is not shown where it stands.
public struct Listing: Sendable {
  public var id: String?
  public var source: String
  /// The place of its first line of code; line numbers of the listing itself start at 1.
  public var position: Position
  /// Whether the machine can put it on a screen.
  public var isProgram: Bool
  /// Whether it is part of an exercise, and would give it away.
  public var isHidden: Bool

  public init(
    id: String?, source: String, position: Position, isProgram: Bool = true,
    isHidden: Bool = false
  ) {
    self.id = id
    self.source = source
    self.position = position
    self.isProgram = isProgram
    self.isHidden = isHidden
  }
}
