import GRDB

/// Rows of a damaged log on their way into a sound store.
struct Intake {
  let target: Database
  let salvage: Salvage
  /// Whether the store had rows before.
  let hasBackup: Bool
  private(set) var taken = 0
  private(set) var refused = 0
  /// See ``RecoveryReport/rowsReplaced``.
  private(set) var replaced = 0
  /// See ``RecoveryReport/rowsDoubtful``.
  private(set) var doubtful = 0
  /// See ``RecoveryReport/rowsUnchecked``.
  private(set) var unchecked = 0
  /// The number of the last row that the store had before.
  private let last: Int64
  private let hasChecksums: Bool

  init(target: Database, salvage: Salvage) throws {
    self.target = target
    self.salvage = salvage
    last = try Int64.fetchOne(target, sql: "SELECT MAX(sequence) FROM log") ?? 0
    hasBackup = last > 0
    hasChecksums = try target.tableExists("log_chain")
  }

  mutating func run(progress: Progress) throws {
    let log = try Table(target, "log")
    // What takes an answer back comes after it.
    var undos: [(row: Row, isUnchecked: Bool)] = []
    try salvage.forEachRow { row in
      try progress(nil)
      let trust = Int64.fromDatabaseValue(row.value("sequence")).map(salvage.trust) ?? .unknown
      if case .changed(let mark) = trust {
        guard try !isInBackup(row, mark) else { return replaced += 1 }
        guard log.fits(row), isSensible(row), try isKnownCard(of: row) else { return refused += 1 }
        doubtful += 1
      }
      guard log.fits(row), isSensible(row) else { return refused += 1 }
      var isUnchecked = false
      if case .unknown = trust { isUnchecked = salvage.hadChecksums }
      if row.value("target").isNull {
        take(row, into: log, isUnchecked: isUnchecked)
      } else {
        undos.append((row.copy(), isUnchecked))
      }
    }
    for (undo, isUnchecked) in undos {
      let answer = String.fromDatabaseValue(undo.value("target"))
      if try answer.map(isStored) ?? false {
        take(undo, into: log, isUnchecked: isUnchecked)
      } else {
        refused += 1
      }
    }
    try takeMisconceptions()
    takeNames()
  }

  /// A row that the store has is left as the store has it: the backup is sound.
  private mutating func take(_ row: Row, into log: Table, isUnchecked: Bool) {
    do {
      try log.insert(row, target)
      taken += target.changesCount
      if isUnchecked { unchecked += target.changesCount }
    } catch {
      refused += 1
    }
  }

  /// Whether the store has the row already as it was written, whatever the damage made of it.
  private func isInBackup(_ row: Row, _ mark: Int64) throws -> Bool {
    guard hasBackup, hasChecksums, let number = Int64.fromDatabaseValue(row.value("sequence")),
      number <= last
    else { return false }
    let query = try target.cachedStatement(
      sql: "SELECT 1 FROM log_chain WHERE sequence = ? AND mark = ?")
    return try Row.fetchOne(query, arguments: [number, mark]) != nil
  }

  /// Whether anybody else has heard of the card that a changed row is about: it may be another spelling
  /// of one.
  private func isKnownCard(of row: Row) throws -> Bool {
    guard let card = text(row, "card"), !salvage.hasCard(card) else { return true }
    let query = try target.cachedStatement(sql: "SELECT 1 FROM log WHERE card = ?")
    return try Row.fetchOne(query, arguments: [card]) != nil
  }

  private func isSensible(_ row: Row) -> Bool {
    guard let entry = try? LogEntry(row) else { return false }
    // An answer that is stored under another identifier is this one before its identifier broke:
    // no store stamps two rows alike.
    guard hasBackup else { return true }
    let twin = try? target.cachedStatement(
      sql: "SELECT 1 FROM log WHERE stamp = ? AND time = ? AND card IS ? AND id <> ?"
    )
    let arguments: StatementArguments = [entry.stamp, entry.time, entry.card, entry.id.text]
    return twin.flatMap { try? Row.fetchOne($0, arguments: arguments) } == nil
  }

  private func isStored(_ id: String) throws -> Bool {
    try Row.fetchOne(target, sql: "SELECT 1 FROM log WHERE id = ?", arguments: [id]) != nil
  }

  private func takeMisconceptions() throws {
    let table = try Table(target, "log_misconception")
    let answers = {
      try String.fetchAll(target, sql: "SELECT id FROM log WHERE sequence > \(last)")
    }
    // Those of the backup are whole.
    let isKnown = try target.cachedStatement(
      sql: "SELECT 1 FROM log WHERE id = ? AND sequence > \(last)")
    try salvage.forEachMisconception(of: answers) { row in
      guard table.fits(row), let log = text(row, "log"),
        (try? Row.fetchOne(isKnown, arguments: [log])) != nil
      else { return }
      try? table.insert(row, target)
    }
  }

  /// Former names and settings: where the backup has none, and none at all where the damage may have
  /// changed them and there is a backup. Settings that are whole are newer than those of the backup.
  private func takeNames() {
    let mayHaveChanged = hasBackup && hasChecksums
    for row in salvage.rows(of: "alias") where !mayHaveChanged || salvage.isWhole(.lessons) != false
    {
      guard let former = text(row, "former"), let card = text(row, "card") else { continue }
      try? CardRow.insertIfMissing(target, id: card)
      try? target.execute(
        sql: "INSERT OR IGNORE INTO alias VALUES (?, ?)", arguments: [former, card])
    }
    let areSettingsWhole = salvage.isWhole(.settings)
    for row in salvage.rows(of: "setting") where !mayHaveChanged || areSettingsWhole != false {
      guard let key = text(row, "key"), let value = text(row, "value") else { continue }
      let wins = areSettingsWhole == true ? "REPLACE" : "IGNORE"
      try? target.execute(
        sql: "INSERT OR \(wins) INTO setting VALUES (?, ?)", arguments: [key, value])
    }
  }

  private func text(_ row: Row, _ column: String) -> String? {
    String.fromDatabaseValue(row.value(column))
  }
}

/// What a table takes: a damaged row may hold anything anywhere.
private struct Table {
  private let name: String
  private let columns: [ColumnInfo]

  init(_ database: Database, _ name: String) throws {
    self.name = name
    columns = try database.columns(in: name).filter { $0.name != "sequence" }
  }

  /// Whether every value is of its column's type.
  func fits(_ row: Row) -> Bool {
    columns.allSatisfy { column in
      switch row.value(column.name).storage {
      case .null: !column.isNotNull || !row.hasColumn(column.name)
      case .int64: column.type == "INTEGER"
      case .double: column.type == "REAL"
      case .string: column.type == "TEXT"
      case .blob: false
      }
    }
  }

  func insert(_ row: Row, _ database: Database) throws {
    let present = columns.map(\.name).filter(row.hasColumn)
    let marks = present.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO \(name) (\(present.joined(separator: ", "))) VALUES (\(marks))
        ON CONFLICT DO NOTHING
        """)
    try statement.execute(arguments: StatementArguments(present.map(row.value)))
  }
}
