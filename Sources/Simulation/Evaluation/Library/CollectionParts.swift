/// Members that give a part of a collection, or its parts.
extension StandardLibrary {
  static let partMethods: [String: Method] = [
    "prefix": { evaluator, value, arguments, place in
      let count = length(value)
      if isFunction(arguments.first) {
        return part(value, 0..<(try satisfying(evaluator, value, arguments, place)))
      }
      if let index = whole(arguments, "upTo") {
        return try checked(evaluator, value, nil, index, place)
      }
      if case .integer(let index)? = try whole(arguments, "through").map({
        try evaluator.apply("+", .integer($0), .integer(1), at: place)
      }) {
        return try checked(evaluator, value, nil, index, place)
      }
      return part(
        value, 0..<min(count, try size("take a prefix", evaluator, arguments, place) ?? 0))
    },
    "suffix": { evaluator, value, arguments, place in
      let count = length(value)
      if let index = whole(arguments, "from") {
        return try checked(evaluator, value, index, nil, place)
      }
      return part(
        value,
        (count - min(count, try size("take a suffix", evaluator, arguments, place) ?? 0))..<count)
    },
    "dropFirst": { evaluator, value, arguments, place in
      let count = length(value)
      return part(value, min(count, try size("drop", evaluator, arguments, place) ?? 1)..<count)
    },
    "dropLast": { evaluator, value, arguments, place in
      let count = length(value)
      return part(
        value, 0..<(count - min(count, try size("drop", evaluator, arguments, place) ?? 1)))
    },
    "drop": { evaluator, value, arguments, place in
      part(value, try satisfying(evaluator, value, arguments, place)..<length(value))
    },
    "split": { evaluator, value, arguments, place in
      .array(
        try ranges(between: list(value), evaluator, arguments, place).map { part(value, $0) })
    },
  ]

  /// How many elements at the beginning satisfy a predicate.
  private static func satisfying(
    _ evaluator: Evaluator, _ value: Value, _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> Int {
    let values = list(value)
    return try values.firstIndex { try !evaluator.test(arguments, [$0], at: place) }
      ?? values.count
  }

  private static func size(
    _ doing: String, _ evaluator: Evaluator, _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> Int? {
    let count = whole(arguments)
    if let count, count < 0 {
      throw evaluator.trap(
        doing == "drop"
          ? "Can't drop a negative number of elements from a collection"
          : "Can't \(doing) of negative length from a collection", at: place)
    }
    return count
  }

  /// - Parameters:
  ///   - lower: An index; nil for that of the first element.
  ///   - upper: An index; nil for the one behind the last element.
  private static func checked(
    _ evaluator: Evaluator, _ value: Value, _ lower: Int?, _ upper: Int?, _ place: SourcePlace
  ) throws -> Value {
    let bounds = RangeValue(
      lower: lower.map { .integer($0) }, upper: upper.map { .integer($0) }, isClosed: false)
    return part(value, try offsets(bounds, in: value, evaluator, place))
  }

  /// What lies between separators, as offsets.
  static func ranges(
    between values: [Value], _ evaluator: Evaluator, _ arguments: [CallArgument],
    _ place: SourcePlace
  ) throws -> [Range<Int>] {
    let most = whole(arguments, "maxSplits") ?? .max
    var omitsEmpty = true
    if case .boolean(let flag)? = arguments.first(where: { $0.label == "omittingEmptySubsequences" }
    )?.value {
      omitsEmpty = flag
    }
    let separator = arguments.first { $0.label == "separator" }?.value
    var result: [Range<Int>] = []
    var begin = 0
    for (index, value) in values.enumerated() where result.count < most {
      let isSeparator =
        try separator.map { try evaluator.equal($0, value) }
        ?? evaluator.test(arguments, [value], at: place)
      guard isSeparator else { continue }
      if begin < index || !omitsEmpty { result.append(begin..<index) }
      begin = index + 1
    }
    if begin < values.count || !omitsEmpty { result.append(begin..<values.count) }
    return result
  }
}
