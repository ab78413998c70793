/// Property wrappers that the program declares itself.
extension Evaluator {
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

  /// The wrapper of a local variable: `@Clamped(0...10) var level = 12`.
  func localWrapper(_ binding: VariableBinding) -> TypeInfo? {
    binding.attributes.lazy.compactMap { self.program.type(named: $0.name) }
      .first { $0.has("propertyWrapper") }
  }

  /// A local variable without a value of its own. One that a wrapper gives its value has it all the
  /// same; of what a wrapper of an unknown library gives nothing is known.
  func declare(_ binding: VariableBinding, withoutValue name: String, in scope: Scope) throws {
    if let wrapper = localWrapper(binding) {
      return try declare(binding, named: name, in: wrapper, nil, scope)
    }
    let start: Value? =
      if let unknown = binding.attributes.first(where: { $0.name.first?.isUppercase == true }) {
        .opaque(OpaqueValue(name: name, place: unknown.arguments.first?.value.place ?? .nowhere))
      } else {
        binding.type?.name == "Optional" ? .optional(nil) : nil
      }
    scope.declare(name, Variable(start, type: binding.type, isMutable: true))
  }

  /// A local variable behind a wrapper is the wrapper's `wrappedValue`, at `_name` the wrapper.
  func declare(
    _ binding: VariableBinding, named name: String, in wrapper: TypeInfo, _ value: Value?,
    _ scope: Scope
  ) throws {
    let place = binding.initial?.place ?? .nowhere
    let property = PropertyDeclaration(
      name: name, type: binding.type, initial: nil, isMutable: true,
      attributes: binding.attributes, place: place)
    let made = try make(wrapper, for: property, value: value, of: wrapper)
    let storage = Variable(made, isMutable: true)
    scope.declare("_" + name, storage)
    let path = [KeyPathStep.property("wrappedValue")]
    let location = VariableLocation(storage)
    scope.declare(
      name, Variable(nil, type: binding.type, binding: BindingValue(location: location, path: path))
    )
    scope.declare(
      "$" + name,
      Variable(
        nil,
        binding: BindingValue(location: location, path: [KeyPathStep.property("projectedValue")])))
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
    } else if arguments.isEmpty, property.type?.name == "Optional", wrapper.takesWrappedValue {
      // `@Kept var name: String?` begins with nil, as a variable without a wrapper does.
      let nothing = Expression(.nothing, at: property.place)
      arguments = [Argument(label: "wrappedValue", value: nothing)]
    }
    return try construct(
      wrapper, use(of: wrapper, by: property), arguments, in: scope, at: property.place)
  }

  /// The wrapper with what the property's type says of its parameters: `@Inject var store: Store`
  /// is an `Inject<Store>`.
  private func use(of wrapper: TypeInfo, by property: PropertyDeclaration) -> TypeReference {
    var known: [String: TypeReference] = [:]
    func match(_ type: TypeReference, _ meant: TypeReference) {
      if wrapper.genericNames.contains(type.name) { known[type.name] = meant }
      guard type.name == meant.name else { return }
      zip(type.arguments, meant.arguments).forEach(match)
    }
    let wrapped =
      wrapper.computed["wrappedValue"] ?? wrapper.stored.first { $0.name == "wrappedValue" }
    if !wrapper.genericNames.isEmpty, let wrapped = wrapped?.type,
      let type = property.type ?? engine.type(of: property)
    {
      match(wrapped, type)
    }
    let arguments = wrapper.genericNames.map { known[$0] ?? TypeReference("_") }
    return TypeReference(wrapper.name, arguments)
  }
}

extension TypeInfo {
  /// Whether one makes a wrapper of this type of the value that is in it.
  fileprivate var takesWrappedValue: Bool {
    initializers.isEmpty
      ? stored.contains { $0.name == "wrappedValue" }
      : initializers.contains { $0.parameters.first?.label == "wrappedValue" }
  }
}

/// A local variable as a place.
final class VariableLocation: Location {
  private let variable: Variable

  init(_ variable: Variable) { self.variable = variable }

  var key: LocationKey { .storage(ObjectIdentifier(variable)) }

  func read(at place: SourcePlace) -> Value { variable.value ?? .void }

  func write(_ value: Value, at place: SourcePlace) { variable.value = value }
}
