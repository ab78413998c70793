/// Which declaration runs.
extension Machine {
  /// A function that a type gives for a requirement.
  struct Witness {
    var function: Function
    /// The requirement that it stands for.
    var requirement: Function

    /// What stands for its parameters, by those of a call of the requirement.
    func substitution(
      for call: CallShape, _ owner: RuntimeType, _ machine: Machine
    ) -> Substitution {
      substitution(call.own, owner, machine)
    }

    func substitution(
      _ given: Substitution, _ owner: RuntimeType, _ machine: Machine
    ) -> Substitution {
      var own = given
      var declaring: RuntimeType? = owner
      if let nominal = function.context.nominal, nominal.kind == .classType {
        while let here = declaring, here.type.nominal !== nominal { declaring = here.superclass }
      }
      own.merge(machine.ownSubstitution(declaring ?? owner, function.context))
      let wanted = requirement.interface.signature
      let found = function.interface.signature
      // Their own parameters stand in the same order.
      for (from, to) in zip(
        wanted.parameters.suffix(wanted.ownCount), found.parameters.suffix(found.ownCount))
      {
        if let type = given[from] { own[to] = type }
      }
      return own
    }
  }

  /// The class that says that it fulfils a protocol: what only stands in a class below it is no
  /// part of that, unless it overrides.
  private func conforming(_ type: RuntimeType, to nominal: Nominal?) -> RuntimeType {
    guard let nominal, type.type.nominal?.kind == .classType else { return type }
    var found = type
    while let above = found.superclass,
      resolver.conforms(above.type, to: nominal, in: signature) == .yes
    {
      found = above
    }
    return found
  }

  func witness(of requirement: Function, in type: RuntimeType) -> Witness? {
    let giver =
      requirement.kind == .initializer ? type : conforming(type, to: requirement.context.nominal)
    let candidates = resolver.members(requirement.name, of: giver.type, in: signature)
      .filter { candidate in
        guard let function = candidate.symbol.function else { return false }
        return function !== requirement && function.kind == requirement.kind
          && function.isStatic == requirement.isStatic
          && (function.syntax?.modifiers.fixity == .postfix)
            == (requirement.syntax?.modifiers.fixity == .postfix)
          && function.interface.parameters.count == requirement.interface.parameters.count
          // One that takes a certain type does not stand for one that takes any.
          && function.interface.signature.ownCount >= requirement.interface.signature.ownCount
          && (requirement.syntax?.isOperator == true || function.labels == requirement.labels)
          && !function.context.isPlainProtocol && applies(candidate, to: type)
      }
    let wanted = interfaceTypes(
      requirement,
      Substitution(
        [requirement.context.nominal?.selfParameter].compactMap { $0 }, [type.type]))
    let fitting = candidates.filter { candidate in
      guard let function = candidate.symbol.function else { return false }
      let found = interfaceTypes(function, candidate.substitution)
      return zip(found, wanted).allSatisfy { fits($0, $1) }
    }
    guard let best = nearest(promised(fitting, requirement.context.nominal, by: giver)),
      let function = best.symbol.function
    else { return nil }
    guard let owner = declaring(function.context, above: type) else {
      return Witness(function: function, requirement: requirement)
    }
    let overriding = override(of: function, in: type, upTo: owner).function
    return Witness(function: overriding, requirement: requirement)
  }

  /// The class among a class and those above it that a context is of.
  private func declaring(_ context: Context, above type: RuntimeType) -> RuntimeType? {
    guard let nominal = context.nominal, nominal.kind == .classType else { return nil }
    var next: RuntimeType? = type
    while let here = next, here.type.nominal !== nominal { next = here.superclass }
    return next
  }

  private func interfaceTypes(_ function: Function, _ own: Substitution) -> [Type] {
    let interface = function.interface
    return interface.parameters.map { concrete(own.apply($0.type)) }
      + (function.kind == .function ? [concrete(own.apply(interface.result))] : [])
  }

