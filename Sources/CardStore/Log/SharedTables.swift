import GRDB

/// The tables whose rows mean the same in every file.
enum SharedTables {
  /// Checksums, of one file only.
  private static let own = ["log_chain", "seal"]

  static func names(_ database: Database) throws -> [String] {
    try String.fetchAll(
      database,
      sql: """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'grdb_migrations'
          AND name NOT LIKE 'sqlite%' ORDER BY name
        """
    ).filter { !own.contains($0) }
  }
}
