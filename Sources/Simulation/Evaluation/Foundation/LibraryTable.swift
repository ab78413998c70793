/// What the machine knows of a library's type whose values it holds as they are: a `Date` of the
/// program is a `Date` here. Widening its knowledge means adding a line to a table.
struct LibraryTable: Sendable {
  /// As the program spells the type: `Date`, `Calendar.Component`.
  let name: String
  /// What a literal means where this type is expected.
  var literal: (@Sendable (Value) -> Value?)?
  var initializers: [LibraryFunction] = []
  /// What an initialiser that takes any of the variables starts from.
  var memberwise: (@Sendable () -> Value)?
  var constants: [String: @Sendable (Surroundings) -> Value] = [:]
  var functions: [String: [LibraryFunction]] = [:]
  var properties: [String: @Sendable (Value, Evaluator) throws -> Value] = [:]
  var setters: [String: LibraryFunction] = [:]
  var methods: [String: [LibraryFunction]] = [:]
  var operators: [String: [LibraryFunction]] = [:]

  /// A type of which only the name is known here.
  init(name: String) { self.name = name }

  var allFunctions: [LibraryFunction] {
    initializers + setters.values
      + [functions, methods, operators].flatMap { $0.values.joined() }
  }
}

/// A function of a library, with conversions to and from the program's values.
struct LibraryFunction: Sendable {
  let labels: [String?]
  let isMutating: Bool
  let parameters: [any LibraryConvertible.Type]
  let result: (any LibraryConvertible.Type)?
  /// - Throws: ``ArgumentMismatch`` if the arguments are of other types.
  let call: @Sendable (inout Value, ArgumentReader) throws -> Value
}

/// An overload that is not meant.
struct ArgumentMismatch: Error {}

/// What is asked for ends the program.
struct LibraryTrap: Error {
  let message: String

  static let emptyRange = LibraryTrap(message: "Can't get random value with an empty range")
}

/// Hands the arguments of a call to the parameters of a function, one after the other.
final class ArgumentReader {
  let evaluator: Evaluator
  private var rest: ArraySlice<Value>

  init(_ values: [Value], in evaluator: Evaluator) {
    self.evaluator = evaluator
    rest = values[...]
  }

  func next<Parameter: LibraryConvertible>(_ type: Parameter.Type) throws -> Parameter {
    guard let value = rest.popFirst(),
      let converted = try Parameter.converted(from: value, in: evaluator)
    else { throw ArgumentMismatch() }
    return converted
  }
}

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
}
