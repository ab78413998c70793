extension StandardLibrary {
  static let sequenceProperties: [String: Property] = [
    "count": { .integer(length($0)) },
    "isEmpty": { .boolean(length($0) == 0) },
    "first": { .optional(end($0, \.first)) },
    "last": { .optional(end($0, \.last)) },
    "indices": {
      .range(RangeValue(lower: .integer(start($0)), upper: .integer(stop($0)), isClosed: false))
    },
    "startIndex": { .integer(start($0)) },
    "endIndex": { .integer(stop($0)) },
    "lowerBound": { if case .range(let range) = $0 { range.lower ?? .void } else { .void } },
    "upperBound": { if case .range(let range) = $0 { range.upper ?? .void } else { .void } },
    "description": { .string($0.text) },
    "lazy": { $0 },
    "publisher": { .native(PublisherValue.of(list($0), named: "publisher")) },
  ]

  static let sequenceMethods: [String: Method] =
    readingMethods
    .merging(partMethods) { first, _ in first }
    .merging(setMethods) { first, _ in first }
    .merging(changingMethods) { first, _ in first }

  static func list(_ value: Value) -> [Value] {
    switch value {
    case .array(let values), .set(let values): values
    case .slice(let slice): slice.elements
    case .range(let range): range.integers.map { $0.map { .integer($0) } } ?? []
    default: []
    }
  }

  static func length(_ value: Value) -> Int {
    if case .range(let range) = value { return range.integers.map { Int(clamping: $0.size) } ?? 0 }
    return list(value).count
  }

  /// The first or the last element.
  private static func end(_ value: Value, _ element: KeyPath<[Value], Value?>) -> Value? {
    guard case .range(let range) = value, let integers = range.integers else {
      return list(value)[keyPath: element]
    }
    guard integers.size > 0 else { return nil }
    let ends = [integers.first, integers.first &+ Int(bitPattern: integers.size &- 1)]
    return ends.map { .integer($0) }[keyPath: element]
  }

  static func rebuild(_ value: Value, _ elements: [Value]) -> Value {
    switch value {
    case .set: .set(elements)
    case .slice(let slice): .slice(SliceValue(start: slice.start, elements: elements))
    default: .array(elements)
    }
  }

  /// The index of the first element.
  static func start(_ value: Value) -> Int {
    switch value {
    case .slice(let slice): slice.start
    // Its elements are its indices.
    case .range(let range) where !range.isClosed: range.integers?.first ?? 0
    default: 0
    }
  }

  /// The index behind the last element.
  private static func stop(_ value: Value) -> Int {
    guard case .range(let range) = value, !range.isClosed, let integers = range.integers else {
      return start(value) + length(value)
    }
    return integers.first &+ Int(bitPattern: integers.size)
  }

  /// A part of a collection, by offsets from its beginning: of an array, one that keeps the indices.
  static func part(_ value: Value, _ offsets: Range<Int>) -> Value {
    if case .range(let range) = value { return .range(range.part(offsets)) }
    let elements = Array(list(value)[offsets])
    switch value {
    case .array, .slice:
      return .slice(SliceValue(start: start(value) + offsets.lowerBound, elements: elements))
    default: return .array(elements)
    }
  }

  /// The extreme that Swift finds: of equal ones the first.
  static func extreme(
    _ evaluator: Evaluator, _ value: Value, _ arguments: [CallArgument], isLeast: Bool,
    _ place: SourcePlace
  ) throws -> Value {
    func isBefore(_ left: Value, _ right: Value) throws -> Bool {
      if isFunction(arguments.first) {
        return try evaluator.test(arguments, [left, right], at: place)
      }
      return try evaluator.compare("<", left, right, at: place)
    }
    var best: Value?
    for element in list(value) {
      guard let current = best else {
        best = element
        continue
      }
      // `max()` of equal elements is the last one, `max(by:)` the first.
      let isBetter =
        isLeast
        ? try isBefore(element, current)
        : isFunction(arguments.first)
          ? try isBefore(current, element) : try !isBefore(element, current)
      if isBetter { best = element }
    }
    return .optional(best)
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
    _ evaluator: Evaluator, _ values: [Value], _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> [Value] {
    if let comparators = arguments.first, comparators.label == "using" {
      return try SortKey.all(in: comparators.value).reversed().reduce(values) {
        try evaluator.sorted($0, by: $1, at: place)
      }
    }
    // Stable, whatever the comparison says.
    return try values.enumerated().sorted { left, right in
      let isBefore: Bool
      if isFunction(arguments.first) {
        if try evaluator.test(arguments, [left.element, right.element], at: place) {
          return true
        }
        isBefore = try evaluator.test(arguments, [right.element, left.element], at: place)
      } else {
        if case .boolean(true) = try evaluator.apply("<", left.element, right.element, at: place) {
          return true
        }
        if case .boolean(true) = try evaluator.apply("<", right.element, left.element, at: place) {
          isBefore = true
        } else {
          isBefore = false
        }
      }
      return !isBefore && left.offset < right.offset
    }.map(\.element)
  }

  static func position(
    _ evaluator: Evaluator, _ values: [Value], _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> Int? {
    guard let first = arguments.first else { return nil }
    if isFunction(first) {
      return try values.firstIndex { try evaluator.test(arguments, [$0], at: place) }
    }
    return try values.firstIndex { try evaluator.equal($0, first.value) }
  }

  // MARK: Reading

  private static let readingMethods: [String: Method] = [
    "map": { evaluator, value, arguments, place in
      .array(try list(value).map { try evaluator.callFirst(arguments, [$0], at: place) })
    },
    "flatMap": { evaluator, value, arguments, place in
      .array(
        try list(value).flatMap {
          try evaluator.elements(of: evaluator.callFirst(arguments, [$0], at: place), at: place)
        })
    },
    "compactMap": { evaluator, value, arguments, place in
      .array(
        try list(value).compactMap { element in
          let result = try evaluator.callFirst(arguments, [element], at: place)
          if case .optional(let wrapped) = result { return wrapped }
          return result
        })
    },
    "filter": { evaluator, value, arguments, place in
      let kept = try list(value).filter { try evaluator.test(arguments, [$0], at: place) }
      if case .set = value { return .set(kept) }
      return .array(kept)
    },
    "reduce": { evaluator, value, arguments, place in
      guard var result = arguments.first?.value else { return .void }
      for element in list(value) {
        result = try evaluator.callFirst(
          Array(arguments.dropFirst()), [result, element], at: place)
      }
      return result
    },
    "forEach": { evaluator, value, arguments, place in
      for element in list(value) { _ = try evaluator.callFirst(arguments, [element], at: place) }
      return .void
    },
    "contains": { evaluator, value, arguments, place in
      guard let first = arguments.first else { return .boolean(false) }
      if case .range = value, !isFunction(first) {
        return .boolean(try evaluator.contains(value, first.value, at: place))
      }
      return .boolean(try position(evaluator, list(value), arguments, place) != nil)
    },
    "allSatisfy": { evaluator, value, arguments, place in
      .boolean(try list(value).allSatisfy { try evaluator.test(arguments, [$0], at: place) })
    },
    "lastIndex": { evaluator, value, arguments, place in
      let values = Array(list(value).reversed())
      return .optional(
        try position(evaluator, values, arguments, place).map {
          .integer(start(value) + values.count - 1 - $0)
        })
    },
    "first": { evaluator, value, arguments, place in
      .optional(try list(value).first { try evaluator.test(arguments, [$0], at: place) })
    },
    "last": { evaluator, value, arguments, place in
      .optional(try list(value).last { try evaluator.test(arguments, [$0], at: place) })
    },
    "firstIndex": { evaluator, value, arguments, place in
      .optional(
        try position(evaluator, list(value), arguments, place).map {
          .integer(start(value) + $0)
        })
    },
    "sorted": { evaluator, value, arguments, place in
      .array(try sorted(evaluator, list(value), arguments, place))
    },
    "reversed": { _, value, _, _ in .array(list(value).reversed()) },
    "makeIterator": { _, value, _, _ in .native(IteratorValue(list(value))) },
    "shuffled": { evaluator, value, _, place in
      evaluator.asking(at: place) {
        .array(list(value).shuffled(using: &evaluator.surroundings.chance))
      }
    },
    "randomElement": { evaluator, value, _, place in
      evaluator.asking(at: place) {
        .optional(list(value).randomElement(using: &evaluator.surroundings.chance))
      }
    },
    "enumerated": { _, value, _, _ in
      .array(
        list(value).enumerated().map {
          .tuple([
            TupleElement(label: "offset", value: .integer($0)),
            TupleElement(label: "element", value: $1),
          ])
        })
    },
    "joined": { evaluator, value, arguments, place in
      let values = list(value)
      switch values.first {
      case .array?, .slice?, .range?, .set?:
        let separator = try arguments.first.map {
          try evaluator.elements(of: $0.value, at: place)
        }
        var joined: [Value] = []
        for (offset, element) in values.enumerated() {
          if offset > 0 { joined += separator ?? [] }
          joined += try evaluator.elements(of: element, at: place)
          try evaluator.checkSize(joined.count, at: place)
        }
        return .array(joined)
      default: break
      }
      return .string(values.map(\.text).joined(separator: arguments.first?.value.text ?? ""))
    },
    "min": { evaluator, value, arguments, place in
      try extreme(evaluator, value, arguments, isLeast: true, place)
    },
    "max": { evaluator, value, arguments, place in
      try extreme(evaluator, value, arguments, isLeast: false, place)
    },
    "index": { evaluator, value, arguments, place in
      let base = whole(arguments) ?? whole(arguments, "after") ?? whole(arguments, "before") ?? 0
      let step: Int
      if whole(arguments, "after") != nil {
        step = 1
      } else if whole(arguments, "before") != nil {
        step = -1
      } else {
        step = whole(arguments, "offsetBy") ?? 0
      }
      return try evaluator.apply("+", .integer(base), .integer(step), at: place)
    },
    "distance": { evaluator, _, arguments, place in
      try evaluator.apply(
        "-", .integer(whole(arguments, "to") ?? 0), .integer(whole(arguments, "from") ?? 0),
        at: place)
    },
  ]
}
