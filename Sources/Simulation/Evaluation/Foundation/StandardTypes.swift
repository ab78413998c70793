/// What the tables can take and give back of the standard library.

extension Value: LibraryConvertible {
  static var spelling: String { "Any" }
  var value: Value { self }
  static func converted(from value: Value, in evaluator: Evaluator) -> Value? { value }
}

extension Bool: LibraryType {
  var value: Value { .boolean(self) }

  static func converted(from value: Value, in evaluator: Evaluator) -> Bool? {
    if case .boolean(let flag) = evaluator.unwrapped(value) { flag } else { nil }
  }

  static let library = LibraryTable("Bool", Bool.self) { table in
    table.function("random()") { (surroundings: Surroundings) in
      Bool.random(using: &surroundings.chance)
    }
  }
}

extension Optional: LibraryConvertible where Wrapped: LibraryConvertible {
  static var spelling: String { Wrapped.spelling + "?" }
  static var tables: [LibraryTable] { Wrapped.tables }
  var value: Value { .optional(map(\.value)) }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> Wrapped?? {
    if case .optional(nil) = value { return .some(nil) }
    return try Wrapped.converted(from: value, in: evaluator).map { .some($0) }
  }
}

extension Array: LibraryConvertible where Element: LibraryConvertible {
  static var spelling: String { "[\(Element.spelling)]" }
  static var tables: [LibraryTable] { Element.tables }
  var value: Value { .array(map(\.value)) }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> [Element]? {
    let values: [Value]
    switch evaluator.unwrapped(value) {
    case .array(let elements), .set(let elements): values = elements
    case .slice(let slice): values = slice.elements
    default: return nil
    }
    let converted = try values.compactMap { try Element.converted(from: $0, in: evaluator) }
    return converted.count == values.count ? converted : nil
  }
}

extension Set: LibraryConvertible where Element: LibraryConvertible {
  static var spelling: String { "Set<\(Element.spelling)>" }
  static var tables: [LibraryTable] { Element.tables }
  var value: Value { .set(map(\.value)) }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> Set<Element>? {
    try [Element].converted(from: value, in: evaluator).map { Set($0) }
  }
}

extension ClosedRange: LibraryConvertible where Bound: LibraryConvertible {
  static var spelling: String { "ClosedRange<\(Bound.spelling)>" }
  static var tables: [LibraryTable] { Bound.tables }
  var value: Value {
    .range(RangeValue(lower: lowerBound.value, upper: upperBound.value, isClosed: true))
  }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> ClosedRange? {
    guard case .range(let range) = value, range.isClosed,
      let lower = try range.lower.flatMap({ try Bound.converted(from: $0, in: evaluator) }),
      let upper = try range.upper.flatMap({ try Bound.converted(from: $0, in: evaluator) }),
      lower <= upper
    else { return nil }
    return lower...upper
  }
}

extension Range: LibraryConvertible where Bound: LibraryConvertible {
  static var spelling: String { "Range<\(Bound.spelling)>" }
  static var tables: [LibraryTable] { Bound.tables }
  var value: Value {
    .range(RangeValue(lower: lowerBound.value, upper: upperBound.value, isClosed: false))
  }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> Range? {
    guard case .range(let range) = value, !range.isClosed,
      let lower = try range.lower.flatMap({ try Bound.converted(from: $0, in: evaluator) }),
      let upper = try range.upper.flatMap({ try Bound.converted(from: $0, in: evaluator) }),
      lower <= upper
    else { return nil }
    return lower..<upper
  }
}
