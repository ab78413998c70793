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
  /// Rows that were changed by the damage, and that the copy has as they were written.
  public var rowsReplaced = 0
  /// Rows that were changed by the damage, and that no copy has: what can be read of them was kept.
  public var rowsDoubtful = 0
  /// Rows that only the damaged file had and whose checksums could not be read: nobody can tell whether
  /// the damage changed them.
  public var rowsUnchecked = 0
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
    path: String, at time: Int, calendar: StudyCalendar, progress: @escaping Progress = { _ in }
  ) throws(CardStoreError) -> RecoveryReport {
    do {
      return try Recovery(
        path: path, suffix: BackupName.local(time, calendar), progress: progress
      ).run()
    } catch {
      throw CardStoreError(error, path: path).about(path)
    }
  }
}

private struct Recovery {
  let path: String
  let suffix: String
  let progress: Progress

  func run() throws -> RecoveryReport {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CardStoreError.missing(path: path)
    }
    guard !FileUse.isOpenElsewhere(path) else { throw CardStoreError.busy(path: path) }
    let backup = Backup(ofStoreAt: path).newestWhole()
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
        var intake = try Intake(target: target, salvage: Salvage(database: database))
        try intake.run(progress: progress)
        report.rowsSalvaged = intake.taken
        report.rowsRefused = intake.refused
        report.rowsReplaced = intake.replaced
        report.rowsDoubtful = intake.doubtful
        report.rowsUnchecked = intake.unchecked
        // Nothing but what is vouched for is brought up to this version.
        if try target.tableExists("log_chain") { try LogChain.extend(target) }
      }
      return true
    }
    try target.close()
    report.answers = try finish(draft)
    return isOurs ?? false
  }

  /// Rows of an earlier format go into tables of that format, and become newer with them.
  private func prepare(_ target: DatabaseQueue, for source: DatabaseQueue?) throws {
    let found = try? source?.writeWithoutTransaction { try VersionMark($0).likeliest }
    let version = found.flatMap(\.self) ?? Schema.version
    try Schema.migrator.migrate(target, upTo: "\(version)")
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
    try store.rebuild(progress: progress)
    try store.write { database in
      try LogChain.extend(database)
      try Seal.settings.close(database)
      try SettingRow.forgetLessons(database)
    }
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
