/// Integers of every width but `Int`, which computes with the types of the machine's own language: what
/// overflows, what prints how and what a shift does is theirs to say.
enum FixedInteger {
  typealias Number = any FixedWidthInteger

  /// From a literal; nil if it does not fit.
  static let types: [String: @Sendable (Int) -> Value?] = [
    "Int8": { Int8(exactly: $0).map { .fixed($0) } },
    "Int16": { Int16(exactly: $0).map { .fixed($0) } },
    "Int32": { Int32(exactly: $0).map { .fixed($0) } },
    "Int64": { .fixed(Int64($0)) },
    "UInt8": { UInt8(exactly: $0).map { .fixed($0) } },
    "UInt16": { UInt16(exactly: $0).map { .fixed($0) } },
    "UInt32": { UInt32(exactly: $0).map { .fixed($0) } },
    "UInt64": { UInt64(exactly: $0).map { .fixed($0) } },
    "UInt": { UInt(exactly: $0).map { .fixed($0) } },
  ]

  private static let kinds: [String: any (FixedWidthInteger & Sendable).Type] = [
    "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self,
    "Int64": Int64.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self,
    "UInt64": UInt64.self, "UInt": UInt.self,
  ]

  static func isInteger(_ name: String) -> Bool { kinds[name] != nil }

  static func number(_ value: Value?) -> Number? {
    switch value {
    case .integer(let number)?: number
    case .fixed(let number)?: number
    default: nil
    }
  }

  static func value(_ number: Number) -> Value {
    if let number = number as? Int { return .integer(number) }
    return .fixed(number)
  }

  /// `UInt8(n)`, `Int("12")`, `Int(exactly:)`, `UInt8(truncatingIfNeeded:)`; nil for what is no
  /// integer type or no such initialiser.
  static func construct(
    _ name: String, _ label: String?, _ values: [Value], _ evaluator: Evaluator,
    at place: SourcePlace
  ) throws -> Value? {
    guard let kind = kinds[name], let first = values.first else { return nil }
    func make<Kind: FixedWidthInteger>(_ kind: Kind.Type) throws -> Value? {
      switch (label, first) {
      case (nil, .string(let text)):
        var radix = 10
        if case .integer(let given)? = values[safe: 1] { radix = min(max(given, 2), 36) }
        return .optional(Kind(text, radix: radix).map { value($0) })
      case (nil, .double(let number)):
        guard number.isFinite, let converted = Kind(exactly: number.rounded(.towardZero)) else {
          throw evaluator.trap(
            number.isFinite
              ? "Double value cannot be converted to \(name) because the result would be out of range"
              : "Double value cannot be converted to \(name) because it is either infinite or NaN",
            at: place)
        }
        return value(converted)
      case ("ascii", .string(let text)):
        return value(Kind(truncatingIfNeeded: text.unicodeScalars.first?.value ?? 0))
      case ("exactly", .double(let number)):
        return .optional(Kind(exactly: number).map { value($0) })
      default: break
      }
      guard let number = Self.number(first) else { return nil }
      switch label {
      case "exactly": return .optional(Kind(exactly: number).map { value($0) })
      case "truncatingIfNeeded", "bitPattern": return value(Kind(truncatingIfNeeded: number))
      case "clamping": return value(Kind(clamping: number))
      default:
        guard let converted = Kind(exactly: number) else {
          throw evaluator.trap(
            isLess(number, 0) && !Kind.isSigned
              ? "Negative value is not representable"
              : "Not enough bits to represent the passed value",
            at: place)
        }
        return value(converted)
      }
    }
    return try make(kind)
  }

  static func constant(_ name: String, of type: String) -> Value? {
    func read<Kind: FixedWidthInteger>(_ kind: Kind.Type) -> Value? {
      switch name {
      case "max": value(Kind.max)
      case "min": value(Kind.min)
      case "zero": value(Kind.zero)
      case "bitWidth": .integer(Kind.bitWidth)
      case "isSigned": .boolean(Kind.isSigned)
      default: nil
      }
    }
    return kinds[type].flatMap { read($0) }
  }