  /// A parameter of the function itself may be anything.
  private func fits(_ found: Type, _ wanted: Type) -> Bool {
    if found == wanted { return true }
    if found.contents.contains(.parameter) || wanted.contents.contains(.parameter) { return true }
    if found.hasUnknown || wanted.hasUnknown { return true }
    if case .opaque = found.kind { return true }
    if case .opaque = wanted.kind { return true }
    if let inner = wanted.wrapped { return fits(found, inner) }
    if case .function = found.kind, case .function = wanted.kind { return true }
    if found.nominal?.isReference == true, wanted.nominal?.isReference == true {
      return resolver.inherits(found, from: wanted, in: signature)
        || resolver.inherits(wanted, from: found, in: signature)
    }
    return false
  }

  /// Whether what the extension of a member asks for holds.
  private func applies(_ candidate: MemberCandidate, to type: RuntimeType) -> Bool {
    guard let context = candidate.symbol.context else { return true }
    return resolver.holds(context.extensionRequirements, candidate.substitution, in: signature)
      != .no
  }

  /// What stands for a requirement wherever the type fulfils the protocol: an extension that asks for
  /// more than that says nothing of it, whatever holds of this one type.
  private func promised(
    _ candidates: [MemberCandidate], _ wanted: Nominal?, by giver: RuntimeType
  ) -> [MemberCandidate] {
    guard candidates.count > 1, let wanted, let nominal = giver.type.nominal, !nominal.isLibrary,
      !giver.type.arguments.isEmpty,
      let ancestor = resolver.lineage(of: nominal).first(where: { $0.bound.nominal === wanted })
    else { return candidates }
    var known = resolver.signature(of: nominal)
    known.requirements += ancestor.requirements
    let found = candidates.filter { candidate in
      guard let context = candidate.symbol.context else { return true }
      let own = Substitution(
        [context.nominal?.selfParameter].compactMap { $0 }, [nominal.selfType])
      return resolver.holds(context.extensionRequirements, own, in: known) != .no
    }
    return found.isEmpty ? candidates : found
  }

  /// Own members before inherited ones, those before what extensions of protocols give, and of
  /// these the one that asks for most.
  private func nearest(_ candidates: [MemberCandidate]) -> MemberCandidate? {
    guard var best = candidates.first else { return nil }
    for candidate in candidates.dropFirst() {
      if candidate.origin != best.origin {
        if candidate.origin < best.origin { best = candidate }
        continue
      }
      guard let first = candidate.symbol.context, let second = best.symbol.context else { continue }
      if let one = first.nominal, let other = second.nominal, one !== other {
        if resolver.refines(one, other) { best = candidate }
        continue
      }
      if resolver.isNarrower(first, than: second) { best = candidate }
    }
    return best
  }

  func witness(of requirement: Variable, in type: RuntimeType) -> Variable? {
    let giver = conforming(type, to: requirement.context.nominal)
    let candidates = resolver.members(requirement.name, of: giver.type, in: signature)
      .filter { candidate in
        guard let variable = candidate.symbol.variable else { return false }
        return variable !== requirement && variable.isStatic == requirement.isStatic
          && !variable.context.isPlainProtocol && applies(candidate, to: type)
      }
    let promised = promised(candidates, requirement.context.nominal, by: giver)
    guard let variable = nearest(promised)?.symbol.variable else { return nil }
    guard let owner = declaring(variable.context, above: type) else { return variable }
    return override(of: variable, in: type, upTo: owner)?.variable ?? variable
  }

  // MARK: Overriding

  /// A method that the class of the object may override.
  func overridable(
    _ function: Function, _ shape: Shape, of owner: RuntimeType, _ own: Substitution
  ) -> Callee {
    let cache = CallCache()
    return .chosen(shape) { [unowned self] value in
      let type = (value.object as? TypeBox)?.type ?? dynamicType(of: value)
      if let code = cache.code(for: type) { return code }
      let found = override(of: function, in: type, upTo: owner)
      guard found.function !== function else {
        return cache.keep(code(for: function, own), for: type)
      }
      let witness = Witness(function: found.function, requirement: function)
      return cache.keep(
        code(for: found.function, witness.substitution(own, type, self)), for: type)
    }
  }

