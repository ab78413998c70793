/// Making values of the standard library by their types' names, and its constants.
extension Interpreter {
  /// `Int("3")`, `Double(n)`, `String(x)`, `Array(s)`, `[Song]()`; nil for other types.
  func constructStandard(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard
      Self.basicTypes.contains(type.name) || type.name == "ArraySlice"
        || FixedInteger.isInteger(type.name)
    else { return nil }
    let values = try arguments.map { try evaluate($0.value, in: scope) }
    if type.name == "Dictionary", let first = values.first {
      return try dictionary(from: first, label: arguments[0].label, values, at: place)
    }
    if let number = try FixedInteger.construct(
      type.name, arguments.first?.label, values, self, at: place)
    {
      return number
    }
    switch (type.name, values.first) {
    case ("Int", let value?): return value
    case ("Double", .string(let text)?), ("Float", .string(let text)?),
      ("CGFloat", .string(let text)?):
      return .optional(Double(text).map { .double($0) })
    case ("Double", let value?), ("Float", let value?), ("CGFloat", let value?):
      return number(value).map { .double($0) } ?? value
    case ("String", let value?):
      if arguments.first?.label == "repeating", case .integer(let count)? = values[safe: 1] {
        guard count >= 0 else { throw trap("Negative count not allowed", at: place) }
        let (size, overflow) = value.text.utf8.count.multipliedReportingOverflow(by: count)
        try checkSize(overflow ? .max : size, at: place)
        return .string(String(repeating: value.text, count: count))
      }
      if arguments.first?.label == "format" {
        return .string(formatted(value.text, Array(values.dropFirst())))
      }
      switch (arguments.first?.label, value) {
      case ("reflecting"?, _): return .string(try debugDescription(of: value))
      // Nobody knows what it says.
      case (nil, .opaque(let unknown)) where unknown.isUnknown: return value
      case (nil, .array), (nil, .slice):
        // A sequence of characters or of strings.
        return .string(try elements(of: value, at: place).map(\.text).joined())
      case (nil, .integer), (nil, .fixed):
        guard let number = FixedInteger.number(value), arguments.count > 1 else { break }
        var radix = 10
        var isUppercase = false
        for (argument, value) in zip(arguments, values) {
          if argument.label == "radix", case .integer(let given) = value {
            radix = min(max(given, 2), 36)
          }
          if argument.label == "uppercase", case .boolean(true) = value { isUppercase = true }
        }
        return .string(String(number, radix: radix, uppercase: isUppercase))
      default: break
      }
      return .string(try description(of: value))
    case ("Character", .fixed), ("UnicodeScalar", _), ("Unicode.Scalar", _):
      guard let number = FixedInteger.number(values[0]) else { return values[0] }
      let scalar = Unicode.Scalar(UInt32(clamping: number)).map { Value.string(String($0)) }
      // Of eight bits every value is a scalar.
      return number is UInt8 ? scalar ?? .void : .optional(scalar)
    case ("Bool", .string(let text)?): return .optional(Bool(text).map { .boolean($0) })
    case ("Array", let value?), ("ArraySlice", let value?):
      if arguments.first?.label == "repeating", case .integer(let count)? = values[safe: 1] {
        guard count >= 0 else { throw trap("Can't construct Array with count < 0", at: place) }
        try checkSize(count, at: place)
        return .array([Value](repeating: value, count: count))
      }
      return .array(try elements(of: value, at: place))
    case ("Set", let value?): return .set(try unique(try elements(of: value, at: place)))
    case ("Array", nil), ("ArraySlice", nil): return .array([])
    case ("Set", nil): return .set([])
    case ("Dictionary", nil): return .dictionary(DictionaryValue())
    case ("String", nil): return .string("")
    case ("Int", nil): return .integer(0)
    case ("Double", nil), ("CGFloat", nil): return .double(0)
    case ("Bool", nil): return .boolean(false)
    case ("Optional", let value?): return .optional(value)
    case (_, let value?): return value
    default: return nil
    }
  }

  /// `Dictionary(grouping:by:)`, `Dictionary(uniqueKeysWithValues:)`.
  private func dictionary(
    from source: Value, label: String?, _ values: [Value], at place: SourcePlace
  ) throws -> Value {
    if case .dictionary = source { return source }
    var result = DictionaryValue()
    for element in try elements(of: source, at: place) {
      if label == "grouping" {
        let key = try callFirst(
          values.dropFirst().map { CallArgument(label: nil, value: $0) }, [element], at: place)
        guard case .array(let group) = try get(result, key) ?? .array([]) else { continue }
        try set(&result, key, to: .array(group + [element]))
      } else if case .tuple(let pair) = element, pair.count == 2 {
        var value = pair[1].value
        if let present = try get(result, pair[0].value) {
          guard let combine = values[safe: 1] else {
            throw trap(
              "Duplicate values for key: '\(try description(of: pair[0].value))'", at: place)
          }
          value = try callFirst(
            [CallArgument(label: nil, value: combine)], [present, value], at: place)
        }
        try set(&result, pair[0].value, to: value)
      }
    }
    return .dictionary(result)
  }

  func standardConstant(_ name: String, of type: TypeReference) -> Value? {
    if let constant = FixedInteger.constant(name, of: type.name) { return constant }
    guard ["Double", "CGFloat", "Float", "TimeInterval"].contains(type.name) else { return nil }
    return switch name {
    case "infinity": .double(.infinity)
    case "pi": .double(.pi)
    case "nan": .double(.nan)
    case "zero": .double(0)
    case "greatestFiniteMagnitude": .double(.greatestFiniteMagnitude)
    case "leastNonzeroMagnitude": .double(.leastNonzeroMagnitude)
    case "ulpOfOne": .double(.ulpOfOne)
    default: nil
    }
  }
}
