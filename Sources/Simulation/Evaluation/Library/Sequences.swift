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

  private static func list(_ value: Value) -> [Value] {
    switch value {
    case .array(let values), .set(let values): values
    case .range(let range): range.integers.map { $0.map { .integer($0) } } ?? []
    default: []
    }
  }

  private static func length(_ value: Value) -> Int {
    if case .range(let range) = value { return range.integers?.count ?? 0 }
    return list(value).count
  }

  private static func rebuild(_ value: Value, _ elements: [Value]) -> Value {
    if case .set = value { return .set(elements) }
    return .array(elements)
  }

  private static func whole(_ arguments: [CallArgument], _ label: String? = nil) -> Int? {
    let found = label == nil ? arguments.first : arguments.first { $0.label == label }
    if case .integer(let number)? = found?.value { return number }
    return nil
  }

  private static func isFunction(_ argument: CallArgument?) -> Bool {
    switch argument?.value {
    case .function, .keyPath: true
    default: false
    }
  }

  private static func sorted(
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

  private static func position(
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
      .optional(try sorted(interpreter, list(value), arguments, place).last)
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

  // MARK: Changing

  private static let changingMethods: [String: Method] = [
    "append": { interpreter, value, arguments, place in
      guard case .array(var values) = value, let first = arguments.first else { return .void }
      value = .void
      if first.label == "contentsOf" {
        values += try interpreter.elements(of: first.value, at: place)
      } else {
        values.append(first.value)
      }
      try interpreter.checkSize(values.count, at: place)
      value = .array(values)
      return .void
    },
    "insert": { interpreter, value, arguments, place in
      guard let first = arguments.first else { return .void }
      if case .set(var values) = value {
        let isNew = !values.contains(first.value)
        if isNew { values.append(first.value) }
        value = .set(values)
        return .tuple([
          TupleElement(label: "inserted", value: .boolean(isNew)),
          TupleElement(label: "memberAfterInsert", value: first.value),
        ])
      }
      guard case .array(var values) = value, let index = whole(arguments, "at") else {
        return .void
      }
      guard (0...values.count).contains(index) else {
        throw interpreter.trap("Array index is out of range", at: place)
      }
      values.insert(
        contentsOf: first.label == "contentsOf"
          ? try interpreter.elements(of: first.value, at: place) : [first.value], at: index)
      value = .array(values)
      return .void
    },
    "remove": { interpreter, value, arguments, place in
      if case .set(var values) = value, let first = arguments.first?.value {
        let found = values.firstIndex(of: first)
        let old = found.map { values.remove(at: $0) }
        value = .set(values)
        return .optional(old)
      }
      guard case .array(var values) = value else { return .void }
      if let offsets = arguments.first(where: { $0.label == "atOffsets" }) {
        let indices = Set(
          list(offsets.value).compactMap { if case .integer(let index) = $0 { index } else { nil } }
        )
        value = .array(values.enumerated().filter { !indices.contains($0.offset) }.map(\.element))
        return .void
      }
      guard let index = whole(arguments, "at"), values.indices.contains(index) else {
        throw interpreter.trap("Index out of range", at: place)
      }
      let old = values.remove(at: index)
      value = .array(values)
      return old
    },
    "removeAll": { interpreter, value, arguments, place in
      if isFunction(arguments.first) {
        value = rebuild(
          value, try list(value).filter { try !interpreter.test(arguments, [$0], at: place) })
      } else {
        value = rebuild(value, [])
      }
      return .void
    },
    "removeFirst": { interpreter, value, arguments, place in
      guard case .array(var values) = value else { return .void }
      let count = whole(arguments) ?? 1
      guard values.count >= count, count >= 0 else {
        throw interpreter.trap("Can't remove items from an empty collection", at: place)
      }
      let old = values.first
      values.removeFirst(count)
      value = .array(values)
      return arguments.isEmpty ? old ?? .void : .void
    },
    "removeLast": { interpreter, value, arguments, place in
      guard case .array(var values) = value else { return .void }
      let count = whole(arguments) ?? 1
      guard values.count >= count, count >= 0 else {
        throw interpreter.trap("Can't remove last element from an empty collection", at: place)
      }
      let old = values.last
      values.removeLast(count)
      value = .array(values)
      return arguments.isEmpty ? old ?? .void : .void
    },
    "popLast": { _, value, _, _ in
      guard case .array(var values) = value else { return .optional(nil) }
      let old = values.popLast()
      value = .array(values)
      return .optional(old)
    },
    "sort": { interpreter, value, arguments, place in
      value = .array(try sorted(interpreter, list(value), arguments, place))
      return .void
    },
    "reverse": { _, value, _, _ in
      value = .array(list(value).reversed())
      return .void
    },
    "swapAt": { interpreter, value, arguments, place in
      guard case .array(var values) = value, arguments.count == 2,
        case .integer(let a) = arguments[0].value, case .integer(let b) = arguments[1].value
      else { return .void }
      guard values.indices.contains(a), values.indices.contains(b) else {
        throw interpreter.trap("Index out of range", at: place)
      }
      values.swapAt(a, b)
      value = .array(values)
      return .void
    },
    "move": { _, value, arguments, _ in
      guard case .array(let values) = value,
        let source = arguments.first(where: { $0.label == "fromOffsets" }),
        let target = whole(arguments, "toOffset")
      else { return .void }
      let indices = list(source.value).compactMap {
        if case .integer(let index) = $0 { index } else { nil }
      }
      let moved = indices.compactMap { values[safe: $0] }
      let before = values.enumerated().filter { $0.offset < target && !indices.contains($0.offset) }
        .map(\.element)
      let after = values.enumerated().filter { $0.offset >= target && !indices.contains($0.offset) }
        .map(\.element)
      value = .array(before + moved + after)
      return .void
    },
    "formUnion": { interpreter, value, arguments, place in
      value = .set(
        interpreter.unique(
          list(value) + (try interpreter.elements(of: arguments.first?.value ?? .void, at: place))))
      return .void
    },
    "subtract": { interpreter, value, arguments, place in
      let other = try interpreter.elements(of: arguments.first?.value ?? .void, at: place)
      value = .set(list(value).filter { !other.contains($0) })
      return .void
    },
  ]
}
