import Foundation
import Recall

extension CardStore {
  /// Makes the day's copy unless there is one, and removes copies that have become too many.
  ///
  /// Of a large store the copy is made while the learner goes on, as the store is now; and so is the
  /// check of all of it, if it was not closed the last time. The next one to open it is told what is
  /// wrong.
  ///
  /// - Returns: whether a copy was made, or begun.
  @discardableResult
  public func backUpDaily(at time: Int, calendar: StudyCalendar) throws(CardStoreError) -> Bool {
    let today = calendar.day(of: time.secondsFromMilliseconds).number
    let backup = Backup(ofStoreAt: path)
    let name = BackupName.day(today)
    let isThere = FileFacts(backup.path(name)) != nil
    let isUnchecked = UncheckedMark(ofStoreAt: path).isSet
    if isThere, !isUnchecked { return false }
    guard isUnchecked || FileFacts(path)?.size ?? 0 > bytesAtOnce else {
      try copy(to: backup, named: name)
      return true
    }
    do {
      try begin {
        try Upkeep(ofStoreAt: path) { source in
          if isThere { return }
          try backup.make(from: source, named: name)
          try backup.thinOut()
        }
      }
      return !isThere
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// Makes a copy before a change of everything at once, such as a merge or an import. Without a
  /// copy, do not begin.
  ///
  /// - Parameter time: milliseconds since 1970.
  @discardableResult
  public func backUp(
    before occasion: BackupCopy.Occasion, at time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> BackupCopy {
    let backup = Backup(ofStoreAt: path)
    let moment = BackupName.local(time, calendar)
    return try copy(to: backup, named: backup.freeName(at: moment, before: occasion))
  }

  @discardableResult
  private func copy(to backup: Backup, named name: String) throws(CardStoreError) -> BackupCopy {
    do {
      let copy = try backup.make(from: database, named: name)
      try backup.thinOut()
      return copy
    } catch {
      throw CardStoreError(error, path: path)
    }
  }
}

extension BackupName {
  /// A time of the learner's clock, for names of files.
  static func local(_ time: Int, _ calendar: StudyCalendar) -> String {
    let seconds = time.secondsFromMilliseconds
    return moment(seconds + calendar.offset(seconds))
  }
}
