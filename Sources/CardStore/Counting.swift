import GRDB
import Recall

/// Counts over the log since some time. They stay quick over years of answers because nothing but
/// an index is read: what was taken back is counted along with the rest, and then subtracted.
struct Counting {
  let database: Database
  /// Milliseconds since 1970.
  let since: Int
  /// Where to stop, for instance at the end of a day.
  var until = Int.max

  /// How many answers were given, predictions included.
  func answers() throws -> Int {
    let all = "SELECT COUNT(*) FROM log WHERE \(Self.isAnswer) AND \(Self.isWithin)"
    let statement = try database.cachedStatement(
      sql: "SELECT (\(all)) - (\(all) AND \(Self.isTakenBack))")
    return try Int.fetchOne(statement, arguments: arguments) ?? 0
  }

  /// Days in a row, up to a day. Years of days are looked at one by one.
  static func streak(
    _ database: Database, to today: StudyDay, calendar: StudyCalendar
  ) throws -> Streak {
    // Of most days the first answer that is looked at stands.
    let hasAnswer = try database.makeStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM log
          WHERE \(isAnswer) AND time >= ? AND time < ? AND \(LogEntry.stands))
        """)
    return try Streak(today: today) { day in
      let span = Counting(database, day: day, calendar: calendar)
      return try Bool.fetchOne(hasAnswer, arguments: [span.since, span.until]) ?? false
    }
  }

  /// First answers to cards, and answers to cards in the review phase, by their interval. What was
  /// asked before it was due says nothing about the schedule, and does not count.
  func recallRate() throws -> RecallRate {
    let all = try recallRate(of: "TRUE")
    let takenBack = try recallRate(of: Self.isTakenBack)
    var rate = RecallRate()
    rate.new = all.new - takenBack.new
    rate.young = all.young - takenBack.young
    rate.mature = all.mature - takenBack.mature
    return rate
  }

  private func recallRate(of condition: String) throws -> RecallRate {
    let mature = RecallRate.matureDays * Scheduler.secondsPerDay
    let classes = [
      "phase IS NULL", "phase IS NOT NULL AND interval < \(mature)",
      "phase IS NOT NULL AND IFNULL(interval, \(mature)) >= \(mature)",
    ]
    // Several sums of one pass are quicker than groups, which SQLite sorts for.
    let sums = classes.map { "SUM(grade > 1) FILTER (WHERE \($0)), COUNT(*) FILTER (WHERE \($0))" }
    let statement = try database.cachedStatement(
      sql: """
        SELECT \(sums.joined(separator: ", ")) FROM log
        WHERE \(Self.isAnswer) AND kind <> 'early' AND grade IS NOT NULL
          AND (phase IS NULL OR phase = 'review') AND \(Self.isWithin) AND \(condition)
        """)
    var rate = RecallRate()
    guard let row = try Row.fetchOne(statement, arguments: arguments) else { return rate }
    func share(_ index: Int) throws -> Share {
      try Share(count: row.get(2 * index) ?? 0, total: row.get(2 * index + 1))
    }
    rate.new = try share(0)
    rate.young = try share(1)
    rate.mature = try share(2)
    return rate
  }

  /// Of each misconception that was there to be picked, how often it was.
  func misconceptions() throws -> [String: Share] {
    let counts = "SELECT IFNULL(SUM(is_picked), 0), COUNT(*), slug FROM log_misconception"
    func share(_ row: Row?) throws -> Share {
      try Share(count: row?.get(0) ?? 0, total: row?.get(1) ?? 0)
    }
    let takenBack = try Row.fetchAll(
      database, sql: "\(counts) WHERE \(Self.isWithin) AND log IN (\(Self.undone)) GROUP BY slug",
      arguments: arguments
    ).reduce(into: [String: Share]()) { $0[try $1.get(2)] = try share($1) }
    let all = try database.cachedStatement(
      sql: "\(counts) WHERE \(Self.isWithin) AND slug = :slug")
    return try String.fetchAll(database, sql: Self.slugs).reduce(into: [:]) { shares, slug in
      let shown = try share(Row.fetchOne(all, arguments: arguments + ["slug": slug]))
      let counted = takenBack[slug].map { shown - $0 } ?? shown
      if counted.total > 0 { shares[slug] = counted }
    }
  }

  /// From one to the next in the index, since there are few of them and very many rows.
  private static let slugs = """
    WITH RECURSIVE known (slug) AS (
      SELECT MIN(slug) FROM log_misconception UNION ALL
      SELECT (SELECT MIN(slug) FROM log_misconception WHERE slug > known.slug) FROM known
      WHERE slug IS NOT NULL)
    SELECT slug FROM known WHERE slug IS NOT NULL
    """

  private var arguments: StatementArguments { ["since": since, "until": until] }

  private static let isAnswer = "kind IN (\(LogEntry.answerKinds))"
  private static let isWithin = "time >= :since AND time < :until"
  /// Whoever takes back an answer does so after it, and stamps only rise.
  private static let undone = "SELECT target FROM log WHERE target IS NOT NULL AND stamp >= :since"
  private static let isTakenBack = "id IN (\(undone))"
}

extension Counting {
  /// The counts of one day of study.
  init(_ database: Database, day: StudyDay, calendar: StudyCalendar) {
    self.database = database
    since = calendar.start(of: day) * 1000
    until = calendar.start(of: day.advanced(by: 1)) * 1000
  }
}

extension Share {
  fileprivate static func - (left: Share, right: Share) -> Share {
    Share(count: left.count - right.count, total: left.total - right.total)
  }
}
