import Foundation

let us = Locale(identifier: "en_US")
let german = Locale(identifier: "de_DE")
let date = Date(timeIntervalSince1970: 1_700_000_000)
let utc = TimeZone(identifier: "UTC")
print(1_234_567.formatted(.number.locale(us)), 1234.5.formatted(.number.locale(german)))
print(0.256.formatted(.percent.locale(us)), 12.formatted(.percent.locale(us)))
for style in [0, 1, 3] {
  print(3.14159.formatted(.number.precision(.fractionLength(style)).locale(us)))
}
print(
  12_345.formatted(.number.grouping(.never).locale(us)),
  5.0.formatted(.number.precision(.fractionLength(2...3)).locale(us)))
print(
  9.99.formatted(.currency(code: "USD").locale(us)), 9.formatted(.currency(code: "EUR").locale(us)))
print(
  1234.5.formatted(.currency(code: "EUR").locale(german)),
  2.5.formatted(.currency(code: "USD").presentation(.fullName).locale(us)))
print(
  123_456.formatted(.number.notation(.compactName).locale(us)),
  3.formatted(.number.sign(strategy: .always()).locale(us)))
print(
  0.012345.formatted(.number.precision(.significantDigits(3)).locale(us)),
  7.formatted(.number.precision(.integerLength(3)).locale(us)))
print(
  2.4.formatted(.number.rounded(rule: .up, increment: 1).locale(us)),
  17.formatted(.number.scale(10).locale(us)))
print(
  (-5).formatted(.number.locale(us)), Int8(5).formatted(), 1e10.formatted(.number.locale(us)),
  0.1.formatted(.number.locale(us)))
var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: us)
style.timeZone = utc ?? style.timeZone
print(style.format(date))
print(
  date.formatted(.dateTime.day().month(.wide).year().locale(us)),
  date.formatted(.dateTime.weekday(.wide).locale(us)))
print(
  date.formatted(.dateTime.month(.twoDigits).day(.twoDigits).locale(us)), date.formatted(.iso8601),
  date.ISO8601Format())
print(
  ["a", "b", "c"].formatted(), ["a", "b"].formatted(), ["a"].formatted(), [String]().formatted())
print(["a", "b", "c"].formatted(.list(type: .or).locale(us)))
print(
  Duration.seconds(3725).formatted(), Duration.seconds(65).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide)))
print(
  Duration.seconds(1.5), Duration.milliseconds(3), Duration.seconds(2) + .milliseconds(500),
  Duration.zero)
print(
  Duration.seconds(2) > .seconds(1), Duration.seconds(90) / 2, Duration.seconds(3) / .seconds(2),
  Duration.seconds(1) * 3)
print(
  Duration.milliseconds(1500).components, Duration.nanoseconds(5) - .nanoseconds(7),
  Duration.seconds(1) == .milliseconds(1000))
print(
  Int64(2048).formatted(.byteCount(style: .memory)), 1_500_000.formatted(.byteCount(style: .file)),
  Int64(0).formatted(.byteCount(style: .file)))
func show<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
  print(format.format(value))
}
let half = 0.5
let seven = 7
show(seven, format: .number)
show(half, format: .percent)
show(half, format: .number.precision(.fractionLength(2)))
show(date, format: .dateTime.year())
struct Shout: FormatStyle { func format(_ value: String) -> String { value.uppercased() + "!" } }
extension FormatStyle where Self == Shout { static var shout: Shout { Shout() } }
show("hey", format: .shout)
