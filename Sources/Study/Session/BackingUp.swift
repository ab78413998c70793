import CardStore

extension StudySession {
  /// Makes the day's copy of the store, unless there is one, and notes what need not be worked out
  /// again on this day.
  ///
  /// - Throws: `CardStoreError` when the copy cannot be written; the store is as it was.
  public func backUp() throws(CardStoreError) {
    let now = clock.milliseconds()
    guard try store.backUpDaily(at: now, calendar: clock.calendar) else { return }
    // Without it the next start takes longer, and that is all.
    try? store.keepStreak(at: now, calendar: clock.calendar)
  }
}
