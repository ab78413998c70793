import Recall

/// A day as people write it, in the Gregorian calendar.
struct CalendarDate: Equatable {
  var year: Int
  /// 1 to 12.
  var month: Int
  var day: Int
  /// 0 for Monday.
  var weekday: Int

  /// Counts years from 1 March, so that the leap day is a year's last; 400 years are one era of
  /// 146,097 days, and the months from March on have 153 days in every five.
  init(_ day: StudyDay) {
    let daysPerEra = 146_097
    // 1 March of year 0 is 719,468 days before 1 January 1970.
    let shifted = day.number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - daysPerEra + 1) / daysPerEra
    let dayOfEra = shifted - era * daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    weekday = day.weekday
  }

  /// `Sunday 20 September`
  var text: String { "\(CalendarDate.weekdays[weekday]) \(day) \(CalendarDate.months[month - 1])" }

  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `Mon`
  static func shortWeekday(_ weekday: Int) -> String { String(weekdays[weekday % 7].prefix(3)) }
}
