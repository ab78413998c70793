import Foundation
import Recall

extension CardStore {
  /// Makes a copy before something that changes much.
  ///
  /// - Parameter occasion: what is about to happen: a word for the file's name.
  public func backUp(before occasion: String, at time: Int) throws(CardStoreError) {
    do {
      try Backup(ofStoreAt: path).make(
        from: database, named: "before-\(occasion)-\(time.secondsFromMilliseconds)")
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

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