  /// An accessor of a subscript that the class of the object may override.
  func overridable(
    element function: Function, isSetter: Bool, _ shape: Shape, of owner: RuntimeType,
    _ own: Substitution
  ) -> Callee {
    let cache = CallCache()
    return .chosen(shape) { [unowned self] value in
      let type = receiverType(of: value, isStatic: function.isStatic)
      if let code = cache.code(for: type) { return code }
      let found = override(of: function, in: type, upTo: owner).function
      if found === function || isSetter && found.syntax?.accessors?.setter == nil {
        return cache.keep(element(function, isSetter: isSetter, own), for: type)
      }
      let witness = Witness(function: found, requirement: function)
      let code = element(found, isSetter: isSetter, witness.substitution(own, type, self))
      return cache.keep(code, for: type)
    }
  }

  /// The method or initialiser that a class has for one of a class above it, and who declares it.
  func override(
    of function: Function, in type: RuntimeType, upTo owner: RuntimeType
  ) -> (function: Function, owner: RuntimeType) {
    var next: RuntimeType? = type
    while let here = next, here !== owner {
      let candidates = here.type.nominal?.members[function.name].compactMap(\.function) ?? []
      for candidate in candidates
      where candidate.labels == function.labels && candidate.kind == function.kind
        && candidate.isStatic == function.isStatic
        && isOverride(candidate, of: function, here, owner)
      {
        return (candidate, here)
      }
      next = here.superclass
    }
    return (function, owner)
  }

  private func isOverride(
    _ candidate: Function, of function: Function, _ here: RuntimeType, _ owner: RuntimeType
  ) -> Bool {
    guard candidate.kind == .initializer || candidate.syntax?.modifiers.isOverride == true else {
      return false
    }
    let found = candidate.interface.parameters.map {
      concrete(ownSubstitution(here, candidate.context).apply($0.type))
    }
    let wanted = function.interface.parameters.map {
      concrete(ownSubstitution(owner, function.context).apply($0.type))
    }
    return zip(found, wanted).allSatisfy { fits($0, $1) }
  }

  /// A property that the class of the object may override.
  func overridable(
    _ variable: Variable, _ part: AccessorPart, _ shape: Shape, of owner: RuntimeType
  ) -> Callee {
    let cache = CallCache()
    return .chosen(shape) { [unowned self] value in
      let type = (value.object as? TypeBox)?.type ?? dynamicType(of: value)
      if let code = cache.code(for: type) { return code }
      if let found = override(of: variable, in: type, upTo: owner),
        part == .getter || !found.variable.isComputed
          || found.variable.syntax?.accessors?.setter != nil
      {
        return cache.keep(accessor(found.variable, part, of: found.owner), for: type)
      }
      return cache.keep(accessor(variable, part, of: owner), for: type)
    }
  }

  private func override(
    of variable: Variable, in type: RuntimeType, upTo owner: RuntimeType
  ) -> (variable: Variable, owner: RuntimeType)? {
    var next: RuntimeType? = type
    while let here = next, here !== owner {
      if let found = here.type.nominal?.members[variable.name].compactMap(\.variable).first,
        found.isStatic == variable.isStatic
      {
        return (found, here)
      }
      next = here.superclass
    }
    return nil
  }

  /// The static property that a class, or the nearest above it, declares for one of a name.
  func nearest(_ variable: Variable, in type: RuntimeType) -> Variable {
    guard type.isReference, overridden.contains(variable.name),
      variable.context.nominal?.kind == .classType
    else { return variable }
    var next: RuntimeType? = type
    while let here = next, here.type.nominal !== variable.context.nominal {
      let found = here.type.nominal?.members[variable.name].compactMap(\.variable).first
      if let found, found.isStatic { return found }
      next = here.superclass
    }
    return variable
  }
}
