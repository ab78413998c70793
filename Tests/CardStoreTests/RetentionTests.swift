import CardStore
import Recall
import Testing

@Suite("What is wished of a topic")
struct RetentionTests {
  private let file: TemporaryStore

  init() throws { file = try TemporaryStore() }

  @Test("its cards come back sooner, others as before; and taking it back makes them as they were")
  func sooner() throws {
    let store = try file.open()
    try store.setScheduler(Scheduler(learningSteps: []))
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    for card in ["p/a", "p/b"] {
      try store.record(answer(card, .easy))
      try store.record(answer(card, at: noon + 10 * day, .good))
    }
    let before = try store.cards()
    try store.setRetention(0.97, ofConcept: "p/a")
    #expect(try store.retentions() == ["p/a": 0.97])
    let after = try store.cards()
    let due = { (cards: [StoredCard], place: Int) in cards[place].memory?.due ?? 0 }
    #expect(due(after, 0) < due(before, 0))
    #expect(due(after, 1) == due(before, 1))
    #expect(try store.scheduler(ofCard: "p/a").desiredRetention == 0.97)
    #expect(try store.scheduler(ofCard: "p/b").desiredRetention == 0.9)
    #expect(try store.inconsistencies().isEmpty)
    try store.setRetention(nil, ofConcept: "p/a")
    #expect(try store.cards() == before)
  }

  @Test("counts for what is answered afterwards too, and for a card that comes to be about it")
  func later() throws {
    let store = try file.open()
    try store.setScheduler(Scheduler(learningSteps: []))
    try store.setRetention(0.95, ofConcept: "bindings")
    try store.setRetention(2, ofConcept: "p/a")
    #expect(try store.retentions()["p/a"] == Scheduler.retentions.upperBound)
    try store.sync([definition("p/b")], at: noon)
    let plain = try store.record(answer("p/b", .easy)).memory
    var moved = definition("p/b")
    moved.concepts = ["bindings"]
    try store.sync([moved], at: noon + 1)
    let wished = try #require(store.card("p/b")?.memory)
    #expect(try wished.due < #require(plain).due)
    #expect(try store.inconsistencies().isEmpty)
  }

  @Test("the histories that weights are fitted to leave out what was taken back or not graded")
  func histories() throws {
    let store = try file.open()
    try store.record(answer("p/a", at: noon, .good))
    try store.record(answer("p/b", at: noon + 1000, .again))
    try store.record(answer("p/a", at: noon + 2000, nil))
    try store.record(answer("p/a", at: noon + 3000, .hard))
    try store.record(answer("p/a", at: noon + 4000, .easy))
    try store.undo(at: noon + 5000)
    try store.sync([definition("p/c", was: ["p/a"]), definition("p/b")], at: noon + 6000)
    try store.record(answer("p/c", at: noon + 7000, .good))
    let seconds = noon / 1000
    #expect(
      try store.histories().map(Array.init) == [
        [
          PastReview(time: seconds, grade: .good), PastReview(time: seconds + 3, grade: .hard),
          PastReview(time: seconds + 7, grade: .good),
        ],
        [PastReview(time: seconds + 1, grade: .again)],
      ])
  }
}
