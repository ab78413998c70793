import Foundation
import GRDB

/// What a look at the whole store finds. The store is not changed.
public struct StoreHealth: Sendable, Hashable {
  public var path: String
  public var bytes: Int
  /// The version of the format.
  public var format: Int
  public var isReadOnly: Bool
  /// What SQLite's check of the file says; empty for a whole file.
  public var damages: [String] = []
  /// Rows that refer to rows that there are not.
  public var brokenReferences = 0
  /// Tables, indexes and triggers that are not as they were made.
  public var brokenParts: [String] = []
  /// Rows of the log that are not what was written.
  public var logDamages = LogDamages()
  /// What is set and is not what was set, and so on: see ``Seal``.
  public var brokenSeals: [String] = []
  /// Cards and lessons whose state is not what the log says; nil if that could not be worked out.
  public var inconsistencies: [String]?
  /// Rows of the log.
  public var rows = 0
  /// Answers that were not taken back.
  public var answers = 0
  public var cards = 0
  /// Cards that were answered, and that no lesson asks any more.
  public var retiredCards = 0
  /// Rows written while the clock was a minute or more behind a row that was already there: it was
  /// set back, or another machine's clock is ahead.
  public var rowsAfterClockWentBack = 0
  /// Rows whose time is still to come.
  public var rowsOfTheFuture = 0
  /// Rows that take back what is no answer.
  public var undosOfNothing = 0
  /// Whether any time in the log is beyond what a clock can show, or a number beyond what can be.
  public var hasImpossibleValues = false
  /// The version of SQLite.
  public var engine: String

  /// Whether the file must be set aside, and what can be recovered: replaying the log is not enough.
  public var needsRecovery: Bool {
    !damages.isEmpty || !brokenParts.isEmpty || brokenReferences > 0 || hasImpossibleValues
      || logDamages.count > 0 || !brokenSeals.isEmpty
  }

  public init(path: String, bytes: Int, format: Int, isReadOnly: Bool, engine: String) {
    self.path = path
    self.bytes = bytes
    self.format = format
    self.isReadOnly = isReadOnly
    self.engine = engine
  }
}

extension CardStore {
  /// Looks at the whole store: this takes as long as reading all of it.
  ///
  /// - Parameter time: now, in milliseconds since 1970.
  public func health(at time: Int) throws(CardStoreError) -> StoreHealth {
    var health = try read { database in
      var health = StoreHealth(
        path: path, bytes: Self.bytes(path),
        format: try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0,
        isReadOnly: isReadOnly,
        engine: try String.fetchOne(database, sql: "SELECT sqlite_version()") ?? "")
      health.damages = try StoredLog.damages(besidesChainedValuesOf: database)
      if health.damages.isEmpty { health.damages = try StoredLog.indexDamages(database) }
      health.brokenParts = try Soundness.brokenParts(database)
      return health
    }
    guard health.damages.isEmpty, health.brokenParts.isEmpty else { return health }
    try read { try Self.look(into: $0, at: time, &health) }
    if !health.needsRecovery {
      health.inconsistencies = try inconsistencies()
      UncheckedMark(ofStoreAt: path).remove()
    }
    return health
  }

  private static func look(
    into database: Database, at time: Int, _ health: inout StoreHealth
  ) throws {
    func count(_ source: String) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM \(source)") ?? 0
    }
    let log = try LogChain.examination(database)
    health.brokenReferences = log.brokenReferences
    health.logDamages = log.damages
    health.brokenSeals = try Seal.allCases.filter { try $0.isWhole(database) == false }
      .map(\.rawValue)
    health.answers = try StoredLog.answers(database)
    health.cards = try count("card WHERE NOT is_retired")
    health.retiredCards = try count("card WHERE is_retired AND stability IS NOT NULL")
    health.undosOfNothing = try count(
      """
      log AS undo LEFT JOIN log AS answer ON answer.id = undo.target WHERE undo.target IS NOT NULL
        AND (answer.kind IS NULL OR answer.kind NOT IN (\(LogEntry.answerKinds), 'write', 'erase'))
      """)
    try lookAtRows(database, at: time, &health)
  }

  /// What is asked of every row, in one reading of them.
  private static func lookAtRows(
    _ database: Database, at time: Int, _ health: inout StoreHealth
  ) throws {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT COUNT(*), COUNT(*) FILTER (WHERE stamp - time >= 60000),
          COUNT(*) FILTER (WHERE time > ?), COUNT(*) FILTER (WHERE \(StoredLog.isImpossible))
        FROM log
        """, arguments: [time + 60_000])
    health.rows = try row?.get(0) ?? 0
    health.rowsAfterClockWentBack = try row?.get(1) ?? 0
    health.rowsOfTheFuture = try row?.get(2) ?? 0
    health.hasImpossibleValues = try row?.get(3) ?? 0 > 0
  }

  private static func bytes(_ path: String) -> Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + suffix)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
