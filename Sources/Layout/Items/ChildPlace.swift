/// Where a container puts a child.
public struct ChildPlace: Sendable {
  /// What the child is offered for good.
  public var proposal: Proposal
  /// Its top leading corner, in the coordinates of the container.
  public var origin: Point
  /// What it chose.
  public var size: Size
  public var reason: Reason
  /// Why it was offered this.
  public var offerReason: Reason

  public init(
    proposal: Proposal, origin: Point, size: Size, because reason: Reason,
    offered offerReason: Reason
  ) {
    self.proposal = proposal
    self.origin = origin
    self.size = size
    self.reason = reason
    self.offerReason = offerReason
  }
}

/// Where an item stands after a pass.
public struct Placement: Sendable {
  /// What it was placed with.
  public let proposal: Proposal
  /// Its top left corner in the coordinates of its parent.
  public internal(set) var origin: Point
  public let size: Size
  /// What its own choice rests on.
  public let rests: AxisDependencies
  /// Why it chose so.
  public let reason: Reason
  /// The rule by which it chose.
  public let rule: Rule
}
