import CardStore
import Recall

extension StudyStatistics {
  /// How long was answered. Of one answer at most ten minutes count.
  public struct Time: Codable, Sendable, Equatable {
    public var seconds: Double
    /// Of the days on which something was answered; missing without any.
    public var secondsPerDay: Double?
    /// Of the answer in the middle; missing without any.
    public var medianSeconds: Double?
    /// The seconds of each day on which something was answered.
    public var perDay: [Day]

    public struct Day: Codable, Sendable, Equatable {
      /// `2026-09-21`
      public var day: String
      public var seconds: Double
    }
  }

  /// How many answers were right of those that were given so sure.
  public struct Sureness: Codable, Sendable, Equatable {
    /// `guess`, `sure` or `certain`.
    public var sureness: String
    public var right: Part

    /// One for each sureness, the least sure first.
    static func all(_ shares: [Answer.Sureness: Share]) -> [Sureness] {
      Answer.Sureness.allCases.map {
        Sureness(sureness: $0.rawValue, right: Part(shares[$0] ?? Share(count: 0, total: 0)))
      }
    }
  }

  /// A card that is hard to keep.
  public struct Hard: Codable, Sendable, Equatable {
    public var card: String
    /// 1 to 10, as FSRS estimates it.
    public var difficulty: Double
    public var lapses: Int
    /// Of all graded answers to it.
    public var recalled: Part
  }
}

extension StudyStatistics.Time {
  init(_ spent: TimeSpent) {
    seconds = Double(spent.total) / 1000
    secondsPerDay = spent.perDay.isEmpty ? nil : seconds / Double(spent.perDay.count)
    medianSeconds = spent.median.map { Double($0) / 1000 }
    perDay = spent.perDay.sorted { $0.key < $1.key }.map {
      Day(day: CivilDate($0.key).text, seconds: Double($0.value) / 1000)
    }
  }
}

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
        recalled: StudyStatistics.Part($0.recalled))
    }
  }
}
