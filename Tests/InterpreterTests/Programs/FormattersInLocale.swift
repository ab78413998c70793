// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let en = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
print(
  1234567.891.formatted(.number.locale(en)),
  1234567.891.formatted(.number.precision(.fractionLength(1)).locale(de)))
print(
  0.256.formatted(.percent.locale(en)), 12.5.formatted(.currency(code: "EUR").locale(de)),
  1999.formatted(.currency(code: "USD").locale(en)))
print(
  ["a", "b", "c"].formatted(.list(type: .and).locale(en)),
  ["x", "y"].formatted(.list(type: .or, width: .short).locale(en)))
print(
  1500.formatted(.number.notation(.compactName).locale(en)),
  0.000012.formatted(.number.notation(.scientific).locale(en)),
  7.formatted(.number.sign(strategy: .always()).locale(en)))
let f = NumberFormatter()
f.numberStyle = .decimal
f.locale = en
f.maximumFractionDigits = 2
print(
  f.string(from: 12345.678)!, f.number(from: "1,234.5") as Any,
  String(format: "%05.2f|%3d|%@|%x", 3.14159, 7, "s", 255))
let date = Date(timeIntervalSince1970: 1_700_000_000)
let df = DateFormatter()
df.locale = Locale(identifier: "en_US_POSIX")
df.timeZone = TimeZone(secondsFromGMT: 0)
df.dateFormat = "yyyy-MM-dd'T'HH:mm EEE"
print(df.string(from: date), df.date(from: "2020-02-29T12:00 Sat")!.timeIntervalSince1970)
print(date.formatted(.iso8601), ISO8601DateFormatter().string(from: date))
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "GMT")!
let parts = cal.dateComponents([.year, .month, .day, .weekday], from: date)
print(
  parts.year!, parts.month!, parts.day!, parts.weekday!,
  cal.isDate(date, inSameDayAs: date.addingTimeInterval(3600)), cal.component(.hour, from: date))
let next = cal.date(byAdding: .month, value: 3, to: date)!
print(
  cal.dateComponents([.day], from: date, to: next).day!,
  cal.startOfDay(for: date).timeIntervalSince1970, next > date)
print(
  Duration.seconds(3725).formatted(),
  Duration.milliseconds(1500).formatted(.units(allowed: [.seconds, .milliseconds]).locale(en)),
  Duration.seconds(90) / 2)
print(Int64(1_500_000).formatted(.byteCount(style: .decimal).locale(en)))
