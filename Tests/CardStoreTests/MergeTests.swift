import Foundation
import GRDB
import Recall
import Testing

@testable import CardStore

@Suite("Merging")
struct MergeTests {
  @Test(
    "of histories from three machines gives the same log and states in any order and direction",
    arguments: 1...8)
  func anyOrder(seed: UInt64) throws {
    let machines = try Machines(seed: seed)
    let orders = [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 1, 1, 2, 0]]
    var results: [TemporaryStore] = []
    for order in orders { results.append(try machines.merged(in: order)) }
    // Two first, and then the two of them into the third.
    let pair = try machines.merged(in: [0, 2])
    let other = try machines.copy(1)
    _ = try other.open().merge(pair.path, at: noon, calendar: calendar)
    results.append(other)

    let logs = try results.map { try $0.rows(of: "log") }
    let misconceptions = try results.map { try $0.rows(of: "log_misconception") }
    #expect(Set(logs).count == 1 && Set(misconceptions).count == 1)
    #expect(logs[0].count == Set(try machines.files.flatMap { try $0.rows(of: "log") }).count)

    var states: [[StoredCard]] = []
    var progress: [[LessonStep: Int]] = []
    for result in results {
      let store = try result.open()
      #expect(try store.rebuild().isEmpty)
      let health = try store.health(at: noon + 9999 * day)
      #expect(health.damages.isEmpty && health.brokenReferences == 0)
      // Names and texts follow from the lessons, which are the same for all from now on.
      try store.sync(machines.history.lessons(edition: 3), at: noon + 9999 * day)
      #expect(try store.rebuild().isEmpty)
      states.append(
        try store.cards(includingRetired: true).filter { $0.memory != nil || !$0.isRetired }
          .map(Self.withoutFormerLesson).sorted { $0.id < $1.id })
      progress.append(try store.progress())
    }
    for state in states.dropFirst() {
      #expect(Set(state).symmetricDifference(states[0]).isEmpty)
    }
    #expect(progress.dropFirst().allSatisfy { $0 == progress[0] })
    #expect(states[0].contains { $0.memory != nil } && !progress[0].isEmpty)
  }

  /// Of a card that left the lessons, each machine knows the words that it saw last.
  private static func withoutFormerLesson(_ card: StoredCard) -> StoredCard {
    guard card.isRetired else { return card }
    var card = card
    card.lesson = nil
    card.concepts = []
    card.fingerprint = ""
    card.position = 0
    return card
  }

  @Test("again changes nothing, makes no backup, and the other file stays as it is")
  func again() throws {
    let machines = try Machines(seed: 11)
    let store = try machines.files[0].open()
    let other = machines.files[1].path
    let bytes = try Data(contentsOf: URL(fileURLWithPath: other))
    let first = try store.merge(other, at: noon, calendar: calendar)
    #expect(first.answers > 0 && first.differing == 0)
    #expect(try #require(first.backup).inspected().isSound)
    let cards = try store.cards(includingRetired: true)
    let second = try store.merge(other, at: noon + 1, calendar: calendar)
    #expect(second == MergeReport())
    #expect(try store.cards(includingRetired: true) == cards)
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == bytes)
    #expect(try machines.files[1].names(in: "") == ["cards.sqlite"])
    #expect(Backup(ofStoreAt: store.path).copies().map(\.occasion) == [.merge])
  }

  @Test("takes what was undone along, and keeps the settings")
  func undoneAndSettings() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    let mine = try left.open()
    let theirs = try right.open()
    try mine.setScheduler(Scheduler(desiredRetention: 0.95))
    try theirs.setSetting("colour", to: "blue")
    try mine.record(answer("p/a"))
    try theirs.record(answer("p/a", at: noon + 1))
    let undone = try #require(try theirs.undo(at: noon + 2))
    try theirs.record(answer("p/b", at: noon + 3))
    try theirs.close()
    let report = try mine.merge(right.path, at: noon, calendar: calendar)
    #expect(report.rows == 3 && report.answers == 2)
    #expect(try mine.answers(since: 0).map(\.card) == ["p/a", "p/b"])
    #expect(try !mine.answers(since: 0).map(\.id).contains(undone.id))
    #expect(try mine.scheduler().desiredRetention == 0.95)
    #expect(try mine.setting("colour") == nil)
    // The clocks go on together.
    try mine.record(answer("p/c", at: noon - 5000))
    #expect(try mine.lastAnswer()?.card == "p/c")
  }

  @Test("of a store that another process left behind open has its last answers")
  func unfinishedJournal() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    let open = try right.open()
    try open.record(answer("p/a"))
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: right.path + suffix, toPath: right.path + "-killed" + suffix)
    }
    let store = try left.open()
    #expect(try store.merge(right.path + "-killed", at: noon, calendar: calendar).answers == 1)
    #expect(try store.card("p/a")?.memory?.reviews == 1)
  }

  @Test("of a copy that went on looks at what came since, however long both are")
  func sharedPast() throws {
    func cost(answers: Int) throws -> Int {
      let (left, right) = (try TemporaryStore(), try TemporaryStore())
      let store = try left.open()
      try store.record((0..<answers).map { answer("p/c\($0 % 9)", at: noon + $0) })
      try store.close()
      try FileManager.default.copyItem(atPath: left.path, toPath: right.path)
      let other = try right.open()
      try other.record(answer("p/a", at: noon + day))
      try other.close()
      let mine = try left.open()
      try mine.record(answer("p/b", at: noon + day))
      return try mine.instructions {
        let report = try mine.merge(right.path, at: noon, calendar: calendar)
        #expect(report.rows == 1 && report.differing == 0)
      }
    }
    // What is left for each row is to derive the cards from the log again, in the end.
    let (few, many) = (try cost(answers: 100), try cost(answers: 1100))
    #expect((many - few) / 1000 < 80, "\(few) instructions, then \(many)")
  }

  @Test("of a copy without anything new asks nothing of each row")
  func sameCopy() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    let store = try left.open()
    try store.record((0..<1000).map { answer("p/c\($0 % 9)", at: noon + $0) })
    try store.close()
    try FileManager.default.copyItem(atPath: left.path, toPath: right.path)
    let mine = try left.open()
    var report: MergeReport?
    let cost = try mine.instructions {
      report = try mine.merge(right.path, at: noon, calendar: calendar)
    }
    #expect(report == MergeReport())
    #expect(cost < 3000, "\(cost) instructions")
  }

  @Test("brings rows back that this store has lost")
  func lostRows() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    try left.open().record((0..<9).map { answer("p/c\($0)", at: noon + $0) })
    try FileManager.default.copyItem(atPath: left.path, toPath: right.path)
    try left.inspect {
      try $0.execute(sql: "PRAGMA foreign_keys = OFF; DROP TRIGGER log_keeps_rows")
      try $0.execute(sql: "DELETE FROM log WHERE sequence = 4")
    }
    let report = try left.open().merge(right.path, at: noon, calendar: calendar)
    #expect(report.rows == 1 && report.answers == 1)
  }

  @Test("refuses values that no tutor writes, though their checksums are right; nothing changes")
  func impossibleValues() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    try right.open().record((0..<3).map { answer("p/c\($0)", at: noon + $0) })
    try right.inspect { database in
      try database.execute(
        sql: """
          PRAGMA ignore_check_constraints = ON; DROP TRIGGER log_keeps_values;
          UPDATE log SET grade = 9 WHERE sequence = 2
          """)
      try LogChain.renew(database, from: 1)
    }
    let store = try left.open()
    try store.record(answer("p/mine"))
    let refusal = #expect(throws: CardStoreError.self) {
      try store.merge(right.path, at: noon, calendar: calendar)
    }
    #expect(refusal == .damaged(path: right.path, reason: "its log makes no sense"))
    #expect(try store.answers(since: 0).map(\.card) == ["p/mine"])
  }

  @Test("tells of rows that say something else here and there, and keeps its own")
  func differing() throws {
    let (left, right) = (try TemporaryStore(), try TemporaryStore())
    let store = try left.open()
    var given = answer("p/a", .easy)
    try store.record(given)
    given.grade = .again
    let other = try right.open()
    try other.record(given)
    try other.close()
    #expect(try store.merge(right.path, at: noon, calendar: calendar).differing == 1)
    #expect(try store.answers(since: 0).map(\.grade) == [.easy])
  }

  @Test("refuses what is no store, itself, and what is newer, with sentences; nothing changes")
  func refusals() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.record(answer("p/a"))
    let before = try store.cards(includingRetired: true)
    let other = try TemporaryStore()
    let newer = other.path + "-newer"
    try CardStore(path: newer).close()
    try DatabaseQueue(path: newer).writeWithoutTransaction {
      try $0.execute(sql: Future.version)
    }
    let foreign = other.path + "-foreign"
    try DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE track (a TEXT)") }
    let text = other.path + "-text"
    try Data("These are my notes.".utf8).write(to: URL(fileURLWithPath: text))
    let empty = other.path + "-empty"
    try Data().write(to: URL(fileURLWithPath: empty))
    let link = other.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    let cases: [(path: String, kind: CardStoreError.Kind, words: String)] = [
      (other.path, .missing, "There is no file"), (newer, .newerVersion, "newer tutor (format 99"),
      (foreign, .unusable, "another program"), (text, .unusable, "cannot be used"),
      (empty, .unusable, "empty"),
      (link, .unusable, "the very file"), (file.path, .unusable, "the very file"),
      (NSTemporaryDirectory(), .unusable, "folder"),
    ]
    for (path, kind, words) in cases {
      let error = #expect(throws: CardStoreError.self) {
        try store.merge(path, at: noon, calendar: calendar)
      }
      #expect(error?.kind == kind, "\(path): \(error?.description ?? "")")
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
      #expect(error?.description.contains("tutor-copy") == false, "names a copy")
    }
    #expect(try store.cards(includingRetired: true) == before)
    #expect(Backup(ofStoreAt: file.path).copies().isEmpty)
  }
}

