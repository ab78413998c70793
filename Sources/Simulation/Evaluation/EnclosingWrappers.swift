/// Wrappers that look at the object around them: their
/// `static subscript(_enclosingInstance:wrapped:storage:)` stands in the place of `wrappedValue`.
extension Evaluator {
  /// What a property of an object is by such a wrapper; nil where there is none.
  func enclosed(
    _ property: PropertyDeclaration, in object: ObjectValue, at place: SourcePlace
  ) throws -> Value? {
    guard let (own, scope) = enclosingSubscript(of: property, in: object) else { return nil }
    return try nested(at: place) { try value(of: own.getter.body ?? [], in: scope) }
  }

  /// - Returns: Whether there is such a wrapper, which says by itself who is told.
  func setEnclosed(
    _ property: PropertyDeclaration, in object: ObjectValue, to value: Value,
    at place: SourcePlace
  ) throws -> Bool {
    guard let (own, scope) = enclosingSubscript(of: property, in: object), let setter = own.setter
    else { return false }
    scope.declare(
      setter.parameter,
      Variable(coerce(value, to: property.type ?? own.getter.result, in: scope)))
    _ = try nested(at: place) { try run(setter.body, in: scope) }
    return true
  }

  /// With a scope that knows the object, the way to the property and the one to its wrapper.
  private func enclosingSubscript(
    of property: PropertyDeclaration, in object: ObjectValue
  ) -> (SubscriptDeclaration, Scope)? {
    guard let wrapper = customWrapper(of: property),
      let own = wrapper.subscripts.first(where: { declaration in
        declaration.getter.isStatic
          && declaration.getter.parameters.first?.label == "_enclosingInstance"
      })
    else { return nil }
    let scope = Scope(selfVariable: nil, selfType: wrapper, result: own.getter.result)
    let ways = [property.name, "_" + property.name].map { name in
      Value.keyPath(KeyPathValue(components: [.property(name)]))
    }
    for (parameter, value) in zip(own.getter.parameters, [.object(object)] + ways) {
      scope.declare(parameter.name, Variable(value))
    }
    return (own, scope)
  }
}
