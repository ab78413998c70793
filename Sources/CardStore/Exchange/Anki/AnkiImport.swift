import Foundation
import GRDB
import Recall

extension CardStore {
  /// Takes the reviews of a package of Anki's into the log: those of our cards that are not in it
  /// yet. Taking it in again changes nothing.
  ///
  /// - Parameter time: Now, milliseconds since 1970.
  /// - Throws: ``ExchangeError`` and ``CardStoreError``; the store is then as it was.
  @discardableResult
  public func importAnki(
    packageAt package: String, at time: Int, calendar: StudyCalendar,
    progress: Progress = { _ in }
  ) throws -> ImportReport {
    guard FileManager.default.fileExists(atPath: package) else {
      throw ExchangeError.missing(path: package)
    }
    let reviews = try AnkiPackage(path: package).reviews()
    try progress(nil)
    let expected = try read { try AnkiImport(database: $0, now: time).plan(reviews).report }
    guard expected.added > 0 else { return expected }
    try backUp(before: .import, at: time, calendar: calendar)
    return try write { try AnkiImport(database: $0, now: time).run(reviews, progress: progress) }
  }
}

/// A package that Anki wrote. Read are `collection.anki21` (Anki 2.1, and later versions asked to
/// support it) and `collection.anki2` (older ones, and ours).
private struct AnkiPackage {
  let path: String

  struct Review {
    var card: String
    /// Milliseconds since 1970; with the card, what identifies it.
    var time: Int
    var ease: Int
    var factor: Int
    var duration: Int
    var kind: Int
  }

  func reviews() throws -> [Review] {
    let zip = ZipFile(path: path, shownAs: path)
    let files = try zip.read(["collection.anki21b", "collection.anki21", "collection.anki2"])
    // What stands beside a new collection under the old name only says that Anki is too old.
    if files["collection.anki21b"] != nil { throw ExchangeError.newPackage(path: path) }
    guard let content = files["collection.anki21"] ?? files["collection.anki2"] else {
      throw ExchangeError.unusable(path: path, reason: "there is no collection of Anki's in it")
    }
    return try CardStore.inScratch { folder in
      let file = folder.appendingPathComponent("collection.anki2")
      try content.write(to: file)
      do { return try read(file) } catch let error as DatabaseError {
        throw ExchangeError.unusable(
          path: path, reason: "its collection cannot be read (\(error.message ?? "no reason"))")
      }
    }
  }

  private func read(_ file: URL) throws -> [Review] {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    func number(_ column: String) -> String { "IFNULL(CAST(revlog.\(column) AS INTEGER), 0)" }
    return try queue.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT IFNULL(CAST(notes.guid AS TEXT), '') AS guid, \(number("id")) AS id,
            \(number("ease")) AS ease, \(number("factor")) AS factor,
            \(number("time")) AS time, \(number("type")) AS type
          FROM revlog JOIN cards ON cards.id = revlog.cid JOIN notes ON notes.id = cards.nid
          ORDER BY revlog.id
          """
      ).compactMap { row in
        AnkiName.card(guid: row["guid"]).map {
          Review(
            card: $0, time: row["id"], ease: row["ease"], factor: row["factor"],
            duration: row["time"], kind: row["type"])
        }
      }
    }
  }
}

/// One taking in of reviews.
private struct AnkiImport {
  let database: Database
  let now: Int
  /// Nobody answers the same card twice within so many milliseconds: what is as near to an answer
  /// in the log is that answer, which went to Anki and came back.
  private static let same = 1000

  init(database: Database, now: Int) {
    self.database = database
    self.now = now
  }

  func run(_ reviews: [AnkiPackage.Review], progress: Progress) throws -> ImportReport {
    let plan = try plan(reviews)
    let wanted = plan.wanted.sorted { $0.key.id < $1.key.id }
    for (index, (card, reviews)) in wanted.enumerated() {
      try progress(Double(index) / Double(wanted.count))
      try append(reviews, card)
      try Derivation.refresh(database, card: card.id)
    }
    return plan.report
  }

  /// Finds what is not in the log yet, the earliest first for each card.
  func plan(
    _ reviews: [AnkiPackage.Review]
  ) throws -> (wanted: [StoredCard: [AnkiPackage.Review]], report: ImportReport) {
    let cards = try CardRow.fetch(database).reduce(into: [:]) { $0[$1.id] = $1 }
    let present = try CardRow.presentNames(database)
    var report = ImportReport()
    var wanted: [StoredCard: [AnkiPackage.Review]] = [:]
    for review in reviews {
      guard Grade(rawValue: review.ease) != nil, (1...now + 86_400_000) ~= review.time else {
        // Anki logs rescheduling by hand too, with no grade.
        continue
      }
      guard let card = cards[present[review.card] ?? review.card] else {
        report.foreign += 1
        continue
      }
      if try isKnown(review, card) {
        report.known += 1
      } else {
        wanted[card, default: []].append(review)
        report.added += 1
      }
    }
    return (wanted, report)
  }

  private func isKnown(_ review: AnkiPackage.Review, _ card: StoredCard) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (SELECT 1 FROM log WHERE time BETWEEN :time - :same AND :time + :same
          AND (card = :card OR card IN (SELECT former FROM alias WHERE card = :card))
          AND kind IN (\(LogEntry.answerKinds)))
        """, arguments: ["time": review.time, "same": Self.same - 1, "card": card.id]) ?? false
  }

  /// Each is stamped with its own time, as if it came from another machine: it belongs among the
  /// answers of then, whenever it is taken in.
  ///
  /// - Parameter reviews: of the card, the earliest first.
  private func append(_ reviews: [AnkiPackage.Review], _ card: StoredCard) throws {
    let scheduler = try Scheduling(database, card: card.id).scheduler(of: card.id)
    var others = try LogEntry.effective(
      database, where: "card = :card OR card IN (SELECT former FROM alias WHERE card = :card)",
      arguments: ["card": card.id]
    )[...]
    var history = CardHistory()
    for review in reviews {
      while let other = others.first, other.stamp < review.time {
        history.apply(other, scheduler)
        others.removeFirst()
      }
      let answer = answer(review, card)
      let entry = LogEntry(
        id: answer.id, stamp: review.time, time: review.time,
        event: .answer(
          answer, Circumstances(revision: card.revision, memory: history.memory)))
      try entry.insert(into: database)
      history.apply(entry, scheduler)
    }
  }

  private func answer(_ review: AnkiPackage.Review, _ card: StoredCard) -> Answer {
    let isFiltered = review.kind == AnkiReview.Kind.filtered.rawValue
    // Cramming that did not move the card in Anki does not move it here.
    let isGraded = !(isFiltered && review.factor == 0)
    let grade = Grade(rawValue: review.ease)
    return Answer(
      id: UUID(name: "\(AnkiName.guid(card: review.card)) \(review.time)"), card: card.id,
      time: review.time, kind: isFiltered ? .early : .review, grade: isGraded ? grade : nil,
      isRight: grade?.isRecalled ?? false, text: "", duration: max(0, review.duration),
      fingerprint: card.fingerprint)
  }
}

extension UUID {
  /// The same for the same name on every machine: version 8 of RFC 9562, the bits by FNV-1a 128.
  init(name: String) {
    let start: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
    let mark = name.utf8.reduce(start) { ($0 ^ UInt128($1)) &* prime }
    let bytes = (0..<16).map { UInt8(truncatingIfNeeded: mark >> (120 - 8 * $0)) }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0f | 0x80,
        bytes[7], bytes[8] & 0x3f | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13],
        bytes[14], bytes[15]
      ))
  }
}
