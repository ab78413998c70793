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
