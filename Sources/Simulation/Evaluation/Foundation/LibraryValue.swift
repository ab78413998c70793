/// A type that the tables can take from the program's values and give back to them.
protocol LibraryConvertible: SendableMetatype {
  /// Nil if the value is of another type.
  static func converted(from value: Value, in evaluator: Evaluator) throws -> Self?
  /// What a parameter of this type gets: as a rule the next argument.
  static func next(_ reader: ArgumentReader) throws -> Self
  /// As a program spells the type.
  static var spelling: String { get }
  /// Those of the types that it is made of.
  static var tables: [LibraryTable] { get }
  var value: Value { get }
}

extension LibraryConvertible {
  static func next(_ reader: ArgumentReader) throws -> Self { try reader.next(Self.self) }
  static var spelling: String { String(describing: Self.self) }
  static var tables: [LibraryTable] { [] }
}

/// A type that has a table.
protocol LibraryType: Hashable, LibraryConvertible {
  static var library: LibraryTable { get }
  /// As `print` shows it.
  var text: String { get }
}

extension LibraryType {
  static var spelling: String { library.name }
  static var tables: [LibraryTable] { [library] }
  var text: String { String(describing: self) }
  var value: Value { .native(LibraryValue(self)) }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> Self? {
    switch value {
    case .native(let object): (object as? LibraryValue<Self>)?.base
    case .optional(let wrapped?): try converted(from: wrapped, in: evaluator)
    case .opaque(let opaque):
      if case .native(let object)? = try evaluator.resolve(opaque, in: library) {
        (object as? LibraryValue<Self>)?.base
      } else {
        nil
      }
    default: nil
    }
  }
}

/// A value of a library's type, in a box that is never changed: a change makes another box.
final class LibraryValue<T: LibraryType>: LibraryObject {
  let base: T

  init(_ base: T) { self.base = base }

  var table: LibraryTable { T.library }
  /// The address of an object is no part of what it says.
  var text: String { isReference ? table.name : base.text }
  var isReference: Bool { T.self is AnyClass }

  func isEqual(to other: any LibraryObject) -> Bool {
    (other as? LibraryValue<T>).map { $0.base == base } ?? false
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    guard let read = table.properties[name] else { return nil }
    return try evaluator.asking(at: place) { try read(.native(self), evaluator) }
  }

  /// Methods go by the table, so that they can change the value where it stands.
  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}

extension LibraryObject {
  var extendedType: String? { table.name }
}

/// A value of some library's type.
protocol LibraryObject: NativeObject {
  var table: LibraryTable { get }
  /// Whether all who hold it see a change.
  var isReference: Bool { get }
  func isEqual(to other: any LibraryObject) -> Bool
  func hash(into hasher: inout Hasher)
}

// MARK: Types of the standard library

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
