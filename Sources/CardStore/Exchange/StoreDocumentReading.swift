import Foundation
import GRDB

/// Makes a store file of a document.
struct StoreDocumentReading {
  /// The file that holds the document.
  let path: String
  /// What the document is called in sentences.
  let name: String

  /// Makes the file, with the tables of the document's own version, and brings it up to this one.
  /// What only serves to find rows is left out: see ``finish(_:progress:)``.
  ///
  /// - Throws: ``ExchangeError``, ``CardStoreError/stopped``.
  func read(into file: String, progress: @escaping Progress) throws -> DatabaseQueue {
    try naming {
      try progress(nil)
      let schema = try schema()
      // Identifiers come in no order: each is looked up in an index, which most of this is for.
      let queue = try DatabaseQueue(path: file, configuration: .ofDraft(megabytes: 160))
      try queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationIdentifier)")
      }
      try Schema.migrator.migrate(queue, upTo: "\(schema)")
      try queue.write { database in
        let indexes = try Indexes(taking: database)
        try fill(database, progress: progress)
        // A migration may know of them.
        if schema < Schema.version { try indexes.make(database) }
      }
      try Schema.migrator.migrate(queue)
      try queue.write(check)
      return queue
    }
  }

  /// Makes the indexes and the checksums, and derives everything from the log: then the file is a
  /// store.
  func finish(_ queue: DatabaseQueue, progress: @escaping Progress) throws {
    try naming {
      try progress(0)
      // Each page is met once or twice from here on, and what is sorted has as much room again.
      try queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA cache_size = \(-1024 * 32); PRAGMA shrink_memory")
      }
      try queue.write { try Indexes.missing($0).make($0) }
      try progress(0.5)
      try queue.write { database in
        try LogChain.extend(database)
        _ = try Derivation.rebuild(database, progress: part(0.7...1, of: progress))
        try Seal.settings.close(database)
        try Seal.lessons.remove(database)
      }
    }
  }

  /// How many answers the log of a file has that was read.
  func answers(_ queue: DatabaseQueue) throws -> Int {
    try queue.read {
      try Int.fetchOne(
        $0, sql: "SELECT COUNT(*) FROM log WHERE kind IN (\(LogEntry.answerKinds))") ?? 0
    }
  }

  private func naming<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as DatabaseError {
      throw unusable(error.message ?? "\(error.resultCode)")
    } catch is JSONReader.Fault {
      throw unusable("it is no JSON in UTF-8, or not all of it, and no package of Anki")
    } catch let error as CardStoreError where error != .stopped {
      throw unusable("\(error)")
    }
  }

  private func unusable(_ reason: String) -> ExchangeError {
    .unusable(path: name, reason: reason)
  }

  private func check(_ database: Database) throws {
    let isImpossible = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM log WHERE \(StoredLog.isImpossible))")
    if isImpossible == true {
      throw unusable("there are times or numbers in it that cannot be")
    }
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
      try reader.scalar {
        if case .integer(let number) = $0 { numbers[key] = Int(number) }
      }
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
    let tables = Set(try SharedTables.names(database))
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
    try reader.finish()
  }

  private func fill(
    _ table: String, of database: Database, from reader: JSONReader, progress: Progress
  ) throws {
    var columns = ColumnNames(try StoreDocument.columns(database, of: table))
    let insertion = try columns.insertion(into: table, database)
    var rows = 0
    try reader.array {
      if rows % 1024 == 0 { try progress(reader.share) }
      rows += 1
      insertion.clear()
      columns.beginRow()
      var place: Int?
      try reader.object({ place = columns.place(of: $0) }) {
        if let place, try !reader.isAtArray, try !reader.isAtObject {
          try reader.scalar { insertion.bind(place, $0) }
        } else {
          try reader.skip()
        }
        return true
      }
      try insertion.run()
    }
  }
}

/// The columns of a table, by the keys of a document.
private struct ColumnNames {
  private let names: [String]
  private let keys: [[UInt8]]
  private var next = 0

  init(_ names: [String]) {
    self.names = names
    keys = names.map { Array($0.utf8) }
  }

  func insertion(into table: String, _ database: Database) throws -> Insertion {
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    return try Insertion(
      database,
      sql: "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))")
  }

  mutating func beginRow() { next = 0 }

  /// The place of a column among those of the insertion, from 1. Most rows name them in their order,
  /// and leave some out.
  mutating func place(of key: UnsafeRawBufferPointer) -> Int? {
    for _ in keys.indices {
      if next == keys.count { next = 0 }
      next += 1
      if keys[next - 1].withUnsafeBytes({ $0.isSame(as: key) }) { return next }
    }
    return nil
  }
}

extension Insertion {
  fileprivate func bind(_ place: Int, _ value: JSONScalar) {
    switch value {
    case .text(let bytes): bind(place, bytes)
    case .integer(let number): bind(place, Int(number))
    case .real(let number): bind(place, number)
    case .null: break
    }
  }
}

/// Indexes that only serve to find rows: of a full table they are made in less time than it takes to
/// keep them up while it fills.
private struct Indexes {
  private var statements: [String]

  /// Removes those that there are.
  init(taking database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    statements = try rows.map { try $0.get(1) }
    for row in rows {
      let name: String = try row.get(0)
      try database.execute(sql: "DROP INDEX \(name.quotedDatabaseIdentifier)")
    }
  }

  private init(_ statements: [String]) { self.statements = statements }

  /// Those of this version of the format that there are not.
  static func missing(_ database: Database) throws -> Indexes {
    let model = try DatabaseQueue()
    try Schema.migrator.migrate(model)
    let query =
      "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
    let known = Set(try String.fetchAll(database, sql: query))
    return Indexes(
      try model.read { try String.fetchAll($0, sql: query) }.filter { !known.contains($0) })
  }

  func make(_ database: Database) throws {
    for statement in statements { try database.execute(sql: statement) }
  }
}
