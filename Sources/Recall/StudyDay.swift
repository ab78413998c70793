/// A day of study: it ends in the small hours, not at midnight. Days are numbered as calendar days
/// are, from 1 January 1970, so that yesterday is one less whatever daylight saving did.
public struct StudyDay: Sendable, Hashable, Comparable {
  /// Days since Thursday, 1 January 1970.
  public let number: Int

  public init(number: Int) { self.number = number }

  public static func < (left: StudyDay, right: StudyDay) -> Bool { left.number < right.number }

  /// The day that is `days` later, or earlier when negative.
  public func advanced(by days: Int) -> StudyDay { StudyDay(number: number + days) }

  /// 0 for Monday to 6 for Sunday.
  public var weekday: Int { (((number + 3) % 7) + 7) % 7 }
}

/// Where days of study begin and end, for a learner in some time zone.
public struct StudyCalendar: Sendable {
  /// Seconds east of Greenwich at a moment (seconds since 1970); from a time zone, outside.
  public let offset: @Sendable (Int) -> Int
  /// Seconds after midnight, local time, at which a day begins.
  public let rollover: Int

  /// 04:00: who studies past midnight still studies today.
  public static let habitualRollover = 4 * 3600

  public init(rollover: Int = habitualRollover, offset: @escaping @Sendable (Int) -> Int) {
    self.rollover = rollover
    self.offset = offset
  }

  /// The day of study that a moment belongs to.
  public func day(of time: Int) -> StudyDay {
    let local = time + offset(time) - rollover
    let (quotient, remainder) = local.quotientAndRemainder(dividingBy: Scheduler.secondsPerDay)
    return StudyDay(number: remainder < 0 ? quotient - 1 : quotient)
  }

  /// The first moment of a day, in seconds since 1970.
  public func start(of day: StudyDay) -> Int {
    let local = day.number * Scheduler.secondsPerDay + rollover
    // On most days the clocks do not change.
    let likely = local - offset(local)
    if self.day(of: likely) == day, self.day(of: likely - 1) < day { return likely }
    // The offset is wanted at a moment that is itself not known without it: halve the span in
    // which the day must begin, since no zone is further than a day from Greenwich.
    var before = local - Scheduler.secondsPerDay
    var after = local + Scheduler.secondsPerDay
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if self.day(of: middle) < day { before = middle } else { after = middle }
    }
    return after
  }
}
