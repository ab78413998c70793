import Foundation
import GRDB

/// Makes a store file of a document.
struct StoreDocumentReading {
  /// The file that holds the document.
  let path: String
  /// What the document is called in sentences.
  let name: String

  /// Builds the file, with the tables of the document's own version, brings it up to this one, and
  /// derives everything from its log.
  ///
  /// - Returns: How many answers its log has.
  /// - Throws: ``ExchangeError``, ``CardStoreError/stopped``.
  func build(at file: String, progress: @escaping Progress) throws -> Int {
    do {
      try progress(nil)
      let schema = try schema()
      let queue = try DatabaseQueue(path: file, configuration: configuration)
      try queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationIdentifier)")
      }
      try Schema.migrator.migrate(queue, upTo: "\(schema)")
      try queue.write { try fill($0, progress: part(0...0.7, of: progress)) }
      try Schema.migrator.migrate(queue)
      let answers = try queue.write {
        try derive($0, progress: part(0.7...1, of: progress))
      }
      try queue.close()
      return answers
    } catch let error as DatabaseError {
      throw unusable(error.message ?? "\(error.resultCode)")
    } catch is JSONReader.Fault {
      throw unusable("it is no JSON in UTF-8, or not all of it, and no package of Anki")
    } catch let error as CardStoreError where error != .stopped {
      throw unusable("\(error)")
    }
  }

  /// Of a file that is gone if anything fails.
  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase {
      try $0.execute(
        sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
    }
    return configuration
  }

  private func unusable(_ reason: String) -> ExchangeError {
    .unusable(path: name, reason: reason)
  }

  private func derive(_ database: Database, progress: Progress) throws -> Int {
    let isImpossible = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM log WHERE \(StoredLog.isImpossible))")
    if isImpossible == true {
      throw unusable("there are times or numbers in it that cannot be")
    }
    try LogChain.extend(database)
    try Seal.settings.close(database)
    _ = try Derivation.rebuild(database, progress: progress)
    return try Int.fetchOne(
      database, sql: "SELECT COUNT(*) FROM log WHERE kind IN (\(LogEntry.answerKinds))") ?? 0
  }

  /// The version of the tables. It stands before them in what we write, and need not.
  private func schema() throws -> Int {
    let reader = try reader()
    var numbers: [String: Int] = [:]
    var hasTables = false
    guard try reader.isAtObject else {
      try reader.skip()
      throw unusable("no `tutor export` wrote it")
    }
    try reader.object { key in
      hasTables = hasTables || key == "tables"
      guard ["format", "schema"].contains(key), try !reader.isAtObject, try !reader.isAtArray
      else {
        if hasTables, numbers.count == 2 { return false }
        try reader.skip()
        return true
      }
      numbers[key] = Int.fromDatabaseValue(try reader.scalar())
      return true
    }
    guard let format = numbers["format"], let schema = numbers["schema"], schema > 0, hasTables
    else { throw unusable("no `tutor export` wrote it") }
    for (found, known) in [(format, StoreDocument.format), (schema, Schema.version)]
    where found > known {
      throw ExchangeError.newerVersion(path: name, found: found, known: known)
    }
    return schema
  }

  private func reader() throws -> JSONReader {
    do { return try JSONReader(path: path) } catch {
      throw ExchangeError.inputOutput(path: name, reason: "it cannot be read")
    }
  }

  private func fill(_ database: Database, progress: Progress) throws {
    // Tables come by name, and rows may name rows of later ones.
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let tables = Set(try StoreDocument.tables(database))
    let reader = try reader()
    try reader.object { key in
      guard key == "tables", try reader.isAtObject else {
        try reader.skip()
        return true
      }
      try reader.object { table in
        if tables.contains(table), try reader.isAtArray {
          try fill(table, of: database, from: reader, progress: progress)
        } else {
          try reader.skip()
        }
        return true
      }
      return true
    }
    try reader.end()
  }

  private func fill(
    _ table: String, of database: Database, from reader: JSONReader, progress: Progress
  ) throws {
    let columns = try StoreDocument.columns(database, of: table)
    let places = Dictionary(uniqueKeysWithValues: zip(columns, 0...))
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let insertion = try database.makeStatement(
      sql: "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))")
    try reader.array {
      try progress(reader.share)
      var values = [DatabaseValue](repeating: .null, count: columns.count)
      try reader.object { column in
        if let place = places[column], try !reader.isAtArray, try !reader.isAtObject {
          values[place] = try reader.scalar()
        } else {
          try reader.skip()
        }
        return true
      }
      insertion.setUncheckedArguments(StatementArguments(values))
      try insertion.execute()
    }
  }
}
