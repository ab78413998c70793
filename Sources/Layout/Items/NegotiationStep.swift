/// One step of the negotiation between a container and its children, as it is told to whoever
/// watches. It is told of an item: the child.
public struct NegotiationStep: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The container around offers the item something.
    case propose
    /// The item says how large it will be.
    case choose
    /// The container around has put it somewhere.
    case place
  }

  public let kind: Kind
  public let proposal: Proposal
  /// What was chosen; of a proposal nothing yet.
  public let size: Size?
  /// Where the item's corner is in the coordinates of the container around; of a place only.
  public let origin: Point?
  public let reason: Reason
  public let rule: Rule
  /// Whether the answer had been given before and was remembered, so that nothing below was asked.
  public let isRemembered: Bool
}
