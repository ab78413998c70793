// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let utc = TimeZone(identifier: "UTC")!
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = utc
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(
  date.timeIntervalSince1970, date.addingTimeInterval(60) > date, date.timeIntervalSince(date - 5),
  Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.weekday!)
print(
  calendar.component(.day, from: calendar.date(byAdding: .month, value: 1, to: date)!),
  calendar.isDate(date, inSameDayAs: date + 3600),
  calendar.startOfDay(for: date).timeIntervalSince1970,
  calendar.dateComponents([.day], from: date, to: date + 86400 * 3.5).day!)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = utc
formatter.dateFormat = "yyyy-MM-dd HH:mm:ss EEEE MMM"
print(formatter.string(from: date))
formatter.dateFormat = "dd.MM.yyyy"
print(
  formatter.date(from: "01.02.2024")!.timeIntervalSince1970, formatter.date(from: "nonsense") as Any
)
print(
  ISO8601DateFormatter().string(from: date),
  String(format: "%05.2f|%3d|%-4d|%x|%@", 3.14159, 7, 8, 255, "s"),
  String(format: "%02d:%02d", 5, 9))
let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(uuid, uuid == UUID(), UUID(uuidString: "x") as Any)
let url = URL(string: "https://example.com/a/b.txt?q=1&r=two#frag")!
print(
  url.host ?? "", url.path, url.lastPathComponent, url.pathExtension, url.query ?? "", url.scheme!,
  url.deletingLastPathComponent(), url.appendingPathComponent("c"))
print(
  "  trim \n".trimmingCharacters(in: .whitespacesAndNewlines),
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")),
  "Hello".replacingOccurrences(of: "l", with: "L"), "abc".range(of: "c") != nil,
  "title case".capitalized, "x1".rangeOfCharacter(from: .decimalDigits) != nil)
print(
  Data([1, 2, 255]).base64EncodedString(), String(data: Data("hé".utf8), encoding: .utf8)!,
  Data("ab".utf8).map { $0 }, Data(base64Encoded: "AQI=")!.count)
print(
  pow(2, 10), sqrt(2.0), floor(2.7), ceil(2.1), sin(0.0), hypot(3.0, 4.0), round(2.5), fabs(-1.5),
  log10(1000.0), exp(0.0), fmod(7.5, 2), atan2(0.0, 1.0), cbrt(27.0))
