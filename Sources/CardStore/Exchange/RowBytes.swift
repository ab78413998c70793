import GRDB
import GRDBSQLite

/// The values of a row as bytes of text, for files of millions of rows: no value is made that nobody
/// keeps.
struct RowBytes {
  private let statement: OpaquePointer

  /// - Parameter statement: one that stands at a row.
  init(_ statement: Statement) { self.statement = statement.sqliteStatement }

  func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  func number(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, Int32(column))) }

  /// What is no text, as SQLite writes it; nothing for null.
  func text(_ column: Int) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_text(statement, Int32(column))
    return UnsafeRawBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(statement, Int32(column))))
  }

  /// A value of JSON (RFC 8259); false for what has none there: null, and bytes that are no text. Of a
  /// real number, the shortest digits that mean exactly it.
  func appendJSON(_ column: Int, after key: [UInt8], to bytes: inout [UInt8]) -> Bool {
    let place = Int32(column)
    switch sqlite3_column_type(statement, place) {
    case SQLITE_INTEGER:
      bytes += key
      bytes += String(sqlite3_column_int64(statement, place)).utf8
    case SQLITE_FLOAT:
      bytes += key
      bytes += "\(sqlite3_column_double(statement, place))".utf8
    case SQLITE_TEXT:
      bytes += key
      JSONText.append(text(column), to: &bytes)
    default: return false
    }
    return true
  }
}

/// Gathers lines, so that a file is written a good piece at a time.
struct Pieces {
  private(set) var bytes: [UInt8] = []
  private static let size = 1 << 16

  /// Adds what `line` appends.
  mutating func add(
    to write: (String) throws -> Void, _ line: (inout [UInt8]) throws -> Void
  ) throws {
    try line(&bytes)
    if bytes.count >= Self.size { try finish(to: write) }
  }

  mutating func finish(to write: (String) throws -> Void) throws {
    if !bytes.isEmpty { try write(String(decoding: bytes, as: UTF8.self)) }
    bytes.removeAll(keepingCapacity: true)
  }
}
