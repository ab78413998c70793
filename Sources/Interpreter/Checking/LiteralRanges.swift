/// Whole numbers that are too large for where they stand.
extension Checker {
  /// Says of literals of the program that their type has no such number.
  func refuseOverflow(of expressions: [Expression]) {
    var made: [ObjectIdentifier: Nominal] = [:]
    for expression in expressions {
      guard let (literal, nominal) = expression.madeOfLiteral else { continue }
      made[ObjectIdentifier(literal)] = nominal
    }
    for expression in expressions {
      guard case .integer(let digits) = expression.kind, expression.position.file >= 0,
        let nominal = made[ObjectIdentifier(expression)] ?? expression.type?.nominal,
        nominal.isLibrary, !looseLiterals.contains(ObjectIdentifier(expression)),
        let range = Self.ranges[nominal.name],
        let value = Self.value(of: digits),
        !range.contains(value)
      else { continue }
      report(
        "\(digits) is no `\(nominal.name)`: those go from \(range.lowerBound) to "
          + "\(range.upperBound)", at: expression.position,
        advice: "take a wider type, or another number")
    }
  }

  /// Beside something of which nothing is known nobody knows what a literal is.
  func loosenLiterals(of expression: Expression) {
    switch expression.kind {
    case .integer: looseLiterals.insert(ObjectIdentifier(expression))
    case .prefix(_, let operand): loosenLiterals(of: operand)
    case .binary(let left, _, let right):
      loosenLiterals(of: left)
      loosenLiterals(of: right)
    case .tuple(let parts): parts.forEach { loosenLiterals(of: $0.value) }
    default: break
    }
  }

  private static let ranges: [String: ClosedRange<Int128>] = [
    "Int": range(of: Int.self), "UInt": range(of: UInt.self), "Int8": range(of: Int8.self),
    "UInt8": range(of: UInt8.self), "Int16": range(of: Int16.self),
    "UInt16": range(of: UInt16.self), "Int32": range(of: Int32.self),
    "UInt32": range(of: UInt32.self), "Int64": range(of: Int64.self),
    "UInt64": range(of: UInt64.self),
  ]

  private static func range<Integer: FixedWidthInteger>(
    of type: Integer.Type
  ) -> ClosedRange<Int128> {
    Int128(Integer.min)...Int128(Integer.max)
  }

  /// What digits say, of whatever base; nil of more than a hundred bits.
  private static func value(of digits: String) -> Int128? {
    let isNegative = digits.hasPrefix("-")
    var rest = isNegative ? digits.dropFirst() : digits[...]
    var base = 10
    for (mark, other) in [("0x", 16), ("0o", 8), ("0b", 2)] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(2)
      base = other
    }
    return Int128(rest, radix: base).map { isNegative ? -$0 : $0 }
  }
}

extension Expression {
  /// `UInt8(255)`: the literal is of the type itself that it is given to.
  fileprivate var madeOfLiteral: (literal: Expression, nominal: Nominal)? {
    guard case .call(_, let arguments) = kind, arguments.count == 1,
      arguments[0].label == nil, case .integer = arguments[0].value.kind,
      case .function(let function)? = reference?.target, function.kind == .initializer,
      let nominal = type?.nominal
    else { return nil }
    return (arguments[0].value, nominal)
  }
}
