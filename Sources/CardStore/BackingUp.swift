import Foundation
import Recall

extension CardStore {
  /// Makes the day's copy unless there is one, and removes copies that have become too many.
  ///
  /// - Returns: whether a copy was made.
  @discardableResult
  public func backUpDaily(at time: Int, calendar: StudyCalendar) throws(CardStoreError) -> Bool {
    let backup = Backup(ofStoreAt: path)
    let today = calendar.day(of: time.secondsFromMilliseconds).number
    guard !backup.days().contains(today) else { return false }
    do {
      try backup.make(from: database, named: "day-\(today)")
      let days = backup.days()
      for day in Set(days).subtracting(Backup.kept(of: days)) {
        try FileManager.default.removeItem(at: backup.file("day-\(day)"))
      }
    } catch {
      throw CardStoreError(error, path: path)
    }
    return true
  }
}
