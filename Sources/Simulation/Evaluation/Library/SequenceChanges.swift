/// Members of arrays and sets that change them.
extension StandardLibrary {
  static let changingMethods: [String: Method] = [
    "append": { evaluator, value, arguments, place in
      guard let first = arguments.first else { return .void }
      var values = list(value)
      let isSlice: Int? = if case .slice(let slice) = value { slice.start } else { nil }
      value = .void
      if first.label == "contentsOf" {
        values += try evaluator.elements(of: first.value, at: place)
      } else {
        values.append(first.value)
      }
      try evaluator.checkSize(values.count, at: place)
      value = isSlice.map { .slice(SliceValue(start: $0, elements: values)) } ?? .array(values)
      return .void
    },
    "insert": { evaluator, value, arguments, place in
      guard let first = arguments.first else { return .void }
      if case .set(var values) = value {
        let key = try evaluator.key(for: first.value)
        let present = try values.first { try evaluator.key(for: $0) == key }
        if present == nil { values.append(first.value) }
        value = .set(values)
        return .tuple([
          TupleElement(label: "inserted", value: .boolean(present == nil)),
          TupleElement(label: "memberAfterInsert", value: present ?? first.value),
        ])
      }
      guard let given = whole(arguments, "at") else { return .void }
      var values = list(value)
      let (index, overflow) = given.subtractingReportingOverflow(start(value))
      guard !overflow, (0...values.count).contains(index) else {
        throw evaluator.trap("Array index is out of range", at: place)
      }
      values.insert(
        contentsOf: first.label == "contentsOf"
          ? try evaluator.elements(of: first.value, at: place) : [first.value], at: index)
      value = rebuild(value, values)
      return .void
    },
    "remove": { evaluator, value, arguments, place in
      if case .set(var values) = value, let first = arguments.first?.value {
        let key = try evaluator.key(for: first)
        let found = try values.firstIndex { try evaluator.key(for: $0) == key }
        let old = found.map { values.remove(at: $0) }
        value = .set(values)
        return .optional(old)
      }
      var values = list(value)
      if let offsets = arguments.first(where: { $0.label == "atOffsets" }) {
        let indices = Set(try integers(offsets.value, evaluator, place))
        value = .array(values.enumerated().filter { !indices.contains($0.offset) }.map(\.element))
        return .void
      }
      guard let given = whole(arguments, "at"),
        let offset = SliceValue(start: start(value), elements: values).offset(of: given)
      else {
        throw evaluator.trap("Index out of range", at: place)
      }
      let old = values.remove(at: offset)
      value = rebuild(value, values)
      return old
    },
    "removeAll": { evaluator, value, arguments, place in
      if isFunction(arguments.first) {
        value = rebuild(
          value, try list(value).filter { try !evaluator.test(arguments, [$0], at: place) })
      } else {
        value = rebuild(value, [])
      }
      return .void
    },
    "removeFirst": { evaluator, value, arguments, place in
      var values = list(value)
      // How many is not known: none.
      let count = arguments.isEmpty ? 1 : whole(arguments) ?? 0
      try checkNotNegative(count, evaluator, place)
      guard values.count >= count else {
        throw evaluator.trap(
          arguments.isEmpty
            ? "Can't remove first element from an empty collection"
            : "Can't remove more items from a collection than it has", at: place)
      }
      let old = values.first
      values.removeFirst(count)
      let first = start(value) + count
      value = rebuild(value, values)
      if case .slice(let slice) = value {
        value = .slice(SliceValue(start: first, elements: slice.elements))
      }
      return arguments.isEmpty ? old ?? .void : .void
    },
    "removeLast": { evaluator, value, arguments, place in
      var values = list(value)
      // How many is not known: none.
      let count = arguments.isEmpty ? 1 : whole(arguments) ?? 0
      try checkNotNegative(count, evaluator, place)
      guard values.count >= count else {
        throw evaluator.trap(
          arguments.isEmpty
            ? "Can't remove last element from an empty collection"
            : "Can't remove more items from a collection than it contains", at: place)
      }
      let old = values.last
      values.removeLast(count)
      value = rebuild(value, values)
      return arguments.isEmpty ? old ?? .void : .void
    },
    "popLast": { _, value, _, _ in
      // The only reference to the storage, which is not copied then.
      let shape = rebuild(value, [])
      var values = list(value)
      value = .void
      let old = values.popLast()
      value = rebuild(shape, values)
      return .optional(old)
    },
    "sort": { evaluator, value, arguments, place in
      value = rebuild(value, try sorted(evaluator, list(value), arguments, place))
      return .void
    },
    "reverse": { _, value, _, _ in
      value = rebuild(value, list(value).reversed())
      return .void
    },
    "swapAt": { evaluator, value, arguments, place in
      guard arguments.count == 2, case .integer(let first) = arguments[0].value,
        case .integer(let second) = arguments[1].value
      else { return .void }
      var values = list(value)
      let slice = SliceValue(start: start(value), elements: values)
      guard let a = slice.offset(of: first), let b = slice.offset(of: second) else {
        throw evaluator.trap("Index out of range", at: place)
      }
      values.swapAt(a, b)
      value = rebuild(value, values)
      return .void
    },
    "move": { evaluator, value, arguments, place in
      guard case .array(let values) = value,
        let source = arguments.first(where: { $0.label == "fromOffsets" }),
        let target = whole(arguments, "toOffset")
      else { return .void }
      let indices = try integers(source.value, evaluator, place)
      let moved = indices.compactMap { values[safe: $0] }
      let before = values.enumerated().filter { $0.offset < target && !indices.contains($0.offset) }
        .map(\.element)
      let after = values.enumerated().filter { $0.offset >= target && !indices.contains($0.offset) }
        .map(\.element)
      value = .array(before + moved + after)
      return .void
    },
    "replaceSubrange": { evaluator, value, arguments, place in
      guard case .range(let range)? = arguments.first?.value else { return .void }
      let with = try evaluator.elements(of: arguments.last?.value ?? .void, at: place)
      value = try replacing(value, range, with: with, evaluator, place)
      return .void
    },
    "removeSubrange": { evaluator, value, arguments, place in
      guard case .range(let range)? = arguments.first?.value else { return .void }
      value = try replacing(value, range, with: [], evaluator, place)
      return .void
    },
    "reserveCapacity": { _, _, _, _ in .void },
    "shuffle": { evaluator, value, _, place in
      evaluator.asking(at: place) {
        value = rebuild(value, list(value).shuffled(using: &evaluator.surroundings.chance))
      }
      return .void
    },
    "popFirst": { _, value, _, _ in
      var values = list(value)
      let first = values.isEmpty ? nil : values.removeFirst()
      value = rebuild(value, values)
      return .optional(first)
    },
  ]

