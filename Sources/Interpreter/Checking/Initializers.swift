extension Checker {
  /// The initialisers of a type: declared ones, those that it has by itself, and inherited ones.
  func initializers(of type: Type) -> [Overload] {
    let type = solver.resolve(type)
    guard case .nominal(let nominal, let arguments) = type.kind else {
      // `Item` of `<Item: Shape>` makes an `Item`, whichever class of shapes it is.
      return memberOverloads("init", of: type).map { overload in
        var copy = overload
        copy.owner = type
        return copy
      }
    }
    var found = memberOverloads("init", of: type).filter { $0.origin != .inherited }
    let substitution = Substitution(resolver.signature(of: nominal).parameters, arguments)
    let declared = nominal.members["init"].contains { symbol in
      guard let context = symbol.context, case .nominal = context.place else { return false }
      return symbol.function?.syntax?.modifiers.isConvenience != true
    }
    if !declared {
      if let own = memberwise(nominal) {
        // It is what protocols ask for.
        found.removeAll { $0.origin == .requirement }
        found.append(
          Overload(symbol: .function(own), substitution: substitution, owner: type))
      }
      found += inherited(by: nominal, substitution, type)
    } else if overridesAll(nominal) {
      // Whoever has all that the others rest on has them, too.
      found += inherited(by: nominal, substitution, type).filter { overload in
        overload.symbol.function?.syntax?.modifiers.isConvenience == true
      }
    }
    if nominal.kind == .enumeration, let raw = nominal.rawType, nominal.isComplete {
      found.append(
        Overload(
          symbol: .function(rawValueInitializer(nominal, raw)), substitution: substitution,
          owner: type))
    }
    return visible(found).map { overload in
      var copy = overload
      copy.owner = type
      copy.base = .type(type)
      return copy
    }
  }

  private func inherited(
    by nominal: Nominal, _ substitution: Substitution, _ type: Type
  ) -> [Overload] {
    guard let superclass = nominal.superclass.map(substitution.apply) else { return [] }
    return initializers(of: superclass).map { overload in
      var copy = overload
      copy.owner = type
      copy.origin = .inherited
      return copy
    }
  }

  /// Whether a class has an initialiser of its own for each of its superclass that is not one of
  /// convenience.
  private func overridesAll(_ nominal: Nominal) -> Bool {
    guard let superclass = nominal.superclass?.nominal else { return false }
    let own = nominal.members["init"].compactMap(\.function)
    return designatedLabels(of: superclass)?.allSatisfy { labels in
      own.contains { $0.labels == labels }
    } ?? false
  }

  /// The labels of the initialisers of a class on which the others rest: its own, those that it has
  /// from the class above, or the one that nobody wrote; nil where it may have others.
  private func designatedLabels(of nominal: Nominal) -> [[String?]]? {
    guard nominal.isComplete else { return nil }
    let own = nominal.members["init"].compactMap(\.function).filter { function in
      function.syntax?.modifiers.isConvenience != true
    }
    if !own.isEmpty { return own.map(\.labels) }
    guard let superclass = nominal.superclass?.nominal else {
      return nominal.hasUnknownAncestor ? nil : [[]]
    }
    return designatedLabels(of: superclass)
  }

  private func rawValueInitializer(_ nominal: Nominal, _ raw: Type) -> Function {
    Function(
      name: "init", kind: .initializer, syntax: nil, context: nominal.context,
      interface: Function.Interface(
        signature: resolver.signature(of: nominal),
        parameters: [FunctionParameter(label: "rawValue", name: "rawValue", type: raw)],
        result: resolver.optional(nominal.selfType), isAsync: false))
  }

  /// The initialiser that a struct or a class without one has.
  private func memberwise(_ nominal: Nominal) -> Function? {
    guard nominal.isComplete || nominal.isStored else { return nil }
    switch nominal.kind {
    case .structure: break
    case .classType, .actorType:
      guard nominal.superclass == nil, !nominal.hasUnknownAncestor else { return nil }
    case .enumeration, .protocolType: return nil
    }
    var signature = resolver.signature(of: nominal)
    signature.ownCount = 0
    let context = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
    let parameters =
      nominal.kind == .structure
      ? nominal.storedProperties.compactMap { parameter(for: $0, in: context) } : []
    return Function(
      name: "init", kind: .initializer, syntax: nil, context: context,
      interface: Function.Interface(
        signature: signature, parameters: parameters, result: nominal.selfType, isAsync: false))
  }

  /// The parameter by which the initialiser that a struct has by itself sets a property.
  func memberwiseParameter(for variable: Variable) -> FunctionParameter? {
    parameter(for: variable, in: variable.context)
  }

  private func parameter(for variable: Variable, in context: Context) -> FunctionParameter? {
    guard let syntax = variable.syntax else { return nil }
    if !variable.isMutable, syntax.initial != nil { return nil }
    var type = variable.type
    if let wrapper = wrapper(of: variable) {
      let isGivenWrapped = wrapper.attribute.arguments == nil || syntax.initial != nil
      if !isGivenWrapped || !wrapper.takesInitialValue {
        type = wrapperType(of: variable, isProjection: false)
      }
    } else if hasUnknownWrapper(variable) {
      // It takes the value or the wrapper.
      type = .unknown
    }
    var parameter = FunctionParameter(
      label: variable.name, name: variable.name, type: type,
      hasDefault: syntax.initial != nil || variable.isMutable && type.wrapped != nil
        || wrapperHasValue(variable))
    // What is wrapped, hidden and has a value takes no part: it would hide the initialiser.
    if wrapper(of: variable) != nil,
      // A `State` of what nobody knows may be one of an optional, which has a value, or none.
      syntax.initial != nil || !variable.type.hasUnknown && wrapperHasValue(variable),
      let access = syntax.modifiers.access, access <= .fileAccess
    {
      return nil
    }
    if let builder = resolver.builder(of: syntax.modifiers.attributes, in: context) {
      parameter.builder = builder
      if type.function == nil {
        parameter.type = Type(.function(FunctionType(parameters: [], result: type)))
      }
    }
    return parameter
  }

  /// `@Environment(\.dismiss) var dismiss` needs nobody to give it a value.
  private func wrapperHasValue(_ variable: Variable) -> Bool {
    guard let wrapper = wrapper(of: variable) else {
      return hasUnknownWrapper(variable)
    }
    if wrapper.attribute.arguments != nil { return true }
    // Some have one for some types only: `State` for optionals.
    let type = wrapperTypes(of: variable).first ?? wrapper.type
    return initializers(of: type).contains { overload in
      guard let function = overload.symbol.function,
        function.interface.parameters.allSatisfy(\.hasDefault)
      else { return false }
      // What is asked of a generic parameter is known where the type is declared.
      if type.contents.contains(.parameter) { return true }
      let mark = solver.mark()
      defer { solver.rollback(to: mark) }
      return callable(overload) != nil
    }
  }
}

extension Nominal {
  /// Its stored properties, in their order.
  var storedProperties: [Variable] {
    members.names.flatMap { name in members[name].compactMap(\.variable) }
      .filter { variable in
        guard case .nominal = variable.context.place else { return false }
        return !variable.isStatic && !variable.isComputed
          && variable.syntax?.modifiers.isOverride != true
      }
      // A static member of the same name may stand before it.
      .sorted { $0.position.offset < $1.position.offset }
  }
}
