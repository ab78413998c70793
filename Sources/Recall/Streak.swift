/// Days of study in a row, where neither a day of rest nor a holiday breaks the row.
public struct Streak: Sendable, Hashable {
  /// Days studied in the row, today included once something was done today.
  public let length: Int
  /// Days of rest that the row survived.
  public let restDays: Int

  /// As many days of rest, one after the other, a row survives: a long holiday.
  public static let longestRest = 30

  /// The row that reaches `today`, or a day of study that was followed by no more than rest.
  ///
  /// - Parameter isStudied: whether something was answered on a day; asked of one day after the
  ///   other, back from today, until the row ends.
  public init(today: StudyDay, isStudied: (StudyDay) throws -> Bool) rethrows {
    var length = try isStudied(today) ? 1 : 0
    var restDays = 0
    // Today may still be studied: it is no day of rest.
    var resting = 0
    var day = today.advanced(by: -1)
    while resting <= Self.longestRest {
      if try isStudied(day) {
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
  }
}
