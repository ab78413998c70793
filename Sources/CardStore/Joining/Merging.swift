import Foundation
import GRDB
import Recall

/// What a ``CardStore/merge(_:at:calendar:)`` brought.
public struct MergeReport: Sendable, Hashable {
  /// Rows of the other log that were not in this one.
  public var rows = 0
  /// Those of them that are answers.
  public var answers = 0
  /// Rows that are in both logs and say different things: somebody changed one of the files. This
  /// store keeps its own.
  public var differing = 0
  /// Of this store as it was before; nil if nothing had to change.
  public var backup: BackupCopy?

  public init() {}
}

extension CardStore {
  /// Takes in everything that another store's log has and this one's has not, and derives all
  /// states from the whole. The settings stay those of this store. The other file is only read.
  ///
  /// The log is a set of rows, each with an identifier and a stamp that puts it into one order
  /// wherever it is: merging again changes nothing, and merging the other way round gives the
  /// same log. Cards that only the other store knows are retired until the lessons name them.
  ///
  /// - Parameters:
  ///   - other: the path of the other store, of this version of the format or an earlier one.
  ///   - time: milliseconds since 1970, for the name of the backup.
  public func merge(
    _ other: String, at time: Int, calendar: StudyCalendar, progress: Progress = { _ in }
  ) throws(CardStoreError) -> MergeReport {
    do {
      try progress(nil)
      let copy = try OtherStore(path: other, isNot: path).copied()
      defer { withExtendedLifetime(copy) {} }
      do {
        return try merge(trusted: copy.path, at: time, calendar: calendar, progress: progress)
      } catch let error where error.isDamage(of: copy.path) {
        throw error.about(other)
      }
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// - Parameter other: the path of a store of this version that is whole and nobody else's.
  func merge(
    trusted other: String, at time: Int, calendar: StudyCalendar, progress: Progress
  ) throws(CardStoreError) -> MergeReport {
    do {
      return try attaching(other) { merging in
        guard try merging.hasNews() else { return try merging.reportOfNothing() }
        let backup = try backUp(before: .merge, at: time, calendar: calendar)
        return try merging.run(backup: backup, progress: progress)
      }
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Nothing else uses the connection meanwhile, but the backup needs it, too.
  private func attaching(
    _ other: String, _ body: (Merging) throws -> MergeReport
  ) throws -> MergeReport {
    try database.writeWithoutTransaction {
      try $0.execute(sql: "ATTACH DATABASE ? AS other", arguments: [other])
    }
    defer {
      try? database.writeWithoutTransaction { try $0.execute(sql: "DETACH DATABASE other") }
    }
    let common = try database.writeWithoutTransaction {
      try LogChain.lastCommonRow($0, with: "other")
    }
    return try body(Merging(queue: database, other: other, common: common))
  }
}

extension CardStoreError {
  fileprivate func isDamage(of path: String) -> Bool {
    if case .damaged(path, _) = self { true } else { false }
  }
}

/// Another tutor's file, not trusted.
struct OtherStore {
  let path: String
  let isNot: String

  /// Copies it, brings the copy to this version's format, and checks that it is whole.
  func copied() throws -> PrivateCopy {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CardStoreError.missing(path: path)
    }
    if isFolder.boolValue { throw refused("it is a folder") }
    guard !isSameFile else { throw refused("it is the very file to merge into") }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CardStoreError.inputOutput(path: path, reason: "you may not read it")
    }
    do {
      let copy = try PrivateCopy.consistent(of: path)
      try check(copy)
      return copy
    } catch {
      throw CardStoreError(error, path: path).about(path)
    }
  }

  private func check(_ copy: PrivateCopy) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: copy.path)
    if attributes[.size] as? Int == 0 { throw refused("it is empty") }
    let store = try CardStore(path: copy.path)
    try store.read { database in
      // Which values rows may have is asked of those that come in, when they do.
      if let damage = try StoredLog.damages(besidesChainedValuesOf: database).first {
        throw CardStoreError.damaged(path: path, reason: damage)
      }
      let log = try LogChain.examination(database)
      let isImpossible =
        try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM log WHERE \(StoredLog.isImpossible))")
      if log.brokenReferences > 0 || isImpossible == true {
        throw CardStoreError.damaged(path: path, reason: Merging.nonsense)
      }
      if let wrong = log.damages.examples.first {
        throw CardStoreError.damaged(path: path, reason: wrong.description)
      }
    }
    try store.close()
  }

  /// By any name.
  private var isSameFile: Bool {
    func identity(_ path: String) -> [AnyHashable]? {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      guard let number = attributes?[.systemFileNumber] as? Int,
        let device = attributes?[.systemNumber] as? Int
      else { return nil }
      return [number, device]
    }
    return identity(path) != nil && identity(path) == identity(isNot)
  }

  private func refused(_ reason: String) -> CardStoreError {
    .unusable(path: path, reason: reason)
  }
}

/// Two logs in one connection: `main`, and `other`, which is only read.
private struct Merging {
  let queue: DatabaseQueue
  /// The path of the other store.
  let other: String
  /// The last row up to which both are the same: only what comes after it is looked at.
  let common: Int64

  static let nonsense = "its log makes no sense"

