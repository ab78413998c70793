/// What the guide says and the machine does not do.
public struct Contradiction: Codable, Sendable, Equatable {
  public var line: Int
  public var rule: String
  public var says: String
  public var does: String
}
