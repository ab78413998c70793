import GRDB

/// The whole store as one JSON object: every table, every row, every column that is not null, by
/// the names that they have in the file.
///
/// ```
/// {"format":1, "schema":1, "tables":{"alias":[…], "card":[…], …, "log":[{"id":"…", …}, …], …}}
/// ```
///
/// A row is a line. Rows stand in an order that does not depend on the file they come from, so that
/// equal stores give equal documents. `schema` says which version of the tables it is.
enum StoreDocument {
  /// Of the layout around the tables.
  static let format = 1
  /// Numbers rows of this file only.
  private static let ownColumns = ["sequence"]
  /// Checksums, of this file only.
  private static let ownTables = ["log_chain", "seal"]

  static func write(_ database: Database, to write: (String) throws -> Void) throws {
    try write("{\n\"format\":\(format),\n\"schema\":\(Schema.version),\n\"tables\":{")
    for (index, table) in try tables(database).enumerated() {
      try write((index == 0 ? "\n" : ",\n") + JSONText.string(table) + ":[")
      try writeRows(of: table, database, to: write)
      try write("\n]")
    }
    try write("\n}\n}\n")
  }

  /// All that are ours, by name.
  static func tables(_ database: Database) throws -> [String] {
    try String.fetchAll(
      database,
      sql: """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'grdb_migrations'
          AND name NOT LIKE 'sqlite%' ORDER BY name
        """
    ).filter { !ownTables.contains($0) }
  }

  /// The columns of a table that mean the same in every file.
  static func columns(_ database: Database, of table: String) throws -> [String] {
    try database.columns(in: table).map(\.name).filter { !ownColumns.contains($0) }
  }

  /// Makes every table what it is in an attached file of the same version.
  static func copyAll(_ database: Database, from other: String) throws {
    // Tables come by name, and rows may name rows of later ones.
    try database.execute(
      sql: "PRAGMA defer_foreign_keys = ON; DELETE FROM main.card; DELETE FROM main.setting")
    for table in try tables(database) {
      let columns = try columns(database, of: table).joined(separator: ", ")
      let order = table == "log" ? "ORDER BY stamp, id" : ""
      try database.execute(
        sql: """
          INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM \(other).\(table) \(order)
          """)
    }
    try LogChain.extend(database)
    try Seal.settings.close(database)
    try Seal.lessons.remove(database)
  }

  private static func writeRows(
    of table: String, _ database: Database, to write: (String) throws -> Void
  ) throws {
    let columns = try columns(database, of: table).joined(separator: ", ")
    let key = try database.primaryKey(table).columns.joined(separator: ", ")
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT \(columns) FROM \(table) ORDER BY \(table == "log" ? "stamp, id" : key)")
    var pieces = Pieces()
    var isFirst = true
    while let row = try rows.next() {
      try pieces.add((isFirst ? "\n" : ",\n") + JSONText.object(row), to: write)
      isFirst = false
    }
    try pieces.finish(to: write)
  }
}

extension CardStore {
  /// Writes everything in the store as JSON: see the README for its layout.
  ///
  /// - Parameter write: is given the document in pieces.
  /// - Throws: `CardStoreError`, and what `write` throws.
  public func exportDocument(to write: (String) throws -> Void) throws {
    try exchanging { try StoreDocument.write($0, to: write) }
  }

  /// Reads from one state of the file; what is not the database's fault passes through.
  func exchanging<Fetched>(_ body: (Database) throws -> Fetched) throws -> Fetched {
    do { return try database.read(body) } catch let error as DatabaseError {
      throw CardStoreError(error, path: path)
    }
  }
}

/// Gathers lines, so that a file is written a good piece at a time.
struct Pieces {
  private var gathered = ""
  private static let size = 1 << 16

  mutating func add(_ line: String, to write: (String) throws -> Void) throws {
    gathered += line
    if gathered.utf8.count >= Self.size { try finish(to: write) }
  }

  mutating func finish(to write: (String) throws -> Void) throws {
    if !gathered.isEmpty { try write(gathered) }
    gathered = ""
  }
}