  /// The offsets that a range of indices means in a collection.
  static func offsets(
    _ range: RangeValue, in value: Value, _ evaluator: Evaluator, _ place: SourcePlace
  ) throws -> Range<Int> {
    let count = length(value)
    let first = start(value)
    /// Nil where there is no such offset, in any collection.
    func offset(_ bound: Value?, _ none: Int, isClosed: Bool = false) -> Int? {
      guard let index = bound.flatMap(FixedInteger.number).map({ Int(clamping: $0) }) else {
        return none
      }
      let (offset, overflow) = index.subtractingReportingOverflow(first)
      let (next, isBeyond) = offset.addingReportingOverflow(isClosed ? 1 : 0)
      return overflow || isBeyond ? nil : next
    }
    guard let lower = offset(range.lower, 0),
      let upper = offset(range.upper, count, isClosed: range.isClosed), lower >= 0, upper <= count
    else {
      throw evaluator.trap("Array index is out of range", at: place)
    }
    guard lower <= upper else {
      throw evaluator.trap("Range requires lowerBound <= upperBound", at: place)
    }
    return lower..<upper
  }

  /// The offsets that a set of them or a range names.
  private static func integers(
    _ value: Value, _ evaluator: Evaluator, _ place: SourcePlace
  ) throws -> [Int] {
    try evaluator.elements(of: value, at: place).compactMap {
      if case .integer(let index) = $0 { index } else { nil }
    }
  }

  private static func checkNotNegative(
    _ count: Int, _ evaluator: Evaluator, _ place: SourcePlace
  ) throws {
    guard count < 0 else { return }
    throw evaluator.trap("Number of elements to remove should be non-negative", at: place)
  }

  static func replacing(
    _ value: Value, _ range: RangeValue, with new: [Value], _ evaluator: Evaluator,
    _ place: SourcePlace
  ) throws -> Value {
    var values = list(value)
    values.replaceSubrange(try offsets(range, in: value, evaluator, place), with: new)
    try evaluator.checkSize(values.count, at: place)
    return rebuild(value, values)
  }
}
