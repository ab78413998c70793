import GRDB

/// The log as a table, whatever columns its version of the format has.
enum StoredLog {
  /// Answers that were not taken back: all, but for those that the few rows name that take one back.
  static func answers(_ database: Database) throws -> Int {
    try Int.fetchOne(
      database,
      sql: """
        SELECT (SELECT COUNT(*) FROM log WHERE kind IN (\(LogEntry.answerKinds)))
          - (SELECT COUNT(DISTINCT answer.id) FROM log AS later
            JOIN log AS answer ON answer.id = later.target
            WHERE later.target IS NOT NULL AND answer.kind IN (\(LogEntry.answerKinds)))
        """) ?? 0
  }

  /// The columns of a table that say something: all but the place in the file.
  static func columns(_ database: Database, of table: String) throws -> [String] {
    try database.columns(in: table).map(\.name).filter { $0 != "sequence" }
  }

  /// Milliseconds since 1970 that a clock can show: the years 1 to 9999. Beyond lies damage, and
  /// sums of times might not fit a number.
  static let possibleTimes = -62_135_596_800_000..<253_402_300_800_000

  /// Whether a row's numbers cannot be, as SQL. Those that can be, sums of millions included, fit a
  /// number.
  static let isImpossible = """
    (time NOT BETWEEN \(possibleTimes.lowerBound) AND \(possibleTimes.upperBound - 1)
      OR stamp NOT BETWEEN \(possibleTimes.lowerBound) AND \(possibleTimes.upperBound - 1)
      OR duration NOT BETWEEN -\(greatest) AND \(greatest)
      OR interval NOT BETWEEN -\(greatest) AND \(greatest)
      OR hints NOT BETWEEN -\(greatest) AND \(greatest)
      OR step NOT BETWEEN -\(greatest) AND \(greatest)
      OR revision NOT BETWEEN -\(greatest) AND \(greatest))
    """
  private static let greatest = 1_000_000_000_000

  /// Rows up to which indexes are compared with their tables: it takes three times as long as all
  /// else that SQLite checks, and a log of ten years is smaller. What is in an index follows from the
  /// table.
  static let rowsOfComparedIndexes = 200_000

  static func indexDamages(_ database: Database) throws -> [String] {
    let rows = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM log") ?? 0
    guard rows <= rowsOfComparedIndexes else { return [] }
    let found = try String.fetchAll(database, sql: "PRAGMA integrity_check(5)")
    return found == ["ok"] ? [] : found
  }

  /// What a check of the whole file says, but for what the values of the log and its misconceptions may
  /// be: that takes longer than all else, and ``LogChain`` knows what they were.
  static func damages(besidesChainedValuesOf database: Database) throws -> [String] {
    try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
    var found = try damages(database)
    try database.execute(sql: "PRAGMA ignore_check_constraints = OFF")
    for table in try SharedTables.names(database) where !chained.contains(table) {
      guard found.isEmpty else { return found }
      found = try damages(database, of: table)
    }
    return found
  }

  private static let chained = ["log", "log_misconception"]

  /// What a check of the whole file says: nothing, for a sound one.
  static func damages(_ database: Database, atMost count: Int = 5) throws -> [String] {
    try outcome(of: "PRAGMA quick_check(\(count))", database)
  }

  private static func damages(_ database: Database, of table: String) throws -> [String] {
    try outcome(of: "PRAGMA quick_check(\(table.quotedDatabaseIdentifier))", database)
  }

  private static func outcome(of check: String, _ database: Database) throws -> [String] {
    let found = try String.fetchAll(database, sql: check)
    return found == ["ok"] ? [] : found.isEmpty ? ["no answer"] : found
  }
}

extension Int {
  /// Whole seconds, rounded down before 1970 too.
  var secondsFromMilliseconds: Int { self >= 0 ? self / 1000 : (self - 999) / 1000 }
}
