extension Checker {
  /// Opens an overload: its generic parameters become variables; nil if it certainly does not apply.
  func callable(_ overload: Overload) -> Callable? {
    switch overload.symbol {
    case .function(let function): return callable(function, overload)
    case .enumCase(let enumCase):
      return Callable(
        overload: overload, parameters: overload.substitution.apply(enumCase.parameters),
        result: overload.owner ?? .unknown,
        reference: Reference(.enumCase(enumCase)))
    default: return nil
    }
  }

  private func callable(_ function: Function, _ overload: Overload) -> Callable? {
    let interface = function.interface
    var substitution = overload.substitution
    var opened: [(parameter: GenericParameter, type: Type)] = []
    let own = interface.signature.parameters.suffix(interface.signature.ownCount)
    for parameter in interface.signature.parameters {
      if let known = substitution[parameter] {
        opened.append((parameter, known))
      } else if own.contains(where: { $0 === parameter }) || overload.isFree(parameter, body) {
        let variable = parameter.isPack ? Type(.pack([])) : solver.fresh()
        // A pack is found out while its arguments are matched.
        if !parameter.isPack { substitution[parameter] = variable }
        opened.append((parameter, variable))
      }
    }
    for requirement in interface.signature.requirements {
      if case .conforms(let subject, let bound) = requirement,
        case .parameter(let parameter) = subject.kind, parameter.selfOf === bound.nominal
      {
        continue
      }
      // What is asked of the types of a pack is asked when they are known.
      if requirement.isOfPack { continue }
      guard solver.require(requirement.substituted(by: substitution)) else { return nil }
    }
    guard meetsOwn(function, overload) else { return nil }
    let parameters = substitution.apply(interface.parameters)
    var result = substitution.apply(interface.result)
    if function.kind == .initializer, let owner = overload.owner {
      let isFailable = function.syntax?.isFailable ?? (interface.result.wrapped != nil)
      result = isFailable ? resolver.optional(owner) : owner
    } else if let own = dynamicSelf(of: function, overload) {
      result = own
    }
    return Callable(
      overload: overload, parameters: parameters, result: result,
      reference: Reference(
        .function(function), dispatch: dispatch(of: function, overload),
        isImplicitSelf: overload.isImplicitSelf, arguments: opened),
      isAsync: interface.isAsync, failure: interface.failure.map(substitution.apply),
      isDisfavored: function.syntax?.modifiers.has("_disfavoredOverload") ?? false,
      requirementCount: interface.signature.requirements.count,
      isGeneric: interface.signature.ownCount > 0)
  }

  /// What a type asks of its arguments holds also where a protocol gives it the initialiser.
  private func meetsOwn(_ function: Function, _ overload: Overload) -> Bool {
    guard function.kind == .initializer, let owner = overload.owner, let nominal = owner.nominal,
      function.context.nominal !== nominal, !owner.arguments.isEmpty
    else { return true }
    let own = resolver.signature(of: nominal)
    let substitution = Substitution(own.parameters, owner.arguments)
    return own.requirements.allSatisfy {
      $0.isOfPack || solver.require($0.substituted(by: substitution))
    }
  }

  /// `Self` that a method of a class returns is the class that it was called on, not the one that
  /// declares it; nil where it returns something else.
  private func dynamicSelf(of function: Function, _ overload: Overload) -> Type? {
    guard function.context.nominal?.kind == .classType, let written = function.syntax?.result
    else { return nil }
    let receiver: Type
    switch overload.base {
    case .instance(let type, _), .type(let type): receiver = type
    case .none: return nil
    }
    switch written.kind {
    case .named(let components) where components.map(\.name) == ["Self"]: return receiver
    case .optional(let inner, _):
      guard case .named(let components) = inner.kind, components.map(\.name) == ["Self"] else {
        return nil
      }
      return resolver.optional(receiver)
    default: return nil
    }
  }

  private func dispatch(of function: Function, _ overload: Overload) -> Reference.Dispatch {
    switch overload.origin {
    case .requirement: .witness
    case .protocolExtension: .direct
    case .own, .inherited: function.context.nominal?.kind == .classType ? .overridable : .direct
    }
  }

