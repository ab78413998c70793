import Foundation

func text(_ value: String?) -> String { value ?? "none" }
let us = Locale(identifier: "en_US")
let utc = TimeZone(identifier: "UTC") ?? .current
let date = Date(timeIntervalSince1970: 1_700_000_000)
let numbers = NumberFormatter()
numbers.locale = us
numbers.numberStyle = .decimal
print(
  text(numbers.string(from: 1234.5678)), text(numbers.string(from: NSNumber(value: 12))),
  numbers.number(from: "1,234.5") ?? 0)
numbers.minimumFractionDigits = 2
numbers.maximumFractionDigits = 2
print(
  text(numbers.string(from: 3)), text(numbers.string(from: 2.345)), text(numbers.string(from: -0.5))
)
numbers.usesGroupingSeparator = false
print(text(numbers.string(from: 1234567)))
numbers.numberStyle = .currency
numbers.currencyCode = "USD"
print(text(numbers.string(from: 1234.5)), text(numbers.string(from: -3)))
let percent = NumberFormatter()
percent.locale = us
percent.numberStyle = .percent
print(text(percent.string(from: 0.256)), percent.maximumFractionDigits)
let words = NumberFormatter()
words.locale = us
words.numberStyle = .spellOut
print(text(words.string(from: 42)))
words.numberStyle = .ordinal
print(text(words.string(from: 3)), text(words.string(from: 11)))
let plain = NumberFormatter()
plain.locale = us
plain.minimumIntegerDigits = 3
print(text(plain.string(from: 7)), plain.number(from: "abc") == nil)

let dates = DateFormatter()
dates.locale = Locale(identifier: "en_US_POSIX")
dates.timeZone = utc
for format in ["yyyy-MM-dd HH:mm", "d MMM y", "EEEE", "h:mm a", "'on' dd/MM", "QQQ yy"] {
  dates.dateFormat = format
  print(dates.string(from: date))
}
dates.dateFormat = "yyyy-MM-dd"
print(dates.date(from: "2024-02-29")?.timeIntervalSince1970 ?? 0, dates.date(from: "soon") == nil)
let styled = DateFormatter()
styled.locale = us
styled.timeZone = utc
for style in [.short, .medium, .long, .full] as [DateFormatter.Style] {
  styled.dateStyle = style
  print(styled.string(from: date))
}
let iso = ISO8601DateFormatter()
print(
  iso.string(from: date), iso.date(from: "2024-01-02T03:04:05Z")?.timeIntervalSince1970 ?? 0,
  iso.date(from: "x") == nil)
iso.formatOptions = [.withFullDate]
print(iso.string(from: date))
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: date + 0.25))
print(
  ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file),
  ByteCountFormatter.string(fromByteCount: 512, countStyle: .memory))
print(String(format: "%.2f %05d %@ %x %5.1f|%-6d|", 3.14159, 42, "s", 255, 2.25, 7))
