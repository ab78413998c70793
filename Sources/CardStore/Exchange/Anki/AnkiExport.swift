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
  ///   - notes: The cards to write, in their order.
  ///   - time: Now, milliseconds since 1970.
  ///   - isForced: Whether a file that is there already may be replaced.
  /// - Throws: ``ExchangeError``, ``CardStoreError``.
  @discardableResult
  public func exportAnki(
    _ notes: [AnkiNote], at time: Int, calendar: StudyCalendar, to path: String, isForced: Bool,
    progress: Progress = { _ in }
  ) throws -> AnkiExportReport {
    try Self.inScratch { folder in
      let collection = folder.appendingPathComponent("collection.anki2")
      let report = try exchanging { source in
        let export = try AnkiExport(notes: notes, time: time, calendar: calendar, source: source)
        do {
          let target = try DatabaseQueue(path: collection.path)
          let report = try target.write { try export.write($0, progress: progress) }
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

/// The content of one package.
private struct AnkiExport {
  let notes: [AnkiNote]
  let time: Int
  let calendar: StudyCalendar
  let source: Database
  private let cards: [String: StoredCard]
  private let scheduling: Scheduling
  /// Due days are counted from here; none is before it.
  private let firstDay: StudyDay

  init(notes: [AnkiNote], time: Int, calendar: StudyCalendar, source: Database) throws {
    self.notes = notes
    self.time = time
    self.calendar = calendar
    self.source = source
    cards = Dictionary(
      try CardRow.fetch(source).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    scheduling = try Scheduling(source)
    let earliest = try Int.fetchOne(
      source,
      sql: """
        SELECT time FROM log WHERE grade IS NOT NULL AND \(LogEntry.stands) ORDER BY time LIMIT 1
        """)
    firstDay = calendar.day(of: min(earliest ?? time, time).secondsFromMilliseconds)
  }

  func write(_ database: Database, progress: Progress) throws -> AnkiExportReport {
    try database.execute(sql: AnkiLayout.tables)
    let created = calendar.start(of: firstDay)
    try AnkiLayout.describe(
      database, decks: decks, created: created, offset: calendar.offset(created),
      rollover: calendar.rollover, at: time)
    let numbers = try writeNotes(database)
    let written = try writeReviews(database, numbers, progress: progress)
    let answered = cards.values.filter { $0.memory != nil && numbers[$0.id] == nil }
    var report = AnkiExportReport()
    (report.cards, report.reviews, report.leftOut) = (numbers.count, written, answered.count)
    return report
  }

  /// All decks, with those around them.
  private var decks: [String] {
    let names = notes.flatMap { note in
      let parts = note.deck.components(separatedBy: "::")
      return parts.indices.map { parts[...$0].joined(separator: "::") }
    }
    return Set(names).sorted()
  }

  /// - Returns: Anki's numbers of the cards.
  private func writeNotes(_ database: Database) throws -> [String: Int] {
    let seconds = time.secondsFromMilliseconds
    let note = try database.makeStatement(
      sql: "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')")
    let card = try database.makeStatement(
      sql: "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)")
    var numbers: [String: Int] = [:]
    var taken: Set<Int> = []
    for (index, each) in notes.enumerated() where numbers[each.card] == nil {
      var number = AnkiName.number(each.card)
      while !taken.insert(number).inserted { number += 1 }
      numbers[each.card] = number
      let separator = "\u{1f}"
      let fields = each.fields.map { $0.split(separator: separator).joined() }
      try note.execute(arguments: [
        number, AnkiName.guid(card: each.card), AnkiLayout.noteType, seconds,
        " " + each.tags.joined(separator: " ") + " ", fields.joined(separator: separator),
        fields[0],
      ])
      let state = AnkiCard(
        cards[each.card], place: index + 1, firstDay: firstDay, calendar: calendar,
        scheduler: scheduling.scheduler(of: each.card))
      try card.execute(arguments: [
        number, number, AnkiName.number(each.deck), seconds, state.type, state.queue, state.due,
        state.interval, state.factor, state.answers, state.lapses, state.stepsLeft,
        try AnkiLayout.json(state.data),
      ])
    }
    return numbers
  }

  /// Anki numbers reviews by their moments: of two in one millisecond the second is moved on.
  private func writeReviews(
    _ database: Database, _ numbers: [String: Int], progress: Progress
  ) throws -> Int {
    let row = try database.makeStatement(
      sql: "INSERT OR IGNORE INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
    var count = 0
    try AnkiReview.forEach(source, progress: progress) { review in
      guard let number = numbers[review.card], review.time > 0 else { return }
      count += 1
      var moment = review.time
      repeat {
        try row.execute(arguments: [
          moment, number, review.grade.rawValue, review.interval, review.lastInterval,
          review.factor, review.duration, review.kind.rawValue,
        ])
        moment += 1
      } while database.changesCount == 0
    }
    return count
  }
}
