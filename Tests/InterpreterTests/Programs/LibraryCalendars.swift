import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_709_210_096)
func show(_ date: Date?) -> String {
  guard let date else { return "none" }
  let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
  return
    "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0) \(parts.hour ?? 0):\(parts.minute ?? 0):\(parts.second ?? 0)"
}
print(
  show(date), calendar.component(.weekday, from: date),
  calendar.component(.dayOfYear, from: date) > 0)
for (component, value) in [
  (Calendar.Component.day, 1), (Calendar.Component.month, 1), (Calendar.Component.year, 1),
  (Calendar.Component.hour, -30),
] {
  print(component, value, show(calendar.date(byAdding: component, value: value, to: date)))
}
print(
  show(calendar.startOfDay(for: date)), calendar.isDate(date, inSameDayAs: date + 3600),
  calendar.isDate(date, equalTo: date + 86400 * 2, toGranularity: .month))
var parts = DateComponents()
parts.year = 2024
parts.month = 2
parts.day = 30
print(
  show(calendar.date(from: parts)),
  show(calendar.date(from: DateComponents(year: 2025, month: 12, day: 24, hour: 18))))
let christmas = calendar.date(from: DateComponents(year: 2024, month: 12, day: 24)) ?? date
let between = calendar.dateComponents([.month, .day, .hour], from: date, to: christmas)
print(between.month ?? 0, between.day ?? 0, between.hour ?? 0)
print(
  calendar.range(of: .day, in: .month, for: date).map { "\($0)" } ?? "none",
  calendar.dateInterval(of: .month, for: date).map { show($0.start) + " " + show($0.end) } ?? "")
print(
  calendar.isDateInWeekend(date), calendar.firstWeekday, calendar.monthSymbols[1],
  calendar.shortWeekdaySymbols)
print(
  show(calendar.nextDate(after: date, matching: DateComponents(hour: 9), matchingPolicy: .nextTime))
)
print(
  show(calendar.date(bySettingHour: 6, minute: 30, second: 0, of: date)),
  calendar.compare(date, to: christmas, toGranularity: .year) == .orderedSame)
let interval = DateInterval(start: date, duration: 3600)
print(
  interval.duration, interval.contains(date + 60), interval.contains(date + 7200),
  interval.intersects(DateInterval(start: date + 1800, end: date + 9000)))
print(
  date < christmas, date.timeIntervalSince(christmas) < 0, christmas.distance(to: date) < 0,
  [christmas, date].min() == date)
print(
  Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970,
  date.advanced(by: 5).timeIntervalSince1970, date == date + 0)
