import GRDB
import Recall

/// A row of days that ended in the past, written down so that years of days need not be looked at at
/// each start. It holds as long as nothing came to the log that is of those days.
struct KeptStreak {
  let past: Streak.Past
  /// The last row of the log that it knows of.
  private let sequence: Int64
  /// Of that row, and so of all before it: another log has another one.
  private let mark: Int64
  /// When its first and its last day began, in seconds since 1970: elsewhere days begin at other times.
  private let starts: [Int]

  private static let key = "streak.known"

  /// nil if there is none, or it does not hold any more.
  init?(_ database: Database, _ calendar: StudyCalendar) throws {
    let numbers = try SettingRow.fetch(database, Self.key)?.split(separator: " ")
      .compactMap { Int($0) }
    guard let numbers, numbers.count == 7, Self.days.contains(numbers[2]),
      Self.days.contains(numbers[3]), Self.days.contains(numbers[4])
    else { return nil }
    past = Streak.Past(
      day: StudyDay(number: numbers[2]), length: numbers[3], restDays: numbers[4])
    (sequence, mark) = (Int64(numbers[0]), Int64(numbers[1]))
    starts = Array(numbers[5...])
    guard starts == Self.starts(past, calendar), try holds(database, calendar) else { return nil }
  }

  /// Of longer rows nothing is kept.
  private static let days = 0..<1_000_000

  /// Writes down what a streak says of the past, as the log is now.
  static func keep(_ streak: Streak, _ database: Database, _ calendar: StudyCalendar) throws {
    let last = try Row.fetchOne(
      database, sql: "SELECT sequence, mark FROM log_chain ORDER BY sequence DESC LIMIT 1")
    guard let past = streak.past, let last else { return }
    let numbers: [Int] =
      [try last.get(0), try last.get(1), past.day.number, past.length, past.restDays]
      + starts(past, calendar)
    try SettingRow.store(database, key, numbers.map(String.init).joined(separator: " "))
  }

  private static func starts(_ past: Streak.Past, _ calendar: StudyCalendar) -> [Int] {
    [past.start, past.day].map(calendar.start)
  }

  /// Whether the log goes on from the row that was the last, and nothing of those days came since.
  private func holds(_ database: Database, _ calendar: StudyCalendar) throws -> Bool {
    let end = calendar.start(of: past.day.advanced(by: 1)) * 1000
    let known = try Int64.fetchOne(
      database, sql: "SELECT mark FROM log_chain WHERE sequence = ?", arguments: [sequence])
    guard known == mark else { return false }
    return try Bool.fetchOne(
      database,
      sql: """
        SELECT NOT EXISTS (SELECT 1 FROM log AS new LEFT JOIN log AS old ON old.id = new.target
          WHERE new.sequence > ? AND IFNULL(old.time, new.time) < ?)
        """, arguments: [sequence, end]) ?? false
  }
}
