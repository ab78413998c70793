import CardStore
import Foundation
import GRDB
import Recall
import Testing

@Suite("What a learner writes")
struct WritingTests {
  private let card = Writing(
    id: "own/a", form: .card, text: "Who owns it?", answer: "The first view, \"Garden\"",
    lesson: "state", concepts: ["state-ownership", "identity"])

  @Test("is kept as it was written, changed, and taken away")
  func keeping() throws {
    let store = try TemporaryStore().open()
    var written = try store.write([card], at: noon)
    #expect(try store.writings() == written)
    #expect(written.first?.time == noon && written.first?.answer == card.answer)
    written[0].text = "Who owns the box?"
    let changed = try store.write(written, at: noon + 5)
    #expect(try store.writings() == changed && changed[0].time == noon + 5)
    #expect(try store.erase(writing: "own/a", at: noon + 6))
    #expect(try store.writings().isEmpty)
    #expect(try !store.erase(writing: "own/a", at: noon + 7))
    #expect(try store.rebuild().isEmpty)
    #expect(try store.health(at: noon + day).undosOfNothing == 0)
  }

  @Test("is not written twice if it is what it was")
  func repeating() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.write([card], at: noon)
    #expect(try store.write([card], at: noon + 9).map(\.time) == [noon])
    #expect(try file.inspect { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM log") } == 1)
  }

  @Test("is taken back in its turn, together with answers, the latest first")
  func undoing() throws {
    let store = try TemporaryStore().open()
    let first = try store.write([card], at: noon)[0]
    var second = first
    second.answer = "Nobody"
    try store.write([second], at: noon + 1)
    let given = answer("p/a", at: noon + 2)
    try store.record(given)
    try store.erase(writing: "own/a", at: noon + 3)
    second.time = noon + 1
    #expect(try store.undoLatest(at: noon + 4) == .erasure(second))
    #expect(try store.undoLatest(at: noon + 5) == .answer(store.answerTakenBack(given)))
    #expect(try store.undoLatest(at: noon + 6) == .writing(second))
    #expect(try store.writings() == [first])
    #expect(try store.undoLatest(at: noon + 7) == .writing(first))
    #expect(try store.writings().isEmpty)
    #expect(try store.undoLatest(at: noon + 8) == nil)
    #expect(try store.health(at: noon + day).undosOfNothing == 0)
  }

  @Test("goes in one transaction with what was answered of it")
  func answering() throws {
    let store = try TemporaryStore().open()
    var given = answer("own/a", at: noon)
    given.grade = .again
    try store.write([card], answers: [given], at: noon)
    #expect(try store.card("own/a")?.memory?.reviews == 1)
    #expect(try store.inconsistencies().isEmpty)
    #expect(try store.answers(ofCard: "own/a").map(\.grade) == [.again])
  }

  @Test("comes together from two machines, whichever is merged into which")
  func merging() throws {
    let (left, right, third) = (try TemporaryStore(), try TemporaryStore(), try TemporaryStore())
    let (mine, theirs) = (try left.open(), try right.open())
    try mine.write([card], at: noon)
    _ = try theirs.merge(left.path, at: noon, calendar: calendar)
    var changed = card
    changed.text = "Changed there"
    try theirs.write([changed], at: noon + 10)
    try theirs.write([Writing(id: "own/b", form: .note, text: "theirs")], at: noon + 11)
    try mine.write([Writing(id: "own/c", form: .note, text: "mine")], at: noon + 12)
    try third.open().close()
    let other = try third.open()
    _ = try other.merge(right.path, at: noon, calendar: calendar)
    _ = try other.merge(left.path, at: noon, calendar: calendar)
    let report = try mine.merge(right.path, at: noon, calendar: calendar)
    #expect(report.rows == 2 && report.differing == 0)
    #expect(try mine.writings().map(\.text) == ["Changed there", "theirs", "mine"])
    #expect(try other.writings() == mine.writings())
    #expect(try mine.merge(right.path, at: noon, calendar: calendar).rows == 0)
    #expect(try mine.health(at: noon + day).damages == [])
  }

  @Test("goes out in a document and comes back")
  func exchanging() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    let (mine, theirs) = (try left.open(), try right.open())
    try mine.write([card], answers: [answer("own/a")], at: noon)
    try mine.write([Writing(id: "own/b", form: .link, text: "x", concepts: ["a", "b"])], at: noon)
    try mine.erase(writing: "own/b", at: noon + 1)
    var document = ""
    try mine.exportDocument { document += $0 }
    let file = left.path + ".json"
    try document.write(toFile: file, atomically: true, encoding: .utf8)
    try theirs.importDocument(at: file, named: "d.json", at: noon, calendar: calendar)
    #expect(try theirs.writings() == mine.writings())
    #expect(try theirs.card("own/a")?.memory == mine.card("own/a")?.memory)
    var again = ""
    try theirs.exportDocument { again += $0 }
    #expect(again == document)
  }

  @Test("that was changed behind the program's back is noticed")
  func damage() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.write([card], at: noon)
    try store.close()
    try file.inspect {
      try $0.execute(sql: "DROP TRIGGER log_keeps_values; UPDATE log SET concepts = 'other'")
      try $0.execute(
        sql: """
          CREATE TRIGGER log_keeps_values BEFORE UPDATE ON log
            BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
          """)
    }
    #expect(try file.open().health(at: noon + day).logDamages.count == 1)
  }

  @Test("of a file of version 5 that was changed is not vouched for by a new chain of checksums")
  func damageBefore() throws {
    let file = try TemporaryStore()
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
    let copy = folder.appendingPathComponent("version-5.sqlite").path
    try FileManager.default.copyItem(atPath: copy, toPath: file.path)
    try file.inspect {
      try $0.execute(
        sql: "DROP TRIGGER log_keeps_values; UPDATE log SET answer = 'x' WHERE sequence = 7")
    }
    #expect(throws: CardStoreError.self) { try file.open() }
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.rowsDoubtful == 1)
    #expect(try file.open().health(at: noon + 1000 * day).needsRecovery == false)
  }
}

extension CardStore {
  /// As it comes out of the log.
  fileprivate func answerTakenBack(_ answer: Answer) -> Answer {
    var answer = answer
    answer.shownMisconceptions = []
    answer.pickedMisconceptions = []
    return answer
  }
}
