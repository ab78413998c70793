import GRDB

/// The checksum of a small table, for what does not follow from the log: a digit of a weight, or a
/// name, that changes by accident changes what the log means.
enum Seal: String, CaseIterable {
  /// Everything that is set.
  case settings
  /// The cards as the lessons have them, and the names that they had. There is no seal when cards
  /// came in since the last comparison with the lessons.
  case lessons

  /// Seals everything as it is now.
  func close(_ database: Database) throws {
    try set(database, sum(database))
  }

  func remove(_ database: Database) throws {
    try database.run(sql: "DELETE FROM seal WHERE name = ?", arguments: [rawValue])
  }

  /// Whether everything is as it was when it was sealed; nil if it is not sealed.
  func isWhole(_ database: Database) throws -> Bool? {
    try kept(database).map { try sum(database) == $0 }
  }

  /// Changes something, and leaves it open whether the rest is whole.
  ///
  /// - Parameter condition: on the columns of what changes.
  func keep(
    _ database: Database, where condition: String, _ arguments: StatementArguments,
    while change: () throws -> Void
  ) throws {
    let before = try sum(database, where: condition, arguments)
    try change()
    let after = try sum(database, where: condition, arguments)
    guard let kept = try kept(database) else { return }
    try set(database, kept &- before &+ after)
  }

  private func kept(_ database: Database) throws -> Int64? {
    try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT mark FROM seal WHERE name = ?"),
      arguments: [rawValue])
  }

  private func set(_ database: Database, _ mark: Int64) throws {
    try database.run(
      sql: "INSERT OR REPLACE INTO seal VALUES (?, ?)", arguments: [rawValue, mark])
  }

  /// The sum of the checksums of all rows, so that one of them can change without the others.
  private func sum(
    _ database: Database, where condition: String = "TRUE",
    _ arguments: StatementArguments = StatementArguments()
  ) throws -> Int64 {
    var sum: UInt64 = 0
    for table in tables {
      let statement = try database.cachedStatement(sql: "\(table) WHERE \(condition)")
      let rows = try Row.fetchCursor(statement, arguments: arguments)
      while try rows.next() != nil {
        var digest = RowDigest()
        for column in 0..<statement.columnCount {
          digest.mix(statement.sqliteStatement, Int32(column))
        }
        sum &+= digest.isText ? digest.checksum.value : 0
      }
    }
    return Int64(bitPattern: sum)
  }

  private var tables: [String] {
    switch self {
    case .settings: ["SELECT 'setting', key, value FROM setting"]
    case .lessons:
      [
        """
        SELECT 'card', id, item, lesson, position, fingerprint, revision, is_retired FROM card
        """,
        "SELECT 'concept', card, place, concept FROM card_concept",
        "SELECT 'alias', former, card FROM alias",
      ]
    }
  }
}
