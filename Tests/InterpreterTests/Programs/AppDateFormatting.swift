// swift-format-ignore-file: NeverForceUnwrap
import Foundation
var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!;
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_700_000_000)
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.weekday!)
let formatter = DateFormatter(); formatter.locale = Locale(identifier: "en_US_POSIX");
formatter.timeZone = TimeZone(secondsFromGMT: 0)
for format in ["yyyy-MM-dd", "HH:mm:ss", "EEE, d MMM yyyy", "h:mm a", "MMMM d", "yy/M/d"] {
  formatter.dateFormat = format; print(formatter.string(from: date))
}
formatter.dateFormat = "yyyy-MM-dd HH:mm"; let parsed = formatter.date(from: "2024-02-29 12:30")!;
print(parsed.timeIntervalSince1970, formatter.date(from: "nonsense") as Any)
let later = calendar.date(byAdding: .day, value: 45, to: parsed)!;
print(
  formatter.string(from: later),
  calendar.date(byAdding: .month, value: -1, to: parsed).map(formatter.string) ?? "-")
print(
  calendar.isDate(parsed, inSameDayAs: later),
  calendar.dateComponents([.day, .hour], from: parsed, to: later).day!,
  calendar.startOfDay(for: parsed) < parsed, calendar.component(.weekday, from: later),
  calendar.range(of: .day, in: .month, for: parsed)!.count)
print(
  parsed.addingTimeInterval(3600).timeIntervalSince(parsed), parsed.distance(to: later),
  max(parsed, later) == later, (parsed...later).contains(date), later > parsed,
  ISO8601DateFormatter().string(from: parsed))
let birthday = DateComponents(calendar: calendar, year: 2000, month: 3, day: 1).date!;
print(
  formatter.string(from: birthday), calendar.dateComponents([.year], from: birthday, to: date).year!
)
print(
  [later, birthday, parsed].sorted().map { formatter.string(from: $0).prefix(10) },
  Set([parsed, parsed]).count, date.timeIntervalSinceReferenceDate)
