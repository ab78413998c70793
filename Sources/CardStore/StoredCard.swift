import Recall

/// A card as the store knows it.
public struct StoredCard: Sendable, Hashable {
  public var id: String
  public var item: String
  /// nil for a card that is known from the log only.
  public var lesson: String?
  public var concepts: [String]
  public var fingerprint: String
  public var revision: Int
  /// Where it stands among the cards of the lessons, from 0.
  public var position: Int
  public var isRetired: Bool
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
