extension Evaluator {
  /// Fits a value to a written type: wraps optionals, turns whole literals into floating-point
  /// numbers, finds implicit members.
  func coerce(_ value: Value, to type: TypeReference?, in scope: Scope) -> Value {
    guard let type = type.map({ scope.genericType($0.name) ?? $0 }) else { return value }
    switch (type.name, value) {
    case (_, .binding(let binding)) where type.wrapped?.name != BindingValue.typeName:
      return .binding(coerce(binding, to: type, in: scope))
    case ("Optional", .optional(nil)): return value
    case ("Optional", .optional(let wrapped)):
      return .optional(wrapped.map { coerce($0, to: type.wrapped, in: scope) })
    case ("Optional", _):
      return .optional(coerce(value, to: type.wrapped, in: scope))
    case ("Double", .integer(let number)), ("CGFloat", .integer(let number)),
      ("Float", .integer(let number)), ("TimeInterval", .integer(let number)):
      return .double(Double(number))
    case ("Float", .double(let number)):
      return .double(Float(number).doubleOfSameText)
    case ("Array", .array), ("Set", .array), ("()", .tuple), ("Dictionary", .dictionary):
      return coerce(contentsOf: value, to: type, in: scope)
    case (let name, .integer(let number)) where FixedInteger.types[name] != nil:
      return FixedInteger.types[name]?(number) ?? value
    case (_, .array), (_, .string), (_, .integer), (_, .double), (_, .boolean):
      let library = library(named: type, in: scope)?.literal?(value)
      return library ?? literal(value, of: type, in: scope) ?? value
    case (_, .opaque(let opaque)) where isImplicitMember(value):
      return (try? member(ofType: type, opaque, in: scope)) ?? value
    case (_, .opaque(let opaque)) where opaque.base != nil:
      guard let table = library(named: type, in: scope) else { return value }
      return (try? resolve(opaque, in: table)) ?? value
    // Only what is told by its single field alone needs to know (``Value/shortText``).
    case (_, .structure(var structure)) where structure.fields.count == 1:
      structure.isExistential = isExistential(type, in: scope)
      return .structure(structure)
    default: return value
    }
  }

  /// Fits `.constant(1)` to a `Binding<Double>`, or to a property `@Binding var level: Double`.
  private func coerce(_ binding: BindingValue, to type: TypeReference, in scope: Scope)
    -> BindingValue
  {
    guard let constant = binding.location as? ConstantLocation, binding.path.isEmpty else {
      return binding
    }
    let content = type.name == BindingValue.typeName ? type.arguments.first : type
    return BindingValue(
      location: ConstantLocation(coerce(constant.peek, to: content, in: scope)), path: [],
      animation: binding.animation)
  }

  /// Fits what a collection or a tuple holds to what its type says.
  private func coerce(contentsOf value: Value, to type: TypeReference, in scope: Scope) -> Value {
    switch (type.name, value) {
    case ("Array", .array(let elements)):
      guard let element = type.arguments.first,
        needsCoercion(element) || elements.contains(where: isImplicitMember)
      else { return value }
      return .array(elements.map { coerce($0, to: element, in: scope) })
    case ("Set", .array(let elements)):
      let fitted = elements.map { coerce($0, to: type.arguments.first, in: scope) }
      return .set((try? unique(fitted)) ?? fitted)
    case ("()", .tuple(let elements)) where elements.count == type.arguments.count:
      return .tuple(
        zip(elements, type.arguments).enumerated().map { index, pair in
          TupleElement(
            label: type.labels.map { $0[index] } ?? pair.0.label,
            value: coerce(pair.0.value, to: pair.1, in: scope))
        })
    case ("Dictionary", .dictionary(let dictionary)) where type.arguments.count == 2:
      guard type.arguments.contains(where: needsCoercion) else { return value }
      var result = DictionaryValue()
      for (key, value) in zip(dictionary.keys, dictionary.values) {
        let fitted = coerce(key, to: type.arguments[0], in: scope)
        result.set(
          fitted, as: (try? self.key(for: fitted)) ?? fitted,
          to: coerce(value, to: type.arguments[1], in: scope))
      }
      return .dictionary(result)
    default: return value
    }
  }

  private func isExistential(_ type: TypeReference, in scope: Scope) -> Bool {
    type.name.hasPrefix("any ") || type.name == "Any"
      || program.type(type, in: scope.selfType)?.kind == .protocolType
  }

