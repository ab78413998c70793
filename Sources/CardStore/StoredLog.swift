import GRDB

/// The log as a table, whatever columns its version of the format has.
enum StoredLog {
  /// Answers that were not taken back.
  static func answers(_ database: Database) throws -> Int {
    try Int.fetchOne(
      database,
      sql: """
        SELECT COUNT(*) FROM log WHERE kind IN (\(LogEntry.answerKinds))
          AND id NOT IN (SELECT target FROM log WHERE target IS NOT NULL)
        """) ?? 0
  }

  /// The columns of a table that say something: all but the place in the file.
  static func columns(_ database: Database, of table: String) throws -> [String] {
    try database.columns(in: table).map(\.name).filter { $0 != "sequence" }
  }

  /// Milliseconds since 1970 that a clock can show: the years 1 to 9999. Beyond lies damage, and
  /// sums of times might not fit a number.
  static let possibleTimes = -62_135_596_800_000..<253_402_300_800_000

  /// Whether a row's times cannot be, as SQL.
  static let isImpossible = """
    (time NOT BETWEEN \(possibleTimes.lowerBound) AND \(possibleTimes.upperBound - 1)
      OR stamp NOT BETWEEN \(possibleTimes.lowerBound) AND \(possibleTimes.upperBound - 1))
    """

  /// What a check of the whole file says: nothing, for a sound one.
  static func damages(_ database: Database, atMost count: Int = 5) throws -> [String] {
    let found = try String.fetchAll(database, sql: "PRAGMA quick_check(\(count))")
    return found == ["ok"] ? [] : found.isEmpty ? ["no answer"] : found
  }
}
