import Foundation
import GRDB

/// The misconceptions of all answers, in one pass over both tables.
///
/// They lie in the order of the answers' identifiers, which are random: to look up those of one answer
/// after the other reads a page of the file for each. Where the whole log is read, a cursor in each
/// table, both in that order, reads every page once.
enum OfferedMisconceptions {
  /// What a visitor finds in a row: `slug`, `is_picked` and `time`.
  static let columns: Range<Int32> = 1..<4

  /// Visits the misconceptions of every row of the log, those of one row together and by their slugs.
  ///
  /// - Parameter visit: is given the row's place in the file, and a statement at the misconception.
  /// - Returns: How many misconceptions are of no row; nobody visits them.
  @discardableResult
  static func forEach(
    _ database: Database, _ visit: (_ sequence: Int64, _ offered: Statement) throws -> Void
  ) throws -> Int {
    // An index has both columns of the first.
    let answers = try database.cachedStatement(sql: "SELECT id, sequence FROM log ORDER BY id")
    let offered = try database.cachedStatement(
      sql: "SELECT log, slug, is_picked, time FROM log_misconception ORDER BY log, slug")
    let identifiers = try Row.fetchCursor(answers)
    let rows = try Row.fetchCursor(offered)
    var hasAnswer = try identifiers.next() != nil
    var strays = 0
    while try rows.next() != nil {
      let identifier = RowBytes(offered).text(0)
      while hasAnswer, RowBytes(answers).text(0).precedes(identifier) {
        hasAnswer = try identifiers.next() != nil
      }
      guard hasAnswer, !identifier.precedes(RowBytes(answers).text(0)) else {
        strays += 1
        continue
      }
      try visit(Int64(RowBytes(answers).number(1)), offered)
    }
    return strays
  }
}

extension UnsafeRawBufferPointer {
  /// As SQLite compares texts.
  fileprivate func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else {
      return count < other.count
    }
    let order = memcmp(start, otherStart, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }
}
