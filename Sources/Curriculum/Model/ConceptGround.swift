/// What one must have understood before a concept makes sense.
public struct ConceptGround: Sendable, Hashable {
  public var concept: String
  /// Other concepts; none for what begins.
  public var restsOn: [String]

  public init(concept: String, restsOn: [String]) {
    self.concept = concept
    self.restsOn = restsOn
  }
}
