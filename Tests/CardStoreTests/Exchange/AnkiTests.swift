@testable import CardStore
import Foundation
import GRDB
import Recall
import Testing

@Suite("Packages for Anki")
struct AnkiTests {
  let file: TemporaryStore
  let store: CardStore
  let package: String

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
    package =
      URL(fileURLWithPath: file.path).deletingLastPathComponent()
      .appendingPathComponent("cards.apkg").path
  }

  func note(_ card: String) -> AnkiNote {
    AnkiNote(
      card: card, deck: "SwiftUI::State::Bindings", tags: ["state"], question: "<b>Q</b> \(card)",
      answer: "A", explanation: "E", source: "S")
  }

  /// What is in the package's collection.
  func collection<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let zip = ZipFile(path: package, shownAs: package)
    let media = URL(fileURLWithPath: package + "-media")
    try zip.extract("media", to: media)
    #expect(try Data(contentsOf: media) == Data("{}".utf8))
    let path = package + "-unpacked"
    try zip.extract("collection.anki2", to: URL(fileURLWithPath: path))
    return try DatabaseQueue(path: path).read(body)
  }

  @Test("a card in each phase is written with what Anki keeps of it")
  func phases() throws {
    let ids = ["p/new", "p/learning", "p/review", "p/relearning", "p/suspended"]
    try store.sync(ids.map { definition($0) }, at: noon)
    try store.record(answer("p/learning", .good))
    try store.record(answer("p/review", at: noon + 1, .easy))
    try store.record(answer("p/relearning", at: noon + 2, .easy))
    try store.record(answer("p/relearning", at: noon + 9 * day, .again))
    try store.record(answer("p/suspended", at: noon + 9 * day + 1, .easy))
    try store.suspend("p/suspended", at: noon + 9 * day + 2)
    let report = try store.exportAnki(
      ids.map(note), at: noon + 9 * day + 3, calendar: calendar, to: package, isForced: false)
    #expect(report.cards == 5 && report.reviews == 5 && report.leftOut == 0)
    let memory = try #require(try store.card("p/review")?.memory)
    try collection { database in
      let cards = try Row.fetchAll(
        database, sql: "SELECT c.*, guid FROM cards c JOIN notes n ON n.id = nid ORDER BY c.rowid"
      ).reduce(into: [String: Row]()) { $0[$1["guid"]] = $1 }
      func columns(_ card: String) -> [Int] {
        ["type", "queue", "reps", "lapses", "left"].map { cards["tutor:p/\(card)"]?[$0] ?? -99 }
      }
      #expect(columns("new") == [0, 0, 0, 0, 0])
      #expect(columns("learning") == [1, 1, 1, 0, 1])
      #expect(columns("review") == [2, 2, 1, 0, 0])
      #expect(columns("relearning") == [3, 1, 2, 1, 1])
      #expect(columns("suspended") == [2, -1, 1, 0, 0])
      let review = try #require(cards["tutor:p/review"])
      // The collection's days begin with that of the first answer.
      #expect(review["due"] == (memory.due / 86_400) - 20_000)
      #expect(review["ivl"] == (memory.due - memory.lastReview) / 86_400)
      let learning = try #require(try store.card("p/learning")?.memory)
      #expect(cards["tutor:p/learning"]?["due"] == learning.due)
      let data = try JSONSerialization.jsonObject(with: Data((review["data"] as String).utf8))
      let fields = try #require(data as? [String: Any])
      #expect(fields["s"] as? Double == memory.stability)
      #expect(fields["d"] as? Double == memory.difficulty)
      #expect(fields["lrt"] as? Int == memory.lastReview)
      #expect(fields["dr"] as? Double == 0.9 && fields["decay"] as? Double == 0.1542)
      let first: Int? = try Int.fetchOne(database, sql: "SELECT crt FROM col")
      #expect(first == 20_000 * 86_400 + 4 * 3600)
      let log = try Row.fetchAll(database, sql: "SELECT * FROM revlog ORDER BY id")
      #expect(log.map { $0["ease"] } == [3, 4, 4, 1, 4])
      #expect(log.map { $0["type"] } == [0, 0, 0, 1, 0])
      #expect(log[0]["ivl"] == -600 && log[3]["ivl"] == -600)
      #expect(log[3]["lastIvl"] == log[2]["ivl"] as Int && log[0]["lastIvl"] == 0)
      #expect(log[0]["id"] == noon && log[0]["time"] == 4200)
    }
  }

  @Test("the same store gives the same bytes, and text that could break a field is cleaned")
  func deterministic() throws {
    try store.sync([definition("p/a"), definition("p/gone")], at: noon)
    try store.record(answer("p/a"))
    try store.record(answer("p/gone"))
    var note = note("p/a")
    note.question = "one\u{1f}two"
    let report = try store.exportAnki(
      [note], at: noon, calendar: calendar, to: package, isForced: false)
    #expect(report.leftOut == 1 && report.cards == 1 && report.reviews == 1)
    let first = try Data(contentsOf: URL(fileURLWithPath: package))
    #expect(throws: ExchangeError.exists(path: package)) {
      try store.exportAnki([note], at: noon, calendar: calendar, to: package, isForced: false)
    }
    try store.exportAnki([note], at: noon, calendar: calendar, to: package, isForced: true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: package)) == first)
    let fields = try collection { try String.fetchOne($0, sql: "SELECT flds FROM notes") }
    #expect(fields?.components(separatedBy: "\u{1f}") == ["onetwo", "A", "E", "S", "p/a"])
  }

  @Test("reviews that went out and come back are known, whatever happened here", arguments: 1...4)
  func roundTrip(seed: UInt64) throws {
    try live(store, seed: seed)
    let notes = try store.cards(includingRetired: true).map { note($0.id) }
    let report = try store.exportAnki(
      notes, at: noon + 400 * day, calendar: calendar, to: package, isForced: false)
    #expect(report.reviews > 20)
    try store.undo(at: noon + 400 * day)
    let before = try document(of: store)
    let taken = try store.importAnki(packageAt: package, at: noon + 400 * day, calendar: calendar)
    #expect(taken.added == 0 && taken.foreign == 0 && taken.known == report.reviews)
    #expect(try document(of: store) == before)
  }

  @Test("what was reviewed in Anki comes in once, in its place in time, on every machine alike")
  func reviewsFromAnki() throws {
    try store.sync([definition("p/a")], at: noon)
    try store.sync([definition("p/new", was: ["p/a"])], at: noon)
    try store.record(answer("p/new", at: noon, .good))
    try store.record(answer("p/new", at: noon + 9 * day, .good))
    try writePackage([
      (noon + 2 * day, "tutor:p/a", 3, 4000, 1), (noon + 4 * day, "tutor:p/new", 1, 4000, 1),
      (noon + 5 * day, "tutor:p/new", 2, 0, 3), (noon + 6 * day, "tutor:p/new", 0, 0, 4),
      (noon + 6 * day, "tutor:p/unknown", 3, 0, 1), (noon + 7 * day, "someone else's", 3, 0, 1),
      (noon + 4000 * day, "tutor:p/new", 3, 4000, 1),
    ])
    let report = try store.importAnki(packageAt: package, at: noon + 10 * day, calendar: calendar)
    #expect(report.added == 3 && report.foreign == 1 && report.known == 0)
    let answers = try store.answers(ofCard: "p/new")
    #expect(answers.map { ($0.time - noon) / day } == [0, 2, 4, 5, 9])
    #expect(answers.map(\.grade) == [.good, .good, .again, nil, .good])
    #expect(answers.map(\.kind) == [.review, .review, .review, .early, .review])
    #expect(answers.map(\.isRight) == [true, true, false, true, true])
    #expect(try store.card("p/new")?.memory?.reviews == 4)
    #expect(try store.inconsistencies().isEmpty)
    let once = try document(of: store)
    try store.importAnki(packageAt: package, at: noon + 10 * day, calendar: calendar)
    #expect(try document(of: store) == once)
    let otherFile = try TemporaryStore()
    let other = try otherFile.open()
    try other.sync([definition("p/a")], at: noon)
    try other.sync([definition("p/new", was: ["p/a"])], at: noon)
    try other.importAnki(packageAt: package, at: noon + 11 * day, calendar: calendar)
    #expect(try Set(other.answers(since: 0).map(\.id)).isSubset(of: answers.map(\.id)))
    #expect(try file.names(in: "backups").contains { $0.contains("before-import") })
  }

  @Test("reviews are known in whatever order they come, and only to a second")
  func nearness() throws {
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    let times = (0..<40).map { noon + $0 * 5000 }
    try store.record(times.map { answer("p/a", at: $0, .good) })
    // Anki's own table lies in the order of its numbers; in this one texts come after all numbers.
    let near = times.shuffled().enumerated().map { index, time in
      (time + [-999, 0, 999][index % 3], "tutor:p/a", 3, 4000, 1)
    }
    let other = times.map { ($0, "tutor:p/b", 3, 4000, 1) }
    let far = times.map { ($0 + 2500, "tutor:p/a", 3, 4000, 1) }
    try writePackage(near + other + far, isMixed: true)
    let report = try store.importAnki(packageAt: package, at: noon + day, calendar: calendar)
    #expect(report.known == near.count && report.added == other.count + far.count)
  }

  @Test("to take in a package looks nothing up for a review that is known")
  func cost() throws {
    func cost(reviews count: Int) throws -> Int {
      let file = try TemporaryStore()
      let store = try file.open()
      try store.sync([definition("p/a")], at: noon)
      try store.record((0..<count).map { answer("p/a", at: noon + $0 * 5000, .good) })
      try writePackage((0..<count).map { (noon + $0 * 5000, "tutor:p/a", 3, 4000, 1) })
      return try store.instructions {
        let report = try store.importAnki(packageAt: package, at: noon + day, calendar: calendar)
        #expect(report.known == count && report.added == 0)
      }
    }
    let share = (try cost(reviews: 1100) - cost(reviews: 100)) / 1000
    #expect(share > 0 && share <= 30, "\(share) instructions a review")
  }

  @Test("what is no package that can be read is refused with a sentence")
  func refusals() throws {
    func sentence(_ content: Data) throws -> String {
      try content.write(to: URL(fileURLWithPath: package))
      let error = try #require(throws: ExchangeError.self) {
        try store.importAnki(packageAt: package, at: noon, calendar: calendar)
      }
      return "\(error)"
    }
    #expect(throws: ExchangeError.missing(path: package)) {
      try store.importAnki(packageAt: package, at: noon, calendar: calendar)
    }
    #expect(try sentence(Data("not a zip".utf8)).contains("no zip file"))
    #expect(try sentence(zip([("other", "x")])).contains("no collection"))
    #expect(try sentence(zip([("collection.anki2", "not SQLite")])).contains("cannot be read"))
    let new = try sentence(zip([("collection.anki21b", "x"), ("collection.anki2", "x")]))
    #expect(new.contains("Support older Anki versions"))
    try writePackage([(noon, "tutor:p/a", 3, 4000, 1)])
    var whole = try Data(contentsOf: URL(fileURLWithPath: package))
    #expect(try sentence(whole.prefix(whole.count / 2)).contains("zip file"))
    for place in 60..<160 { whole[place] ^= 0xff }
    #expect(try sentence(whole).contains("cannot be used"))
    #expect(try store.answers(since: 0).isEmpty)
  }

  private typealias Row = GRDB.Row

  /// A package as Anki writes it, with (moment, guid, ease, factor, type).
  private func writePackage(
    _ reviews: [(Int, String, Int, Int, Int)], isMixed: Bool = false
  ) throws {
    let path = package + "-made"
    try? FileManager.default.removeItem(atPath: path)
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(
        sql: """
          CREATE TABLE notes (id integer PRIMARY KEY, guid text);
          CREATE TABLE cards (id integer PRIMARY KEY, nid integer);
          CREATE TABLE revlog (id \(isMixed ? "" : "integer"), cid integer, ease integer, ivl integer,
            factor integer, time integer, type integer);
          """)
      for (index, review) in reviews.enumerated() {
        try database.execute(
          sql: "INSERT INTO notes VALUES (?, ?)", arguments: [index, review.1])
        try database.execute(sql: "INSERT INTO cards VALUES (?, ?)", arguments: [index, index])
        try database.execute(
          sql: "INSERT INTO revlog VALUES (?, ?, ?, 1, ?, 5000, ?)",
          arguments: [
            isMixed && index % 2 == 1 ? "\(review.0)".databaseValue : review.0.databaseValue,
            index, review.2, review.3, review.4,
          ])
      }
    }
    try queue.close()
    let collection = try Data(contentsOf: URL(fileURLWithPath: path))
    try zip([("collection.anki21", collection), ("collection.anki2", Data())])
      .write(to: URL(fileURLWithPath: package))
  }

  private func zip(_ entries: [(String, String)]) throws -> Data {
    try zip(entries.map { ($0.0, Data($0.1.utf8)) })
  }

  private func zip(_ entries: [(String, Data)]) throws -> Data {
    let path = package + "-zip"
    let files = try entries.map { name, content in
      let file = URL(fileURLWithPath: package + "-" + name)
      try content.write(to: file)
      return (name: name, content: file)
    }
    try ZipFile(path: path, shownAs: path).write(files)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}

extension CardStore {
  /// Writes a package with these notes.
  @discardableResult
  fileprivate func exportAnki(
    _ notes: [AnkiNote], at time: Int, calendar: StudyCalendar, to path: String, isForced: Bool
  ) throws -> AnkiExportReport {
    try exportAnki(at: time, calendar: calendar, to: path, isForced: isForced) { add in
      for note in notes { try add(note) }
    }
  }
}
