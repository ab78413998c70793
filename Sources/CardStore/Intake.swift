import GRDB

/// Rows of a damaged log on their way into a sound store.
struct Intake {
  let target: Database
  let salvage: Salvage
  /// Whether the store had rows before.
  let hasBackup: Bool
  private(set) var taken = 0
  private(set) var refused = 0

  init(target: Database, salvage: Salvage) throws {
    self.target = target
    self.salvage = salvage
    hasBackup = try Row.fetchOne(target, sql: "SELECT 1 FROM log LIMIT 1") != nil
  }

  mutating func run(progress: Progress) throws {
    let log = try Table(target, "log")
    // What takes an answer back comes after it.
    var undos: [Row] = []
    try salvage.forEachRow { row in
      try progress(nil)
      guard log.fits(row), isSensible(row) else { return refused += 1 }
      if row.value("target").isNull { take(row, into: log) } else { undos.append(row.copy()) }
    }
    for undo in undos {
      let answer = String.fromDatabaseValue(undo.value("target"))
      if try answer.map(isStored) ?? false { take(undo, into: log) } else { refused += 1 }
    }
    try takeMisconceptions()
    takeNames()
  }

  /// A row that the store has is left as the store has it: the backup is sound.
  private mutating func take(_ row: Row, into log: Table) {
    do {
      try log.insert(row, target)
      taken += target.changesCount
    } catch {
      refused += 1
    }
  }

  private func isSensible(_ row: Row) -> Bool {
    guard let entry = try? LogEntry(row), StoredLog.possibleTimes.contains(entry.time),
      StoredLog.possibleTimes.contains(entry.stamp)
    else { return false }
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
    let answers = { try String.fetchAll(target, sql: "SELECT id FROM log") }
    let isKnown = try target.cachedStatement(sql: "SELECT 1 FROM log WHERE id = ?")
    try salvage.forEachMisconception(of: answers) { row in
      guard table.fits(row), let log = text(row, "log"),
        (try? Row.fetchOne(isKnown, arguments: [log])) != nil
      else { return }
      try? table.insert(row, target)
    }
  }

  /// Former names and settings, where the backup has none.
  private func takeNames() {
    for row in salvage.rows(of: "alias") {
      guard let former = text(row, "former"), let card = text(row, "card") else { continue }
      try? CardRow.insertIfMissing(target, id: card)
      try? target.execute(
        sql: "INSERT OR IGNORE INTO alias VALUES (?, ?)", arguments: [former, card])
    }
    for row in salvage.rows(of: "setting") {
      guard let key = text(row, "key"), let value = text(row, "value") else { continue }
      try? target.execute(
        sql: "INSERT OR IGNORE INTO setting VALUES (?, ?)", arguments: [key, value])
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
