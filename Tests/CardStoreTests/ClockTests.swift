import CardStore
import Foundation
import Recall
import Testing

@Suite("Clocks that jump, zones that change, nights of daylight saving")
struct ClockTests {
  static let zones = [
    "UTC", "Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "America/St_Johns",
    "Pacific/Apia", "Asia/Kathmandu", "Africa/Casablanca",
  ]

  @Test(
    "Days follow each other without gap or overlap, over years of real clocks", arguments: zones)
  func days(zone: String) throws {
    let calendar = try Self.calendar(zone)
    let first = calendar.day(of: Self.seconds(2009, 1))
    var start = calendar.start(of: first)
    for number in 0..<(365 * 4) {
      let day = first.advanced(by: number)
      let next = calendar.start(of: day.advanced(by: 1))
      try #require(next > start, "\(zone), day \(day.number)")
      try #require(calendar.day(of: start) == day && calendar.day(of: next - 1) == day)
      // Apia left a whole day out in 2011; daylight saving takes or gives at most an hour.
      try #require((23 * 3600...25 * 3600).contains(next - start) || zone == "Pacific/Apia")
      start = next
    }
  }

  @Test(
    "A learner whose clock jumps and who travels loses no answer, and no interval is negative",
    arguments: 1...8)
  func jumps(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let file = try TemporaryStore()
    let store = try file.open()
    try store.sync((0..<5).map { definition("p/c\($0)") }, at: Self.seconds(2024, 3) * 1000)
    var now = Self.seconds(2024, 3) * 1000
    var given: [UUID] = []
    for _ in 0..<120 {
      let zone = Self.zones.randomElement(using: &random) ?? "UTC"
      let calendar = try Self.calendar(zone)
      // Mostly on, sometimes back by as much as a year.
      let jump = Int.random(in: 0..<10, using: &random) == 0
      now +=
        jump
        ? -Int.random(in: 1...365, using: &random) * day
        : Int.random(in: 1_000...(5 * day), using: &random)
      let queue = try store.queue(at: now, calendar: calendar)
      #expect(Set(queue.entries.map(\.card.id)).count == queue.entries.count)
      let card = queue.entries.randomElement(using: &random)?.card.id ?? "p/c0"
      let answered = answer(card, at: now, Grade.allCases.randomElement(using: &random) ?? .good)
      given.append(answered.id)
      let memory = try #require(try store.record(answered).memory)
      #expect(memory.due > now / 1000, "due in the past as soon as it was answered")
      #expect(memory.due - memory.lastReview >= 60 && memory.stability > 0)
      // Nothing that was just answered is asked a second time before it is due.
      let again = try store.queue(at: now, calendar: calendar)
      #expect(!again.entries.contains { $0.card.id == card })
    }
    #expect(try store.answers(since: .min / 2).map(\.id) == given)
    #expect(try store.inconsistencies().isEmpty)
    #expect(try store.undo(at: now - 9 * day)?.id == given.last)
    let health = try store.health(at: now)
    #expect(health.rowsAfterClockWentBack > 0 && health.inconsistencies == [])
  }

  @Test(
    "In a night of daylight saving a card is due once: on its day, wherever",
    arguments: zones[1...3])
  func oncePerDay(zone: String) throws {
    let calendar = try Self.calendar(zone)
    let file = try TemporaryStore()
    let store = try file.open()
    try store.setScheduler(Scheduler(learningSteps: [], isFuzzed: false))
    try store.sync([definition("p/a")], at: Self.seconds(2024, 1) * 1000)
    var now = Self.seconds(2024, 1)
    var lastDay: StudyDay?
    // Every four hours through a year, answering whenever the card is due.
    for _ in 0..<(6 * 366) {
      now += 4 * 3600
      let queue = try store.queue(at: now * 1000, calendar: calendar)
      guard !queue.entries.isEmpty else { continue }
      let today = calendar.day(of: now)
      #expect(lastDay != today, "twice on one day, \(zone) at \(now)")
      lastDay = today
      try store.record(answer("p/a", at: now * 1000, .hard))
    }
    #expect(lastDay != nil)
    #expect(try store.answers(since: 0).count > 3)
  }

  @Test("Moving west over the date line asks nothing twice that was answered today")
  func travelling() throws {
    let auckland = try Self.calendar("Pacific/Auckland")
    let honolulu = try Self.calendar("Pacific/Honolulu")
    let store = try TemporaryStore().open()
    try store.sync([definition("p/a")], at: noon)
    try store.record(answer("p/a", at: noon, .easy))
    for hours in 0..<48 {
      let time = noon + hours * 3_600_000
      #expect(try store.queue(at: time, calendar: auckland).entries.isEmpty)
      #expect(try store.queue(at: time, calendar: honolulu).entries.isEmpty)
    }
  }

  private static func calendar(_ zone: String) throws -> StudyCalendar {
    let zone = try #require(TimeZone(identifier: zone))
    return StudyCalendar {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0)))
    }
  }

  /// About the first of a month, seconds since 1970.
  private static func seconds(_ year: Int, _ month: Int) -> Int {
    ((year - 1970) * 1461 / 4 + (month - 1) * 30) * 86_400
  }
}
