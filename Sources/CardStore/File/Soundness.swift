import GRDB

/// Looks for damage where SQLite, or a statement that never fails, complained of something else: a
/// byte that changed in the description of a table is "no such function" to it.
enum Soundness {
  /// What is wrong with a file; nil for one that is as it should be, or that is not there.
  static func damage(ofStoreAt path: String) -> String? {
    guard FileFacts(path)?.size ?? 0 > 0 else { return nil }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      return try DatabaseQueue(path: path, configuration: configuration).read(damage)
    } catch {
      let failure = error as? DatabaseError
      return failure?.message ?? failure.map { "\($0.resultCode)" } ?? "it cannot be read"
    }
  }

  private static func damage(_ database: Database) throws -> String? {
    if let version = try VersionMark(database).damage { return version }
    if let damage = try StoredLog.damages(database, atMost: 1).first { return damage }
    if let table = try brokenParts(database).first { return "\(table) is not as it was made" }
    let isBroken = try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") != nil
    return isBroken ? "rows of it refer to nothing" : nil
  }

  /// Tables, indexes and triggers of a file that are not as its version of the format has them.
  /// What somebody added is nobody's business.
  static func brokenParts(_ database: Database) throws -> [String] {
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard (1...Schema.version).contains(version) else { return ["the version"] }
    let model = try DatabaseQueue()
    try Schema.migrator.migrate(model, upTo: "\(version)")
    let wanted = try model.read(parts)
    let found = try parts(database)
    return wanted.filter { found[$0.key] != $0.value }.map(\.key).sorted()
  }

  /// What makes each part, by what it is.
  private static func parts(_ database: Database) throws -> [String: String] {
    let rows = try Row.fetchCursor(
      database, sql: "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    var parts: [String: String] = [:]
    while let row = try rows.next() {
      parts["the \(try row.get(0) as String) \(try row.get(1) as String)"] = try row.get(2)
    }
    return parts
  }
}

/// The version of a file, which it says in two places.
struct VersionMark {
  /// 0 for a new file.
  let version: Int
  /// That of the last migration; nil if there never was one.
  private let migrated: Int?

  init(_ database: Database) throws {
    version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    let isMigrated = try Row.fetchOne(
      database, sql: "SELECT 1 FROM sqlite_master WHERE name = 'grdb_migrations'")
    migrated =
      try isMigrated.flatMap { _ in
        try Int.fetchOne(
          database, sql: "SELECT MAX(CAST(identifier AS INTEGER)) FROM grdb_migrations")
      }
  }

  /// A newer tutor writes both.
  var damage: String? {
    version == migrated ?? 0 ? nil : "its version is \(version), and \(migrated ?? 0)"
  }

  /// The one that is likelier of two that differ.
  var likeliest: Int? {
    [migrated, version].compactMap(\.self).first { (1...Schema.version).contains($0) }
  }
}
