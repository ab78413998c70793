/// `super`: what the superclass of the class around a place has.
extension Evaluator {
  /// The superclass of the class whose declaration stands around a place.
  func superclass(in scope: Scope) -> TypeInfo? {
    guard let type = scope.selfType else { return nil }
    let function = scope.enclosingFunction
    let declaring =
      scope.enclosingDeclaringType
      ?? program.lookupOrder(type).first { info in
        info.methods.values.joined().contains { $0 === function }
          || info.initializers.contains { $0 === function }
      } ?? type
    return declaring.inherited.lazy.compactMap { self.program.type(named: $0.name, in: declaring) }
      .first { $0.kind == .classType }
  }

  func superMember(_ name: String, in scope: Scope, at place: SourcePlace) throws -> Value? {
    guard let parent = superclass(in: scope), let value = scope.selfVariable?.value,
      case .object(let object) = value
    else { return nil }
    if let found = try stored(name, parent, object.fields, owner: value, at: place) { return found }
    if let found = computedProperty(name, of: parent) {
      return try get(found.property, of: value, declaredIn: found.type, at: place)
    }
    return hasMethod(name, parent) ? boundMethod(name, of: value, type: parent) : nil
  }
}
