import Foundation
import GRDB
import Recall

/// What a package for Anki holds.
public struct AnkiExportReport: Sendable, Hashable {
  public var cards = 0
  public var reviews = 0
  /// Answered cards that have no text: drills, and what is not in the lessons any more.
  public var leftOut = 0

  public init() {}
}

extension CardStore {
  /// Writes a package that Anki imports with all that is remembered.
  ///
  /// - Parameters:
  ///   - time: Now, milliseconds since 1970.
  ///   - isForced: Whether a file that is there already may be replaced.
  ///   - notes: Hands over the cards to write, in their order, one at a time.
  /// - Throws: ``ExchangeError``, ``CardStoreError``, and what `notes` throws.
  @discardableResult
  public func exportAnki(
    at time: Int, calendar: StudyCalendar, to path: String, isForced: Bool,
    progress: @escaping Progress = { _ in },
    notes: (_ add: (AnkiNote) throws -> Void) throws -> Void
  ) throws -> AnkiExportReport {
    try Self.inScratch { folder in
      let collection = folder.appendingPathComponent("collection.anki2")
      let report = try exchanging { source in
        let export = try AnkiExport(time: time, calendar: calendar, source: source)
        do {
          let target = try DatabaseQueue(
            path: collection.path, configuration: .ofDraft(megabytes: 32))
          let report = try target.write { try export.write(notes, to: $0, progress: progress) }
          try target.close()
          return report
        } catch let error as DatabaseError where error.resultCode != .SQLITE_CORRUPT {
          throw ExchangeError.inputOutput(path: path, reason: error.message ?? "\(error)")
        }
      }
      try DraftFile.make(at: path, isForced: isForced) { draft in
        try ZipFile(path: draft.path, shownAs: path).write([
          ("collection.anki2", collection), ("media", try Self.emptyList(in: folder)),
        ])
      }
      return report
    }
  }

  private static func emptyList(in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("media")
    try Data("{}".utf8).write(to: file)
    return file
  }
}

extension Configuration {
  /// Of a file that is gone if anything fails.
  ///
  /// - Parameter megabytes: of the file are kept in memory at most.
  static func ofDraft(megabytes: Int) -> Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase {
      try $0.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
          PRAGMA cache_size = \(-1024 * megabytes)
          """)
    }
    return configuration
  }
}

/// The content of one package.
private struct AnkiExport {
  let time: Int
  let calendar: StudyCalendar
  let source: Database
  private let scheduling: Scheduling
  /// Due days are counted from here; none is before it.
  private let firstDay: StudyDay

  init(time: Int, calendar: StudyCalendar, source: Database) throws {
    self.time = time
    self.calendar = calendar
    self.source = source
    scheduling = try Scheduling(source)
    let earliest = try Int.fetchOne(
      source,
      sql: """
        SELECT time FROM log WHERE grade IS NOT NULL AND \(LogEntry.stands) ORDER BY time LIMIT 1
        """)
    firstDay = calendar.day(of: min(earliest ?? time, time).secondsFromMilliseconds)
  }

  func write(
    _ notes: ((AnkiNote) throws -> Void) throws -> Void, to database: Database,
    progress: @escaping Progress
  ) throws -> AnkiExportReport {
    try database.execute(sql: AnkiLayout.tables)
    var rows = try NoteRows(self, database)
    try notes { note in
      try progress(nil)
      try rows.add(note)
    }
    let created = calendar.start(of: firstDay)
    try AnkiLayout.describe(
      database, decks: rows.decks, created: created, offset: calendar.offset(created),
      rollover: calendar.rollover, at: time)
    var report = AnkiExportReport()
    report.reviews = try writeReviews(database, rows.numbers, progress: progress)
    try progress(nil)
    try database.execute(sql: AnkiLayout.indexes)
    report.cards = rows.numbers.count
    let answered = try Int.fetchOne(
      source, sql: "SELECT COUNT(*) FROM card WHERE stability IS NOT NULL")
    report.leftOut = (answered ?? 0) - rows.answered
    return report
  }

  /// What becomes of the notes.
  private struct NoteRows {
    /// Anki's numbers of the cards.
    private(set) var numbers: [String: Int] = [:]
    /// Cards with an answer.
    private(set) var answered = 0
    private var taken: Set<Int> = []
    private var deckNames: Set<String> = []
    private var place = 0
    private let export: AnkiExport
    private let note: Insertion
    private let card: Insertion

    init(_ export: AnkiExport, _ database: Database) throws {
      self.export = export
      note = try Insertion(
        database, sql: "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')")
      card = try Insertion(
        database,
        sql: "INSERT INTO cards VALUES (?1, ?1, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)")
    }

    /// All decks, with those around them.
    var decks: [String] {
      let names = deckNames.flatMap { name in
        let parts = name.components(separatedBy: "::")
        return parts.indices.map { parts[...$0].joined(separator: "::") }
      }
      return Set(names).sorted()
    }

    mutating func add(_ each: AnkiNote) throws {
      place += 1
      deckNames.insert(each.deck)
      guard numbers[each.card] == nil else { return }
      var number = AnkiName.number(each.card)
      while !taken.insert(number).inserted { number += 1 }
      numbers[each.card] = number
      try insert(each, number)
      try insertCard(of: each, number)
    }

    private func insert(_ each: AnkiNote, _ number: Int) throws {
      let separator = "\u{1f}"
      let fields = each.fields.map { $0.split(separator: separator).joined() }
      note.bind(1, number)
      note.bind(2, AnkiName.guid(card: each.card))
      note.bind(3, AnkiLayout.noteType)
      note.bind(4, export.time.secondsFromMilliseconds)
      note.bind(5, " " + each.tags.joined(separator: " ") + " ")
      note.bind(6, fields.joined(separator: separator))
      note.bind(7, fields[0])
      try note.run()
    }

    private mutating func insertCard(of each: AnkiNote, _ number: Int) throws {
      let known = try CardRow.fetch(export.source, id: each.card)
      if known?.memory != nil { answered += 1 }
      let state = AnkiCard(
        known, place: place, firstDay: export.firstDay, calendar: export.calendar,
        scheduler: export.scheduling.scheduler(of: each.card))
      let values = [
        number, AnkiName.number(each.deck), export.time.secondsFromMilliseconds, state.type,
        state.queue, state.due, state.interval, state.factor, state.answers, state.lapses,
        state.stepsLeft,
      ]
      for (index, value) in values.enumerated() { card.bind(index + 1, value) }
      card.bind(values.count + 1, state.data.text)
      try card.run()
    }
  }

  /// Anki numbers reviews by their moments: of two in one millisecond the second is moved on.
  private func writeReviews(
    _ database: Database, _ numbers: [String: Int], progress: Progress
  ) throws -> Int {
    let row = try Insertion(
      database, sql: "INSERT OR IGNORE INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
    var count = 0
    try AnkiReview.forEach(source, progress: progress) { review in
      guard let number = numbers[review.card], review.time > 0 else { return }
      count += 1
      let values = [
        review.time, number, review.grade.rawValue, review.interval, review.lastInterval,
        review.factor, review.duration, review.kind.rawValue,
      ]
      for (index, value) in values.enumerated() { row.bind(index + 1, value) }
      var moment = review.time
      repeat {
        row.bind(1, moment)
        try row.run()
        moment += 1
      } while database.changesCount == 0
    }
    return count
  }
}
