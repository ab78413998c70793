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

extension Evaluator {
  /// `ObjectIdentifier(object)`, `ObjectIdentifier(Service.self)`: what tells an object or a type from
  /// all others. Nil for other types, and where nobody knows of what it is.
  func constructIdentity(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard type.name == "ObjectIdentifier", let argument = arguments.first, argument.label == nil
    else { return nil }
    switch unwrapped(try evaluate(argument.value, in: scope)) {
    case .object(let object): return identity("\(object.type.name)-\(object.number)", at: place)
    case .type(let meant):
      let known = scope.genericType(meant.name) ?? meant
      let isExistential = known.name.hasPrefix("any ")
      return identity(isExistential ? String(known.text.dropFirst(4)) : known.text, at: place)
    default: return nil
    }
  }

  private func identity(_ name: String, at place: SourcePlace) -> Value {
    .opaque(OpaqueValue(name: "ObjectIdentifier." + name, place: place))
  }
}

extension OpaqueValue {
  /// A value that a library hands over, told from others of its kind by its `id`.
  static func identified(
    _ name: String, by identifier: Value, _ members: [String: Value], at place: SourcePlace
  ) -> OpaqueValue {
    OpaqueValue(
      name: name, place: place,
      members: members.merging([identifierName: identifier]) { _, given in given })
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
