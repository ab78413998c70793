/// What `Identifiable` asks of a type: `id`, by which its values are told from each other.
private let identifierName = "id"

extension Evaluator {
  /// The identifier of a value; nil of one that has none.
  func identifier(of value: Value, at place: SourcePlace) throws -> Value? {
    try property(identifierName, of: value, at: place)
  }

  /// The type of the identifiers of a type; nil where it is not `Identifiable`.
  func identifierType(of type: TypeInfo) -> TypeReference? {
    program.conformances(of: type).contains("Identifiable")
      ? declaredPropertyType(identifierName, of: type) : nil
  }
}

extension PropertyDeclaration {
  /// Whether values of its type are told from each other by it.
  var isIdentifier: Bool { name == identifierName }
}

extension TypeInfo {
  /// The identifier, where it is made anew whenever somebody asks for it.
  var computedIdentifier: PropertyDeclaration? { computed[identifierName] }
}
