import CardStore

extension StudySession {
  /// Makes the day's copy of the store, unless there is one.
  ///
  /// - Throws: `CardStoreError` when the copy cannot be written; the store is as it was.
  public func backUp() throws(CardStoreError) {
    try store.backUpDaily(at: clock.milliseconds(), calendar: clock.calendar)
  }
}
