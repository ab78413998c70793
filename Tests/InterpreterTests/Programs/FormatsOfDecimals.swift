// swift-format-ignore-file: NeverForceUnwrap
import Foundation

let price = Decimal(string: "1234.5")!
let german = Locale(identifier: "de_DE")
print(
  price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), price.formatted())
print(price.formatted(.currency(code: "EUR").locale(german)))
print(price.formatted(.number.precision(.fractionLength(2))), price.formatted(.percent))
print(price.formatted(.number.grouping(.never).sign(strategy: .always())))
print(
  Decimal.FormatStyle.Currency(code: "GBP").format(3),
  (-price).formatted(.currency(code: "EUR").locale(german)))
let style = Decimal.FormatStyle(locale: german).precision(.fractionLength(0...1))
print(style.format(price), [1.25, 3].map { Decimal($0).formatted(style) })

print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and)))
print(["a", "b"].formatted(.list(type: .or)), ["x", "y", "z"].formatted())
print([0.1, 0.25].formatted(.list(memberStyle: .percent, type: .or, width: .narrow)))
print([10, 20].formatted(.list(memberStyle: .currency(code: "EUR").locale(german), type: .and)))

let chosen: IndexSet = [1, 4, 6]
print(
  chosen.count(in: 0..<5), chosen.contains(integersIn: 4...4), chosen.intersects(integersIn: 2..<4))
print(chosen.integerGreaterThan(4) ?? 0, chosen.integerLessThan(1) as Any)

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
print(DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: calendar))
print(DateComponents(year: 2025, month: 2, day: 29).isValidDate(in: calendar))

print("Ünïcödé".applyingTransform(.stripDiacritics, reverse: false) ?? "-")
print("Привет".applyingTransform(.toLatin, reverse: false) ?? "-")
print("a\t\u{1F600}\"\\\0é\u{7}".unicodeScalars.map { $0.escaped(asASCII: true) }.joined())
print("a\t\u{1F600}é\u{7}".unicodeScalars.map { $0.escaped(asASCII: false) }.joined())
let page = URL(string: "https://x.org/a?x=1")!
print(page.appending(queryItems: [URLQueryItem(name: "y", value: "2 3")]).absoluteString)

func isCode(_ text: String, _ pattern: some RegexComponent) -> Bool {
  text.wholeMatch(of: pattern) != nil && text.contains(pattern) && !text.ranges(of: pattern).isEmpty
}
print(isCode("a12", /a\d+/), isCode("b12", /a\d+/), "x1y2".replacing(/\d/, with: "-"))
