/// How the values of a type lie where a program runs: in a word, or as a whole.
enum Shape: Equatable {
  /// Integers: the word.
  case integer
  case double
  case boolean
  /// No value at all.
  case void
  /// The whole value.
  case value

  init(of type: Type) {
    switch type.kind {
    case .nominal(let nominal, _):
      self = nominal.isLibrary ? Self.numbers[nominal.name] ?? .value : .value
    case .tuple(let elements): self = elements.isEmpty ? .void : .value
    default: self = .value
    }
  }

  /// Its values are numbers or Booleans, which lie in a word.
  static func isNumber(_ nominal: Nominal) -> Bool {
    nominal.isLibrary && numbers[nominal.name] != nil
  }

  private static let numbers: [String: Shape] = [
    "Int": .integer, "Int8": .integer, "Int16": .integer, "Int32": .integer, "Int64": .integer,
    "UInt": .integer, "UInt8": .integer, "UInt16": .integer, "UInt32": .integer,
    "UInt64": .integer, "Double": .double, "CGFloat": .double, "Float": .double, "Bool": .boolean,
  ]
}
