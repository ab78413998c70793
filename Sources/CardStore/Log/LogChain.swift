import GRDB

/// The checksums of the log: a chain, in which each row's covers the row, its misconceptions and the
/// checksum of the row that came into this file before it. A row that changes or goes is noticed, and
/// named by its number.
///
/// The order is that of arrival, which is this file's own: it is never taken to another store.
enum LogChain {
  /// Appends the checksums of the rows that have none yet, in their order.
  static func extend(_ database: Database) throws {
    let last = try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT sequence, mark FROM log_chain ORDER BY sequence DESC LIMIT 1"))
    let start: Int64 = try last?.get(0) ?? 0
    var mark: Int64 = try last?.get(1) ?? 0
    let insertion = try database.cachedStatement(sql: "INSERT INTO log_chain VALUES (?, ?)")
    try LogDigest(database).walk(after: start) { row in
      mark = row.mark(after: mark)
      try insertion.execute(arguments: [row.sequence, mark])
    }
  }

  /// Makes the checksums of a row and of all after it anew: rows may be changed by nothing else than
  /// misconceptions that another store knows of.
  static func renew(_ database: Database, from sequence: Int64) throws {
    try database.execute(sql: "DELETE FROM log_chain WHERE sequence >= ?", arguments: [sequence])
    try extend(database)
  }

  /// Compares every row behind a number with its checksum.
  static func damages(
    _ database: Database, after start: Int64 = 0
  ) throws -> LogDamages {
    try compare(database, after: start).damages
  }

  /// What is wrong with the log, and with what refers to rows of any table.
  struct Examination {
    let damages: LogDamages
    /// Rows that refer to rows that there are not.
    let brokenReferences: Int
  }

  /// Compares every row with its checksum, and looks for what refers to nothing: of misconceptions, of
  /// which there may be more than answers, in the same pass.
  static func examination(_ database: Database) throws -> Examination {
    let (damages, strays) = try compare(database, after: 0)
    let tables = try SharedTables.names(database)
    let asked = strays == nil ? tables : tables.filter { $0 != "log_misconception" }
    let others = try asked.reduce(0) { sum, table in
      let broken = try Int.fetchOne(
        database, sql: "SELECT COUNT(*) FROM pragma_foreign_key_check(?)", arguments: [table])
      return sum + (broken ?? 0)
    }
    return Examination(damages: damages, brokenReferences: others + (strays ?? 0))
  }

  /// - Returns: With how many misconceptions are of no row; nil if not all were looked at.
  private static func compare(
    _ database: Database, after start: Int64
  ) throws -> (damages: LogDamages, strays: Int?) {
    var found = LogDamages()
    func isWrong(_ row: Int64, _ kind: LogDamage.Kind) {
      found.add(LogDamage(row: Int(row), kind: kind))
    }
    let marks = try Row.fetchCursor(
      database, sql: "SELECT sequence, mark FROM log_chain WHERE sequence >= ? ORDER BY sequence",
      arguments: [start])
    var kept = try Kept(marks)
    var before: Int64? = start == 0 ? 0 : nil
    func pass(upTo sequence: Int64) throws {
      while let (number, mark) = kept.next, number < sequence {
        // The one before the first is there for its checksum only.
        if number > start { isWrong(number, .missing) }
        before = mark
        try kept.advance(marks)
      }
    }
    let digest = try LogDigest(database)
    let strays = try digest.walk(after: start) { row in
      try pass(upTo: row.sequence)
      guard let (number, mark) = kept.next, number == row.sequence else {
        isWrong(row.sequence, .unknown)
        return
      }
      func isSound(_ row: LogDigest.Content?) -> Bool {
        guard let before, let row else { return false }
        return row.isText && row.mark(after: before) == mark
      }
      // An entry of an index, or an identifier, that is out of its order leads a walk past the
      // misconceptions of others.
      if !isSound(row), try !isSound(digest.content(at: number)) { isWrong(number, .changed) }
      before = mark
      try kept.advance(marks)
    }
    try pass(upTo: .max)
    return (found, strays)
  }

  /// The number of the row up to which this log and that of an attached store are one: a checksum
  /// covers every row before it. 0 if they begin differently, or if rows of this log are gone.
  ///
  /// - Parameter other: The name of the attached store, whose log was found sound.
  static func lastCommonRow(_ database: Database, with other: String) throws -> Int64 {
    let facts = try Row.fetchOne(
      database,
      sql: """
        SELECT (SELECT COUNT(*) FROM main.log) IS (SELECT COUNT(*) FROM main.log_chain),
          (SELECT MAX(sequence) FROM main.log_chain)
        """)
    guard try facts?.get(0) == true else { return 0 }
    let isSame = try database.makeStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM main.log_chain AS ours
          JOIN \(other).log_chain AS theirs USING (sequence, mark) WHERE sequence = ?)
        """)
    // Where one row is the same all before it are.
    var (same, different) = (Int64(0), (try facts?.get(1) as Int64? ?? 0) + 1)
    while different - same > 1 {
      let middle = same + (different - same) / 2
      if try Bool.fetchOne(isSame, arguments: [middle]) == true {
        same = middle
      } else {
        different = middle
      }
    }
    return same
  }

  /// The chain, one link ahead.
  private struct Kept {
    private(set) var next: (sequence: Int64, mark: Int64)?

    init(_ marks: RowCursor) throws { try advance(marks) }

    mutating func advance(_ marks: RowCursor) throws {
      next = try marks.next().map { (try $0.get(0), try $0.get(1)) }
    }
  }
}
