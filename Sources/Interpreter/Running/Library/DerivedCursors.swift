/// Sequences of the library that are made of others are written in Swift, in the interface file. To
/// go through them all the way the machine needs none of that: it is the same, and faster.
extension Machine {
  func derivedCursor(
    _ value: Value, _ name: String, _ type: RuntimeType
  ) throws -> ((Frame) throws -> Cursor)? {
    guard let record = value.object as? Record, let first = type.type.arguments.first else {
      return nil
    }
    let base = record.fields[0]
    let baseType = runtime(first)
    switch name {
    case "EnumeratedSequence":
      let pair = try element(of: type, at: .nowhere)
      return deriving(base, baseType) { Self.numbering($0, pair) }
    case "Zip2Sequence":
      let (other, otherType) = (record.fields[1], type.argument(1))
      let pair = try element(of: type, at: .nowhere)
      return { [unowned self] frame in
        let left = try cursor(base, baseType)(frame)
        return Self.pairing(left, try cursor(other, otherType)(frame), pair)
      }
    case "ReversedCollection": return reversed(base, baseType)
    case "LazySequence": return try cursor(base, baseType)
    case "LazyMapSequence":
      let transform = try record.fields[1].function()
      return deriving(base, baseType) { next in
        { frame in try next(frame).map { try transform.call(frame, $0) } }
      }
    case "LazyFilterSequence":
      let test = try record.fields[1].function()
      return deriving(base, baseType) { Self.filtering($0, by: test) }
    case "PrefixSequence":
      let limit = record.fields[1].word
      return deriving(base, baseType) { Self.limiting($0, to: limit) }
    case "Repeated":
      let (count, item) = (base.word, record.fields[1])
      return { _ in Self.repeating(item, count) }
    case "StrideTo": return striding(record.fields, Shape(of: first), isClosed: false)
    case "StrideThrough": return striding(record.fields, Shape(of: first), isClosed: true)
    default: return nil
    }
  }

  /// From a start towards an end by steps; of other than plain numbers the type itself tells how.
  private func striding(
    _ fields: Pointer, _ shape: Shape, isClosed: Bool
  ) -> ((Frame) throws -> Cursor)? {
    switch shape {
    case .double:
      let (first, last, by) = (fields[0].double, fields[1].double, fields[2].double)
      return { _ in
        var index = 0.0
        return { _ in
          let next = first + index * by
          let isInside = by > 0 ? next < last : next > last
          guard isInside || isClosed && next == last else { return nil }
          index += 1
          return Value(next)
        }
      }
    case .integer:
      let (first, last, by) = (fields[0].word, fields[1].word, fields[2].word)
      return { _ in
        var next: Int? = first
        return { _ in
          guard let here = next else { return nil }
          let isInside = by > 0 ? here < last : here > last
          guard isInside || isClosed && here == last else { return nil }
          let (following, overflow) = here.addingReportingOverflow(by)
          next = overflow ? nil : following
          return Value(word: here)
        }
      }
    default: return nil
    }
  }

  private func deriving(
    _ base: Value, _ type: RuntimeType, _ change: @escaping (@escaping Cursor) -> Cursor
  ) -> (Frame) throws -> Cursor {
    { [unowned self] frame in change(try cursor(base, type)(frame)) }
  }

  private static func numbering(_ next: @escaping Cursor, _ pair: RuntimeType) -> Cursor {
    var index = 0
    return { frame in
      guard let item = try next(frame) else { return nil }
      defer { index += 1 }
      return Value.pair(pair, Value(word: index), item)
    }
  }

  private static func pairing(
    _ left: @escaping Cursor, _ right: @escaping Cursor, _ pair: RuntimeType
  ) -> Cursor {
    { frame in
      guard let one = try left(frame), let other = try right(frame) else { return nil }
      return Value.pair(pair, one, other)
    }
  }

  private static func filtering(_ next: @escaping Cursor, by test: FunctionBox) -> Cursor {
    { frame in
      while let item = try next(frame) {
        if try test.call(frame, item).truth { return item }
      }
      return nil
    }
  }

  private static func repeating(_ item: Value, _ count: Int) -> Cursor {
    var left = count
    return { _ in
      guard left > 0 else { return nil }
      left -= 1
      return item
    }
  }

  private static func limiting(_ next: @escaping Cursor, to limit: Int) -> Cursor {
    var left = limit
    return { frame in
      guard left > 0 else { return nil }
      left -= 1
      return try next(frame)
    }
  }

  /// Backwards through what lies there as a whole; other collections know how themselves.
  private func reversed(_ base: Value, _ type: RuntimeType) -> ((Frame) throws -> Cursor)? {
    let name = type.type.nominal?.name ?? ""
    if let box = base.object as? ArrayBox {
      return { _ in
        let items = box.items
        var index = items.count
        return { _ in
          guard index > 0 else { return nil }
          index -= 1
          return items[index]
        }
      }
    }
    if let box = base.object as? TextBox, type.isText {
      return { _ in
        var iterator = box.text.reversed().makeIterator()
        return { _ in iterator.next().map { Value(TextBox.character($0)) } }
      }
    }
    guard name == "Range" || name == "ClosedRange", type.type.nominal?.isNative == true,
      type.isOfIntegers
    else { return nil }
    return { _ in
      let bounds = try base.fields()
      let last = bounds[0].word
      var next = bounds[1].word
      var isOver = name == "Range" ? next <= last : next < last
      if name == "Range", !isOver { next -= 1 }
      return { _ in
        if isOver { return nil }
        defer { if next == last { isOver = true } else { next -= 1 } }
        return Value(word: next)
      }
    }
  }
}
