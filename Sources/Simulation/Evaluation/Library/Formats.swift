/// `String(format:)`.
extension Interpreter {
  /// `%d`, `%.2f`, `%@`, `%02d` and the like.
  func formatted(_ format: String, _ values: [Value]) -> String {
    var result = ""
    var rest = Substring(format)
    var values = values[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let flags = rest.prefix { "0123456789.-+l".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let kind = rest.popFirst() else { break }
      if kind == "%" {
        result.append("%")
        continue
      }
      guard let value = values.popFirst() else { continue }
      result += Self.format(value, kind: kind, flags: flags.filter { $0 != "l" })
    }
    return result
  }

  private static func format(_ value: Value, kind: Character, flags: String) -> String {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    let width = Int(parts.first ?? "") ?? 0
    var text = value.text
    if kind == "f" {
      let digits = parts.count > 1 ? Int(parts[1]) ?? 6 : 6
      let number: Double =
        switch value {
        case .double(let number): number
        case .integer(let number): Double(number)
        default: 0
        }
      text = fixed(number, digits: digits)
    }
    if text.count < width {
      let fill: Character = flags.first == "0" ? "0" : " "
      text = String(repeating: fill, count: width - text.count) + text
    }
    return text
  }

  /// A number with a fixed count of decimals, rounded to nearest as `printf` does.
  private static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e15, digits <= 12 else { return "\(number)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
    let whole = Int(scaled)
    let unit = Int(scale)
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let decimals = String(whole % unit)
    return "\(sign)\(whole / unit)." + String(repeating: "0", count: digits - decimals.count)
      + decimals
  }
}