  /// The table of a type, unless the program declares one of the same name.
  private func library(named type: TypeReference, in scope: Scope) -> LibraryTable? {
    guard let table = LibraryIndex.table(named: type.name) else { return nil }
    let own = program.type(named: type.name, in: scope.selfType)
    return own == nil || own?.kind == .outside ? table : nil
  }

  /// Fits a value to a property, whose type may be nested in the one that declares it.
  func coerce(_ value: Value, to property: PropertyDeclaration, of type: TypeInfo) -> Value {
    guard case .opaque = unwrapped(value) else {
      return coerce(value, to: property.type, in: globals)
    }
    let scope = Scope(selfVariable: nil, selfType: type, result: nil)
    return coerce(value, to: property.type, in: scope)
  }

  private func needsCoercion(_ type: TypeReference) -> Bool {
    ["Optional", "Double", "CGFloat", "Float", "Array", "Dictionary", "Set", "()"].contains(
      type.name)
      || FixedInteger.types[type.name] != nil
  }

  /// `.red` whose type is not known yet: in `Array(repeating: .red, count: 4)` only the place that
  /// the array goes to tells it.
  private func isImplicitMember(_ value: Value) -> Bool {
    guard case .opaque(let opaque) = value else { return false }
    return opaque.name.hasPrefix(".") && opaque.base == nil
  }

  /// Resolves `.red` now that the type is known; the opaque value stays where the type has no such
  /// member.
  private func member(ofType type: TypeReference, _ opaque: OpaqueValue, in scope: Scope) throws
    -> Value?
  {
    if let table = library(named: type, in: scope), let found = try resolve(opaque, in: table) {
      return found
    }
    let name = String(opaque.name.dropFirst())
    if opaque.arguments.isEmpty, let constant = standardConstant(name, of: type) { return constant }
    return try program.type(type, in: scope.selfType).flatMap { try member(of: $0, opaque) }
  }

  /// An implicit member of a type that the program declares; nil where it has none of that name.
  private func member(of info: TypeInfo, _ opaque: OpaqueValue) throws -> Value? {
    let name = String(opaque.name.dropFirst())
    if let constructed = try construct(
      case: name, of: info, payload: opaque.arguments, at: opaque.place)
    {
      return constructed
    }
    guard opaque.identity == nil else { return nil }
    guard opaque.arguments.isEmpty else {
      let functions = program.lookupOrder(info).flatMap { $0.staticMethods[name] ?? [] }
        .filter(\.hasBody)
      guard !functions.isEmpty else { return nil }
      return try call(
        FunctionValue(
          .declared(functions, self: nil, type: info, scope: nil), number: nextNumber()),
        opaque.arguments.map { CallArgument(label: $0.label, value: $0.value) }, at: opaque.place)
    }
    return try staticMember(name, of: info, at: opaque.place)
  }

  /// `.red` beside a value of which the type is known: what it stands for there. What is no implicit
  /// member, and what that type has not, stays as it is.
  func coerce(_ value: Value, like example: Value) -> Value {
    guard case .opaque(let opaque) = value, isImplicitMember(value),
      let type = declaredType(of: unwrapped(example))
    else { return value }
    return (try? member(of: type, opaque)) ?? value
  }

  // MARK: Numbers and truth

  func boolean(_ value: Value, at place: SourcePlace) throws -> Bool {
    switch value {
    case .boolean(let value): return value
    case .optional(let value?): return try boolean(value, at: place)
    // What the machine does not know is taken for false at first, and the trace says so.
    case .opaque(let value):
      let isTrue = hasDecided(value, at: place)
      assume(.truth(value.text, takenFor: "\(isTrue)"), at: place)
      return isTrue
    default: return false
    }
  }

  func number(_ value: Value) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .fixed(let value): Double(value)
    case .optional(let value?): number(value)
    default: nil
    }
  }

  /// The program would crash here. Where that rests on something open it is no crash that anybody
  /// could be sure of: the machine goes no further.
  func trap(_ message: String, at place: SourcePlace) -> Interruption {
    guard let doubt = questions.all else { return .trap(message, place) }
    return .limit(
      "the program would end here (\(message)), which depends: \(doubt.assumption.what)", place)
  }
}

extension Float {
  /// The number that is printed as this one is: the evaluator has no other kind of number.
  var doubleOfSameText: Double { Double(description) ?? Double(self) }
}
