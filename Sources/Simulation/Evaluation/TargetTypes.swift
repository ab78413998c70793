/// What type a place has that is assigned to.
extension Evaluator {
  /// The type of what is assigned to, so that `.done` and `nil` find their meaning.
  func expectedTypeOfTarget(_ target: Expression, in scope: Scope) throws -> TypeReference? {
    switch target.kind {
    case .name("self"):
      return scope.selfType.map { TypeReference($0.name) }
    case .name(let name):
      if let variable = scope.variable(name) {
        return variable.type ?? variable.value.flatMap(typeReference)
      }
      return scope.selfType.flatMap { declaredPropertyType(name, of: $0) }
        ?? scope.selfVariable?.value.flatMap { heldType(name, of: $0) }
        ?? (try? evaluate(target, in: scope)).flatMap(typeReference)
    case .member(let base, let name):
      if case .name("self") = base.kind, let type = scope.selfType,
        let declared = declaredPropertyType(name, of: type)
      {
        return declared
      }
      guard let owner = try? evaluate(base, in: scope) else { return nil }
      if let type = declaredType(of: owner), let declared = declaredPropertyType(name, of: type) {
        return declared
      }
      return heldType(name, of: owner)
        ?? (try? member(name, of: owner, in: scope, at: target.place)).flatMap(typeReference)
    case .element:
      guard let current = try? evaluate(target, in: scope) else { return nil }
      return typeReference(of: current)
    default: return nil
    }
  }

  /// The type of what stands in the place of an argument, whatever it is now: `isOn ? session : nil`
  /// is an optional session.
  func typeSaid(by argument: Expression, in scope: Scope) throws -> TypeReference? {
    switch argument.kind {
    case .nothing: return nil
    case .ternary(_, let yes, let no):
      return try typeSaid(by: yes, in: scope) ?? typeSaid(by: no, in: scope)
    case .tuple(let parts) where parts.count == 1:
      return try typeSaid(by: parts[0].value, in: scope)
    case .cast(_, let type, .convert): return type
    case .cast(_, let type, .attempt): return type
    default: return try argument.madeType ?? expectedTypeOfTarget(argument, in: scope)
    }
  }

  /// The type of what a property of an object holds. To assign is not to read: nobody who observes the
  /// object is told.
  private func heldType(_ name: String, of owner: Value) -> TypeReference? {
    guard case .object(let object) = owner, let index = object.type.storedIndex[name],
      object.fields.indices.contains(index)
    else { return nil }
    return typeReference(of: object.fields[index])
  }

  func declaredPropertyType(_ name: String, of type: TypeInfo) -> TypeReference? {
    if let index = type.storedIndex[name] {
      let property = type.stored[index]
      return property.type ?? property.initial.flatMap { $0.literalType ?? $0.madeType }
    }
    if name.hasPrefix("_"), let index = type.storedIndex[String(name.dropFirst())] {
      return wrapperType(of: type.stored[index])
    }
    return computedProperty(name, of: type)?.property.type
  }

  /// What `_n` is: `State<Int>` for `@State var n: Int`.
  private func wrapperType(of property: PropertyDeclaration) -> TypeReference? {
    if let kind = wrapperKind(of: property) {
      return TypeReference(kind.rawValue, property.type.map { [$0] } ?? [])
    }
    return customWrapper(of: property).map { TypeReference($0.name) }
  }
}

extension Expression {
  /// The type of a literal by itself.
  fileprivate var literalType: TypeReference? {
    switch kind {
    case .integer: TypeReference("Int")
    case .float: TypeReference("Double")
    case .boolean: TypeReference("Bool")
    case .string: TypeReference("String")
    default: nil
    }
  }
}

extension Expression {
  /// `Date` of `Date()`: the type that is made, which a property has that says none.
  var madeType: TypeReference? {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind,
      name.first?.isUppercase == true
    else { return nil }
    return TypeReference(name)
  }
}
