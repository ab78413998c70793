import GRDB

extension Row {
  /// What stands in a column, nil included for an optional.
  ///
  /// - Throws: that the file is damaged, if it is nothing of the kind. GRDB's own subscript stops
  ///   the process then, and any byte of a file may be wrong.
  func get<Fetched: DatabaseValueConvertible & StatementColumnConvertible>(
    _ column: String
  ) throws -> Fetched {
    do { return try decode(Fetched.self, forColumn: column) } catch { throw Self.broken(column) }
  }

  /// The same, of a column by its place, which is quicker.
  func get<Fetched: DatabaseValueConvertible & StatementColumnConvertible>(
    _ index: Int
  ) throws -> Fetched {
    do { return try decode(Fetched.self, atIndex: index) } catch { throw Self.broken("\(index)") }
  }

  /// A number that is within what can be; nil and a missing column are `standard`.
  func get(_ index: Int, in range: Range<Int>, standard: Int = 0) throws -> Int {
    let value = try get(index) ?? standard
    guard range.contains(value) else { throw Self.broken("\(index)") }
    return value
  }

  /// What stands in a column, whatever it is; NULL if there is no such column.
  func value(_ column: String) -> DatabaseValue { (self[column] as DatabaseValue?) ?? .null }

  static func broken(_ column: String) -> DatabaseError {
    DatabaseError(
      resultCode: .SQLITE_CORRUPT, message: "a value in column \(column) makes no sense")
  }
}
