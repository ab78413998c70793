/// Days of study in a row, where one day of rest in any seven does not break the row.
public struct Streak: Sendable, Hashable {
  /// Days studied in the row, today included once something was done today.
  public let length: Int
  /// Days of rest that the row survived.
  public let restDays: Int

  /// The row that reaches `today`, or yesterday when today is still to come.
  ///
  /// - Parameter isStudied: whether something was answered on a day; asked of one day after the
  ///   other, back from today, until the row ends.
  public init(today: StudyDay, isStudied: (StudyDay) throws -> Bool) rethrows {
    var length = 0
    var rests: [StudyDay] = []
    var day = try isStudied(today) ? today : today.advanced(by: -1)
    while true {
      if try isStudied(day) {
        length += 1
      } else {
        let isTooSoon = rests.last.map { $0.number - day.number < 7 } ?? false
        guard !isTooSoon, try isStudied(day.advanced(by: -1)) else { break }
        rests.append(day)
      }
      day = day.advanced(by: -1)
    }
    self.length = length
    restDays = rests.count
  }
}
