/// A type as the source spells it. `[Song]?` is `Optional` of `Array` of `Song`.
struct TypeReference: Sendable {
  /// The plain name, qualified with dots where the source does: `Song`, `Playlist.Mode`. A function
  /// is `->`, a tuple `()`.
  var name: String
  /// Generic arguments; for a function its parameters and then its result; for a tuple its
  /// elements.
  var arguments: [TypeReference] = []
  /// Of a tuple with labels.
  var labels: [String?]?
  /// The type inside whose declaration it is written: a name there means its nested types first.
  var enclosing: String?

  init(
    _ name: String, _ arguments: [TypeReference] = [], labels: [String?]? = nil,
    enclosing: String? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.enclosing = enclosing
  }

  static func optional(_ wrapped: TypeReference) -> TypeReference { .init("Optional", [wrapped]) }
  static func array(_ element: TypeReference) -> TypeReference { .init("Array", [element]) }

  /// The type inside an optional; nil for any other type.
  var wrapped: TypeReference? { name == "Optional" ? arguments.first : nil }
  var isFunction: Bool { name == "->" }
  /// What a call of this function type returns.
  var result: TypeReference? { isFunction ? arguments.last : nil }
  var element: TypeReference? {
    switch name {
    case "Array", "Set", "ArraySlice": arguments.first
    default: nil
    }
  }

  /// As Swift spells it.
  var text: String {
    switch name {
    case "Optional": (arguments.first?.text ?? "_") + "?"
    case "Array": "[\(arguments.first?.text ?? "_")]"
    case "Dictionary" where arguments.count == 2: "[\(arguments[0].text): \(arguments[1].text)]"
    case "()": "(" + arguments.map(\.text).joined(separator: ", ") + ")"
    case "->":
      "(" + arguments.dropLast().map(\.text).joined(separator: ", ") + ") -> "
        + (arguments.last?.text ?? "Void")
    default:
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    }
  }
}

extension TypeReference: Hashable {
  static func == (left: TypeReference, right: TypeReference) -> Bool {
    left.name == right.name && left.arguments == right.arguments
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }
}
