/// Generic types with what their parameters stand for.
extension Evaluator {
  /// What a call makes of a generic type: its arguments are those that are written, `Page<Home>()`,
  /// else those that the checker found by what the call is given.
  func use(
    of info: TypeInfo, _ written: TypeReference, in scope: Scope, at place: SourcePlace
  ) -> TypeReference {
    guard !info.genericNames.isEmpty, !info.isFramework else { return written }
    var use = written
    if use.arguments.isEmpty { use.arguments = engine.typeArguments(ofValueMadeAt: place) ?? [] }
    guard use.arguments.count == info.genericNames.count else { return written }
    use.arguments = use.arguments.map { bound($0, in: scope) }
    return use
  }

  /// A type with what the parameters in it stand for where it is written; `_` is what is open there.
  func bound(_ type: TypeReference, in scope: Scope) -> TypeReference {
    if let known = scope.genericType(type.name) { return known }
    if isOpen(type, in: scope) { return TypeReference("_") }
    var result = type
    result.arguments = type.arguments.map { bound($0, in: scope) }
    return result
  }
}

extension Scope {
  /// What the parameters of the type of `self`, and some others, stand for here; nil unless all are
  /// known.
  func genericTypes(with others: [String]) -> [String: TypeReference]? {
    let own = selfType?.genericNames ?? []
    if own.isEmpty, others.isEmpty { return [:] }
    var types: [String: TypeReference] = [:]
    for name in own + others {
      guard let type = genericType(name) else { return nil }
      types[name] = type
    }
    return types
  }

  /// The same with the parameters of the function around.
  func genericTypesAround() -> [String: TypeReference]? {
    genericTypes(with: enclosingFunction?.genericNames ?? [])
  }
}

extension TypeReference {
  /// Its arguments, if it has any.
  var known: [TypeReference]? { arguments.isEmpty ? nil : arguments }
}

extension [TypeReference] {
  /// Whether they may be the same as others, of which some may be unknown.
  func mayBe(_ others: [TypeReference]) -> Bool {
    count != others.count
      || zip(self, others).allSatisfy { one, other in
        one.name == "_" || other.name == "_"
          || one.name == other.name && one.arguments.mayBe(other.arguments)
      }
  }
}

extension StructureValue {
  /// Types that differ in an argument are two.
  func isOfSameType(as other: StructureValue) -> Bool {
    guard type === other.type else { return false }
    guard let arguments, let others = other.arguments else { return true }
    return arguments.mayBe(others)
  }
}

extension Value {
  /// Whether a value may be of a generic type with these arguments; without arguments anything may.
  func mayHave(arguments: [TypeReference]) -> Bool {
    switch self {
    case .object(let object): object.arguments?.mayBe(arguments) ?? true
    case .structure(let structure): structure.arguments?.mayBe(arguments) ?? true
    case .optional(let wrapped?): wrapped.mayHave(arguments: arguments)
    default: true
    }
  }
}