  static func property(_ name: String, of number: Number) -> Value? {
    func read<Kind: FixedWidthInteger>(_ number: Kind) -> Value? {
      switch name {
      case "description": .string("\(number)")
      case "magnitude":
        value(number.magnitude)
      case "nonzeroBitCount": .integer(number.nonzeroBitCount)
      case "leadingZeroBitCount": .integer(number.leadingZeroBitCount)
      case "trailingZeroBitCount": .integer(number.trailingZeroBitCount)
      case "byteSwapped": value(number.byteSwapped)
      case "bitWidth": .integer(number.bitWidth)
      default: nil
      }
    }
    return read(number)
  }

  // MARK: Operators

  static func compute(
    _ name: String, _ left: Number, _ right: Number, _ evaluator: Evaluator,
    at place: SourcePlace
  ) throws -> Value {
    func compute<Kind: FixedWidthInteger>(_ a: Kind) throws -> Value {
      // The sides of a shift may differ; elsewhere a literal takes the type of the other side.
      if ["<<", ">>", "&<<", "&>>"].contains(name) {
        let count = Int(clamping: right)
        switch name {
        case "<<": return value(a << count)
        case ">>": return value(a >> count)
        case "&<<": return value(a &<< Kind(truncatingIfNeeded: count))
        default: return value(a &>> Kind(truncatingIfNeeded: count))
        }
      }
      guard let b = Kind(exactly: right) else {
        throw evaluator.trap(
          "Integer literal '\(right)' overflows when stored into '\(Kind.self)'", at: place)
      }
      return try whole(name, a, b, evaluator, at: place)
    }
    if left is Int, !(right is Int), !name.contains("<"), !name.contains(">") {
      func convert<Kind: FixedWidthInteger>(_ b: Kind) throws -> Value {
        try Kind(exactly: left).map { try whole(name, $0, b, evaluator, at: place) } ?? .void
      }
      return try convert(right)
    }
    return try compute(left)
  }

  private static func whole<Kind: FixedWidthInteger>(
    _ name: String, _ a: Kind, _ b: Kind, _ evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    let result: (partialValue: Kind, overflow: Bool)
    switch name {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "/", "%":
      if b == 0 {
        let operation = name == "/" ? "Division by zero" : "Division by zero in remainder operation"
        throw evaluator.trap(operation, at: place)
      }
      result =
        name == "/"
        ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    case "&+": return value(a &+ b)
    case "&-": return value(a &- b)
    case "&*": return value(a &* b)
    case "&": return value(a & b)
    case "|": return value(a | b)
    case "^": return value(a ^ b)
    default:
      throw evaluator.trap("operator '\(name)' is not known for \(Kind.self)", at: place)
    }
    if result.overflow {
      throw evaluator.trap("Arithmetic overflow in '\(a) \(name) \(b)'", at: place)
    }
    return value(result.partialValue)
  }

  /// `a.addingReportingOverflow(b)` and its like.
  static func reporting(_ name: String, _ left: Number, _ right: Number) -> Value {
    func compute<Kind: FixedWidthInteger>(_ a: Kind) -> Value {
      let b = Kind(truncatingIfNeeded: right)
      let result =
        switch name {
        case "+": a.addingReportingOverflow(b)
        case "-": a.subtractingReportingOverflow(b)
        case "*": a.multipliedReportingOverflow(by: b)
        case "/": a.dividedReportingOverflow(by: b)
        default: a.remainderReportingOverflow(dividingBy: b)
        }
      return .tuple([
        TupleElement(label: "partialValue", value: value(result.partialValue)),
        TupleElement(label: "overflow", value: .boolean(result.overflow)),
      ])
    }
    return compute(left)
  }

  static func prefix(
    _ name: String, _ number: Number, _ evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    func apply<Kind: FixedWidthInteger>(_ number: Kind) throws -> Value? {
      switch name {
      case "~": return value(~number)
      case "-": return try whole("-", Kind.zero, number, evaluator, at: place)
      default: return nil
      }
    }
    return try apply(number)
  }

  static func isZero(_ number: Number) -> Bool { !isLess(number, 0) && !isLess(0, number) }

  static func isLess(_ left: Number, _ right: Number) -> Bool {
    func compare<Kind: FixedWidthInteger>(_ left: Kind) -> Bool {
      func compare<Other: FixedWidthInteger>(_ right: Other) -> Bool { left < right }
      return compare(right)
    }
    return compare(left)
  }
}
