extension Queue {
  /// The same cards in an order in which neighbours share no concept, where that can be had.
  ///
  /// - Parameter concepts: What a card is about. Only cards that are asked are looked up.
  public func mixed(_ concepts: (QueueCard) throws -> [String]) rethrows -> Queue {
    let known = try entries.map { entry in
      var entry = entry
      entry.card.concepts = try concepts(entry.card)
      return entry
    }
    var mixed = self
    mixed.entries = known.filter { $0.reason == .step }
    for reason in [Reason.review, .new] {
      mixed.entries += Self.interleaved(
        known.filter { $0.reason == reason }, after: mixed.entries.last?.card.concepts ?? [])
    }
    return mixed
  }
}
