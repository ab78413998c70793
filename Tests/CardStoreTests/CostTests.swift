import Foundation
import GRDB
import GRDBSQLite
import Testing

@testable import CardStore

/// What SQLite does for a learner is counted in its own instructions, which no other work on the
/// machine changes.
@Suite("What a day's work costs as the store grows")
struct CostTests {
  private static let doings = [
    "answer", "answer in a lesson", "undo", "last answer", "today's answers", "plan", "streak",
  ]

  @Test("an answer, its undo and the next question cost the same after eight times the answers")
  func constant() throws {
    let (young, old) = (try costs(answers: 400), try costs(answers: 3200))
    for doing in Self.doings {
      let (before, after) = (young[doing] ?? 0, old[doing] ?? 0)
      #expect(after < before * 3 / 2 + 200, "\(doing): \(before) instructions, then \(after)")
    }
  }

  @Test("and so they do however many of them were taken back")
  func takenBack() throws {
    let (few, many) = (
      try costs(answers: 400, takenBack: 2), try costs(answers: 400, takenBack: 300)
    )
    for doing in Self.doings {
      let (before, after) = (few[doing] ?? 0, many[doing] ?? 0)
      #expect(after < before * 3 / 2 + 200, "\(doing): \(before) instructions, then \(after)")
    }
  }

  @Test("of cards that were chosen a queue costs the same however many are due")
  func backlog() throws {
    func cost(due count: Int) throws -> Int {
      let file = try TemporaryStore()
      let store = try file.open()
      let names = (0..<count).map { "p/c\($0)" }
      try store.sync(names.map { definition($0) }, at: noon - 900 * day)
      try store.record(names.map { answer($0, at: noon - 800 * day) })
      let chosen = Set(names.prefix(20))
      return try store.instructions {
        let queue = try store.queue(at: noon, calendar: calendar, of: chosen)
        #expect(Set(queue.entries.map(\.card.id)) == chosen)
      }
    }
    let (few, many) = (try cost(due: 100), try cost(due: 1000))
    #expect(many < few * 3 / 2 + 200, "\(few) instructions, then \(many)")
  }

  @Test("to read the whole log reads each page of the file a few times, and not one for each row")
  func pages() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.sync((0..<300).map { definition("p/c\($0)") }, at: noon)
    try store.record((0..<3000).map { answer("p/c\($0 % 300)", at: noon + $0) })
    let pages = try file.inspect { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    let table = try store.pagesRead { try store.exportAnswers { _ in } }
    #expect(table < 3 * pages, "a table of answers: \(table) of \(pages)")
    let check = try store.pagesRead {
      let damages = try store.database.read { try LogChain.damages($0) }
      #expect(damages.count == 0)
    }
    #expect(check < 3 * pages, "a check: \(check) of \(pages)")
  }

  @Test("to read the whole log takes few of SQLite's instructions a row, and sorts nothing")
  func instructionsPerRow() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.sync((0..<20).map { definition("p/c\($0)") }, at: noon)
    func costs() throws -> [String: Int] {
      [
        "a table": try store.instructions { try store.exportAnswers { _ in } },
        "a replay": try store.instructions { _ = try store.inconsistencies() },
        "histories": try store.instructions { _ = try store.histories() },
        "a look at all": try store.instructions { _ = try store.health(at: noon) },
      ]
    }
    try store.record((0..<100).map { answer("p/c\($0 % 20)", at: noon + $0) })
    let few = try costs()
    try store.record((100..<1100).map { answer("p/c\($0 % 20)", at: noon + $0) })
    let many = try costs()
    for (reading, most) in [
      ("a table", 60), ("a replay", 42), ("histories", 29), ("a look at all", 465),
    ] {
      let share = ((many[reading] ?? 0) - (few[reading] ?? 0)) / 1000
      #expect(share > 0 && share <= most, "\(reading): \(share) instructions a row")
    }
  }

  /// Each card is answered four times, long ago: the store has more cards, and none of them more
  /// history.
  private func costs(answers: Int, takenBack: Int = 0) throws -> [String: Int] {
    let file = try TemporaryStore()
    let store = try file.open()
    let names = (0..<answers / 4).map { "p/c\($0)" }
    try store.sync(names.map { definition($0) }, at: noon - 900 * day)
    let past = (0..<answers).map { number in
      var past = answer(names[number % names.count], at: noon - 800 * day + number * 60_000, .easy)
      past.shownMisconceptions = ["one", "two"]
      return past
    }
    try store.record(past)
    for number in 0..<takenBack {
      try store.record(answer("p/again", at: noon - 300 * day + number))
      try store.undo(at: noon - 300 * day + number)
    }
    // Nothing is due: the plan is of what a day brings and not of a backlog.
    try file.inspect { try $0.execute(sql: "UPDATE card SET due = \(noon) WHERE due IS NOT NULL") }
    var costs: [String: Int] = [:]
    func measure(_ doing: String, _ body: () throws -> Void) throws {
      costs[doing] = try store.instructions(of: body)
    }
    try measure("answer") { try store.record(answer(names[3], at: noon)) }
    try measure("answer in a lesson") { try store.record(answer(names[4], at: noon, step: 2)) }
    try measure("last answer") { _ = try store.lastAnswer() }
    try measure("undo") { try store.undo(at: noon + 1) }
    try measure("today's answers") { _ = try store.answers(since: noon - 1000) }
    try measure("streak") { _ = try store.streak(at: noon, calendar: calendar) }
    try measure("plan") { _ = try store.queue(at: noon, calendar: calendar) }
    return costs
  }
}

extension CardStore {
  /// How many pages SQLite reads from the file when it can keep few of them.
  fileprivate func pagesRead(by body: () throws -> Void) throws -> Int {
    try database.inDatabase { try $0.execute(sql: "PRAGMA cache_size = 20") }
    func count() -> Int {
      database.inDatabase {
        var (count, highest) = (Int32(0), Int32(0))
        sqlite3_db_status($0.sqliteConnection, SQLITE_DBSTATUS_CACHE_MISS, &count, &highest, 0)
        return Int(count)
      }
    }
    let before = count()
    try body()
    return count() - before
  }

  /// How many instructions of its virtual machine SQLite runs, to the next ten.
  func instructions(of body: () throws -> Void) throws -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    let place = Unmanaged.passUnretained(counter).toOpaque()
    database.inDatabase {
      sqlite3_progress_handler(
        $0.sqliteConnection, 10,
        { place in
          if let place { Unmanaged<Counter>.fromOpaque(place).takeUnretainedValue().count += 10 }
          return 0
        }, place)
    }
    defer { database.inDatabase { sqlite3_progress_handler($0.sqliteConnection, 0, nil, nil) } }
    try body()
    return counter.count
  }
}
