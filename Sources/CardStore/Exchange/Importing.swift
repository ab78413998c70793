import Foundation
import GRDB

/// What an import changed.
public struct ImportReport: Sendable, Hashable {
  /// Answers that were not in the store before.
  public var added = 0
  /// Answers that the store had already.
  public var known = 0
  /// Answers to cards that the store does not have.
  public var foreign = 0

  public init() {}
}

extension CardStore {
  /// Takes in what ``exportDocument(to:)`` wrote. Taking it in again changes nothing.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - name: What it is called in sentences.
  ///   - time: Of the backup that is made before, milliseconds since 1970.
  /// - Throws: ``ExchangeError`` and ``CardStoreError``; the store is then as it was.
  @discardableResult
  public func importDocument(_ text: String, named name: String, at time: Int) throws
    -> ImportReport
  {
    try Self.inScratch { folder in
      let other = folder.appendingPathComponent("document.sqlite")
      try StoreDocumentReading(text: text, path: name).build(at: other)
      try backUp(beforeImportAt: time)
      return try takeIn(other.path)
    }
  }

  private func takeIn(_ other: String) throws(CardStoreError) -> ImportReport {
    do {
      return try database.writeWithoutTransaction { database in
        try database.execute(sql: "ATTACH ? AS document", arguments: [other])
        defer { try? database.execute(sql: "DETACH document") }
        var report = ImportReport()
        try database.inTransaction(.immediate) {
          let all = try Int.fetchOne(
            database,
            sql: "SELECT COUNT(*) FROM document.log WHERE kind IN (\(LogEntry.answerKinds))")
          report.added = try Union(database: database, other: "document").run()
          report.known = (all ?? 0) - report.added
          return .commit
        }
        return report
      }
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Copies the store, unless nothing was ever answered in it.
  func backUp(beforeImportAt time: Int) throws(CardStoreError) {
    do {
      let isEmpty = try database.read {
        try Bool.fetchOne($0, sql: "SELECT NOT EXISTS (SELECT 1 FROM log)") ?? true
      }
      guard !isEmpty else { return }
      try Backup(ofStoreAt: path).make(from: database, named: "before-import-\(time)")
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Gives a folder that is gone afterwards.
  static func inScratch<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ExchangeError.inputOutput(path: folder.path, reason: "the folder cannot be made")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
