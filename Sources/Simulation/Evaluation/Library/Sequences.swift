extension StandardLibrary {
  static let sequenceProperties: [String: Property] = [
    "count": { .integer(length($0)) },
    "isEmpty": { .boolean(length($0) == 0) },
    "first": { .optional(list($0).first) },
    "last": { .optional(list($0).last) },
    "indices": {
      .range(RangeValue(lower: .integer(0), upper: .integer(length($0)), isClosed: false))
    },
    "startIndex": { _ in .integer(0) },
    "endIndex": { .integer(length($0)) },
    "lowerBound": { if case .range(let range) = $0 { range.lower ?? .void } else { .void } },
    "upperBound": { if case .range(let range) = $0 { range.upper ?? .void } else { .void } },
    "description": { .string($0.text) },
    "lazy": { $0 },
  ]

  static let sequenceMethods: [String: Method] = readingMethods.merging(changingMethods) {
    first, _ in first
  }

  static func list(_ value: Value) -> [Value] {
    switch value {
    case .array(let values), .set(let values): values
    case .range(let range): range.integers.map { $0.map { .integer($0) } } ?? []
    default: []
    }
  }

  static func length(_ value: Value) -> Int {
    if case .range(let range) = value { return range.integers?.count ?? 0 }
    return list(value).count
  }

  static func rebuild(_ value: Value, _ elements: [Value]) -> Value {
    if case .set = value { return .set(elements) }
    return .array(elements)
  }

  static func whole(_ arguments: [CallArgument], _ label: String? = nil) -> Int? {
    let found = label == nil ? arguments.first : arguments.first { $0.label == label }
    if case .integer(let number)? = found?.value { return number }
    return nil
  }

  static func isFunction(_ argument: CallArgument?) -> Bool {
    switch argument?.value {
    case .function, .keyPath: true
    default: false
    }
  }

  static func sorted(
    _ interpreter: Interpreter, _ values: [Value], _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> [Value] {
    // Stable, whatever the comparison says.
    try values.enumerated().sorted { left, right in
      let isBefore: Bool
      if isFunction(arguments.first) {
        if try interpreter.test(arguments, [left.element, right.element], at: place) {
          return true
        }
        isBefore = try interpreter.test(arguments, [right.element, left.element], at: place)
      } else {
        if case .boolean(true) = try interpreter.apply("<", left.element, right.element, at: place)
        {
          return true
        }
        if case .boolean(true) = try interpreter.apply("<", right.element, left.element, at: place)
        {
          isBefore = true
        } else {
          isBefore = false
        }
      }
      return !isBefore && left.offset < right.offset
    }.map(\.element)
  }

  static func position(
    _ interpreter: Interpreter, _ values: [Value], _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> Int? {
    guard let first = arguments.first else { return nil }
    if isFunction(first) {
      return try values.firstIndex { try interpreter.test(arguments, [$0], at: place) }
    }
    return try values.firstIndex { try interpreter.equal($0, first.value) }
  }

  // MARK: Reading

  private static let readingMethods: [String: Method] = [
    "map": { interpreter, value, arguments, place in
      .array(try list(value).map { try interpreter.callFirst(arguments, [$0], at: place) })
    },
    "flatMap": { interpreter, value, arguments, place in
      .array(
        try list(value).flatMap {
          try interpreter.elements(of: interpreter.callFirst(arguments, [$0], at: place), at: place)
        })
    },
    "compactMap": { interpreter, value, arguments, place in
      .array(
        try list(value).compactMap { element in
          let result = try interpreter.callFirst(arguments, [element], at: place)
          if case .optional(let wrapped) = result { return wrapped }
          return result
        })
    },
    "filter": { interpreter, value, arguments, place in
      rebuild(value, try list(value).filter { try interpreter.test(arguments, [$0], at: place) })
    },
    "reduce": { interpreter, value, arguments, place in
      guard var result = arguments.first?.value else { return .void }
      for element in list(value) {
        result = try interpreter.callFirst(
          Array(arguments.dropFirst()), [result, element], at: place)
      }
      return result
    },
    "forEach": { interpreter, value, arguments, place in
      for element in list(value) { _ = try interpreter.callFirst(arguments, [element], at: place) }
      return .void
    },
    "contains": { interpreter, value, arguments, place in
      if case .range = value, let first = arguments.first, !isFunction(first) {
        return .boolean(try interpreter.contains(value, first.value, at: place))
      }
      return .boolean(try position(interpreter, list(value), arguments, place) != nil)
    },
    "allSatisfy": { interpreter, value, arguments, place in
      .boolean(try list(value).allSatisfy { try interpreter.test(arguments, [$0], at: place) })
    },
    "first": { interpreter, value, arguments, place in
      .optional(try list(value).first { try interpreter.test(arguments, [$0], at: place) })
    },
    "last": { interpreter, value, arguments, place in
      .optional(try list(value).last { try interpreter.test(arguments, [$0], at: place) })
    },
    "firstIndex": { interpreter, value, arguments, place in
      .optional(try position(interpreter, list(value), arguments, place).map { .integer($0) })
    },
    "sorted": { interpreter, value, arguments, place in
      .array(try sorted(interpreter, list(value), arguments, place))
    },
    "reversed": { _, value, _, _ in .array(list(value).reversed()) },
    "enumerated": { _, value, _, _ in
      .array(
        list(value).enumerated().map {
          .tuple([
            TupleElement(label: "offset", value: .integer($0)),
            TupleElement(label: "element", value: $1),
          ])
        })
    },
    "joined": { interpreter, value, arguments, place in
      let values = list(value)
      if case .array? = values.first { return .array(values.flatMap { list($0) }) }
      return .string(values.map(\.text).joined(separator: arguments.first?.value.text ?? ""))
    },
    "prefix": { _, value, arguments, _ in
      .array(Array(list(value).prefix(max(0, whole(arguments) ?? 0))))
    },
    "suffix": { _, value, arguments, _ in
      .array(Array(list(value).suffix(max(0, whole(arguments) ?? 0))))
    },
    "dropFirst": { _, value, arguments, _ in
      .array(Array(list(value).dropFirst(max(0, whole(arguments) ?? 1))))
    },
    "dropLast": { _, value, arguments, _ in
      .array(Array(list(value).dropLast(max(0, whole(arguments) ?? 1))))
    },
    "min": { interpreter, value, arguments, place in
      .optional(try sorted(interpreter, list(value), arguments, place).first)
    },
    "max": { interpreter, value, arguments, place in
      // Of equal elements the first.
      .optional(try sorted(interpreter, list(value).reversed(), arguments, place).last)
    },
    "union": { interpreter, value, arguments, place in
      .set(
        interpreter.unique(
          list(value) + (try interpreter.elements(of: arguments.first?.value ?? .void, at: place))))
    },
    "intersection": { interpreter, value, arguments, place in
      let other = try interpreter.elements(of: arguments.first?.value ?? .void, at: place)
      return .set(list(value).filter(other.contains))
    },
    "subtracting": { interpreter, value, arguments, place in
      let other = try interpreter.elements(of: arguments.first?.value ?? .void, at: place)
      return .set(list(value).filter { !other.contains($0) })
    },
    "isSubset": { interpreter, value, arguments, place in
      let other = try interpreter.elements(of: arguments.first?.value ?? .void, at: place)
      return .boolean(list(value).allSatisfy(other.contains))
    },
  ]
}
