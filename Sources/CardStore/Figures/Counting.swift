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

  /// Days in a row, up to a day. Those that are not known yet are looked at one by one.
  static func streak(
    _ database: Database, to today: StudyDay, calendar: StudyCalendar
  ) throws -> Streak {
    // Of most days the first answer that is looked at stands.
    let hasAnswer = try database.makeStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM log
          WHERE \(isAnswer) AND time >= ? AND time < ? AND \(LogEntry.stands))
        """)
    let known = try KeptStreak(database, calendar)?.past
    return try Streak(today: today, known: known) { day in
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
    // Rows are judged sooner here than by SQLite, which would test each of them for each class.
    let statement = try database.cachedStatement(
      sql: """
        SELECT phase, interval, grade, kind FROM log
        WHERE grade IS NOT NULL AND \(Self.isWithin) AND \(condition)
        """)
    var rate = RecallRate()
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    let row = RowBytes(statement)
    while try rows.next() != nil {
      let kind = row.text(3)
      guard kind.isText("review") || kind.isText("first-lesson") || kind.isText("prediction")
      else { continue }
      let isRecalled = row.number(2) > Grade.again.rawValue
      if row.isNull(0) {
        rate.new.add(isRecalled)
      } else if !row.text(0).isText("review") {
        continue
      } else if !row.isNull(1), row.number(1) < mature {
        rate.young.add(isRecalled)
      } else {
        rate.mature.add(isRecalled)
      }
    }
    return rate
  }

  /// Of each misconception that was there to be picked, how often it was.
  func misconceptions() throws -> [String: Share] {
    let counts = "IFNULL(SUM(is_picked), 0), COUNT(*)"
    func share(_ row: Row?) throws -> Share {
      try Share(count: row?.get(0) ?? 0, total: row?.get(1) ?? 0)
    }
    let takenBack = try Row.fetchAll(
      database,
      sql: """
        SELECT \(counts), slug FROM log_misconception
        WHERE \(Self.isWithin) AND log IN (\(Self.undone)) GROUP BY slug
        """, arguments: arguments
    ).reduce(into: [String: Share]()) { $0[try $1.get(2)] = try share($1) }
    let all = try database.cachedStatement(
      sql: "SELECT \(counts) FROM log_misconception WHERE \(Self.isWithin) AND slug = :slug")
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
  fileprivate mutating func add(_ isCounted: Bool) {
    count += isCounted ? 1 : 0
    total += 1
  }

  fileprivate static func - (left: Share, right: Share) -> Share {
    Share(count: left.count - right.count, total: left.total - right.total)
  }
}
