/// The integers of a range, one after the other. There may be far more of them than any list holds,
/// and they may reach both ends of `Int`.
struct CountedIntegers: Sequence {
  let first: Int
  /// Of all integers there are one more than this can say.
  let size: UInt

  /// - Parameter offset: Less than ``size``.
  subscript(offset: Int) -> Int { first &+ offset }

  func makeIterator() -> AnyIterator<Int> {
    var next = first
    var rest = size
    return AnyIterator {
      guard rest > 0 else { return nil }
      defer {
        next &+= 1
        rest -= 1
      }
      return next
    }
  }
}

extension RangeValue {
  /// The integers of a counted range; nil for any other.
  var integers: CountedIntegers? {
    guard case .integer(let lower)? = lower else { return nil }
    switch upper {
    case .integer(let upper)?:
      guard upper >= lower else { return nil }
      let distance = UInt(bitPattern: upper &- lower)
      return CountedIntegers(
        first: lower, size: isClosed ? Swift.max(distance, distance &+ 1) : distance)
    case nil:
      let distance = UInt(bitPattern: Int.max &- lower)
      return CountedIntegers(first: lower, size: Swift.max(distance, distance &+ 1))
    default: return nil
    }
  }

  /// A part, by offsets from the first integer.
  func part(_ offsets: Range<Int>) -> RangeValue {
    guard let integers else { return self }
    let lower = integers[offsets.lowerBound]
    guard isClosed || upper == nil, !offsets.isEmpty else {
      return RangeValue(
        lower: .integer(lower), upper: .integer(integers[offsets.upperBound]), isClosed: false)
    }
    return RangeValue(
      lower: .integer(lower), upper: .integer(integers[offsets.upperBound - 1]), isClosed: true)
  }
}

extension StandardLibrary {
  /// Properties and methods that go by the ends of a range and need no list of what lies between,
  /// and of how many integers at most: some count them.
  private static let propertiesByEnds: [String: UInt] = [
    "count": counted, "indices": .max, "startIndex": .max, "endIndex": .max, "first": .max,
    "last": .max, "isEmpty": .max, "lowerBound": .max, "upperBound": .max, "description": .max,
    "lazy": .max,
  ]
  private static let methodsByEnds: [String: UInt] = [
    "prefix": counted + 1, "suffix": counted, "dropFirst": counted, "dropLast": counted,
    "index": counted, "distance": counted, "contains": .max,
  ]
  private static let counted = UInt(Int.max)

  /// Stops the program before a member is used for which a range is too long.
  ///
  /// - Parameter arguments: Nil for a property.
  static func checkLength(
    of value: Value, for member: String, _ arguments: [CallArgument]?,
    _ evaluator: Evaluator, at place: SourcePlace
  ) throws {
    guard case .range(let range) = value, let integers = range.integers else { return }
    let asksElements = arguments?.contains { isFunction($0) } ?? false
    let table = arguments == nil ? propertiesByEnds : methodsByEnds
    guard !asksElements, let most = table[member] else {
      return try evaluator.checkSize(Int(clamping: integers.size), at: place)
    }
    if integers.size > most {
      throw evaluator.trap(
        "Arithmetic overflow: \(value.text) has more elements than an Int can count", at: place)
    }
  }
}
