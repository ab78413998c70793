import Foundation

/// `String(format:)`: text with places for values.
extension Evaluator {
  /// - Parameter isLocalized: Numbers are written as people there write them: `1,000`.
  func formatted(_ format: String, _ values: [Value], isLocalized: Bool = false) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      guard let place = FormatPlace(&rest) else { break }
      if place.kind == "%" {
        result.append("%")
        continue
      }
      let index = place.position ?? next
      next = place.position == nil ? next + 1 : next
      guard let value = values[safe: index] else { continue }
      result += text(of: unwrapped(value), in: place, isLocalized: isLocalized)
    }
    return result
  }

  private func text(of value: Value, in place: FormatPlace, isLocalized: Bool) -> String {
    // Below a thousand nothing is grouped, and the tables of the language need not be loaded.
    let isLocalized = isLocalized && abs(number(value) ?? 0) >= 1_000
    return switch (place.kind, number(value)) {
    case ("@", _), (_, nil): (try? description(of: value)) ?? value.text
    case ("d", let number?), ("i", let number?), ("u", let number?):
      wholeText(of: value, number, in: place, isLocalized: isLocalized && place.isPlain)
    case ("x", let number?), ("X", let number?), ("o", let number?), ("c", let number?):
      place.text(Int(clamping: number))
    case ("f", let number?) where isLocalized && place.width.isEmpty:
      number.formatted(
        FloatingPointFormatStyle<Double>.number
          .precision(.fractionLength(place.precision ?? 6)).locale(Surroundings.locale))
    case (_, let number?): place.text(number)
    }
  }

  private func wholeText(
    of value: Value, _ number: Double, in place: FormatPlace, isLocalized: Bool
  ) -> String {
    guard case .integer(let whole) = value else { return place.text(Int(clamping: number)) }
    return isLocalized
      ? whole.formatted(.number.locale(Surroundings.locale)) : place.text(whole)
  }
}

/// `%02d`, `%.2f`, `%@`, `%1$@`.
private struct FormatPlace {
  /// Which value goes here, where the format says so.
  private(set) var position: Int?
  /// Flags and width, as written: `02`, `-5`.
  private(set) var width = ""
  private(set) var precision: Int?
  let kind: Character

  /// Reads what stands behind the percent sign.
  init?(_ rest: inout Substring) {
    if let end = rest.firstIndex(of: "$"), let number = Int(rest[..<end]), number > 0 {
      position = number - 1
      rest = rest[rest.index(after: end)...]
    }
    let allowed = rest.prefix { "0123456789-+ #'".contains($0) }
    rest = rest.dropFirst(allowed.count)
    // Nobody needs a text of a million spaces.
    guard (Int(allowed.filter(\.isNumber)) ?? 0) < 1_000 else { return nil }
    width = String(allowed)
    if rest.first == "." {
      let digits = rest.dropFirst().prefix(while: \.isNumber)
      precision = min(100, Int(digits) ?? 0)
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { "hlqzt".contains($0) }
    guard let kind = rest.popFirst(), "diuxXocfFeEgGaA@%s".contains(kind) else { return nil }
    self.kind = kind
  }

  var isPlain: Bool { width.isEmpty && precision == nil }

  private var modifiers: String { "%\(width)" + (precision.map { ".\($0)" } ?? "") }

  func text(_ number: Int) -> String { String(format: "\(modifiers)l\(kind)", number) }
  func text(_ number: Double) -> String { String(format: "\(modifiers)\(kind)", number) }
}

extension Int {
  /// The nearest whole number that there is; zero for what is no number.
  init(clamping number: Double) {
    self =
      number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
