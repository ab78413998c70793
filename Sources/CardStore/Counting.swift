import GRDB
import Recall

/// Counts over the log by days of study.
struct Counting {
  let database: Database
  let calendar: StudyCalendar

  init(_ database: Database, calendar: StudyCalendar) {
    self.database = database
    self.calendar = calendar
  }

  func perDay(since time: Int) throws -> [StudyDay: Int] {
    // Times only: this goes over years of answers, at every start.
    try Int.fetchAll(
      database,
      sql: """
        SELECT time FROM log WHERE kind IN (\(LogEntry.answerKinds)) AND time >= ?
          AND id NOT IN (SELECT target FROM log WHERE target IS NOT NULL)
        """, arguments: [time]
    ).reduce(into: [:]) { $0[calendar.day(of: $1.secondsFromMilliseconds), default: 0] += 1 }
  }

  /// Cards first seen on the day of `time`, and cards in the review phase asked on it.
  func done(on time: Int) throws -> (new: Int, reviews: Int) {
    let today = calendar.day(of: time.secondsFromMilliseconds)
    let rate = try recallRate(since: calendar.start(of: today) * 1000, onlyFirstSeen: true)
    return (rate.new.total, rate.known.total)
  }

  /// - Parameter onlyFirstSeen: whether answers in learning steps are left out of the new ones.
  func recallRate(since time: Int, onlyFirstSeen: Bool = false) throws -> RecallRate {
    let scheduler = try SettingRow.scheduler(database)
    var rate = RecallRate()
    for entries in try histories(ofCardsAnsweredSince: time).values {
      var history = CardHistory()
      var lastDay: StudyDay?
      for entry in entries {
        let before = history.memory
        history.apply(entry, scheduler)
        guard let grade = entry.answer?.grade else { continue }
        let day = day(of: entry)
        if day != lastDay, entry.time >= time, !(onlyFirstSeen && Self.isInSteps(before)) {
          rate.count(grade, before: before)
        }
        lastDay = day
      }
    }
    return rate
  }

  static func misconceptions(_ database: Database, since time: Int) throws -> [String: Share] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT slug, SUM(is_picked) AS picked, COUNT(*) AS shown FROM log_misconception
        JOIN log ON log.id = log_misconception.log
        WHERE time >= ? AND log.id NOT IN (SELECT target FROM log WHERE target IS NOT NULL)
        GROUP BY slug
        """, arguments: [time]
    ).reduce(into: [:]) { $0[$1["slug"]] = Share(count: $1["picked"], total: $1["shown"]) }
  }

  /// Whole histories, since what an answer meant depends on the ones before, but of few cards.
  private func histories(ofCardsAnsweredSince time: Int) throws -> [String: [LogEntry]] {
    let present = try Row.fetchAll(database, sql: "SELECT former, card FROM alias")
      .reduce(into: [String: String]()) { $0[$1["former"]] = $1["card"] }
    let condition = """
      card IN (SELECT card FROM log WHERE time >= :time AND card IS NOT NULL)
        OR card IN (SELECT former FROM alias) OR card IN (SELECT card FROM alias)
      """
    return try LogEntry.effective(database, where: condition, arguments: ["time": time])
      .reduce(into: [:]) { groups, entry in
        guard let card = entry.card else { return }
        groups[present[card] ?? card, default: []].append(entry)
      }
  }

  private func day(of entry: LogEntry) -> StudyDay {
    calendar.day(of: entry.time.secondsFromMilliseconds)
  }

  private static func isInSteps(_ memory: MemoryState?) -> Bool {
    memory.map { $0.phase != .review } ?? false
  }
}

extension RecallRate {
  fileprivate mutating func count(_ grade: Grade, before: MemoryState?) {
    let recalled = grade.isRecalled ? 1 : 0
    guard let before, before.phase != .learning else {
      return new.add(recalled)
    }
    let days = (before.due - before.lastReview) / Scheduler.secondsPerDay
    if days < Self.matureDays { young.add(recalled) } else { mature.add(recalled) }
  }
}

extension Share {
  fileprivate mutating func add(_ count: Int) {
    self.count += count
    total += 1
  }
}
