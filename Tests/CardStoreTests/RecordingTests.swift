import CardStore
import Foundation
import GRDB
import Recall
import Testing

@Suite("Recording and undoing")
struct RecordingTests {
  let file: TemporaryStore

  init() throws { file = try TemporaryStore() }

  @Test("an answer is there with all it says when the file is opened again")
  func survivesReopening() throws {
    var store = try file.open()
    try store.sync([definition("p/a")], at: noon)
    let given = answer("p/a", .again, step: 3, kind: .firstLesson)
    let card = try store.record(given)
    try store.close()
    store = try file.open()
    #expect(try store.card("p/a") == card)
    #expect(card.memory?.phase == .learning)
    #expect(card.memory?.due == noon / 1000 + 60)
    var expected = given
    expected.shownMisconceptions.sort()
    #expect(try store.answers(since: noon) == [expected])
    #expect(try store.answers(since: noon + 1).isEmpty)
    #expect(try store.progress() == [LessonStep(lesson: "state", step: 3): noon])
  }

  @Test("recording the same answer twice counts once")
  func recordingTwice() throws {
    let store = try file.open()
    let given = answer("p/a")
    let once = try store.record(given)
    #expect(try store.record(given) == once)
    #expect(try store.answers(ofCard: "p/a").count == 1)
  }

  @Test("an answer without a grade is logged and changes no memory")
  func withoutGrade() throws {
    let store = try file.open()
    #expect(try store.record(answer("p/trace", nil, kind: .prediction)).memory == nil)
    #expect(try store.predictions(since: 0).right == Share(count: 1, total: 1))
  }

  @Test("a failure at the last write of an answer leaves no part of it")
  func atomicity() throws {
    let store = try file.open()
    try store.sync([definition("p/a")], at: noon)
    let before = try store.record(answer("p/a"))
    for table in ["card", "lesson_progress", "log_misconception"] {
      let event = table == "card" ? "UPDATE" : "INSERT"
      try file.inspect {
        try $0.execute(
          sql: """
            CREATE TRIGGER fault BEFORE \(event) ON \(table)
            BEGIN SELECT RAISE(ABORT, 'fault'); END
            """)
      }
      #expect(throws: CardStoreError.self) {
        try store.record(answer("p/a", at: noon + day, step: 1))
      }
      try file.inspect { try $0.execute(sql: "DROP TRIGGER fault") }
      #expect(try store.answers(since: 0).count == 1)
      #expect(try store.card("p/a") == before)
      #expect(try store.progress().isEmpty)
    }
  }

  @Test("undo takes back one answer after the other, across restarts, and deletes nothing")
  func undo() throws {
    var store = try file.open()
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    var states = [try store.cards()]
    let given = [
      answer("p/a", step: 0), answer("p/b", at: noon + 1, .again, step: 1),
      answer("p/a", at: noon + 2, .easy, step: 1), answer("p/a", at: noon + day),
    ]
    for answer in given {
      try store.record(answer)
      states.append(try store.cards())
    }
    for (number, expected) in given.enumerated().reversed() {
      try store.close()
      store = try file.open()
      #expect(try store.lastAnswer()?.id == expected.id)
      #expect(try store.undo(at: noon + 2 * day)?.id == expected.id)
      #expect(try store.cards() == states[number])
      #expect(try store.answers(since: 0).map(\.id) == given.prefix(number).map(\.id))
    }
    #expect(try store.undo(at: noon) == nil)
    #expect(try store.progress().isEmpty)
    #expect(try store.misconceptions(since: 0).isEmpty)
    #expect(try file.inspect { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM log") } == 8)
  }

  @Test("undoing one of two answers that completed a step leaves the step done")
  func undoKeepsProgress() throws {
    let store = try file.open()
    try store.record(answer("p/a", step: 1))
    try store.record(answer("p/a", at: noon + 5, step: 1))
    try store.undo(at: noon + 6)
    #expect(try store.progress() == [LessonStep(lesson: "state", step: 1): noon])
  }

  @Test("after a clock was set back the last answer is still the last, and due after now")
  func clockSetBack() throws {
    let store = try file.open()
    try store.record(answer("p/a", .easy))
    let late = answer("p/a", at: noon - 30 * day, .again)
    let card = try store.record(late)
    #expect(card.memory?.due == late.time / 1000 + 600)
    #expect(try store.lastAnswer()?.id == late.id)
    #expect(try store.rebuild().isEmpty)
  }

  @Test("suspending and resuming; resuming forgives the lapses so far")
  func suspending() throws {
    let store = try file.open()
    try store.sync([definition("p/a")], at: noon)
    var time = noon
    try store.record(answer("p/a", .easy))
    for _ in 0..<8 {
      time += 30 * day
      try store.record(answer("p/a", at: time, .again))
      try store.record(answer("p/a", at: time + 1, .easy))
    }
    time += 60 * day
    #expect(try store.queue(at: time, calendar: calendar).leeches.map(\.id) == ["p/a"])
    #expect(try store.resume("p/a", at: time).forgivenLapses == 8)
    #expect(try store.queue(at: time, calendar: calendar).entries.map(\.card.id) == ["p/a"])
    #expect(try store.suspend("p/a", at: time).isSuspended)
    #expect(try store.queue(at: time, calendar: calendar).entries.isEmpty)
    #expect(try store.rebuild().isEmpty)
  }
}
