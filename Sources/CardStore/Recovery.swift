import Foundation
import GRDB
import Recall

/// What became of a damaged store.
public struct RecoveryReport: Sendable, Hashable {
  /// Where the damaged file is now.
  public var setAside: String
  /// The copy that was the ground to build on, if there was a sound one.
  public var backup: BackupCopy?
  /// Rows of the log that the copy had.
  public var rowsOfBackup = 0
  /// Rows that only the damaged file had, and that could be read.
  public var rowsSalvaged = 0
  /// Rows that could be read and made no sense.
  public var rowsRefused = 0
  /// Answers that the recovered store has.
  public var answers = 0
}

extension CardStore {
  /// Sets a damaged file aside and puts another in its place: the newest sound backup, with every
  /// row that can still be read from the damaged file, all states derived anew.
  ///
  /// - Parameter time: milliseconds since 1970, for the name of the damaged file.
  /// - Throws: ``CardStoreError``, with the file as it was; also for a file that is in use, and for
  ///   one that bears no sign of being ours.
  public static func recover(
    path: String, at time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> RecoveryReport {
    do {
      return try Recovery(path: path, suffix: BackupName.local(time, calendar)).run()
    } catch {
      throw CardStoreError(error, path: path).about(path)
    }
  }
}

private struct Recovery {
  let path: String
  let suffix: String

  func run() throws -> RecoveryReport {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CardStoreError.missing(path: path)
    }
    guard !FileUse.isOpenElsewhere(path) else { throw CardStoreError.busy(path: path) }
    let backup = Backup(ofStoreAt: path).newestSound()
    var report = RecoveryReport(setAside: try freeName(), backup: backup)
    let draft = try Draft(besides: path)
    defer { draft.remove() }
    if let backup { try FileManager.default.copyItem(atPath: backup.path, toPath: draft.path) }
    let isOurs = try fill(draft, &report) || hasOurMark || backup != nil
    guard isOurs else {
      throw CardStoreError.unusable(path: path, reason: "nothing in it is known to tutor")
    }
    try FileReplacement.replace(path, with: draft.path, keeping: report.setAside)
    return report
  }

  /// - Returns: whether the damaged file is a tutor's.
  private func fill(_ draft: Draft, _ report: inout RecoveryReport) throws -> Bool {
    let damaged = try PrivateCopy(of: path)
    let source = Salvage.open(damaged)
    let target = try DatabaseQueue(path: draft.path)
    if report.backup == nil { try prepare(target, for: source) }
    report.rowsOfBackup = try target.read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM log") ?? 0
    }
    // Without a transaction: a damaged file may not even end one.
    let isOurs = try source?.writeWithoutTransaction { database in
      guard isTutors(database) else { return false }
      try target.write { target in
        var intake = Intake(target: target, salvage: Salvage(database: database))
        try intake.run()
        report.rowsSalvaged = intake.taken
        report.rowsRefused = intake.refused
      }
      return true
    }
    try target.close()
    report.answers = try finish(draft)
    return isOurs ?? false
  }

  /// Rows of an earlier format go into tables of that format, and become newer with them.
  private func prepare(_ target: DatabaseQueue, for source: DatabaseQueue?) throws {
    let found = try? source?.writeWithoutTransaction {
      try Int.fetchOne($0, sql: "PRAGMA user_version")
    }
    let version = found.flatMap { (1...Schema.version).contains($0) ? $0 : nil }
    try Schema.migrator.migrate(target, upTo: "\(version ?? Schema.version)")
    try target.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationIdentifier)")
    }
  }

  /// Whether the file begins as ours do, which can be seen when SQLite sees nothing any more.
  private var hasOurMark: Bool {
    let place = 68
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let bytes = (try? file.read(upToCount: place + 4)) ?? Data()
    guard bytes.count == place + 4 else { return false }
    return bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) } == Schema.applicationIdentifier
  }

  private func isTutors(_ database: Database) -> Bool {
    let hasLog = (try? database.makeStatement(sql: "SELECT id, stamp FROM log")) != nil
    let identifier = try? Int.fetchOne(database, sql: "PRAGMA application_id")
    return hasLog || identifier == Schema.applicationIdentifier
  }

  /// Brings the draft to this version's format and derives everything.
  private func finish(_ draft: Draft) throws -> Int {
    let store = try CardStore(path: draft.path)
    try store.rebuild()
    try store.write(Syncing.forget)
    let answers = try store.read(StoredLog.answers)
    try store.database.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA journal_mode = DELETE")
    }
    try store.close()
    return answers
  }

  private func freeName() throws -> String {
    let base = path.hasSuffix(".sqlite") ? String(path.dropLast(".sqlite".count)) : path
    let names =
      ["\(base)-damaged-\(suffix).sqlite"]
      + (2...99).map { "\(base)-damaged-\(suffix)-\($0).sqlite" }
    guard let free = names.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
      throw CardStoreError.inputOutput(path: path, reason: "it was set aside too often")
    }
    return free
  }
}

/// A store in the making, in a folder of its own beside the store, so that it can take its place in
/// one step.
struct Draft {
  let path: String
  private let folder: URL

  init(besides store: String) throws {
    let url = URL(fileURLWithPath: store)
    let name = ".\(url.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier).draft"
    folder = url.deletingLastPathComponent().appendingPathComponent(name)
    path = folder.appendingPathComponent("cards.sqlite").path
    remove()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// Rows of a damaged log on their way into a sound store.
private struct Intake {
  let target: Database
  let salvage: Salvage
  private(set) var taken = 0
  private(set) var refused = 0

  init(target: Database, salvage: Salvage) {
    self.target = target
    self.salvage = salvage
  }

  mutating func run() throws {
    let log = try Table(target, "log")
    // What takes an answer back comes after it.
    var undos: [Row] = []
    salvage.forEachRow { row in
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
    let twin = try? String.fetchOne(
      target, sql: "SELECT id FROM log WHERE stamp = ? AND time = ? AND card IS ? AND id <> ?",
      arguments: [entry.stamp, entry.time, entry.card, entry.id.text])
    return twin == nil
  }

  private func isStored(_ id: String) throws -> Bool {
    try Row.fetchOne(target, sql: "SELECT 1 FROM log WHERE id = ?", arguments: [id]) != nil
  }

  private func takeMisconceptions() throws {
    let table = try Table(target, "log_misconception")
    for id in try String.fetchAll(target, sql: "SELECT id FROM log") {
      for row in salvage.misconceptions(of: id) where table.fits(row) {
        try? table.insert(row, target)
      }
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
