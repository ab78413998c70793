import CardStore
import Foundation
import Recall
import Testing

@Suite("Figures of answers")
struct AnswerFigureTests {
  let file: TemporaryStore
  let store: CardStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
  }

  func record(_ card: String, at time: Int, duration: Int, _ grade: Grade = .good) throws {
    var answer = answer(card, at: time, grade)
    answer.duration = duration
    try store.record(answer)
  }

  @Test("time is summed by days of study, long absences do not count, the median is the middle")
  func time() throws {
    try record("p/a", at: noon, duration: 10_000)
    // Three in the morning is still the day before.
    try record("p/a", at: noon + 15 * 3_600_000, duration: 20_000)
    try record("p/a", at: noon + day, duration: 3 * 3_600_000)
    let spent = try store.timeSpent(since: 0, calendar: calendar)
    #expect(
      spent.perDay
        == [StudyDay(number: 20_000): 30_000, StudyDay(number: 20_001): TimeSpent.longestAnswer])
    #expect(spent.total == 30_000 + TimeSpent.longestAnswer && spent.median == 20_000)
    #expect(try store.timeSpent(since: noon + day, calendar: calendar).perDay.count == 1)
    try store.undo(at: noon + 2 * day)
    let undone = try store.timeSpent(since: 0, calendar: calendar)
    #expect(undone.total == 30_000 && undone.median == 15_000)
    let later = try store.timeSpent(since: noon + 5 * day, calendar: calendar)
    #expect(later == TimeSpent() && later.median == nil)
  }

  @Test("sureness is held against the result")
  func calibration() throws {
    #expect(try store.calibration(since: 0).isEmpty)
    for (number, sureness) in [Answer.Sureness.guess, .guess, .certain, nil].enumerated() {
      var answer = answer("p/a", at: noon + number, number == 0 ? .again : .good)
      answer.sureness = sureness
      try store.record(answer)
    }
    let shares = try store.calibration(since: 0)
    #expect(shares == [.guess: Share(count: 1, total: 2), .certain: Share(count: 1, total: 1)])
    #expect(try store.calibration(since: noon + 1)[.guess] == Share(count: 1, total: 1))
  }

  @Test("the hardest cards come first, those of the lessons only, with a former name's answers")
  func hardest() throws {
    try store.sync(["p/a", "p/b", "p/c", "p/d"].map { definition($0) }, at: noon)
    try record("p/a", at: noon, duration: 1, .easy)
    try record("p/b", at: noon, duration: 1, .again)
    try record("p/b", at: noon + day, duration: 1, .hard)
    try record("p/c", at: noon, duration: 1, .again)
    try store.sync(
      [definition("p/a"), definition("p/new", was: ["p/b"]), definition("p/d")], at: noon)
    let cards = try store.hardestCards(limit: 10)
    #expect(cards.map(\.card) == ["p/new", "p/a"])
    #expect(cards.map(\.recalled) == [Share(count: 1, total: 2), Share(count: 1, total: 1)])
    #expect(try store.hardestCards(limit: 1).map(\.card) == ["p/new"])
  }
}
