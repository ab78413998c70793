/// Variables that belong to a type or to the whole program, as places.
extension Emitter {
  func staticPlace(
    _ variable: Variable, _ base: Expression?, _ reference: Reference
  ) throws -> Place {
    var owner: RuntimeType?
    if variable.isMember {
      if let base, let instance = type(of: base).metatypeInstance {
        let instanceType = machine.runtime(instance)
        // `super.kind` is the one of the class above, whichever class was asked.
        if !base.isSuperclass, let place = try memberOfType(variable, of: instanceType, base) {
          return place
        }
        owner = instanceType
      } else if let written = reference.owner {
        owner = runtime(written)
      } else {
        owner = selfType
      }
    }
    return try staticPlace(variable, of: owner)
  }

  /// A static property of the class that a class function was called on.
  func overridableStatic(
    _ variable: Variable, at position: SourcePosition
  ) throws -> Place? {
    guard variable.isStatic, let selfType, selfType.isReference,
      variable.context.nominal?.kind == .classType, machine.overridden.contains(variable.name),
      let storage = selfStorage, storage.type.type.metatypeInstance != nil
    else { return nil }
    return try overridableMember(
      variable, of: .value(place(in: storage).read, selfType), at: position)
  }

  /// A static member of a type that only a value tells: `type(of: song).kind`.
  private func memberOfType(
    _ variable: Variable, of type: RuntimeType, _ base: Expression
  ) throws -> Place? {
    let isOverridable =
      type.isReference && machine.overridden.contains(variable.name)
      && variable.context.nominal?.kind == .classType
    // A class of a library is the one that the value is of.
    let isTold = type.isReference && variable.isOfLibrary && variable.isComputed && base.tellsType
    guard type.isDynamic || isOverridable || isTold else { return nil }
    let value = Base.value(try emit(base), type)
    if isTold {
      let own = machine.ownSubstitution(
        try declaring(variable.context, from: type, at: base.position), variable.context)
      return try computedMember(
        variable, machine.runtime(machine.concrete(own.apply(variable.type))), type, of: value,
        at: base.position)
    }
    return isOverridable
      ? try overridableMember(variable, of: value, at: base.position)
      : try dynamicMember(variable, nil, of: value, at: base.position)
  }

  func staticPlace(_ declared: Variable, of owner: RuntimeType?) throws -> Place {
    let variable = owner.map { machine.nearest(declared, in: $0) } ?? declared
    let position = variable.position
    if let owner {
      if variable.context.nominal?.kind == .protocolType {
        return try witnessMember(
          variable, of: .value(.constant(owner.metatype), owner), at: position)
      }
      if variable.isComputed || variable.isOfLibrary && variable.syntax?.initial == nil {
        let declaring = try declaring(variable.context, from: owner, at: position)
        let own = machine.ownSubstitution(declaring, variable.context)
        return try computedMember(
          variable, machine.runtime(machine.concrete(own.apply(variable.type))), declaring,
          of: .value(.constant(owner.metatype), owner), at: position)
      }
    } else if variable.isComputed {
      return try computedMember(
        variable, runtime(variable.type), machine.runtime(.void),
        of: .value(.constant(Value()), machine.runtime(.void)), at: position)
    }
    if let kept = try toldByHost(variable, of: owner) { return kept }
    let plain = try globalPlace(variable, of: owner)
    if variable.syntax?.isAsync == true { return waited(plain.begin, plain.type) }
    if machine.checker.wrapper(of: variable) != nil {
      return try wrappedValue(of: plain, variable, at: position)
    }
    guard let accessors = variable.syntax?.accessors,
      accessors.willSet != nil || accessors.didSet != nil, observing !== variable
    else { return plain }
    let observed = owner ?? machine.runtime(.void)
    return try self.observed(
      variable, plain, observed, of: .value(.constant(owner?.metatype ?? Value()), observed))
  }

  /// A variable that the host keeps, behind a wrapper or with observers: the host asks the wrapper
  /// and tells the observers. Nil for all others.
  private func toldByHost(_ variable: Variable, of owner: RuntimeType?) throws -> Place? {
    guard machine.isHosted, !variable.isOfLibrary, variable.isMutable else { return nil }
    let accessors = variable.syntax?.accessors
    guard
      machine.checker.wrapper(of: variable) != nil || accessors?.willSet != nil
        || accessors?.didSet != nil
    else { return nil }
    let own = owner.map { machine.ownSubstitution($0, variable.context) } ?? Substitution()
    let type = machine.runtime(machine.concrete(own.apply(variable.type)))
    return try keptGlobal(variable.name, variable, type, of: owner)
  }

  func globalPlace(_ variable: Variable, of owner: RuntimeType?) throws -> Place {
    if machine.isHosted, !variable.isOfLibrary {
      let own = owner.map { machine.ownSubstitution($0, variable.context) } ?? Substitution()
      let type = machine.storedType(of: variable, own)
      if variable.isMutable || !HostType(type: type).isPlain {
        let isWrapped = machine.checker.wrapper(of: variable) != nil
        return try keptGlobal((isWrapped ? "_" : "") + variable.name, variable, type, of: owner)
      }
    }
    let (global, type) = try machine.global(variable, of: owner)
    if global.initialize == nil {
      return place(
        in: Storage(place: .global(global.place), type: type, ownership: variable.ownership))
    }
    let pointer = global.place
    return Place(type) { frame in
      if let initialize = global.initialize { try initialize(frame) }
      return pointer
    }
  }
}