  /// The rows of the other log that may be news, and their misconceptions.
  private var rows: String { "other.log WHERE sequence > \(common)" }
  private var misconceptions: String {
    """
    other.log AS theirRow CROSS JOIN other.log_misconception AS theirs ON theirs.log = theirRow.id
      WHERE theirRow.sequence > \(common)
    """
  }
  private static let isOurs = """
    EXISTS (SELECT 1 FROM main.log_misconception AS ours
      WHERE ours.log = theirs.log AND ours.slug = theirs.slug)
    """

  func hasNews() throws -> Bool {
    try queue.writeWithoutTransaction { database in
      let queries = [
        "SELECT 1 FROM \(rows) AND id NOT IN (SELECT id FROM main.log)",
        "SELECT 1 FROM \(misconceptions) AND NOT \(Self.isOurs)",
      ]
      return try queries.contains { try Row.fetchOne(database, sql: $0 + " LIMIT 1") != nil }
    }
  }

  func run(backup: BackupCopy, progress: Progress) throws -> MergeReport {
    try queue.writeWithoutTransaction { database in
      var report = MergeReport()
      try database.inTransaction(.immediate) {
        report = try self.report(database)
        report.backup = backup
        try takeLog(database)
        try takeNames(database)
        try SettingRow.forgetLessons(database)
        _ = try Derivation.rebuild(database, progress: progress)
        return .commit
      }
      return report
    }
  }

  /// Where there is no news: rows may differ all the same.
  func reportOfNothing() throws -> MergeReport {
    var report = MergeReport()
    report.differing = try queue.writeWithoutTransaction(differing)
    return report
  }

  private func report(_ database: Database) throws -> MergeReport {
    var report = MergeReport()
    let isNew = "id NOT IN (SELECT id FROM main.log)"
    report.rows = try count(database, "\(rows) AND \(isNew)")
    report.answers = try count(
      database, "\(rows) AND \(isNew) AND kind IN (\(LogEntry.answerKinds))")
    report.differing = try differing(database)
    return report
  }

  private func differing(_ database: Database) throws -> Int {
    let columns = try StoredLog.columns(database, of: "log")
    func values(_ table: String) -> String {
      columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }
    return try count(
      database,
      "other.log AS theirs JOIN main.log AS ours ON ours.id = theirs.id "
        + "WHERE theirs.sequence > \(common) AND (\(values("ours"))) IS NOT (\(values("theirs")))")
  }

  private func count(_ database: Database, _ source: String) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM \(source)") ?? 0
  }

  private func takeLog(_ database: Database) throws {
    let first = try firstToBeCompleted(database)
    if let first, let wrong = try LogChain.damages(database, after: first - 1).examples.first {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: wrong.description)
    }
    do {
      try take("log", from: rows, by: "id", inOrderOf: "stamp, id", database)
      try take(
        "log_misconception", from: misconceptions, as: "theirs", by: "log, slug",
        inOrderOf: "theirs.log, theirs.slug", database)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw CardStoreError.damaged(path: other, reason: Self.nonsense)
    }
    if let first {
      try LogChain.renew(database, from: first)
    } else {
      try LogChain.extend(database)
    }
  }

  private func take(
    _ table: String, from source: String, as name: String? = nil, by key: String,
    inOrderOf order: String, _ database: Database
  ) throws {
    let columns = try StoredLog.columns(database, of: table)
    let values = columns.map { column in name.map { "\($0).\(column)" } ?? column }
    try database.execute(
      sql: """
        INSERT INTO main.\(table) (\(columns.joined(separator: ", ")))
        SELECT \(values.joined(separator: ", ")) FROM \(source) ORDER BY \(order)
        ON CONFLICT (\(key)) DO NOTHING
        """)
  }

  /// The number of the first row that both have, and of which only the other knows a misconception.
  private func firstToBeCompleted(_ database: Database) throws -> Int64? {
    try Int64.fetchOne(
      database,
      sql: """
        SELECT MIN((SELECT sequence FROM main.log WHERE id = theirs.log)) FROM \(misconceptions)
          AND NOT \(Self.isOurs)
        """)
  }

  /// Cards and former names follow from the lessons. Those of this store stand; what it has not
  /// heard of comes in, so that no history is left without its card.
  private func takeNames(_ database: Database) throws {
    let names = try Row.fetchAll(
      database, sql: "SELECT former, card FROM other.alias ORDER BY former"
    ).map { (try $0.decode(String.self, atIndex: 0), try $0.decode(String.self, atIndex: 1)) }
    for (former, theirs) in names {
      let isKnown = try CardRow.present(database, former) != former
      let card = try CardRow.present(database, theirs)
      let isActive = try CardRow.fetch(database, id: former).map { !$0.isRetired } ?? false
      if isKnown || isActive || card == former { continue }
      try CardRow.insertIfMissing(database, id: card)
      try database.execute(
        sql: "UPDATE alias SET card = ? WHERE card = ?", arguments: [card, former])
      try database.execute(sql: "DELETE FROM card WHERE id = ?", arguments: [former])
      try database.execute(sql: "INSERT INTO alias VALUES (?, ?)", arguments: [former, card])
    }
    try database.execute(
      sql: """
        INSERT INTO main.card (id, item, fingerprint, revision)
        SELECT id, item, fingerprint, revision FROM other.card
        WHERE id NOT IN (SELECT former FROM main.alias) AND id IN (SELECT card FROM main.log)
        ON CONFLICT (id) DO UPDATE SET revision = MAX(revision, excluded.revision)
        """)
  }
}
