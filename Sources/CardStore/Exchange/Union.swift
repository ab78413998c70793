import GRDB

/// Takes the rows of another store into this one.
///
/// The log becomes the union of both by the rows' identifiers, and everything that follows from it
/// is derived again. A store without a log takes all the rest as the other has it; any other keeps
/// what it has (its settings, its lessons' cards), and adds what it lacks.
struct Union {
  let database: Database
  /// The name under which the other file is attached.
  let other: String

  /// - Returns: how many answers were added.
  func run() throws -> Int {
    let before = try answers()
    if try isEmpty() {
      try database.execute(sql: "DELETE FROM card; DELETE FROM setting")
    }
    try addLog()
    try addCards()
    try database.execute(
      sql: "INSERT OR IGNORE INTO setting (key, value) SELECT key, value FROM \(other).setting")
    _ = try Derivation.rebuild(database)
    return try answers() - before
  }

  private func isEmpty() throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT NOT EXISTS (SELECT 1 FROM log)") ?? true
  }

  private func answers() throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT COUNT(*) FROM log WHERE kind IN (\(LogEntry.answerKinds))") ?? 0
  }

  private func addLog() throws {
    let row = try names(of: "log")
    let misconception = try names(of: "log_misconception")
    try database.execute(
      sql: """
        INSERT INTO log (\(row)) SELECT \(row) FROM \(other).log
          WHERE id NOT IN (SELECT id FROM main.log) ORDER BY stamp, id;
        INSERT OR IGNORE INTO log_misconception (\(misconception))
          SELECT \(misconception) FROM \(other).log_misconception;
        """)
  }

  /// A card that this store calls otherwise by now is not added; nor is a former name that is a
  /// card's own here.
  private func addCards() throws {
    let card = try names(of: "card")
    try database.execute(
      sql: """
        CREATE TEMP TABLE added AS SELECT id FROM \(other).card
          WHERE id NOT IN (SELECT id FROM main.card) AND id NOT IN (SELECT former FROM main.alias);
        INSERT INTO card (\(card)) SELECT \(card) FROM \(other).card
          WHERE id IN (SELECT id FROM temp.added);
        INSERT INTO card_concept (card, place, concept)
          SELECT card, place, concept FROM \(other).card_concept
          WHERE card IN (SELECT id FROM temp.added);
        INSERT OR IGNORE INTO alias (former, card) SELECT former, card FROM \(other).alias
          WHERE former NOT IN (SELECT id FROM main.card)
            AND card IN (SELECT id FROM main.card);
        DROP TABLE temp.added;
        """)
  }

  private func names(of table: String) throws -> String {
    try StoreDocument.columns(database, of: table).joined(separator: ", ")
  }
}
