// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
struct Money: Hashable, Comparable, Codable, CustomStringConvertible {
  enum Currency: String, Codable { case eur = "EUR", usd = "USD" }
  let minor: Int
  let currency: Currency
  init(_ amount: Decimal, _ currency: Currency = .eur) {
    minor = NSDecimalNumber(decimal: amount * 100).intValue; self.currency = currency
  }
  private init(minor: Int, _ currency: Currency) { self.minor = minor; self.currency = currency }
  var description: String {
    String(format: "%d.%02d %@", minor / 100, abs(minor % 100), currency.rawValue as NSString)
  }
  static func + (a: Money, b: Money) -> Money { Money(minor: a.minor + b.minor, a.currency) }
  static func * (a: Money, k: Int) -> Money { Money(minor: a.minor * k, a.currency) }
  static func < (a: Money, b: Money) -> Bool { a.minor < b.minor }
  static let zero = Money(0)
  func split(_ n: Int) -> [Money] {
    (0..<n).map { Money(minor: minor / n + ($0 < minor % n ? 1 : 0), currency) }
  }
}
extension Sequence where Element == Money { func sum() -> Money { reduce(.zero, +) } }
let bill = [Money(12.5), Money(3), Money(0.99)]
print(
  bill.sum(), bill.sum().split(4), bill.max()!, bill.sorted(), Money(1) == Money(1, .usd),
  Money(2.5) * 3)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
func day(_ y: Int, _ m: Int, _ d: Int) -> Date {
  calendar.date(from: DateComponents(year: y, month: m, day: d))!
}
let start = day(2024, 1, 31)
for months in 1...3 {
  print(
    calendar.dateComponents(
      [.year, .month, .day], from: calendar.date(byAdding: .month, value: months, to: start)!
    ).day!, terminator: " ")
}
print(
  calendar.dateComponents([.day], from: start, to: day(2024, 3, 1)).day!,
  calendar.component(.weekday, from: start), calendar.isDate(start, inSameDayAs: day(2024, 1, 31)),
  calendar.range(of: .day, in: .month, for: day(2023, 2, 5))!)
let formatter = DateFormatter()
formatter.calendar = calendar; formatter.timeZone = calendar.timeZone;
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm EEE"
print(
  formatter.string(from: start.addingTimeInterval(3600 * 13.5)),
  formatter.date(from: "2024-02-29T10:00 Thu").map { $0.timeIntervalSince(start) / 86400 } ?? -1)
print(
  ISO8601DateFormatter().string(from: start), start < day(2024, 2, 1),
  [day(2024, 5, 1), start].min()! == start)
let encoder = JSONEncoder(); encoder.dateEncodingStrategy = .iso8601;
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
struct Invoice: Codable {
  var due: Date; var lines: [String: Money]; var paid: Bool?; var link: URL?
}
let invoice = Invoice(
  due: start, lines: ["tea": Money(4.2)], paid: nil, link: URL(string: "https://example.org/a?b=1"))
let json = try encoder.encode(invoice)
print(String(decoding: json, as: UTF8.self))
let decoder = JSONDecoder(); decoder.dateDecodingStrategy = .iso8601
let back = try decoder.decode(Invoice.self, from: json)
print(
  back.due == start, back.lines["tea"]!, back.link?.host ?? "-", back.link?.query ?? "-",
  back.paid as Any)
print(
  (1234567.891).formatted(
    .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))),
  Decimal(string: "0.1")! + Decimal(string: "0.2")!,
  UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString.prefix(8))
print(
  Measurement(value: 2, unit: UnitLength.kilometers).converted(to: .meters).value,
  Date(timeIntervalSince1970: 0) == Date.init(timeIntervalSince1970: 0.0), (3.7).rounded(.down),
  10.0.truncatingRemainder(dividingBy: 3), (2.0).squareRoot().description.prefix(6), Int(-7.9),
  (-7) / 2, -7 % 3, 7.quotientAndRemainder(dividingBy: -2))
