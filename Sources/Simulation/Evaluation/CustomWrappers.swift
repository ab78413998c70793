/// Property wrappers that the program declares itself.
extension Interpreter {
  /// The wrapper type of a property; nil for a property without one, or with one of the framework.
  func customWrapper(of property: PropertyDeclaration) -> TypeInfo? {
    guard !property.attributes.isEmpty else { return nil }
    let key = ObjectIdentifier(property)
    if let known = customWrappers[key] { return known }
    let found = property.attributes.lazy.compactMap { self.program.type(named: $0.name) }
      .first { $0.has("propertyWrapper") }
    customWrappers[key] = .some(found)
    return found
  }

  /// The wrapper as Swift makes it: `@Clamped(0...10) var level = 12` is
  /// `Clamped(wrappedValue: 12, 0...10)`.
  ///
  /// - Parameter value: What the memberwise initialiser was given; nil takes the declaration's own.
  func make(
    _ wrapper: TypeInfo, for property: PropertyDeclaration, value: Value?, of owner: TypeInfo
  ) throws -> Value {
    let scope = Scope(selfVariable: nil, selfType: owner, result: nil)
    var arguments = property.attributes.first { $0.name == wrapper.name }?.arguments ?? []
    if let value {
      scope.declare("wrappedValue", Variable(value))
      arguments.insert(
        Argument(
          label: "wrappedValue", value: Expression(.name("wrappedValue"), at: property.place)),
        at: 0)
    } else if let initial = property.initial {
      arguments.insert(Argument(label: "wrappedValue", value: initial), at: 0)
    }
    return try construct(
      wrapper, TypeReference(wrapper.name), arguments, in: scope, at: property.place)
  }
}
