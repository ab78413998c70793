/// Members of numbers.
extension StandardLibrary {
  static let numberProperties: [String: Property] = {
    var table: [String: Property] = [
      "description": { .string($0.text) },
      "magnitude": { value in
        if case .double(let number) = value { return .double(abs(number)) }
        return FixedInteger.number(value).flatMap { FixedInteger.property("magnitude", of: $0) }
          ?? value
      },
    ]
    table["sign"] = { value in
      guard case .double(let number) = value else { return .void }
      return .opaque(OpaqueValue(name: number.sign == .minus ? ".minus" : ".plus", place: .nowhere))
    }
    let tests: [String: @Sendable (Double) -> Bool] = [
      "isNaN": \.isNaN, "isFinite": \.isFinite, "isInfinite": \.isInfinite, "isZero": \.isZero,
      "isNormal": \.isNormal,
    ]
    for (name, test) in tests {
      table[name] = { if case .double(let number) = $0 { .boolean(test(number)) } else { .void } }
    }
    let numbers: [String: @Sendable (Double) -> Double] = [
      "ulp": \.ulp, "nextUp": \.nextUp, "nextDown": \.nextDown,
    ]
    for (name, compute) in numbers {
      table[name] = { if case .double(let number) = $0 { .double(compute(number)) } else { .void } }
    }
    let counts = [
      "nonzeroBitCount", "leadingZeroBitCount", "trailingZeroBitCount", "byteSwapped", "bitWidth",
    ]
    for name in counts {
      table[name] = { value in
        FixedInteger.number(value).flatMap { FixedInteger.property(name, of: $0) } ?? .void
      }
    }
    return table
  }()

  static let numberMethods: [String: Method] = {
    var table: [String: Method] = [
      "rounded": { _, value, arguments, _ in
        guard case .double(let number) = value else { return value }
        return .double(number.rounded(rule(arguments)))
      },
      "round": { _, value, arguments, _ in
        if case .double(let number) = value { value = .double(number.rounded(rule(arguments))) }
        return .void
      },
      "negate": { evaluator, value, _, place in
        value = try evaluator.apply("-", to: value, at: place)
        return .void
      },
      "squareRoot": { _, value, _, _ in
        if case .double(let number) = value { .double(number.squareRoot()) } else { value }
      },
      "isMultiple": { evaluator, value, arguments, place in
        guard let number = FixedInteger.number(value),
          let other = FixedInteger.number(arguments.first?.value)
        else { return .boolean(false) }
        if FixedInteger.isZero(other) { return .boolean(FixedInteger.isZero(number)) }
        return try evaluator.apply(
          "==", evaluator.apply("%", value, FixedInteger.value(other), at: place), .integer(0),
          at: place)
      },
      "scaled": { evaluator, value, arguments, _ in
        guard let number = evaluator.number(value),
          let scale = arguments.first.flatMap({ evaluator.number($0.value) })
        else { return value }
        return .double(number * scale)
      },
      "scale": { evaluator, value, arguments, _ in
        if let number = evaluator.number(value),
          let scale = arguments.first.flatMap({ evaluator.number($0.value) })
        {
          value = .double(number * scale)
        }
        return .void
      },
      "signum": { _, value, _, _ in
        FixedInteger.number(value).map { FixedInteger.value($0.signum()) } ?? value
      },
      "advanced": { evaluator, value, arguments, place in
        try evaluator.apply("+", value, arguments.first?.value ?? .void, at: place)
      },
      "distance": { evaluator, value, arguments, place in
        try evaluator.apply("-", arguments.first?.value ?? .void, value, at: place)
      },
      "quotientAndRemainder": { evaluator, value, arguments, place in
        let other = arguments.first?.value ?? .void
        return .tuple([
          TupleElement(
            label: "quotient", value: try evaluator.apply("/", value, other, at: place)),
          TupleElement(
            label: "remainder", value: try evaluator.apply("%", value, other, at: place)),
        ])
      },
    ]
    let remainders: [String: @Sendable (Double, Double) -> Double] = [
      "truncatingRemainder": { $0.truncatingRemainder(dividingBy: $1) },
      "remainder": { $0.remainder(dividingBy: $1) },
    ]
    for (name, compute) in remainders {
      table[name] = { evaluator, value, arguments, _ in
        guard let a = evaluator.number(value),
          let b = arguments.first.flatMap({ evaluator.number($0.value) })
        else { return value }
        return .double(compute(a, b))
      }
    }
    let comparisons = ["isLess": "<", "isLessThanOrEqualTo": "<=", "isEqual": "=="]
    for (name, operatorName) in comparisons {
      table[name] = { evaluator, value, arguments, place in
        try evaluator.apply(operatorName, value, arguments.first?.value ?? .void, at: place)
      }
    }
    let reporting = [
      "addingReportingOverflow": "+", "subtractingReportingOverflow": "-",
      "multipliedReportingOverflow": "*", "dividedReportingOverflow": "/",
      "remainderReportingOverflow": "%",
    ]
    for (name, operatorName) in reporting {
      table[name] = { _, value, arguments, _ in
        guard let a = FixedInteger.number(value),
          let b = FixedInteger.number(arguments.first?.value)
        else { return .void }
        return FixedInteger.reporting(operatorName, a, b)
      }
    }
    return table
  }()

  private static func rule(_ arguments: [CallArgument]) -> FloatingPointRoundingRule {
    if case .native(let object as any LibraryObject)? = arguments.first?.value,
      let rule = object.content as? FloatingPointRoundingRule
    {
      return rule
    }
    guard case .opaque(let rule)? = arguments.first?.value else { return .toNearestOrAwayFromZero }
    return switch rule.name.split(separator: ".").last {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }
}
