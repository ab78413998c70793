import GRDB
import GRDBSQLite

/// Reads rows of the log as the bytes that they are, without making values of them: what is damaged
/// need not make sense, and there may be millions.
struct LogDigest {
  /// What a checksum covers. A later version may add columns behind; it then makes the chain anew.
  private static let columns = """
    id, stamp, time, kind, card, target, lesson, step, revision, grade, is_right, answer, sureness,
    hints, duration, fingerprint, phase, interval, note
    """

  /// What one row holds, with its misconceptions.
  struct Content {
    let sequence: Int64
    /// Whether all its texts are UTF-8.
    let isText: Bool
    fileprivate let digest: UInt64

    /// The checksum of the row.
    ///
    /// - Parameter before: of the row before it; 0 for the first.
    func mark(after before: Int64) -> Int64 {
      var checksum = Checksum()
      for number in [before, sequence, Int64(bitPattern: digest)] { checksum.mix(number) }
      return Int64(bitPattern: checksum.value)
    }
  }

  private let rows: Statement
  private let row: Statement
  private let misconceptions: Statement

  init(_ database: Database) throws {
    rows = try database.cachedStatement(
      sql: "SELECT \(Self.columns), sequence FROM log WHERE sequence > ? ORDER BY sequence")
    row = try database.cachedStatement(
      sql: "SELECT \(Self.columns), sequence FROM log WHERE sequence = ?")
    misconceptions = try database.cachedStatement(
      sql: "SELECT slug, is_picked, time FROM log_misconception WHERE log = ? ORDER BY slug")
  }

  /// Visits the rows behind a number, in their order.
  func walk(after sequence: Int64, _ visit: (Content) throws -> Void) throws {
    let cursor = try Row.fetchCursor(rows, arguments: [sequence])
    while try cursor.next() != nil { try visit(content(of: rows)) }
  }

  /// nil if there is no such row.
  func content(at sequence: Int64) throws -> Content? {
    let cursor = try Row.fetchCursor(row, arguments: [sequence])
    return try cursor.next().map { _ in try content(of: row) }
  }

  private func content(of statement: Statement) throws -> Content {
    let row = statement.sqliteStatement
    let last = Int32(statement.columnCount - 1)
    var digest = RowDigest()
    for column in 0..<last { digest.mix(row, column) }
    let offered = misconceptions.sqliteStatement
    defer { sqlite3_reset(offered) }
    sqlite3_reset(offered)
    sqlite3_bind_value(offered, 1, sqlite3_column_value(row, 0))
    var code = sqlite3_step(offered)
    while code == SQLITE_ROW {
      for column in 0..<sqlite3_column_count(offered) { digest.mix(offered, column) }
      code = sqlite3_step(offered)
    }
    guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    return Content(
      sequence: sqlite3_column_int64(row, last), isText: digest.isText,
      digest: digest.checksum.value)
  }
}

/// The checksum of values as SQLite has them, each with its type.
struct RowDigest {
  private(set) var checksum = Checksum()
  /// Whether all texts so far are UTF-8.
  private(set) var isText = true

  mutating func mix(_ statement: OpaquePointer, _ column: Int32) {
    let type = sqlite3_column_type(statement, column)
    checksum.mix(byte: UInt8(truncatingIfNeeded: type))
    if type == SQLITE_INTEGER { return checksum.mix(sqlite3_column_int64(statement, column)) }
    guard let start = sqlite3_column_blob(statement, column) else { return }
    let bytes = UnsafeRawBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(statement, column)))
    checksum.mix(bytes)
    checksum.mix(byte: 0xff)
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    if !isPlain, String(validating: bytes, as: UTF8.self) == nil { isText = false }
  }
}
