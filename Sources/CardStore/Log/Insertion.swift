import GRDB
import GRDBSQLite

/// A statement that is run for each of millions of rows: values go to SQLite as they are, and nothing
/// is made of them on the way.
struct Insertion {
  private let statement: Statement
  private var handle: OpaquePointer { statement.sqliteStatement }

  init(_ database: Database, sql: String) throws {
    statement = try database.makeStatement(sql: sql)
  }

  /// - Parameter place: of the value, from 1; so in the others, too.
  func bind(_ place: Int, _ number: Int) {
    sqlite3_bind_int64(handle, Int32(place), Int64(number))
  }

  func bind(_ place: Int, _ number: Double) { sqlite3_bind_double(handle, Int32(place), number) }

  func bind(_ place: Int, _ text: String) {
    var text = text
    text.withUTF8 { bind(place, UnsafeRawBufferPointer($0)) }
  }

  /// - Parameter text: UTF-8, which is copied.
  func bind(_ place: Int, _ text: UnsafeRawBufferPointer) {
    guard let start = text.baseAddress else {
      // Nowhere would be null to SQLite, and no text.
      sqlite3_bind_text(handle, Int32(place), "", 0, Self.copied)
      return
    }
    let characters = start.assumingMemoryBound(to: CChar.self)
    sqlite3_bind_text(handle, Int32(place), characters, Int32(text.count), Self.copied)
  }

  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// Has all values be null.
  func clear() { sqlite3_clear_bindings(handle) }

  /// Inserts a row of the values that were bound. Those stay bound.
  ///
  /// - Throws: `DatabaseError`.
  func run() throws {
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else {
      let message = sqlite3_db_handle(handle).flatMap(sqlite3_errmsg).map { String(cString: $0) }
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
    }
  }
}
