// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let utc = TimeZone(identifier: "UTC")!
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = utc
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(
  date.timeIntervalSince1970, date < date + 1, date.distance(to: date + 90),
  (date - 60).timeIntervalSince(date))
print(
  date, date.addingTimeInterval(86_400),
  Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
let parts = calendar.dateComponents(
  [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
print(
  parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!, parts.weekday!,
  parts.era as Any)
var wanted = DateComponents()
wanted.year = 2024
wanted.month = 2
wanted.day = 29
wanted.hour = 12
let leap = calendar.date(from: wanted)!
print(
  leap.timeIntervalSince1970, calendar.component(.weekday, from: leap),
  calendar.component(.day, from: leap))
print(
  calendar.date(byAdding: .year, value: 1, to: leap)!,
  calendar.date(byAdding: .day, value: 1, to: leap)!)
print(calendar.date(byAdding: DateComponents(month: 1, day: -1), to: leap)!)
print(
  calendar.startOfDay(for: leap), calendar.isDate(leap, inSameDayAs: leap + 3600),
  calendar.isDate(leap, inSameDayAs: leap + 86_400))
print(
  calendar.dateComponents([.day], from: date, to: leap).day!,
  calendar.dateComponents([.month, .day], from: date, to: leap).month!)
print(
  calendar.range(of: .day, in: .month, for: leap)!,
  calendar.range(of: .day, in: .month, for: leap)!.count)
print(
  calendar.isDate(leap, equalTo: leap + 86_400, toGranularity: .month),
  calendar.compare(date, to: leap, toGranularity: .year) == .orderedAscending)
print(
  calendar.dateInterval(of: .month, for: leap)!.duration, calendar.isDateInWeekend(leap),
  calendar.firstWeekday)
print(
  calendar.date(bySettingHour: 9, minute: 30, second: 0, of: leap)!, calendar.monthSymbols[1],
  calendar.shortWeekdaySymbols)
print(
  calendar.ordinality(of: .day, in: .year, for: leap)!,
  calendar.nextDate(after: leap, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!)
let interval = DateInterval(start: date, duration: 3600)
print(
  interval.contains(date + 10), interval.end == date + 3600,
  interval.intersects(DateInterval(start: date + 3600, duration: 5)))
let dates = [leap, date, Date(timeIntervalSince1970: 0)].sorted()
print(
  dates.map(\.timeIntervalSince1970), dates.min()! == dates[0], Set(dates + dates).count,
  [date: "a"][date]!)
struct Event: Comparable {
  var name: String; var day: Date; static func < (a: Event, b: Event) -> Bool { a.day < b.day }
}
print(
  [Event(name: "b", day: leap), Event(name: "a", day: date)].sorted().map(\.name),
  utc.secondsFromGMT(for: date))
let optional: Date? = date
print(optional!.timeIntervalSince1970, (optional ?? leap) == date, optional == nil)