/// Three stores that share a beginning, as when a file was copied to another machine, and then
/// went their own ways with lessons of different editions.
private struct Machines {
  let files: [TemporaryStore]
  let history: RandomHistory

  init(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let first = try TemporaryStore()
    let store = try first.open()
    try store.sync(history.lessons(edition: 0), at: history.time)
    for step in 0..<20 { try history.act(in: store, step: step) }
    try store.close()
    files = [first, try TemporaryStore(), try TemporaryStore()]
    for file in files.dropFirst() {
      try FileManager.default.copyItem(atPath: first.path, toPath: file.path)
    }
    for (number, file) in files.enumerated() {
      let store = try file.open()
      try store.sync(history.lessons(edition: number), at: history.time)
      for step in 0..<40 { try history.act(in: store, step: step) }
      if number == 1 { try store.sync(history.lessons(edition: 3), at: history.time) }
      for step in 0..<10 { try history.act(in: store, step: step) }
      try store.close()
    }
    self.history = history
  }

  func copy(_ number: Int) throws -> TemporaryStore {
    let copy = try TemporaryStore()
    try FileManager.default.copyItem(atPath: files[number].path, toPath: copy.path)
    return copy
  }

  /// A copy of the first one named, with the others merged into it.
  func merged(in order: [Int]) throws -> TemporaryStore {
    let result = try copy(order[0])
    let store = try result.open()
    for number in order.dropFirst() {
      _ = try store.merge(files[number].path, at: noon, calendar: calendar)
    }
    try store.close()
    return result
  }
}
