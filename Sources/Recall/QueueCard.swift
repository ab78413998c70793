/// A card as far as the queue cares.
public struct QueueCard: Sendable, Hashable {
  /// `pack/item`, or `pack/item#n` for a cloze deletion.
  public var id: String
  /// Cards with the same item are siblings: one gives the other away.
  public var item: String
  /// What it is about: see neighbours in a queue share none, if possible.
  public var concepts: [String]
  /// nil for a card never answered.
  public var memory: MemoryState?
  /// The learner put it aside.
  public var isSuspended: Bool
  /// It left the lessons.
  public var isRetired: Bool
  /// Lapses that a learner who took the card back in has forgiven it.
  public var forgivenLapses: Int

  public init(
    id: String, item: String, concepts: [String] = [], memory: MemoryState? = nil,
    isSuspended: Bool = false, isRetired: Bool = false, forgivenLapses: Int = 0
  ) {
    self.id = id
    self.item = item
    self.concepts = concepts
    self.memory = memory
    self.isSuspended = isSuspended
    self.isRetired = isRetired
    self.forgivenLapses = forgivenLapses
  }
}
