extension NativeTable {
  nonisolated(unsafe) static let ranges: [String: Native] = [
    "Range.lowerBound": { try bound($0, 0) },
    "Range.upperBound": { try bound($0, 1) },
    "ClosedRange.lowerBound": { try bound($0, 0) },
    "ClosedRange.upperBound": { try bound($0, 1) },
    "PartialRangeFrom.lowerBound": { try bound($0, 0) },
    "PartialRangeUpTo.upperBound": { try bound($0, 0) },
    "PartialRangeThrough.upperBound": { try bound($0, 0) },
    "Range.contains(_:)": { try contained($0) },
    "ClosedRange.contains(_:)": { try contained($0) },
    "PartialRangeFrom.contains(_:)": { try contained($0) },
    "PartialRangeUpTo.contains(_:)": { try contained($0) },
    "PartialRangeThrough.contains(_:)": { try contained($0) },
    "RangeExpression.contains(_:)": { try contained($0) },
    "Range<Integer>.count": { try count($0, isClosed: false) },
    "ClosedRange<Integer>.count": { try count($0, isClosed: true) },
    "Range.isEmpty": { call in
      let bound = call.owner.argument(0)
      return try call.unary { Value(try bound.equals($0.fields()[0], $0.fields()[1])) }
    },
    "Range.clamped(to:)": { try clamped($0) },
    "ClosedRange.clamped(to:)": { try clamped($0) },
    "ClosedRange.isEmpty": { _ in .boolean(.constant(false)) },
    "RangeExpression.~=(_:_:)": { call in
      let (range, item) = (try call.value(0), try call.value(1))
      let (name, less) = (call.type(0).type.nominal?.name ?? "", call.type(1).isLess)
      return .boolean { try RangeForm.contains(try range($0), name, try item($0), less) }
    },
    "~=(_:_:)": { call in
      let (a, b, type) = (try call.value(0), try call.value(1), call.type(0))
      return .boolean { try type.equals(try a($0), try b($0)) }
    },
  ]

  private static func bound(_ call: NativeCall, _ index: Int) throws -> Code {
    // The range may be held by nobody else: it has to stay while it is read.
    try call.unary { range in try withExtendedLifetime(range) { try range.fields()[index] } }
  }

  private static func count(_ call: NativeCall, isClosed: Bool) throws -> Code {
    let position = call.position
    return try call.unary { range in
      let bounds = try range.fields()
      let (length, isTooLong) = bounds[1].word.subtractingReportingOverflow(bounds[0].word)
      let (count, isTooMany) = length.addingReportingOverflow(isClosed ? 1 : 0)
      if isTooLong || isTooMany { throw Trap.overflow("count", position) }
      return Value(word: count)
    }
  }

  private static func clamped(_ call: NativeCall) throws -> Code {
    let (type, less) = (call.owner, call.owner.argument(0).isLess)
    return try call.binary { range, limits in
      let (own, other) = (try range.fields(), try limits.fields())
      func into(_ bound: Value) throws -> Value {
        if try less(bound, other[0]) { return other[0] }
        return try less(other[1], bound) ? other[1] : bound
      }
      return Value.pair(type, try into(own[0]), try into(own[1]))
    }
  }

  private static func contained(_ call: NativeCall) throws -> Code {
    let (name, less) = (call.owner.type.nominal?.name ?? "", call.type(0).isLess)
    return try call.binary { Value(try RangeForm.contains($0, name, $1, less)) }
  }
}

extension RuntimeType {
  /// Of whole numbers, as ranges of them are: words that are counted up. What else can be counted
  /// tells itself how.
  var isOfIntegers: Bool {
    guard let first = type.arguments.first else { return false }
    return Shape(of: first) == .integer
  }
}

/// A range that stands in brackets.
struct IndexRange {
  /// Empty: `array[...]`.
  let name: String
  let position: SourcePosition

  init(_ call: NativeCall, _ type: RuntimeType) throws {
    name = type.type.nominal?.name ?? ""
    position = call.position
  }

  /// The part of a collection that it means.
  func indices(_ range: Value, start: Int, end: Int) throws -> Range<Int> {
    if name.isEmpty { return start..<end }
    let bounds = try range.fields()
    func behind(_ bound: Value) throws -> Int {
      if bound.word == .max { throw Trap.overflow("...", position) }
      return bound.word + 1
    }
    let (lower, upper): (Int, Int) =
      switch name {
      case "Range": (bounds[0].word, bounds[1].word)
      case "ClosedRange": (bounds[0].word, try behind(bounds[1]))
      case "PartialRangeFrom": (bounds[0].word, end)
      case "PartialRangeUpTo": (start, bounds[0].word)
      default: (start, try behind(bounds[0]))
      }
    guard lower >= start, upper <= end, lower <= upper else {
      throw Trap(
        "Array index is out of range: \(lower)..<\(upper) does not lie in \(start)..<\(end)",
        at: position)
    }
    return lower..<upper
  }
}
