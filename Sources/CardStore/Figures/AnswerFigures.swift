import GRDB
import Recall

/// How long was answered, of the time that counts: see ``longestAnswer``.
public struct TimeSpent: Sendable, Hashable {
  /// Of an answer, more milliseconds than these do not count: nobody sat there.
  public static let longestAnswer = 600_000

  /// Milliseconds, all days together.
  public var total = 0
  /// Milliseconds of each day on which something was answered.
  public var perDay: [StudyDay: Int] = [:]
  /// Milliseconds of the answer in the middle; nil without answers.
  public var median: Int?

  public init() {}
}

/// A card that is hard to keep.
public struct HardCard: Sendable, Hashable {
  public var card: String
  /// 1 to 10, as FSRS estimates it.
  public var difficulty: Double
  public var lapses: Int
  /// Of all its graded answers, how many recalled it.
  public var recalled: Share
}

extension CardStore {
  /// How long was answered since a time.
  public func timeSpent(since time: Int, calendar: StudyCalendar) throws(CardStoreError)
    -> TimeSpent
  {
    try read { try AnswerFigures(database: $0, since: time).timeSpent(calendar) }
  }

  /// For each sureness, how many answers given with it since a time were right.
  public func calibration(since time: Int) throws(CardStoreError) -> [Answer.Sureness: Share] {
    try read { try AnswerFigures(database: $0, since: time).calibration() }
  }

  /// The answered cards of the lessons that are hardest to keep: the most difficult first, of
  /// equally difficult ones those that lapsed most often.
  public func hardestCards(limit: Int) throws(CardStoreError) -> [HardCard] {
    try read { try AnswerFigures(database: $0, since: 0).hardest(limit) }
  }
}

/// Figures of the answers since a time that were not taken back.
private struct AnswerFigures {
  let database: Database
  let since: Int

  private static let counts = """
    kind IN (\(LogEntry.answerKinds)) AND \(LogEntry.stands)
    """

  func timeSpent(_ calendar: StudyCalendar) throws -> TimeSpent {
    var spent = TimeSpent()
    var durations: [Int] = []
    // In the order of time, a day is looked up once.
    var day = StudyDay(number: 0)
    var span = 0..<0
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT time, IFNULL(duration, 0) AS duration FROM log
        WHERE \(Self.counts) AND time >= ? ORDER BY time
        """, arguments: [since])
    while let row = try rows.next() {
      let time: Int = try row.get("time")
      let duration: Int = try row.get("duration")
      if !span.contains(time) {
        day = calendar.day(of: time.secondsFromMilliseconds)
        span = calendar.start(of: day) * 1000..<calendar.start(of: day.advanced(by: 1)) * 1000
      }
      durations.append(duration)
      spent.perDay[day, default: 0] += max(0, min(duration, TimeSpent.longestAnswer))
    }
    spent.total = spent.perDay.values.reduce(0, +)
    spent.median = durations.median
    return spent
  }

  func calibration() throws -> [Answer.Sureness: Share] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT sureness, SUM(is_right) AS count, COUNT(*) AS total FROM log
        WHERE \(Self.counts) AND time >= ? AND sureness IS NOT NULL GROUP BY sureness
        """, arguments: [since]
    ).reduce(into: [:]) { shares, row in
      guard let sureness = Answer.Sureness(rawValue: try row.get("sureness")) else { return }
      shares[sureness] = Share(count: try row.get("count") ?? 0, total: try row.get("total"))
    }
  }

  func hardest(_ limit: Int) throws -> [HardCard] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, difficulty, lapses FROM card WHERE NOT is_retired AND stability IS NOT NULL
        ORDER BY difficulty DESC, lapses DESC, id LIMIT ?
        """, arguments: [limit]
    ).map { row in
      HardCard(
        card: try row.get("id"), difficulty: try row.get("difficulty") ?? 1,
        lapses: try row.get("lapses") ?? 0, recalled: try recalled(row.get("id")))
    }
  }

  private func recalled(_ card: String) throws -> Share {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT IFNULL(SUM(grade > 1), 0) AS count, COUNT(*) AS total FROM log
        WHERE \(Self.counts) AND grade IS NOT NULL
          AND (card = :card OR card IN (SELECT former FROM alias WHERE card = :card))
        """, arguments: ["card": card])
    return Share(count: row?["count"] ?? 0, total: row?["total"] ?? 0)
  }
}

extension [Int] {
  /// The one in the middle, or the mean of the two there, rounded down; nil of none.
  var median: Int? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? sorted[middle] : sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2
  }
}
