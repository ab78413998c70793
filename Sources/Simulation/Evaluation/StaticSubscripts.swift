/// Subscripts of types: `Dependencies[\.clock]`.
extension Evaluator {
  /// `Grid[3]`; nil if the type has no static subscript.
  func staticElement(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard hasStaticSubscripts(type, in: scope) else { return nil }
    let indices = try arguments.map { try evaluate($0.value, in: scope) }
    return try staticElement(type, indices, arguments.map(\.label), in: scope, at: place)
  }

  func staticElement(
    _ type: TypeReference, _ indices: [Value], _ labels: [String?], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    guard let (info, own) = staticSubscript(of: type, indices, labels, in: scope) else {
      return nil
    }
    let inner = Scope(selfVariable: nil, selfType: info, result: own.getter.result)
    try declare(own, labels, indices, in: inner)
    return try nested(at: place) { try self.value(of: own.getter.body ?? [], in: inner) }
  }

  /// - Returns: Whether the type has a static subscript that can be set.
  func setStaticElement(
    of type: TypeReference, _ indices: [Value], _ labels: [String?], to element: Value,
    in scope: Scope, at place: SourcePlace
  ) throws -> Bool {
    guard let (info, own) = staticSubscript(of: type, indices, labels, in: scope),
      let setter = own.setter
    else { return false }
    let inner = Scope(selfVariable: nil, selfType: info, result: nil)
    try declare(own, labels, indices, in: inner)
    inner.declare(
      setter.parameter, Variable(coerce(element, to: own.getter.result, in: inner)))
    _ = try nested(at: place) { try run(setter.body, in: inner) }
    return true
  }

  /// The type that an expression names, if it has static subscripts.
  func typeNamed(by expression: Expression, in scope: Scope) -> TypeReference? {
    guard case .name(let name) = expression.kind, name.first?.isUppercase == true,
      scope.variable(name) == nil
    else { return nil }
    let type = TypeReference(name)
    return hasStaticSubscripts(type, in: scope) ? type : nil
  }

  private func hasStaticSubscripts(_ type: TypeReference, in scope: Scope) -> Bool {
    program.type(named: type.name, in: scope.selfType)
      .map { program.lookupOrder($0).flatMap(\.subscripts).contains(where: \.getter.isStatic) }
      ?? false
  }

  private func staticSubscript(
    of type: TypeReference, _ indices: [Value], _ labels: [String?], in scope: Scope
  ) -> (type: TypeInfo, own: SubscriptDeclaration)? {
    guard let info = program.type(named: type.name, in: scope.selfType),
      let own = ownSubscript(of: info, labels, indices, isStatic: true)
    else { return nil }
    return (info, own)
  }
}
