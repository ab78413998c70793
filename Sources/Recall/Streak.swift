/// Days of study in a row, where neither a day of rest nor a holiday breaks the row.
public struct Streak: Sendable, Hashable {
  /// Days studied in the row, today included once something was done today.
  public let length: Int
  /// Days of rest that the row survived.
  public let restDays: Int

  /// The part of it that ended before today, on a day of study; nil if there is none.
  public let past: Past?

  /// A row that ended on a day of study.
  public struct Past: Sendable, Hashable {
    public var day: StudyDay
    public var length: Int
    public var restDays: Int

    public init(day: StudyDay, length: Int, restDays: Int) {
      self.day = day
      self.length = length
      self.restDays = restDays
    }

    /// The first day of the row.
    public var start: StudyDay { day.advanced(by: 1 - length - restDays) }
  }

  /// As many days of rest, one after the other, a row survives: a long holiday.
  public static let longestRest = 30

  /// The row that reaches `today`, or a day of study that was followed by no more than rest.
  ///
  /// - Parameters:
  ///   - known: what is known of an earlier day; days before it are not asked for.
  ///   - isStudied: whether something was answered on a day; asked of one day after the other, back
  ///     from today, until the row ends.
  public init(
    today: StudyDay, known: Past? = nil, isStudied: (StudyDay) throws -> Bool
  ) rethrows {
    let todays = try isStudied(today) ? 1 : 0
    var length = todays
    var restDays = 0
    var last: (day: StudyDay, rest: Int)?
    // Today may still be studied: it is no day of rest.
    var resting = 0
    var day = today.advanced(by: -1)
    while resting <= Self.longestRest {
      if let known, day == known.day {
        last = last ?? (day, resting)
        length += known.length
        restDays += resting + known.restDays
        break
      } else if try isStudied(day) {
        last = last ?? (day, resting)
        length += 1
        restDays += resting
        resting = 0
      } else {
        resting += 1
      }
      day = day.advanced(by: -1)
    }
    self.length = length
    self.restDays = restDays
    past = last.map {
      Past(day: $0.day, length: length - todays, restDays: restDays - $0.rest)
    }
  }
}
