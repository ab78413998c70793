import GRDB
import Recall

extension CardStore {
  /// The scheduler that a card's state was made with: that of the store, with the retention wished
  /// for what the card is about.
  public func scheduler(ofCard id: String) throws(CardStoreError) -> Scheduler {
    try read { database in
      let card = try CardRow.present(database, id)
      return try Scheduling(database, card: card).scheduler(of: card)
    }
  }

  /// The chance of recall at which cards about a concept come back, where the learner wants another
  /// than the scheduler's.
  public func retentions() throws(CardStoreError) -> [String: Double] {
    try read(SettingRow.retentions)
  }

  /// Wants another chance of recall for cards about a concept, or, with nil, no other than for all.
  /// The states of all cards are made anew.
  ///
  /// - Parameter retention: within ``Scheduler/retentions``; it is moved into them.
  public func setRetention(
    _ retention: Double?, ofConcept concept: String
  ) throws(CardStoreError) {
    try write { database in
      let range = Scheduler.retentions
      let text = retention.map { "\(min(max($0, range.lowerBound), range.upperBound))" }
      try SettingRow.store(database, SettingRow.retentionPrefix + concept, text)
      _ = try Derivation.rebuild(database)
    }
  }
}
