/// Property wrappers: `@State private var n = 0`.
struct PropertyWrapper {
  var attribute: AttributeSyntax
  /// Its type, with variables or unknown types for arguments that are not written.
  var type: Type
  /// It has `init(wrappedValue:)`.
  var takesInitialValue: Bool
}

extension Checker {
  /// The outermost wrapper of a variable; nil if it has none that is declared.
  func wrapper(of variable: Variable) -> PropertyWrapper? { wrappers(of: variable).first }

  /// The wrappers of a variable, the outermost first.
  func wrappers(of variable: Variable) -> [PropertyWrapper] {
    let attributes =
      variable.syntax?.modifiers.attributes ?? parameterAttributes[ObjectIdentifier(variable)]
      ?? []
    if attributes.isEmpty { return [] }
    var found: [PropertyWrapper] = []
    for attribute in attributes {
      let type = resolver.type(attribute.type, in: variable.context, missing: .quiet)
      if type.isUnknown, mayWrap(attribute, in: variable.context) { return found }
      guard let nominal = type.nominal, nominal.isPropertyWrapper else { continue }
      found.append(
        PropertyWrapper(
          attribute: attribute, type: type, takesInitialValue: takesInitialValue(nominal)))
    }
    return found
  }

  /// It declares an `init(wrappedValue:)`, or has it because it is a struct that declares none.
  private func takesInitialValue(_ wrapper: Nominal) -> Bool {
    let declared = wrapper.members["init"].compactMap(\.function)
    if declared.contains(where: { $0.labels.first.flatMap { $0 } == "wrappedValue" }) {
      return true
    }
    let isMemberwise = !declared.contains { function in
      if case .nominal = function.context.place { true } else { false }
    }
    return isMemberwise && wrapper.kind == .structure && wrapper.isComplete
      && wrapper.storedProperties.first?.name == "wrappedValue"
  }

  /// The types of the wrappers of a variable, the outermost first.
  func wrapperTypes(of variable: Variable) -> [Type] {
    var value = variable.type
    var types: [Type] = []
    for wrapper in wrappers(of: variable).reversed() {
      value = openedWrapper(wrapper, value: value)
      types.insert(value, at: 0)
    }
    return types
  }

  /// A wrapper that nobody declares: what the property may do is not known.
  func hasUnknownWrapper(_ variable: Variable) -> Bool {
    guard let syntax = variable.syntax, wrapper(of: variable) == nil else { return false }
    return syntax.modifiers.attributes.contains { mayWrap($0, in: variable.context) }
  }

  private func mayWrap(_ attribute: AttributeSyntax, in context: Context) -> Bool {
    attribute.name.first?.isUppercase == true && !Self.marks.contains(attribute.name)
      && resolver.builder(of: [attribute], in: context) == nil
  }

  /// Attributes that say something of a property and do not wrap it.
  private static let marks: Set<String> = [
    "ObservationIgnored", "ObservationTracked", "NSManaged", "Attribute", "Relationship",
    "Transient", "Sendable", "IBOutlet", "IBInspectable", "MainActor", "Published",
  ]

  /// The type of `_name`, or of `$name`.
  func wrapperType(of variable: Variable, isProjection: Bool) -> Type {
    guard let type = wrapperTypes(of: variable).first else { return .unknown }
    guard isProjection else { return type }
    guard let projected = memberOverloads("projectedValue", of: type).first,
      let found = value(of: projected)
    else { return .unknown }
    return solver.complete(found.type)
  }

  /// The wrapper's type for a wrapped value of a type.
  private func openedWrapper(_ wrapper: PropertyWrapper, value: Type) -> Type {
    guard let nominal = wrapper.type.nominal else { return .unknown }
    if !wrapper.type.hasUnknown { return wrapper.type }
    let signature = resolver.signature(of: nominal)
    let type = Type(.nominal(nominal, signature.parameters.map { _ in solver.fresh() }))
    if let wrapped = memberOverloads("wrappedValue", of: type).first,
      let found = self.value(of: wrapped)
    {
      _ = solver.attempt { solver.unify(found.type, value) }
    }
    let known = solver.complete(type)
    return known.hasVariable ? Self.withoutVariables(known) : known
  }

  /// What could not be found out is unknown.
  static func withoutVariables(_ type: Type) -> Type {
    switch type.kind {
    case .variable: return .unknown
    case .nominal(let nominal, let arguments):
      return Type(.nominal(nominal, arguments.map(withoutVariables)))
    case .tuple(let elements):
      return Type(
        .tuple(
          elements.map { Type.Element(label: $0.label, type: withoutVariables($0.type)) }))
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = withoutVariables(function.parameters[index].type)
      }
      function.result = withoutVariables(function.result)
      return Type(.function(function))
    case .metatype(let instance): return Type(.metatype(withoutVariables(instance)))
    case .existential(let existential):
      return Type(.existential(existential.mapped(withoutVariables)))
    case .associated(let base, let associated):
      return base.hasVariable ? .unknown : Type(.associated(base, associated))
    default: return type
    }
  }

  /// The type of a wrapped property that has no written type: what its innermost wrapper makes of
  /// the value.
  func wrappedType(of variable: Variable) -> Type {
    guard let wrapper = wrappers(of: variable).last, let nominal = wrapper.type.nominal else {
      return .unknown
    }
    let signature = resolver.signature(of: nominal)
    var type =
      wrapper.type.hasUnknown
      ? Type(.nominal(nominal, signature.parameters.map { _ in solver.fresh() })) : wrapper.type
    var arguments = wrapper.attribute.arguments ?? []
    if let initial = variable.syntax?.initial {
      arguments.insert(Argument(label: "wrappedValue", value: initial), at: 0)
    }
    if !arguments.isEmpty {
      let position = wrapper.attribute.position
      let callee = Expression(.given(Type(.metatype(type))), at: position)
      type = whole(Expression(.call(callee, arguments), at: position))
    }
    guard let wrapped = memberOverloads("wrappedValue", of: type).first,
      let found = value(of: wrapped)
    else { return .unknown }
    return Self.withoutVariables(solver.complete(found.type))
  }
}