  /// The type of an overload that is named and not called, and what it refers to.
  func value(of overload: Overload) -> (type: Type, reference: Reference)? {
    switch overload.symbol {
    case .variable(let variable): return value(of: variable, overload)
    case .enumCase(let enumCase):
      guard let callable = callable(overload) else { return nil }
      if enumCase.parameters.isEmpty { return (callable.result, callable.reference) }
      return (function(of: callable), callable.reference)
    case .function:
      guard let callable = callable(overload) else { return nil }
      let type = function(of: callable)
      if case .type(let owner) = overload.base, case .function(let function) = overload.symbol,
        function.kind == .function, !function.isStatic
      {
        let whole = FunctionType(parameters: [FunctionType.Parameter(type: owner)], result: type)
        return (Type(.function(whole)), callable.reference)
      }
      return (type, callable.reference)
    case .nominal(let nominal):
      let isNamedAlone = if case .type = overload.base { false } else { true }
      let arguments = zip(
        resolver.signature(of: nominal).parameters, opened(nominal, isNamedAlone: isNamedAlone))
      return named(
        Type(.nominal(nominal, arguments.map { overload.substitution[$0] ?? $1 })))
    case .alias(let alias):
      let (signature, target) = alias.target
      // `Store(0)` for `Store<Int>(0)`: its parameters are found out.
      var substitution = overload.substitution
      let own = Array(signature.parameters.suffix(signature.ownCount))
      substitution.merge(Substitution(own, own.map { _ in solver.fresh() }))
      // What a protocol calls a type may be made of what those who conform give.
      return named(
        solver.resolve(
          resolver.normalized(substitution.apply(target), in: solver.signature)))
    case .parameter(let parameter): return named(Type(.parameter(parameter)))
    case .associated(let associated):
      // Named without a base it is that of `Self`.
      let own = body.selfType ?? associated.owner.selfType
      let owner = if case .type(let written) = overload.base { written } else { own }
      return named(solver.resolve(Type(.associated(owner, associated))))
    case .module: return nil
    }
  }

  private func value(
    of variable: Variable, _ overload: Overload
  ) -> (type: Type, reference: Reference)? {
    if let context = overload.substitutableContext,
      !extensionApplies(context, overload.substitution)
    {
      return nil
    }
    let dispatch: Reference.Dispatch =
      overload.origin == .requirement
      ? .witness : variable.context.nominal?.kind == .classType ? .overridable : .direct
    return (
      overload.substitution.apply(variable.type),
      Reference(.variable(variable), dispatch: dispatch, isImplicitSelf: overload.isImplicitSelf)
    )
  }

  /// A type where a value is expected.
  private func named(_ type: Type) -> (type: Type, reference: Reference) {
    (Type(.metatype(type)), Reference(.type(type)))
  }

  /// The arguments of a type that is named without them.
  ///
  /// - Parameter isNamedAlone: No type stands before its dot: `Failure` inside of `Codec<State>` is
  ///   that of the same `State`.
  func opened(_ nominal: Nominal, isNamedAlone: Bool = false) -> [Type] {
    let signature = resolver.signature(of: nominal)
    let known = body.context.signature.parameters
    let outer = isNamedAlone ? signature.parameters.dropLast(signature.ownCount) : []
    return signature.parameters.map { parameter in
      let isOwn =
        body.context.enclosingNominal === nominal || outer.contains { $0 === parameter }
      return isOwn && known.contains { $0 === parameter }
        ? Type(.parameter(parameter)) : solver.fresh()
    }
  }

  func function(of callable: Callable) -> Type {
    Type(
      .function(
        FunctionType(
          parameters: callable.parameters.map { parameter in
            FunctionType.Parameter(
              type: parameter.type, isInout: parameter.isInout, isVariadic: parameter.isVariadic,
              isAutoclosure: parameter.isAutoclosure, builder: parameter.builder)
          }, result: callable.result, isAsync: callable.isAsync,
          failure: callable.failure)))
  }

  /// Whether what an extension asks for holds.
  private func extensionApplies(_ context: Context, _ substitution: Substitution) -> Bool {
    context.extensionRequirements.allSatisfy { requirement in
      solver.require(requirement.substituted(by: substitution))
    }
  }
}

extension Overload {
  /// Where a member is declared, if that is an extension.
  fileprivate var substitutableContext: Context? {
    guard let context = symbol.context, case .typeExtension(_, _?) = context.place else {
      return nil
    }
    return context
  }

  /// Whether a parameter of a type around it is to be found out, as in `Box.init(…)`.
  fileprivate func isFree(_ parameter: GenericParameter, _ body: Body) -> Bool {
    !body.context.signature.parameters.contains { $0 === parameter }
  }
}
