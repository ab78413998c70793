// Interpolations that types add, in strings and in types of their own.
extension DefaultStringInterpolation {
  mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }
  mutating func appendInterpolation(_ flag: Bool, yes: String, no: String) {
    appendLiteral(flag ? yes : no)
  }
  mutating func appendInterpolation<T>(list items: [T], by separator: String = ", ") {
    for (index, item) in items.enumerated() {
      if index > 0 { appendLiteral(separator) }
      appendInterpolation(item)
    }
  }
}
let n = 255
print("n is \(n), \(hex: n), \(n > 3, yes: "large", no: "small")")
print("list: \(list: [1, 2, 3]) and \(list: ["a", "b"], by: "-"), \(list: [Double]())")
struct Html: ExpressibleByStringInterpolation, CustomStringConvertible {
  let description: String
  init(stringLiteral value: String) { description = value }
  init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var depth = 0
    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) {
      text += value.map { $0 == "<" ? "&lt;" : String($0) }.joined()
    }
    mutating func appendInterpolation(raw value: String) { text += value }
    mutating func appendInterpolation<T: Numeric>(_ value: T) { text += "<b>\(value)</b>" }
    mutating func appendInterpolation(bold value: Html) {
      text += "<b>" + value.description + "</b>"
    }
  }
}
let page: Html = "<p>\("a < b") \(raw: "<br>") \(42) \(2.5)</p>"
print(page)
let inner: Html = "in \(1)"
print("out \(bold: inner)" as Html)
func render(_ html: Html) -> Int { html.description.count }
print(render("plain"), render("x\(7)"))
print("\(page)", "\([inner])", "nested \("deep \(hex: 16) \("deeper \(n)")")")
