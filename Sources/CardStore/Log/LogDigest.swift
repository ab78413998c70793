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
  /// Those of version 6: a file that is older, and was damaged before it was brought up, has none.
  private static let laterColumns = ", form, about, concepts"

  private static func columns(_ database: Database) -> String {
    let found = (try? database.columns(in: "log")).map { $0.map(\.name) }
    return columns + (found?.contains("form") == false ? "" : laterColumns)
  }

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

  private let database: Database
  private let rows: Statement
  private let row: Statement
  private let misconceptions: Statement

  init(_ database: Database) throws {
    self.database = database
    let columns = Self.columns(database)
    rows = try database.cachedStatement(
      sql: """
        SELECT \(columns), sequence FROM log WHERE sequence > ? ORDER BY sequence LIMIT ?
        """)
    row = try database.cachedStatement(
      sql: "SELECT \(columns), sequence FROM log WHERE sequence = ?")
    misconceptions = try database.cachedStatement(
      sql: "SELECT log, slug, is_picked, time FROM log_misconception WHERE log = ? ORDER BY slug")
  }

  /// Visits the rows behind a number, in their order.
  ///
  /// - Returns: How many misconceptions are of no row at all; nil if not all were looked at.
  @discardableResult
  func walk(after sequence: Int64, _ visit: (Content) throws -> Void) throws -> Int? {
    guard try isMost(after: sequence) else {
      let cursor = try Row.fetchCursor(rows, arguments: [sequence, -1])
      while try cursor.next() != nil { try visit(content(of: rows)) }
      return nil
    }
    var (last, strays) = (sequence, nil as Int?)
    while true {
      let portion = try portion(after: last)
      strays = portion.strays ?? strays
      for index in portion.sequences.indices { try visit(portion.content(at: index)) }
      // In a damaged file rows need not be in their order.
      guard portion.sequences.count == Self.portionSize, let end = portion.sequences.last,
        end > last
      else { return strays }
      last = end
    }
  }

  /// Whether to read all misconceptions costs less than to look up those of the rows behind a number.
  private func isMost(after sequence: Int64) throws -> Bool {
    let last = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT MAX(sequence) FROM log"))
    return sequence < (last ?? 0) / 2
  }

  /// nil if there is no such row.
  func content(at sequence: Int64) throws -> Content? {
    let cursor = try Row.fetchCursor(row, arguments: [sequence])
    return try cursor.next().map { _ in try content(of: row) }
  }

  private func content(of statement: Statement) throws -> Content {
    let row = statement.sqliteStatement
    let sequence: Int64
    var digest: RowDigest
    (sequence, digest) = own(statement)
    let offered = misconceptions.sqliteStatement
    defer { sqlite3_reset(offered) }
    sqlite3_reset(offered)
    sqlite3_bind_value(offered, 1, sqlite3_column_value(row, 0))
    var code = sqlite3_step(offered)
    while code == SQLITE_ROW {
      for column in OfferedMisconceptions.columns { digest.mix(offered, column) }
      code = sqlite3_step(offered)
    }
    guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    return Content(sequence: sequence, isText: digest.isText, digest: digest.checksum.value)
  }

  /// The number of a row, and the checksum of what it holds without its misconceptions.
  private func own(_ statement: Statement) -> (sequence: Int64, digest: RowDigest) {
    let row = statement.sqliteStatement
    let last = Int32(statement.columnCount - 1)
    var digest = RowDigest()
    for column in 0..<last { digest.mix(row, column) }
    return (sqlite3_column_int64(row, last), digest)
  }
}

extension LogDigest {
  /// Rows that are read at once: a portion takes 64 MB. A log of four millions is read in one.
  private static let portionSize = 1 << 22

  /// Rows in their order, with as little of each as its checksum needs.
  private struct Portion {
    var sequences: [Int64] = []
    var checksums: [Checksum] = []
    /// Those with a text that is none.
    var broken: Set<Int64> = []
    /// Misconceptions of no row of the log; nil if nobody looked.
    var strays: Int?

    func content(at index: Int) -> Content {
      Content(
        sequence: sequences[index], isText: !broken.contains(sequences[index]),
        digest: checksums[index].value)
    }

    mutating func append(_ sequence: Int64, _ digest: RowDigest) {
      sequences.append(sequence)
      checksums.append(digest.checksum)
      if !digest.isText { broken.insert(sequence) }
    }

    mutating func mix(_ offered: OpaquePointer, ofRow sequence: Int64) {
      guard let index = index(of: sequence) else { return }
      var digest = RowDigest(continuing: checksums[index])
      for column in OfferedMisconceptions.columns { digest.mix(offered, column) }
      checksums[index] = digest.checksum
      if !digest.isText { broken.insert(sequence) }
    }

    /// Rows are numbered without gaps, but in a file that lost some.
    private func index(of sequence: Int64) -> Int? {
      guard let first = sequences.first else { return nil }
      let (distance, isTooFar) = sequence.subtractingReportingOverflow(first)
      if !isTooFar, sequences.indices.contains(Int(distance)), sequences[Int(distance)] == sequence
      {
        return Int(distance)
      }
      var places = sequences.indices
      while let middle = places.isEmpty ? nil : places.lowerBound + places.count / 2 {
        if sequences[middle] == sequence { return middle }
        places =
          sequences[middle] < sequence
          ? middle + 1..<places.upperBound : places.lowerBound..<middle
      }
      return nil
    }
  }

  private func portion(after sequence: Int64) throws -> Portion {
    var portion = Portion()
    let cursor = try Row.fetchCursor(rows, arguments: [sequence, Self.portionSize])
    while try cursor.next() != nil {
      let (sequence, digest) = own(rows)
      portion.append(sequence, digest)
    }
    guard !portion.sequences.isEmpty else { return portion }
    portion.strays = try OfferedMisconceptions.forEach(database) { sequence, offered in
      portion.mix(offered.sqliteStatement, ofRow: sequence)
    }
    return portion
  }
}

/// The checksum of values as SQLite has them, each with its type.
struct RowDigest {
  private(set) var checksum = Checksum()
  /// Whether all texts so far are UTF-8.
  private(set) var isText = true

  init(continuing checksum: Checksum = Checksum()) { self.checksum = checksum }

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
