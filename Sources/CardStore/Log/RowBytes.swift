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

  /// nil for null.
  ///
  /// - Throws: that the file is damaged, for anything else.
  func integer(_ column: Int) throws -> Int? {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: number(column)
    case SQLITE_NULL: nil
    default: throw Row.broken("\(column)")
    }
  }

  /// A number that is within what can be; null is 0.
  func integer(_ column: Int, in range: Range<Int>) throws -> Int {
    let value = try integer(column) ?? 0
    guard range.contains(value) else { throw Row.broken("\(column)") }
    return value
  }

  /// nil for null.
  ///
  /// - Throws: that the file is damaged, for what is no number.
  func real(_ column: Int) throws -> Double? {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(statement, Int32(column))
    case SQLITE_NULL: nil
    default: throw Row.broken("\(column)")
    }
  }

  /// - Throws: that the file is damaged, for what is no text.
  func string(_ column: Int) throws -> String {
    guard sqlite3_column_type(statement, Int32(column)) == SQLITE_TEXT else {
      throw Row.broken("\(column)")
    }
    return String(decoding: text(column), as: UTF8.self)
  }

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

extension UnsafeRawBufferPointer {
  /// Whether these are the bytes of that text.
  func isText(_ text: StaticString) -> Bool {
    isSame(as: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether these are the same bytes.
  func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && elementsEqual(other)
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
