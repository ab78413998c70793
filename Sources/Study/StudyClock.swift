import Recall

/// The time as a session sees it. Where it comes from is decided outside, so that tests can hold it
/// still.
public struct StudyClock: Sendable {
  /// Milliseconds since 1970, now.
  public let milliseconds: @Sendable () -> Int
  /// Seconds east of Greenwich at a moment in seconds since 1970.
  public let offset: @Sendable (Int) -> Int
  /// Days of study as this clock's place and its learner's habits have them.
  public let calendar: StudyCalendar

  /// - Parameter rollover: Seconds after midnight at which a day of study begins.
  public init(
    milliseconds: @escaping @Sendable () -> Int, offset: @escaping @Sendable (Int) -> Int,
    rollover: Int = StudyCalendar.habitualRollover
  ) {
    self.milliseconds = milliseconds
    self.offset = offset
    calendar = StudyCalendar(rollover: rollover, offset: offset)
  }

  /// Seconds since 1970, now.
  public var seconds: Int { milliseconds() / 1000 }

  /// The day of study that it is now.
  public var today: StudyDay { calendar.day(of: seconds) }
}
