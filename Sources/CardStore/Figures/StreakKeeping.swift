import GRDB
import Recall

extension CardStore {
  /// Remembers the row of days up to yesterday, so that it is known sooner the next time.
  public func keepStreak(at time: Int, calendar: StudyCalendar) throws(CardStoreError) {
    try write { database in
      let streak = try Counting.streak(
        database, to: calendar.day(of: time.secondsFromMilliseconds), calendar: calendar)
      try KeptStreak.keep(streak, database, calendar)
    }
  }
}
