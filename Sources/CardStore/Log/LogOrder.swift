import GRDB

/// How the whole log is read, from its first row to its last.
enum LogOrder {
  /// The order of its rows, as SQL.
  ///
  /// An index has the stamps. To sort by identifiers, too, takes longer than to read the rows, and is
  /// needed only where two rows have one stamp: after logs of several machines came together.
  static func clause(_ database: Database) throws -> String {
    let hasEqual = try Bool.fetchOne(
      database,
      sql: "SELECT EXISTS (SELECT 1 FROM log GROUP BY stamp HAVING COUNT(*) > 1)")
    return hasEqual == true ? "stamp, id" : "stamp"
  }
}

/// The rows of the log that were taken back, by their places in the file. There are few: whoever reads
/// all rows asks here, and not SQLite for each of them.
struct TakenBack {
  private let rows: Set<Int64>

  init(_ database: Database) throws {
    rows = try Int64.fetchSet(
      database,
      sql: """
        SELECT log.sequence FROM log AS later JOIN log ON log.id = later.target
        WHERE later.target IS NOT NULL
        """)
  }

  func contains(_ row: Int64) -> Bool { rows.contains(row) }
}
