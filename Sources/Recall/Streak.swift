/// Days of study in a row, where one day of rest in any seven does not break the row.
public struct Streak: Sendable, Hashable {
  /// Days studied in the row, today included once something was done today.
  public let length: Int
  /// Days of rest that the row survived.
  public let restDays: Int

  /// The row that reaches `today`, or yesterday when today is still to come.
  ///
  /// - Parameter studied: the days on which something was answered.
  public init(studied: Set<StudyDay>, today: StudyDay) {
    var length = 0
    var rests: [StudyDay] = []
    var day = studied.contains(today) ? today : today.advanced(by: -1)
    while true {
      if studied.contains(day) {
        length += 1
      } else {
        let isTooSoon = rests.last.map { $0.number - day.number < 7 } ?? false
        if isTooSoon || !studied.contains(day.advanced(by: -1)) { break }
        rests.append(day)
      }
      day = day.advanced(by: -1)
    }
    self.length = length
    restDays = rests.count
  }
}
