import Recall

/// The time as a session sees it. Where it comes from is decided outside, so that tests can hold it
/// still.
public struct StudyClock: Sendable {
  /// Milliseconds since 1970, now.
  public let milliseconds: @Sendable () -> Int
  /// Seconds east of Greenwich at a moment in seconds since 1970.
  public let offset: @Sendable (Int) -> Int

  public init(
    milliseconds: @escaping @Sendable () -> Int, offset: @escaping @Sendable (Int) -> Int
  ) {
    self.milliseconds = milliseconds
    self.offset = offset
  }

  /// Seconds since 1970, now.
  public var seconds: Int { milliseconds() / 1000 }

  /// Days of study as this clock's place has them.
  public var calendar: StudyCalendar { StudyCalendar(offset: offset) }

  /// The day of study that it is now.
  public var today: StudyDay { calendar.day(of: seconds) }
}
