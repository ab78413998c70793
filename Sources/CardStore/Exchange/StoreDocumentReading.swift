import Foundation
import GRDB

/// Makes a store file of a document.
struct StoreDocumentReading {
  let text: String
  /// What the document is called in sentences.
  let path: String

  /// Builds the file, with the tables of the document's own version, brings it up to this one, and
  /// derives everything from its log.
  ///
  /// - Returns: How many answers its log has.
  /// - Throws: ``ExchangeError``, ``CardStoreError/stopped``.
  func build(at file: String, progress: Progress) throws -> Int {
    do {
      try progress(nil)
      let queue = try DatabaseQueue(path: file)
      let parts = try queue.write(parts)
      try queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationIdentifier)")
      }
      try Schema.migrator.migrate(queue, upTo: String(try schema(parts)))
      try queue.write { try fill($0, with: parts["tables"] ?? "{}") }
      try Schema.migrator.migrate(queue)
      let answers = try queue.write { try derive($0, progress: progress) }
      try queue.close()
      return answers
    } catch let error as DatabaseError {
      throw ExchangeError.unusable(path: path, reason: error.message ?? "\(error.resultCode)")
    } catch let error as CardStoreError where error != .stopped {
      throw ExchangeError.unusable(path: path, reason: "\(error)")
    }
  }

  private func derive(_ database: Database, progress: Progress) throws -> Int {
    let isImpossible = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM log WHERE \(StoredLog.isImpossible))")
    if isImpossible == true {
      throw ExchangeError.unusable(path: path, reason: "there are times in it that cannot be")
    }
    _ = try Derivation.rebuild(database, progress: progress)
    return try Int.fetchOne(
      database, sql: "SELECT COUNT(*) FROM log WHERE kind IN (\(LogEntry.answerKinds))") ?? 0
  }

  /// The members of the outermost object, as JSON or as what they are.
  private func parts(_ database: Database) throws -> [String: String] {
    guard try Bool.fetchOne(database, sql: "SELECT json_valid(?)", arguments: [text]) == true else {
      throw ExchangeError.unusable(
        path: path, reason: "it is no JSON, or not all of it, and no package of Anki")
    }
    return try Row.fetchAll(
      database, sql: "SELECT key, CAST(value AS TEXT) AS value FROM json_each(?)",
      arguments: [text]
    ).reduce(into: [:]) { parts, row in
      guard let key = row["key"] as? String, let value = row["value"] as? String else { return }
      parts[key] = value
    }
  }

  private func schema(_ parts: [String: String]) throws -> Int {
    guard let format = parts["format"].flatMap({ Int($0) }),
      let schema = parts["schema"].flatMap({ Int($0) }), schema > 0, parts["tables"] != nil
    else {
      throw ExchangeError.unusable(path: path, reason: "no `tutor export` wrote it")
    }
    if format > StoreDocument.format {
      throw ExchangeError.newerVersion(path: path, found: format, known: StoreDocument.format)
    }
    if schema > Schema.version {
      throw ExchangeError.newerVersion(path: path, found: schema, known: Schema.version)
    }
    return schema
  }

  private func fill(_ database: Database, with tables: String) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT key, value, type FROM json_each(?)", arguments: [tables]
    ).reduce(into: [String: String]()) { rows, row in
      if row["type"] == "array" { rows[row["key"]] = row["value"] }
    }
    // Tables come by name, and rows may name rows of later ones.
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    for table in try StoreDocument.tables(database) {
      let columns = try StoreDocument.columns(database, of: table)
      try database.execute(
        sql: """
          INSERT INTO \(table) (\(columns.joined(separator: ", ")))
          SELECT \(columns.map { "value ->> '$.\($0)'" }.joined(separator: ", ")) FROM json_each(?)
          """, arguments: [rows[table] ?? "[]"])
    }
  }
}
