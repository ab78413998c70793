// swift-format-ignore-file: NeverForceUnwrap
import Foundation
final class Formatters {
  static let shared = Formatters()
  private var cache: [String: DateFormatter] = [:]
  private(set) lazy var money: NumberFormatter = {
    let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "USD";
    f.locale = Locale(identifier: "en_US"); return f
  }()
  private init() {}
  func date(_ format: String, in zone: TimeZone = .gmt) -> DateFormatter {
    if let known = cache[format] { return known }
    let made = DateFormatter()
    made.locale = Locale(identifier: "en_US_POSIX"); made.timeZone = zone; made.dateFormat = format
    cache[format] = made
    return made
  }
}
extension Date {
  func text(_ format: String = "yyyy/MM/dd") -> String {
    Formatters.shared.date(format).string(from: self)
  }; static func + (d: Date, days: Int) -> Date { d.addingTimeInterval(Double(days) * 86_400) }
}
extension Decimal {
  var price: String { Formatters.shared.money.string(from: self as NSDecimalNumber) ?? "?" }
}
let d = Date(timeIntervalSince1970: 951_782_400)
print(
  d.text(), (d + 1).text("EEE d MMM"), (d + 2).text(), Decimal(1234.5).price,
  Decimal(string: "-0.07")!.price)
let range = d...(d + 3)
print(
  range.contains(d + 1), range.upperBound.timeIntervalSince(range.lowerBound) / 3600,
  stride(from: d, through: d + 2, by: 86_400).map { $0.text("dd") })
