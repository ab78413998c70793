/// Pieces of SVG: escaped text, numbers with few digits.
enum VectorText {
  /// At most two decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let size = abs(hundredths)
    guard size % 100 != 0 else { return "\(sign)\(size / 100)" }
    let rest = size % 100
    return "\(sign)\(size / 100)."
      + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
  }

  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        // What XML 1.0 does not allow.
        if scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  static func color(_ tint: Tint) -> String {
    func part(_ share: Double) -> Int { Int((share * 255).rounded()) }
    return "rgb(\(part(tint.red)),\(part(tint.green)),\(part(tint.blue)))"
  }

  static func paint(_ tint: Tint, as attribute: String) -> String {
    let opacity = tint.opacity < 1 ? " \(attribute)-opacity=\"\(number(tint.opacity))\"" : ""
    return " \(attribute)=\"\(color(tint))\"\(opacity)"
  }
}
