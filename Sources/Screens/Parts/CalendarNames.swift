import Recall
import Study

/// The names of days and months.
enum CalendarNames {
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `Mon` for 0.
  static func shortWeekday(_ weekday: Int) -> String { String(weekdays[weekday % 7].prefix(3)) }

  /// `Jan` for 1.
  static func shortMonth(_ month: Int) -> String {
    months.indices.contains(month - 1) ? String(months[month - 1].prefix(3)) : ""
  }
}

extension StudyDay {
  /// `Sunday 20 September`
  var longText: String {
    let date = CivilDate(self)
    return "\(CalendarNames.weekdays[weekday]) \(date.day) \(CalendarNames.months[date.month - 1])"
  }
}
