/// Members of arrays and sets that change them.
extension StandardLibrary {
  static let changingMethods: [String: Method] = [
    "append": { interpreter, value, arguments, place in
      guard let first = arguments.first else { return .void }
      var values = list(value)
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
        let key = try interpreter.key(for: first.value)
        let present = try values.first { try interpreter.key(for: $0) == key }
        if present == nil { values.append(first.value) }
        value = .set(values)
        return .tuple([
          TupleElement(label: "inserted", value: .boolean(present == nil)),
          TupleElement(label: "memberAfterInsert", value: present ?? first.value),
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
        let key = try interpreter.key(for: first)
        let found = try values.firstIndex { try interpreter.key(for: $0) == key }
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
    "replaceSubrange": { interpreter, value, arguments, place in
      guard case .range(let range)? = arguments.first?.value else { return .void }
      let with = try interpreter.elements(of: arguments.last?.value ?? .void, at: place)
      value = try replacing(value, range, with: with, interpreter, place)
      return .void
    },
    "removeSubrange": { interpreter, value, arguments, place in
      guard case .range(let range)? = arguments.first?.value else { return .void }
      value = try replacing(value, range, with: [], interpreter, place)
      return .void
    },
    "reserveCapacity": { _, _, _, _ in .void },
    "shuffle": { _, _, _, _ in .void },
    "popFirst": { _, value, _, _ in
      var values = list(value)
      let first = values.isEmpty ? nil : values.removeFirst()
      value = rebuild(value, values)
      return .optional(first)
    },
  ]

  /// The offsets that a range of indices means in a collection.
  static func offsets(
    _ range: RangeValue, in value: Value, _ interpreter: Interpreter, _ place: SourcePlace
  ) throws -> Range<Int> {
    let count = length(value)
    let first = start(value)
    let lower = range.lower.flatMap(FixedInteger.number).map { Int(clamping: $0) - first } ?? 0
    let upper =
      range.upper.flatMap(FixedInteger.number).map {
        Int(clamping: $0) - first + (range.isClosed ? 1 : 0)
      } ?? count
    guard lower >= 0, upper <= count, lower <= upper else {
      throw interpreter.trap("Array index is out of range", at: place)
    }
    return lower..<upper
  }

  static func replacing(
    _ value: Value, _ range: RangeValue, with new: [Value], _ interpreter: Interpreter,
    _ place: SourcePlace
  ) throws -> Value {
    var values = list(value)
    values.replaceSubrange(try offsets(range, in: value, interpreter, place), with: new)
    try interpreter.checkSize(values.count, at: place)
    return rebuild(value, values)
  }
}
