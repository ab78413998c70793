import CardStore
import Foundation
import GRDB
import Recall
import Testing

@Suite("Everything follows from the log")
struct RebuildTests {
  let file: TemporaryStore
  let store: CardStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
  }

  @Test("after any mixture of doings, replaying the log gives what is there", arguments: 1...6)
  func randomLogs(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var time = noon
    for number in 0..<120 {
      time += Int.random(in: -600_000...(2 * day), using: &random)
      let card = "p/c\(Int.random(in: 0..<6, using: &random))"
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try store.undo(at: time)
      case 1: try store.suspend(card, at: time)
      case 2: try store.resume(card, at: time)
      case 3: try store.complete(LessonStep(lesson: "state", step: number % 9), at: time)
      case 4: try store.sync(definitions(revision: number, using: &random), at: time)
      default:
        let grade = Grade.allCases.randomElement(using: &random)
        let step = Bool.random(using: &random) ? number % 9 : nil
        try store.record(answer(card, at: time, grade, step: step))
      }
    }
    let cards = try store.cards(includingRetired: true)
    let progress = try store.progress()
    #expect(cards.contains { $0.memory != nil } && !progress.isEmpty)
    #expect(try store.rebuild().isEmpty)
    #expect(try store.cards(includingRetired: true) == cards)
    #expect(try store.progress() == progress)
  }

  @Test("rows of one moment, which two machines wrote, follow each other by their identifiers")
  func twins() throws {
    let other = try TemporaryStore()
    let theirs = try other.open()
    for number in 0..<12 {
      try store.record(answer("p/a", at: noon + number * day, number % 2 == 0 ? .again : .easy))
      try theirs.record(answer("p/a", at: noon + number * day, number % 3 == 0 ? .easy : .hard))
    }
    try theirs.undo(at: noon + 11 * day + 1)
    _ = try store.merge(other.path, at: noon + 12 * day, calendar: calendar)
    let merged = try store.card("p/a")?.memory
    // To the card alone, its rows are read and sorted one by one.
    try store.record(answer("p/a", at: noon + 12 * day, nil))
    #expect(try store.card("p/a")?.memory == merged)
    #expect(try store.inconsistencies().isEmpty)
    #expect(try store.histories().map(\.count) == [23])
  }

  @Test("rebuilding repairs what was changed behind the store's back, and names it")
  func repairs() throws {
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    let sound = try store.record(answer("p/a", step: 2))
    try file.inspect {
      try $0.execute(sql: "UPDATE card SET due = due + 1, is_suspended = 1 WHERE id = 'p/a'")
      try $0.execute(sql: "DELETE FROM lesson_progress")
    }
    #expect(try store.inconsistencies() == ["p/a", "state"])
    #expect(try store.card("p/a") != sound)
    #expect(try store.rebuild() == ["p/a", "state"])
    #expect(try store.card("p/a") == sound)
    #expect(try store.rebuild().isEmpty)
  }

  @Test("rows of the log can be neither changed nor deleted")
  func appendOnly() throws {
    try store.record(answer("p/a"))
    for sql in [
      "UPDATE log SET grade = 4", "DELETE FROM log", "DELETE FROM log_misconception",
      "UPDATE log_misconception SET is_picked = 1",
    ] {
      #expect(throws: DatabaseError.self) { try file.inspect { try $0.execute(sql: sql) } }
    }
  }

  @Test("another scheduler derives every state again, and is there after reopening")
  func changingTheScheduler() throws {
    try store.record(answer("p/a", .easy))
    let demanding = Scheduler(
      desiredRetention: 0.97, learningSteps: [], relearningSteps: [60, 900], maximumInterval: 100)
    try store.setScheduler(demanding)
    #expect(try store.card("p/a")?.memory == demanding.review(nil, .easy, at: noon / 1000))
    try store.close()
    let reopened = try file.open()
    #expect(try reopened.scheduler() == demanding)
    #expect(try reopened.setting("scheduler.algorithm") == "FSRS-6")
  }

  @Test("weights of another version of the algorithm are not used")
  func otherAlgorithm() throws {
    var values = Weights.standard.values
    values[0] = 1
    try store.setScheduler(Scheduler(weights: try Weights(values)))
    #expect(try store.scheduler().formulas.weights.values == values)
    try store.setSetting("scheduler.algorithm", to: "FSRS-7")
    #expect(try store.scheduler().formulas.weights == .standard)
  }

  private func definitions(
    revision: Int, using random: inout Seeded
  ) -> [CardDefinition] {
    (0..<6).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map {
      definition("p/c\($0)", revision: Bool.random(using: &random) ? revision : 1)
    }
  }
}

/// Numbers that are the same in every run (Knuth's linear congruential generator).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
