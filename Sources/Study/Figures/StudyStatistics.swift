import CardStore
import Recall

/// What `tutor stats` tells. The names of the fields are those of `--json`, and a contract.
public struct StudyStatistics: Codable, Sendable, Equatable {
  /// First answers of a day: how many recalled.
  public struct Recalled: Codable, Sendable, Equatable {
    public var new: CountOfTotal
    public var young: CountOfTotal
    public var mature: CountOfTotal
    /// The share that is aimed at, 0 to 1.
    public var goal: Double
  }

  public struct Predictions: Codable, Sendable, Equatable {
    public var right: CountOfTotal
    public var certainAndWrong: Int
  }

  public struct DayCount: Codable, Sendable, Equatable {
    /// `2026-09-21`
    public var day: String
    /// 0 for Monday.
    public var weekday: Int
    public var count: Int
  }

  /// How often a misconception was picked of how often it was offered: earlier, and in the last 14
  /// days.
  public struct Misconception: Codable, Sendable, Equatable {
    public var slug: String
    public var then: CountOfTotal
    public var lately: CountOfTotal
  }

  /// The version of this layout.
  public var format = 1
  /// The days that ``reviews``, ``recall``, ``predictions``, ``time`` and ``calibration`` look back
  /// over.
  public var days: Int
  public var reviews: Int
  public var recall: Recalled
  public var predictions: Predictions
  /// Ten days from tomorrow.
  public var due: [DayCount]
  /// Twelve weeks of Mondays to Sundays, the current week last; days to come count 0.
  public var heatmap: [DayCount]
  public var misconceptions: [Misconception]
  public var streak: Int
  public var restDays: Int
  /// Of the days that were looked back over.
  public var time: Time
  /// The least sure answers first, of the days that were looked back over.
  public var calibration: [Sureness]
  /// The hardest first, at most ten.
  public var hardest: [Hard]
}

/// What `tutor due` tells.
public struct DueReport: Codable, Sendable, Equatable {
  public var format = 1
  /// Steps and reviews to be asked now.
  public var due: Int
  /// New cards that today's limit still allows, of lessons already read.
  public var new: Int
  /// Learning steps that end later today.
  public var waiting: Int
  /// What is due now and not of today's plan is due tomorrow, too.
  public var dueTomorrow: Int
  /// The next moment at which something is due, seconds since 1970, if nothing is due now.
  public var nextDue: Int?

  /// What would be asked now, in that order: what is of today's plan first.
  public var cards: [Card]
  /// What of it there is time for today.
  public var plan: Plan

  /// A card of the queue, and why it is there.
  public struct Card: Codable, Sendable, Equatable {
    public var id: String
    /// `step`, `review` or `new`.
    public var reason: String
    /// The chance that it is still known, 0 to 1; nil for a new card.
    public var chance: Double?
    /// Days of study since its day; nil for a new card.
    public var overdue: Int?
  }

  /// The reviews of today's plan.
  public struct Plan: Codable, Sendable, Equatable {
    /// What the learner wants of today, and what of it is over.
    public var minutesPerDay: Int
    public var minutesSpent: Int
    /// That the reviews take.
    public var minutes: Int
    /// Steps and reviews, and new cards, for which there is time.
    public var due: Int
    public var new: Int
    /// Due, but not of today, and the days after today until nothing waits; missing if that cannot
    /// be foretold.
    public var later: Int
    public var days: Int?
    /// Missed so often today that they wait until tomorrow.
    public var putOff: Int
  }

  /// Whether there is something to do today: what waits for another day is not.
  public var isAnythingDue: Bool { plan.due > 0 }
}

extension StudyStatistics {
  /// How long was answered. Of one answer at most ten minutes count.
  public struct Time: Codable, Sendable, Equatable {
    public var seconds: Double
    /// Of the days on which something was answered; missing without any.
    public var secondsPerDay: Double?
    /// Of the answer in the middle; missing without any.
    public var medianSeconds: Double?
    /// The seconds of each day on which something was answered.
    public var perDay: [DayTime]

    public struct DayTime: Codable, Sendable, Equatable {
      /// `2026-09-21`
      public var day: String
      public var seconds: Double
    }
  }

  /// How many answers were right of those that were given so sure.
  public struct Sureness: Codable, Sendable, Equatable {
    /// `guess`, `sure` or `certain`.
    public var sureness: String
    public var right: CountOfTotal

    /// One for each sureness, the least sure first.
    static func all(_ shares: [Answer.Sureness: Share]) -> [Sureness] {
      Answer.Sureness.allCases.map {
        Sureness(
          sureness: $0.rawValue, right: CountOfTotal(shares[$0] ?? Share(count: 0, total: 0)))
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
    public var recalled: CountOfTotal
  }
}

extension StudyStatistics.Time {
  init(_ spent: TimeSpent) {
    seconds = Double(spent.total) / 1000
    secondsPerDay = spent.perDay.isEmpty ? nil : seconds / Double(spent.perDay.count)
    medianSeconds = spent.median.map { Double($0) / 1000 }
    perDay = spent.perDay.sorted { $0.key < $1.key }.map {
      DayTime(day: CivilDate($0.key).text, seconds: Double($0.value) / 1000)
    }
  }
}
