import Recall

/// A card as the store knows it.
public struct StoredCard: Sendable, Hashable {
  /// `pack/item`, or `pack/item#n`.
  public var id: String
  /// `pack/item`: what siblings share.
  public var item: String
  /// nil for a card that is known from the log only.
  public var lesson: String?
  public var concepts: [String]
  public var fingerprint: String
  public var revision: Int
  /// Where it stands among the cards of the lessons, from 0.
  public var position: Int
  /// It left the lessons; it comes back with its memory if they do.
  public var isRetired: Bool
  /// The learner put it aside.
  public var isSuspended: Bool
  /// Lapses before the learner took the card back in: see ``CardStore/resume(_:at:)``.
  public var forgivenLapses: Int
  /// nil for a card never answered.
  public var memory: MemoryState?

  /// What the queue needs of it.
  public var queueCard: QueueCard {
    QueueCard(
      id: id, item: item, concepts: concepts, memory: memory, isSuspended: isSuspended,
      isRetired: isRetired, forgivenLapses: forgivenLapses)
  }
}
