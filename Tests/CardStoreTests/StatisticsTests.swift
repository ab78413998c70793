import CardStore
import Recall
import Testing

@Suite("Counts over the log")
struct StatisticsTests {
  let store: CardStore
  private let file: TemporaryStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
    try store.setScheduler(Scheduler(learningSteps: []))
  }

  @Test("the recall rate counts first answers and reviews that were due, by how well it was known")
  func recallRate() throws {
    try store.record(answer("p/a", .easy))
    try store.record(answer("p/a", at: noon + 1, .hard, kind: .early))
    try store.record(answer("p/a", at: noon + 8 * day, .good))
    try store.record(answer("p/a", at: noon + 60 * day, .again))
    try store.record(answer("p/b", at: noon + 60 * day, .again))
    let rate = try store.recallRate(since: 0)
    #expect(rate.new == Share(count: 1, total: 2))
    #expect(rate.known == Share(count: 1, total: 2))
    let later = try store.recallRate(since: noon + 30 * day)
    #expect(later.known == Share(count: 0, total: 1))
    #expect(later.new == Share(count: 0, total: 1))
    #expect(Share(count: 0, total: 0).ratio == nil)
  }

  @Test("an interval of 21 days makes a card mature")
  func maturity() throws {
    try store.record(answer("p/a", .easy))
    try store.record(answer("p/a", at: noon + 8 * day, .easy))
    let interval = try #require(try store.card("p/a")?.memory).due - (noon + 8 * day) / 1000
    #expect(interval >= 21 * 86_400)
    try store.record(answer("p/a", at: noon + 60 * day, .good))
    let rate = try store.recallRate(since: 0)
    #expect(rate.young == Share(count: 1, total: 1))
    #expect(rate.mature == Share(count: 1, total: 1))
  }

  @Test("misconceptions are counted as picked of shown")
  func misconceptions() throws {
    try store.record(answer("p/a", .again))
    try store.record(answer("p/a", at: noon + day, .good))
    let counts = try store.misconceptions(since: 0)
    #expect(counts["parent-rebuilds"] == Share(count: 1, total: 2))
    #expect(counts["needs-a-wrapper"] == Share(count: 0, total: 2))
    #expect(try store.misconceptions(since: noon + day + 1).isEmpty)
    let lately = try store.misconceptions(since: noon + 1)
    #expect(lately["parent-rebuilds"] == Share(count: 0, total: 1))
    try store.undo(at: noon + day + 1)
    try store.undo(at: noon + day + 2)
    #expect(try store.misconceptions(since: 0).isEmpty)
  }

  @Test("days, streak and forecast follow days of study, not calendar days")
  func days() throws {
    let threeAtNight = noon + 15 * 3_600_000
    try store.record(answer("p/a", .easy))
    try store.record(answer("p/b", at: threeAtNight, .easy))
    try store.record(answer("p/c", at: noon + day, .easy))
    let days = StudyDay(number: 19_998)...StudyDay(number: 20_002)
    let counts = try store.answersPerDay(days, calendar: calendar)
    #expect(counts == [0, 0, 2, 1, 0])
    #expect(try store.streak(at: noon + 2 * day, calendar: calendar).length == 2)
    #expect(try store.dueForecast(days: 9, from: noon + day, calendar: calendar).reduce(0, +) == 0)
    try store.sync(["p/a", "p/b", "p/c"].map { definition($0) }, at: noon + day)
    let forecast = try store.dueForecast(days: 9, from: noon + day, calendar: calendar)
    #expect(forecast == [0, 0, 0, 0, 0, 0, 0, 2, 1])
  }

  @Test("a row of days that was kept is counted on, until answers of its days come or go")
  func keptStreak() throws {
    for past in (1...200) where past % 7 > 0 {
      try store.record(answer("p/a", at: noon - past * day, .easy))
    }
    func streak(_ calendar: StudyCalendar = calendar) throws -> Streak {
      try store.streak(at: noon, calendar: calendar)
    }
    let counted = try streak()
    let cost = try store.instructions { _ = try streak() }
    try store.keepStreak(at: noon, calendar: calendar)
    #expect(try streak() == counted && counted.length == 172 && counted.restDays == 28)
    #expect(try store.instructions { _ = try streak() } < cost / 10)

    try store.record(answer("p/a", at: noon, .easy))
    #expect(try streak().length == 173)
    // Another machine's answers, on days that were days of rest.
    try store.record([answer("p/b", at: noon - 14 * day, .easy)])
    #expect(try streak().length == 174)
    try store.keepStreak(at: noon, calendar: calendar)
    #expect(try streak().length == 174)
    try store.undo(at: noon + 1)
    #expect(try streak().length == 173, "what was taken back is of a day that was kept")
    try store.keepStreak(at: noon, calendar: calendar)
    let elsewhere = StudyCalendar { _ in 12 * 3600 }
    try store.record(answer("p/a", at: noon - 300 * day, .easy))
    #expect(try streak(elsewhere).length == streak().length)
  }

  @Test("what was done today counts toward the day's limits")
  func limits() throws {
    try store.sync((0..<5).map { definition("p/\($0)") }, at: noon)
    try store.record(answer("p/0"))
    try store.record(answer("p/1", at: noon + 1))
    let queue = try store.queue(
      at: noon + 2, limits: QueueLimits(newPerDay: 3), calendar: calendar)
    #expect(queue.entries.map(\.card.id) == ["p/2"])
    #expect(queue.overLimit.map(\.id) == ["p/3", "p/4"])
    let some = try store.queue(at: noon + day, calendar: calendar) { $0 == "p/4" }
    #expect(some.entries.map(\.card.id) == ["p/4"])
  }
}
