import GRDB
import Recall

/// The scheduler of each card: all alike, but for the chance of recall that the learner wants of
/// what the card is about.
struct Scheduling {
  /// Of cards about nothing in particular.
  let standard: Scheduler
  private let retentions: [String: Double]
  private let concepts: [String: [String]]

  /// Reads what any card needs.
  init(_ database: Database) throws {
    standard = try SettingRow.scheduler(database)
    retentions = try SettingRow.retentions(database)
    // Most learners want the same of everything.
    concepts = retentions.isEmpty ? [:] : try CardRow.concepts(database)
  }

  /// Reads what one card needs.
  init(_ database: Database, card: String) throws {
    standard = try SettingRow.scheduler(database)
    retentions = try SettingRow.retentions(database)
    concepts =
      retentions.isEmpty
      ? [:] : try CardRow.concepts(database, where: "card = ?", arguments: [card])
  }

  /// The scheduler of a card, by its present identifier. Of several wishes the highest counts.
  func scheduler(of card: String) -> Scheduler {
    let wished = (concepts[card] ?? []).compactMap { retentions[$0] }.max()
    guard let wished else { return standard }
    return Scheduler(
      weights: standard.formulas.weights, desiredRetention: wished,
      learningSteps: standard.learningSteps, relearningSteps: standard.relearningSteps,
      maximumInterval: standard.maximumInterval, isFuzzed: standard.isFuzzed)
  }
}

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
