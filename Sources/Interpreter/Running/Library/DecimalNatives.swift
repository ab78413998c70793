import Foundation

extension Decimal: Boxed {}

/// Numbers with decimal digits, as Foundation reckons with them.
extension NativeTable {
  nonisolated(unsafe) static let decimals: [String: Native] = [
    "Decimal.init()": making { (_: Here) in Decimal() },
    "Decimal.init(_:)": { call in
      try
        (call.type(0).shape == .double
        ? making { (value: Double) in decimal(value) } : making { (value: Int) in Decimal(value) })(
          call)
    },
    "Decimal.init(string:locale:)": making { (text: String) in Decimal(string: text) },
    "Decimal.nan": making { (_: Here) in Decimal.nan },
    "Decimal.pi": making { (_: Here) in Decimal.pi },
    "Decimal.description": method { (value: Decimal) in value.description },
    "Decimal.isNaN": method { (value: Decimal) in value.isNaN },
    "Decimal._double": method { (value: Decimal) in
      NSDecimalNumber(decimal: value).doubleValue
    },
    "Decimal._whole": method { (value: Decimal) in
      let number = NSDecimalNumber(decimal: value).doubleValue.rounded(.towardZero)
      return Int(exactly: number) ?? (number > 0 ? .max : .min)
    },
    "Decimal._rounded(_:_:)": method { (value: Decimal, scale: Int, mode: Int) in
      var (number, result) = (value, Decimal())
      let modes: [NSDecimalNumber.RoundingMode] = [.plain, .down, .up, .bankers]
      NSDecimalRound(
        &result, &number, min(max(scale, -128), 127),
        modes.indices.contains(mode) ? modes[mode] : .plain)
      return result
    },
    "Decimal.<(_:_:)": making { (one: Decimal, other: Decimal) in one < other },
    "Decimal.+(_:_:)": making { (one: Decimal, other: Decimal) in one + other },
    "Decimal.-(_:_:)": making { (one: Decimal, other: Decimal) in one - other },
    "Decimal.*(_:_:)": making { (one: Decimal, other: Decimal) in one * other },
    "Decimal./(_:_:)": making { (one: Decimal, other: Decimal) in one / other },
  ]

  /// Foundation stops at what is no number.
  private static func decimal(_ value: Double) -> Decimal { value.isFinite ? Decimal(value) : .nan }
}
