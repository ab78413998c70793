/// The members of the standard library's types that views use every day, as tables: a new member is
/// one more entry.
enum StandardLibrary {
  typealias Method =
    @Sendable (Evaluator, inout Value, [CallArgument], SourcePlace) throws -> Value
  typealias Property = @Sendable (Value) -> Value

  /// Methods that change the value on which they are called.
  static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
    "reverse", "shuffle", "swapAt", "move", "toggle", "removeValue", "updateValue", "merge",
    "formUnion", "subtract", "formIntersection", "negate", "removeSubrange", "replaceSubrange",
    "popFirst", "reserveCapacity", "scale",
  ]

  /// Methods that take numbers of elements or their positions, and no elements.
  static let counting: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast", "removeFirst", "removeLast", "swapAt", "index",
    "distance", "reserveCapacity",
  ]

  static func methods(of value: Value) -> [String: Method] {
    switch value {
    case .array, .slice, .set, .range: sequenceMethods
    case .dictionary: dictionaryMethods
    case .string: stringMethods
    case .integer, .double, .fixed: numberMethods
    case .boolean: ["toggle": toggle]
    case .optional: optionalMethods
    case .keyPath:
      [
        "appending": { _, value, arguments, _ in
          guard case .keyPath(let first) = value,
            case .keyPath(let second)? = arguments.first?.value
          else { return .void }
          return .keyPath(KeyPathValue(components: first.components + second.components))
        }
      ]
    default: [:]
    }
  }

  static func properties(of value: Value) -> [String: Property] {
    switch value {
    case .array, .slice, .set, .range: sequenceProperties
    case .dictionary: dictionaryProperties
    case .string: stringProperties
    case .integer, .double, .fixed: numberProperties
    case .keyPath: [:]
    case .boolean: ["description": { .string($0.text) }]
    default: [:]
    }
  }

  /// Some value of a type of the library.
  static func example(of type: String) -> Value? {
    switch type {
    case "Int": .integer(0)
    case "Double": .double(0)
    case "Bool": .boolean(false)
    case "String", "Character": .string("")
    case "Array": .array([])
    case "Set": .set([])
    case "Dictionary": .dictionary(DictionaryValue())
    default: nil
    }
  }

  private static let toggle: Method = { _, value, _, _ in
    if case .boolean(let flag) = value { value = .boolean(!flag) }
    return .void
  }

  private static let optionalMethods: [String: Method] = [
    "map": { evaluator, value, arguments, place in
      guard case .optional(let wrapped?) = value else { return .optional(nil) }
      return .optional(try evaluator.callFirst(arguments, [wrapped], at: place))
    },
    "flatMap": { evaluator, value, arguments, place in
      guard case .optional(let wrapped?) = value else { return .optional(nil) }
      return try evaluator.callFirst(arguments, [wrapped], at: place)
    },
  ]

  // MARK: Dictionaries

  private static let dictionaryProperties: [String: Property] = [
    "count": { if case .dictionary(let value) = $0 { .integer(value.count) } else { .integer(0) } },
    "isEmpty": {
      if case .dictionary(let value) = $0 { .boolean(value.count == 0) } else { .boolean(true) }
    },
    "keys": { if case .dictionary(let value) = $0 { .array(value.keys) } else { .array([]) } },
    "values": { if case .dictionary(let value) = $0 { .array(value.values) } else { .array([]) } },
  ]

  private static let dictionaryMethods: [String: Method] = [
    "removeValue": { evaluator, value, arguments, _ in
      guard case .dictionary(var dictionary) = value, let key = arguments.first?.value else {
        return .void
      }
      let old = try evaluator.get(dictionary, key)
      try evaluator.set(&dictionary, key, to: nil)
      value = .dictionary(dictionary)
      return .optional(old)
    },
    "updateValue": { evaluator, value, arguments, _ in
      guard case .dictionary(var dictionary) = value, arguments.count == 2 else { return .void }
      let old = try evaluator.get(dictionary, arguments[1].value)
      try evaluator.set(&dictionary, arguments[1].value, to: arguments[0].value)
      value = .dictionary(dictionary)
      return .optional(old)
    },
    "removeAll": { _, value, _, _ in
      value = .dictionary(DictionaryValue())
      return .void
    },
    "mapValues": { evaluator, value, arguments, place in
      guard case .dictionary(let dictionary) = value else { return .void }
      var result = DictionaryValue()
      for (key, element) in zip(dictionary.keys, dictionary.values) {
        let changed = try evaluator.callFirst(arguments, [element], at: place)
        try evaluator.set(&result, key, to: changed)
      }
      return .dictionary(result)
    },
    "filter": { evaluator, value, arguments, place in
      guard case .dictionary(let dictionary) = value else { return .void }
      var result = DictionaryValue()
      for (key, element) in zip(dictionary.keys, dictionary.values)
      where try evaluator.test(arguments, [StandardLibrary.pair(key, element)], at: place) {
        try evaluator.set(&result, key, to: element)
      }
      return .dictionary(result)
    },
    "map": sequence("map"), "flatMap": sequence("flatMap"), "min": sequence("min"),
    "max": sequence("max"), "enumerated": sequence("enumerated"), "prefix": sequence("prefix"),
    "dropFirst": sequence("dropFirst"), "sorted": sequence("sorted"),
    "forEach": sequence("forEach"),
    "compactMap": sequence("compactMap"), "first": sequence("first"), "reduce": sequence("reduce"),
    "contains": sequence("contains"), "allSatisfy": sequence("allSatisfy"),
  ]

  static func pair(_ key: Value, _ value: Value) -> Value {
    .tuple([TupleElement(label: "key", value: key), TupleElement(label: "value", value: value)])
  }

  /// A sequence method on the pairs of a dictionary, on the characters of a string.
  static func sequence(_ name: String) -> Method {
    { evaluator, value, arguments, place in
      var elements = Value.array(try evaluator.elements(of: value, at: place))
      return try sequenceMethods[name]?(evaluator, &elements, arguments, place) ?? .void
    }
  }
}
