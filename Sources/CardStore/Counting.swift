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
    let all = "SELECT COUNT(*) FROM log WHERE \(Self.isAnswer) AND time >= :since AND time < :until"
    let statement = try database.cachedStatement(
      sql: "SELECT (\(all)) - (\(all) AND \(Self.isTakenBack))")
    return try Int.fetchOne(statement, arguments: arguments) ?? 0
  }

  /// Whether any was.
  func hasAnswers() throws -> Bool {
    let statement = try database.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM log WHERE \(Self.isAnswer)
          AND time >= :since AND time < :until AND NOT \(Self.isTakenBack))
        """)
    return try Bool.fetchOne(statement, arguments: arguments) ?? false
  }

  /// First answers to cards, and answers to cards in the review phase, by their interval. What was
  /// asked before it was due says nothing about the schedule, and does not count.
  func recallRate() throws -> RecallRate {
    let mature = RecallRate.matureDays * Scheduler.secondsPerDay
    func rows(sign: Int, _ condition: String) -> String {
      """
      SELECT CASE WHEN phase IS NULL THEN 0 WHEN interval < \(mature) THEN 1 ELSE 2 END AS class,
        \(sign) AS sign, grade > 1 AS is_recalled
      FROM log WHERE \(Self.isAnswer) AND kind <> 'early' AND grade IS NOT NULL
        AND (phase IS NULL OR phase = 'review')
        AND time >= :since AND time < :until AND \(condition)
      """
    }
    let shares = try Row.fetchAll(
      database,
      sql: """
        SELECT class, SUM(sign * is_recalled) AS recalled, SUM(sign) AS total FROM
          (\(rows(sign: 1, "TRUE")) UNION ALL \(rows(sign: -1, Self.isTakenBack)))
        GROUP BY class
        """, arguments: arguments
    ).reduce(into: [Int: Share]()) {
      $0[try $1.get("class")] = try Share(count: $1.get("recalled"), total: $1.get("total"))
    }
    var rate = RecallRate()
    rate.new = shares[0] ?? rate.new
    rate.young = shares[1] ?? rate.young
    rate.mature = shares[2] ?? rate.mature
    return rate
  }

  /// Of each misconception that was picked since some time, how often it was and how often it was
  /// there to be picked.
  ///
  /// SQLite would look for different slugs in the index of the slugs, which has all of them ever
  /// shown; those that were picked are few.
  func misconceptions(pickedSince: Int) throws -> [String: Share] {
    func sum(_ value: String, _ condition: String) -> String {
      """
      (SELECT \(value) FROM log_misconception AS shown
       WHERE shown.slug = picked.slug AND time >= :since AND time < :until AND \(condition))
      """
    }
    let takenBack = """
      log IN (SELECT target FROM log WHERE target IS NOT NULL AND stamp >= :since)
      """
    return try Row.fetchAll(
      database,
      sql: """
        SELECT slug,
          \(sum("SUM(is_picked)", "TRUE"))
            - IFNULL(\(sum("SUM(is_picked)", takenBack)), 0) AS picked,
          \(sum("COUNT(*)", "TRUE")) - \(sum("COUNT(*)", takenBack)) AS total
        FROM (SELECT DISTINCT slug FROM log_misconception INDEXED BY log_misconception_picked
          WHERE is_picked AND time >= :pickedSince
            AND log NOT IN (SELECT target FROM log WHERE target IS NOT NULL)) AS picked
        """, arguments: ["since": since, "until": until, "pickedSince": pickedSince]
    ).reduce(into: [:]) {
      $0[try $1.get("slug")] = try Share(count: $1.get("picked"), total: $1.get("total"))
    }
  }

  private var arguments: StatementArguments { ["since": since, "until": until] }

  private static let isAnswer = "kind IN (\(LogEntry.answerKinds))"
  /// Whoever takes back an answer does so after it, and stamps only rise.
  private static let isTakenBack = """
    id IN (SELECT target FROM log WHERE target IS NOT NULL AND stamp >= :since)
    """
}

extension Counting {
  /// The counts of one day of study.
  init(_ database: Database, day: StudyDay, calendar: StudyCalendar) {
    self.database = database
    since = calendar.start(of: day) * 1000
    until = calendar.start(of: day.advanced(by: 1)) * 1000
  }
}
