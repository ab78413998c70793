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
      let reading = StoreDocumentReading(path: document, name: name)
      let built = try reading.read(into: other, progress: part(0...0.4, of: progress))
      var report = ImportReport()
      let all = try reading.answers(built)
      if try isWithoutLog() {
        try reading.finish(built, progress: part(0.4...0.9, of: progress))
        if try becomes(built) {
          report.added = all
          return report
        }
      }
      try built.close()
      let merged = try merge(
        trusted: other, at: time, calendar: calendar, progress: part(0.4...1, of: progress))
      report.added = merged.answers
      report.known = all - report.added
      return report
    }
  }

  private func isWithoutLog() throws(CardStoreError) -> Bool {
    try read { try Bool.fetchOne($0, sql: "SELECT NOT EXISTS (SELECT 1 FROM log)") ?? false }
  }

  /// Becomes another store page by page, all or nothing.
  ///
  /// - Returns: whether it did. It does not if somebody has answered meanwhile.
  private func becomes(_ other: DatabaseQueue) throws(CardStoreError) -> Bool {
    struct HasLog: Error {}
    var configuration = Configuration()
    configuration.readonly = true
    do {
      try checkWritable()
      let witness = try DatabaseQueue(path: path, configuration: configuration)
      var isFirst = true
      try other.backup(to: database, pagesPerStep: 16) { _ in
        guard isFirst else { return }
        isFirst = false
        // Nobody else can write from now on, and nothing is written for good before the end.
        let hasLog = try witness.read {
          try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM log)")
        }
        if hasLog == true { throw HasLog() }
      }
      return true
    } catch is HasLog {
      return false
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
