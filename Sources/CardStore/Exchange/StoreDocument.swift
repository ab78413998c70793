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

  static func write(_ database: Database, to write: (String) throws -> Void) throws {
    try write("{\n\"format\":\(format),\n\"schema\":\(Schema.version),\n\"tables\":{")
    for (index, table) in try SharedTables.names(database).enumerated() {
      try write((index == 0 ? "\n" : ",\n") + JSONText.string(table) + ":[")
      try writeRows(of: table, database, to: write)
      try write("\n]")
    }
    try write("\n}\n}\n")
  }

  /// The columns of a table that mean the same in every file.
  static func columns(_ database: Database, of table: String) throws -> [String] {
    try database.columns(in: table).map(\.name).filter { !ownColumns.contains($0) }
  }

  private static func writeRows(
    of table: String, _ database: Database, to write: (String) throws -> Void
  ) throws {
    let columns = try columns(database, of: table)
    let keys = columns.map { Array((JSONText.string($0) + ":").utf8) }
    let order = try database.primaryKey(table).columns.joined(separator: ", ")
    let statement = try database.makeStatement(
      sql: """
        SELECT \(columns.joined(separator: ", ")) FROM \(table)
        ORDER BY \(table == "log" ? "stamp, id" : order)
        """)
    let rows = try Row.fetchCursor(statement)
    var pieces = Pieces()
    var isFirst = true
    while try rows.next() != nil {
      try pieces.add(to: write) { line in
        line += (isFirst ? "\n{" : ",\n{").utf8
        append(RowBytes(statement), keys, to: &line)
        line += "}".utf8
      }
      isFirst = false
    }
    try pieces.finish(to: write)
  }

  /// The columns that are not null, in their order.
  private static func append(_ row: RowBytes, _ keys: [[UInt8]], to line: inout [UInt8]) {
    for (column, key) in keys.enumerated() {
      if row.appendJSON(column, after: key, to: &line) { line.append(UInt8(ascii: ",")) }
    }
    if line.last == UInt8(ascii: ",") { line.removeLast() }
  }
}

extension CardStore {
  /// Writes everything in the store as JSON: see docs/data.md for its layout.
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
