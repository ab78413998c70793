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
    return try AnkiPackage(path: package).reading { collection in
      let expected = try read {
        try AnkiImport(database: $0, now: time).plan(collection, progress: progress).report
      }
      guard expected.added > 0 else { return expected }
      try backUp(before: .import, at: time, calendar: calendar)
      return try write {
        try AnkiImport(database: $0, now: time).run(collection, progress: progress)
      }
    }
  }
}

/// One taking in of reviews.
private struct AnkiImport {
  let database: Database
  let now: Int

  /// What is not in the log yet, and the counts.
  struct Plan {
    /// By the cards' places in the collection, the earliest first.
    var wanted: [Int: [AnkiCollection.Review]] = [:]
    var report = ImportReport()
  }

  func run(_ collection: AnkiCollection, progress: Progress) throws -> ImportReport {
    let plan = try plan(collection, progress: progress)
    let present = try CardRow.presentNames(database)
    let wanted = plan.wanted.map { place, reviews in
      (former: collection.cards[place], reviews: reviews)
    }.sorted { $0.former < $1.former }
    for (index, (former, reviews)) in wanted.enumerated() {
      try progress(Double(index) / Double(wanted.count))
      guard let card = try CardRow.fetch(database, id: present[former] ?? former) else { continue }
      try append(reviews, of: former, to: card)
      try Derivation.refresh(database, card: card.id)
    }
    return plan.report
  }

  func plan(_ collection: AnkiCollection, progress: Progress) throws -> Plan {
    var names = CardNumbers(present: try CardRow.presentNames(database))
    let known = Set(try String.fetchAll(database, sql: "SELECT id FROM card"))
    // By their places: nil for what the store does not have.
    let numbers = collection.cards.map { former in
      let number = names.number(ofFormer: former)
      return known.contains(names.cards[number]) ? number : nil
    }
    var near = NearAnswers(database, names)
    var plan = Plan()
    var count = 0
    try collection.forEachReview { review in
      count += 1
      if count % 1024 == 0 { try progress(nil) }
      guard Grade(rawValue: review.ease) != nil, (1...now + 86_400_000) ~= review.time else {
        // Anki logs rescheduling by hand too, with no grade.
        return
      }
      guard let number = numbers[review.card] else {
        plan.report.foreign += 1
        return
      }
      if try near.contains(number, at: review.time) {
        plan.report.known += 1
      } else {
        plan.wanted[review.card, default: []].append(review)
        plan.report.added += 1
      }
    }
    return plan
  }

  /// Each is stamped with its own time, as if it came from another machine: it belongs among the
  /// answers of then, whenever it is taken in.
  ///
  /// - Parameters:
  ///   - reviews: of the card, the earliest first.
  ///   - former: what the collection calls it.
  private func append(
    _ reviews: [AnkiCollection.Review], of former: String, to card: StoredCard
  ) throws {
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
      let answer = answer(review, of: former, to: card)
      let entry = LogEntry(
        id: answer.id, stamp: review.time, time: review.time,
        event: .answer(
          answer, Circumstances(revision: card.revision, memory: history.memory)))
      try entry.insert(into: database)
      history.apply(entry, scheduler)
    }
  }

  private func answer(
    _ review: AnkiCollection.Review, of former: String, to card: StoredCard
  ) -> Answer {
    let isFiltered = review.kind == AnkiReview.Kind.filtered.rawValue
    // Cramming that did not move the card in Anki does not move it here.
    let isGraded = !(isFiltered && review.factor == 0)
    let grade = Grade(rawValue: review.ease)
    return Answer(
      id: UUID(name: "\(AnkiName.guid(card: former)) \(review.time)"), card: card.id,
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
