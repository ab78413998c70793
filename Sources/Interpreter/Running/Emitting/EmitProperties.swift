/// Properties that are more than a field.
extension Emitter {
  /// A computed property, called as it is declared.
  func computedMember(
    _ variable: Variable, _ type: RuntimeType, _ owner: RuntimeType, of base: Base,
    at position: SourcePosition
  ) throws -> Place {
    let accessors = variable.syntax?.accessors
    if isNative(variable, owner) {
      return try nativeProperty(variable, type, of: base, at: position)
    }
    let getter = machine.accessor(variable, .getter, of: owner)
    let setter = accessors?.setter.map { _ in machine.accessor(variable, .setter, of: owner) }
    return try accessorPlace(
      type, of: base,
      AccessorPair(
        getter: .fixed(getter), isGetterMutating: accessors?.getter?.isMutating ?? false,
        setter: setter.map { .fixed($0) },
        isSetterMutating: accessors?.setter?.isNonmutating != true))
  }

  /// A property of a class that a subclass may override.
  func overridableMember(
    _ variable: Variable, of base: Base, at position: SourcePosition
  ) throws -> Place {
    let owner = try declaring(variable.context, from: base.type, at: position)
    let own = machine.ownSubstitution(owner, variable.context)
    let type = machine.runtime(machine.concrete(own.apply(variable.type)))
    return try accessorPlace(
      type, of: base,
      AccessorPair(
        getter: machine.overridable(variable, .getter, type.shape, of: owner),
        setter: variable.isSettable || variable.isMutable
          ? machine.overridable(variable, .setter, .void, of: owner) : nil))
  }

  /// A property that a protocol asks for, of a type that is known here.
  func witnessMember(
    _ variable: Variable, of base: Base, at position: SourcePosition
  ) throws -> Place {
    let isStatic = variable.isStatic
    let owner = base.type
    if owner.isDynamic { return try dynamicMember(variable, nil, of: base, at: position) }
    guard let witness = witness(of: variable, in: owner) else {
      // What an extension of the protocol gives to all.
      let own = machine.ownSubstitution(owner, variable.context)
      let type = machine.runtime(machine.concrete(own.apply(variable.type)))
      return try computedMember(variable, type, owner, of: base, at: position)
    }
    if isStatic { return try staticPlace(witness, of: owner) }
    if witness.context.nominal?.kind == .protocolType {
      let own = machine.ownSubstitution(owner, witness.context)
      let type = machine.runtime(machine.concrete(own.apply(witness.type)))
      return try computedMember(witness, type, owner, of: base, at: position)
    }
    return try member(witness, nil, of: base, at: position)
  }

  /// What a type gives where a protocol asks for a property. What an extension gives is not asked
  /// for, and stays what it is; but of a library it mostly is, though its interface does not say so.
  private func witness(of variable: Variable, in owner: RuntimeType) -> Variable? {
    guard variable.context.isPlainProtocol || variable.isOfLibrary,
      let witness = machine.witness(of: variable, in: owner)
    else { return nil }
    if variable.context.isPlainProtocol { return witness }
    let types = [variable, witness].map {
      machine.concrete(machine.ownSubstitution(owner, $0.context).apply($0.type))
    }
    return types[0] == types[1] ? witness : nil
  }

  /// A property of something whose type only it knows.
  func dynamicMember(
    _ variable: Variable, _ reference: Reference?, of base: Base, at position: SourcePosition
  ) throws -> Place {
    if variable.context.nominal?.isLibrary ?? true { machine.making.noteOpen() }
    if variable.syntax?.accessors?.getter?.isAsync == true { machine.noteMayWait() }
    guard let nominal = variable.context.nominal else {
      throw notKnown("`\(variable.name)`", at: position)
    }
    if nominal.kind != .protocolType {
      // The class that an existential names.
      let type = machine.runtime(
        Type(.nominal(nominal, resolver.signature(of: nominal).arguments)))
      return try member(variable, nil, of: .value(base.code, type), at: position)
    }
    let own = Substitution([nominal.selfParameter].compactMap { $0 }, [base.type.type])
    let type = runtime(machine.concrete(own.apply(variable.type)))
    let machine = machine
    let liesSomewhere = if case .place = base { true } else { false }
    func choose(_ part: AccessorPart) -> Callee {
      let cache = CallCache()
      // What is set is given the place that it lies in.
      let isPlace = part == .setter && liesSomewhere
      return .chosen(part == .getter ? type.shape : .void) { value in
        let held = isPlace ? try value.target().pointee : value
        let dynamic = machine.receiverType(of: held, isStatic: variable.isStatic)
        if let code = cache.code(for: dynamic) { return code }
        return cache.keep(
          try machine.opened(variable, part, as: dynamic, giving: type, isPlace: isPlace),
          for: dynamic)
      }
    }
    return try accessorPlace(
      type, of: base,
      AccessorPair(
        getter: choose(.getter), setter: variable.isSettable ? choose(.setter) : nil))
  }

