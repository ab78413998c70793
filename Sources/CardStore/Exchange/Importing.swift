import Foundation
import GRDB
import Recall

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
  /// A store without a log becomes what the document says; any other is merged with it, and keeps
  /// its own settings.
  ///
  /// - Parameters:
  ///   - document: The path of its file, which may be larger than memory.
  ///   - name: What it is called in sentences.
  ///   - time: Of the backup that is made before, milliseconds since 1970.
  /// - Throws: ``ExchangeError`` and ``CardStoreError``; the store is then as it was.
  @discardableResult
  public func importDocument(
    at document: String, named name: String, at time: Int, calendar: StudyCalendar,
    progress: @escaping Progress = { _ in }
  ) throws -> ImportReport {
    try Self.inScratch { folder in
      let other = folder.appendingPathComponent("document.sqlite").path
      let all = try StoreDocumentReading(path: document, name: name)
        .build(at: other, progress: part(0...0.5, of: progress))
      var report = ImportReport()
      if try becomes(other) {
        report.added = all
      } else {
        let merged = try merge(
          other, at: time, calendar: calendar, progress: part(0.5...1, of: progress))
        report.added = merged.answers
        report.known = all - report.added
      }
      return report
    }
  }

  /// - Returns: Whether this store has no log, and so became the other one.
  private func becomes(_ other: String) throws(CardStoreError) -> Bool {
    do {
      return try database.writeWithoutTransaction { database in
        try database.execute(sql: "ATTACH DATABASE ? AS document", arguments: [other])
        defer { try? database.execute(sql: "DETACH DATABASE document") }
        var isEmpty = false
        try database.inTransaction(.immediate) {
          isEmpty =
            try Bool.fetchOne(database, sql: "SELECT NOT EXISTS (SELECT 1 FROM main.log)") ?? false
          if isEmpty { try StoreDocument.copyAll(database, from: "document") }
          return .commit
        }
        return isEmpty
      }
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Gives a folder that is gone afterwards.
  static func inScratch<Fetched>(_ body: (URL) throws -> Fetched) throws -> Fetched {
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
