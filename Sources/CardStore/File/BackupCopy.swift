import Foundation
import GRDB
import Recall

/// A copy of the store, by its name: `2026-09-21` for the copy of a day, and
/// `2026-09-21T20-15-00-before-merge` for one made before a change.
public struct BackupCopy: Sendable, Hashable {
  /// Before which change a copy was made; `daily` is before the first answer of a day.
  public enum Occasion: String, Sendable, Hashable, CaseIterable {
    case daily, merge, `import`, optimization, restore, repair, migration
  }

  /// What `tutor restore` calls it.
  public let name: String
  public let path: String
  public let occasion: Occasion
  /// Seconds since 1970 as the learner's clock showed them, for putting copies in order.
  let moment: Int
  /// Tells copies of one second apart, from 1.
  let number: Int

  /// The day of study, or for a copy before a change the date, numbered from 1 January 1970.
  var day: Int { moment / 86_400 }

  /// - Returns: nil if nothing of ours is called so.
  init?(name: String, path: String) {
    let parts = name.split(separator: "-before-", maxSplits: 1).map(String.init)
    let occasion = parts.count == 2 ? Occasion(rawValue: parts[1]) : .daily
    guard let first = parts.first, let occasion, let moment = BackupName.moment(of: first) else {
      return nil
    }
    self.name = name
    self.path = path
    self.occasion = occasion
    self.moment = moment
    number = BackupName.number(of: first)
  }

  /// Whether this one was made before the other.
  func isOlder(than other: BackupCopy) -> Bool {
    (moment, number, name) < (other.moment, other.number, other.name)
  }

  /// What a copy holds.
  public struct Contents: Sendable, Hashable {
    /// Whether it can be used.
    public var isSound: Bool
    /// Answers that were not taken back.
    public var answers: Int
    /// Milliseconds since 1970; nil if there is none.
    public var lastAnswer: Int?
    public var format: Int
  }

  /// Looks into the copy, which does not change.
  ///
  /// - Parameter isThorough: Whether every value is looked at, too, which takes longer than all else.
  public func inspected(isThorough: Bool = false) -> Contents {
    do {
      return try reading { database in
        let format = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        // Earlier versions have no checksums that know what the values were.
        let damages =
          format >= Schema.firstWithChecksums && !isThorough
          ? try StoredLog.damages(besidesChainedValuesOf: database)
          : try StoredLog.damages(database, atMost: 1)
        let identifier = try Int.fetchOne(database, sql: "PRAGMA application_id")
        return Contents(
          isSound: damages.isEmpty && identifier == Schema.applicationIdentifier
            && (1...Schema.version).contains(format),
          answers: try StoredLog.answers(database),
          lastAnswer: try Int.fetchOne(database, sql: "SELECT MAX(time) FROM log"),
          format: format)
      }
    } catch {
      return Contents(isSound: false, answers: 0, lastAnswer: nil, format: 0)
    }
  }

  /// Whether every row of it is what was written, too: this takes longer.
  func isWhole() -> Bool {
    guard inspected().isSound else { return false }
    let isWhole = try? reading { database in
      guard try Soundness.brokenParts(database).isEmpty else { return false }
      // Earlier versions knew no checksums.
      guard try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0 >= Schema.firstWithChecksums
      else { return try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") == nil }
      let log = try LogChain.examination(database)
      return try log.damages.count == 0 && log.brokenReferences == 0
        && Seal.allCases.allSatisfy { try $0.isWhole(database) != false }
    }
    return isWhole ?? false
  }

  private func reading<Fetched>(_ body: (Database) throws -> Fetched) throws -> Fetched {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration).read(body)
  }
}

/// Dates in the names of files: sorted by name, they are sorted by time.
enum BackupName {
  /// Looked for at every start, which Foundation's calendars would make slow.
  static func day(_ number: Int) -> String { CivilDate(StudyDay(number: number)).text }

  /// - Parameter seconds: since 1970, as the learner's clock shows them.
  static func moment(_ seconds: Int) -> String {
    moments.format(Date(timeIntervalSince1970: TimeInterval(seconds)))
      .replacing(":", with: "-")
  }

  /// Seconds since 1970 of a date, with or without a time of day.
  static func moment(of text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1).map(String.init)
    guard let first = parts.first, first.count == 10, let date = try? style.parse(first) else {
      return nil
    }
    let start = Int(date.timeIntervalSince1970)
    guard parts.count == 2 else { return start }
    // A fourth number tells copies of one second apart.
    let clock = parts[1].split(separator: "-").compactMap { Int($0) }
    guard (3...4).contains(clock.count) else { return nil }
    return start + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }

  /// The number behind a time of day, for copies of one second: `2026-09-21T20-15-00-2`.
  static func number(of text: String) -> Int {
    let parts = text.split(separator: "T", maxSplits: 1).last?.split(separator: "-") ?? []
    return parts.count == 4 ? Int(parts[3]) ?? 1 : 1
  }

  private static var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
  }

  private static var moments: Date.ISO8601FormatStyle {
    style.time(includingFractionalSeconds: false)
  }
}
