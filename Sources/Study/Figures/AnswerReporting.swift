import CardStore
import Recall

extension StudySession {
  /// How many of the hardest cards are told.
  private static let hardest = 10

  func time(since: Int) throws -> StudyStatistics.Time {
    StudyStatistics.Time(try store.timeSpent(since: since, calendar: clock.calendar))
  }

  func calibration(since: Int) throws -> [StudyStatistics.Sureness] {
    StudyStatistics.Sureness.all(try store.calibration(since: since))
  }

  func hardestCards() throws -> [StudyStatistics.Hard] {
    try store.hardestCards(limit: Self.hardest).map {
      StudyStatistics.Hard(
        card: $0.card, difficulty: $0.difficulty, lapses: $0.lapses,
        recalled: CountOfTotal($0.recalled))
    }
  }
}
