/// Making values of the standard library by their types' names, and its constants.
extension Evaluator {
  /// `Int("3")`, `Double(n)`, `String(x)`, `Array(s)`, `[Song]()`; nil for other types.
  func constructStandard(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard
      Self.basicTypes.contains(type.name) || type.name == "ArraySlice"
        || FixedInteger.isInteger(type.name)
    else { return nil }
    let values = try arguments.map { try evaluate($0.value, in: scope) }
    if arguments.map(\.label) == [nil, "format"], case .string(let text) = values[0],
      let number = try parsed(text, as: type.name, by: values[1], at: place)
    {
      return number
    }
    if type.name == "Dictionary", let first = values.first {
      return try dictionary(from: first, label: arguments[0].label, values, at: place)
    }
    if let number = try FixedInteger.construct(
      type.name, arguments.first?.label, values, self, at: place)
    {
      return number
    }
    guard let value = values.first else { return Self.emptyValue(of: type.name) }
    let labels = arguments.map(\.label)
    switch (type.name, value) {
    case ("Double", _), ("CGFloat", _), ("TimeInterval", _): return floatingPoint(value)
    case ("Float", _): return coerce(floatingPoint(value), to: type, in: globals)
    case ("String", _): return try text(of: value, labels, values, at: place)
    case ("Character", .fixed), ("UnicodeScalar", _), ("Unicode.Scalar", _): return scalar(value)
    case ("Character", .string(let text)) where text.count != 1:
      let what =
        text.isEmpty
        ? "an empty String" : "a String containing more than one extended grapheme cluster"
      throw trap("Can't form a Character from \(what)", at: place)
    case ("Bool", .string(let text)): return .optional(Bool(text).map { .boolean($0) })
    case ("Array", _), ("ArraySlice", _):
      guard let count = repetitions(labels, values) else {
        return .array(try elements(of: value, at: place))
      }
      guard count >= 0 else { throw trap("Can't construct Array with count < 0", at: place) }
      try checkSize(count, at: place)
      return .array([Value](repeating: value, count: count))
    case ("Set", _): return .set(try unique(try elements(of: value, at: place)))
    case ("Optional", _): return .optional(value)
    default: return value
    }
  }

  /// `[Song]()`, `String()`: what an initialiser without arguments makes.
  private static func emptyValue(of type: String) -> Value? {
    switch type {
    case "Array", "ArraySlice": .array([])
    case "Set": .set([])
    case "Dictionary": .dictionary(DictionaryValue())
    case "String": .string("")
    case "Int": .integer(0)
    case "Double", "Float", "CGFloat", "TimeInterval": .double(0)
    case "Bool": .boolean(false)
    default: nil
    }
  }

  /// A text need not be a number.
  private func floatingPoint(_ value: Value) -> Value {
    if case .string(let text) = value { return .optional(Double(text).map { .double($0) }) }
    return number(value).map { .double($0) } ?? value
  }

  private func scalar(_ value: Value) -> Value {
    guard let number = FixedInteger.number(value) else { return value }
    let scalar = Unicode.Scalar(UInt32(clamping: number)).map { Value.string(String($0)) }
    // Of eight bits every value is a scalar.
    return number is UInt8 ? scalar ?? .void : .optional(scalar)
  }

  /// How often a value is to be repeated: `Array(repeating: 0, count: 3)`.
  private func repetitions(_ labels: [String?], _ values: [Value]) -> Int? {
    guard labels.first == "repeating", case .integer(let count)? = values[safe: 1] else {
      return nil
    }
    return count
  }

  /// What `String(…)` makes of its arguments.
  private func text(
    of value: Value, _ labels: [String?], _ values: [Value], at place: SourcePlace
  ) throws -> Value {
    if let count = repetitions(labels, values) {
      guard count >= 0 else { throw trap("Negative count not allowed", at: place) }
      let (size, overflow) = value.text.utf8.count.multipliedReportingOverflow(by: count)
      try checkSize(overflow ? .max : size, at: place)
      return .string(String(repeating: value.text, count: count))
    }
    switch (labels.first.flatMap { $0 }, value) {
    case ("format"?, _): return .string(formatted(value.text, Array(values.dropFirst())))
    case ("reflecting"?, _): return .string(try debugDescription(of: value))
    // Nobody knows what it says.
    case (nil, .opaque(let unknown)) where unknown.isUnknown: return value
    case (nil, .array), (nil, .slice):
      // A sequence of characters or of strings.
      return .string(try elements(of: value, at: place).map(\.text).joined())
    case (nil, .integer), (nil, .fixed):
      return .string(try digits(of: value, labels, values) ?? description(of: value))
    default: return .string(try description(of: value))
    }
  }

  /// `String(255, radix: 16, uppercase: true)`; nil for a number by itself.
  private func digits(of value: Value, _ labels: [String?], _ values: [Value]) -> String? {
    guard let number = FixedInteger.number(value), labels.count > 1 else { return nil }
    var radix = 10
    var isUppercase = false
    for (label, value) in zip(labels, values) {
      if label == "radix", case .integer(let given) = value { radix = min(max(given, 2), 36) }
      if label == "uppercase", case .boolean(true) = value { isUppercase = true }
    }
    return String(number, radix: radix, uppercase: isUppercase)
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