  // MARK: Observers, lazy

  /// A stored property that tells of changes.
  func observed(
    _ variable: Variable, _ plain: Place, _ owner: RuntimeType, of base: Base
  ) throws -> Place {
    let setter = machine.accessor(variable, .setter, of: owner)
    let place = try accessorPlace(
      plain.type, of: base,
      AccessorPair(
        getter: .fixed(machine.accessor(variable, .getter, of: owner)), setter: .fixed(setter)))
    return place.reading(plain.read)
  }

  /// A property that gets its value when it is first read.
  func lazyMember(
    _ variable: Variable, _ plain: Place, _ type: RuntimeType, _ owner: RuntimeType, of base: Base
  ) throws -> Place {
    let getter = machine.accessor(variable, .getter, of: owner)
    let setter = machine.accessor(variable, .setter, of: owner)
    return try accessorPlace(
      type, of: base,
      AccessorPair(getter: .fixed(getter), isGetterMutating: true, setter: .fixed(setter)))
  }

  // MARK: Computed variables among statements

  func computedLocal(
    _ variable: Variable, _ syntax: VariableSyntax, _ storage: Storage,
    at position: SourcePosition
  ) throws -> Place {
    let key = ObjectIdentifier(syntax)
    guard let local = localAccessors[key], let getter = local.getter else {
      throw notKnown("`\(variable.name)`", at: position)
    }
    let context = try captureRecord(local.captures)
    let room = room
    func read<Result>(
      _ run: @escaping (Frame) throws -> Result
    ) -> (Frame) throws -> Result {
      { frame in
        let base = frame + room.highest
        base[0] = try context(frame)
        return try run(base)
      }
    }
    let code: Code =
      switch getter.shape {
      case .integer: .integer(read { try getter.integer($0) })
      case .double: .double(read { try getter.double($0) })
      case .boolean: .boolean(read { try getter.boolean($0) })
      case .void: .void(read { try getter.effect($0) })
      case .value: .value(read { try getter.value($0) })
      }
    return try localPlace(storage.type, code, local)
  }

  /// A variable among statements that is set through a function; observed ones are read directly.
  func observedLocalPlace(
    _ variable: Variable, _ plain: Place, at position: SourcePosition
  ) throws -> Place {
    guard let syntax = variable.syntax, let local = localAccessors[ObjectIdentifier(syntax)] else {
      throw notKnown("`\(variable.name)`", at: position)
    }
    return try localPlace(plain.type, plain.read, local)
  }

  private func localPlace(
    _ type: RuntimeType, _ code: Code, _ local: LocalAccessors
  ) throws -> Place {
    let context = try captureRecord(local.captures)
    let (room, setter) = (room, local.setter)
    let temporary = allocate()
    let write: Step = { frame in
      guard let setter else { throw Trap.empty }
      let base = frame + room.highest
      let captured = try context(frame)
      base[0] = frame[temporary]
      frame[temporary].object = nil
      base[1] = captured
      try setter.effect(base)
    }
    let load = code.store(in: temporary)
    return Place(
      type, read: code,
      begin: { frame in
        try load(frame)
        return frame + temporary
      }, end: write,
      store: { code in
        let store = code.store(in: temporary)
        return { frame in
          try store(frame)
          try write(frame)
        }
      })
  }
}

/// Remembers the last type that was met at a call and what it led to.
final class CallCache {
  private unowned(unsafe) var type: RuntimeType?
  private unowned(unsafe) var found: FunctionCode?
  private var kept: [ObjectIdentifier: FunctionCode] = [:]

  func code(for type: RuntimeType) -> FunctionCode? {
    if self.type === type { return found }
    guard let known = kept[ObjectIdentifier(type)] else { return nil }
    self.type = type
    found = known
    return known
  }

  func keep(_ code: FunctionCode, for type: RuntimeType) -> FunctionCode {
    kept[ObjectIdentifier(type)] = code
    self.type = type
    found = code
    return code
  }
}

/// The functions that a property is made of.
enum AccessorPart: Int { case getter = 10, setter, initial }
