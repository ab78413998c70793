/// Accessors that nobody wrote: of stored properties that have observers, are lazy, or are overridden.
struct StoredAccessors {
  let machine: Machine
  let variable: Variable
  let owner: RuntimeType
  let own: Substitution
  let syntax: VariableSyntax

  func emit(_ part: AccessorPart) throws -> Code {
    let type = machine.runtime(machine.concrete(own.apply(variable.type)))
    let emitter = Emitter(machine, own, result: part == .getter ? type.type : .void)
    let isPlace = !owner.isReference && (part == .setter || syntax.modifiers.isLazy)
    FunctionEmitter.setSelf(emitter, owner, isStatic: variable.isStatic, isPlace: isPlace)
    // The new value is an argument: it lies right behind `self`.
    let new = part == .setter ? emitter.allocate(reference: type.shape == .value) : 0
    guard let storage = emitter.selfStorage else {
      throw NotKnown(what: "`\(variable.name)`", position: variable.position)
    }
    let place = emitter.place(in: storage)
    let base: Base = owner.isReference ? .value(place.read, owner) : .place(place)
    let field = try plain(base, emitter)
    if syntax.modifiers.isLazy { return try lazy(part, field, type, new, emitter) }
    guard part == .setter else {
      emitter.resultSlot = emitter.allocate()
      return FunctionEmitter.finish(field.read, emitter, references: 0..<emitter.resultSlot)
    }
    return try observed(field, type, new, emitter)
  }

  /// What is stored, or what the class above has where this only observes it.
  private func plain(_ base: Base, _ emitter: Emitter) throws -> Place {
    if variable.isStatic || !variable.isMember {
      emitter.observing = variable
      return try emitter.staticPlace(variable, of: variable.isMember ? owner : nil)
    }
    if let index = owner.fieldIndex(of: variable) {
      let stored = emitter.field(index, owner.fields[index].type, of: base)
      guard machine.checker.wrapper(of: variable) != nil else { return stored }
      return try emitter.wrappedValue(of: stored, variable, at: variable.position)
    }
    var above = owner.superclass
    while let here = above {
      if let inherited = here.type.nominal?.members[variable.name].compactMap(\.variable).first {
        return try emitter.directMember(
          inherited, of: .value(base.code, here), at: variable.position)
      }
      above = here.superclass
    }
    throw NotKnown(what: "`\(variable.name)`", position: variable.position)
  }

  private func observed(
    _ field: Place, _ type: RuntimeType, _ new: Int, _ emitter: Emitter
  ) throws -> Code {
    let old = emitter.allocate(reference: type.shape == .value)
    let will = try syntax.accessors?.willSet.map { try observer($0, new, type, emitter) }
    let did = try syntax.accessors?.didSet.map { try observer($0, old, type, emitter) }
    let keep = field.read.store(in: old)
    let write = field.write(.slot(new, type.shape))
    let code = Code.void { frame in
      try keep(frame)
      try will?(frame)
      try write(frame)
      try did?(frame)
    }
    return FunctionEmitter.finish(code, emitter, references: 0..<(old + 1))
  }

  /// The body of an observer, with the value that it names. Inside it the property is plain.
  private func observer(
    _ accessor: Accessors.Accessor, _ slot: Int, _ type: RuntimeType, _ outer: Emitter
  ) throws -> (Frame) throws -> Void {
    let body = accessor.body ?? []
    let emitter = Emitter(
      machine, own, result: .void, captured: CaptureScan.shared(in: body), above: outer)
    emitter.selfType = outer.selfType
    emitter.selfStorage = outer.selfStorage
    emitter.isSelfMutable = outer.isSelfMutable
    emitter.observing = variable
    if let name = accessor.parameter?.variable {
      emitter.scope[ObjectIdentifier(name)] = Storage(place: .slot(slot), type: type)
    }
    emitter.resultSlot = emitter.allocate(reference: false)
    return try emitter.body(body, isWhole: true).effect
  }

  private func lazy(
    _ part: AccessorPart, _ field: Place, _ type: RuntimeType, _ new: Int, _ emitter: Emitter
  ) throws -> Code {
    let form = OptionalForm(wrapping: type.type)
    if part == .setter {
      let value = try emitter.convert(
        .slot(new, type.shape), from: type.type, to: field.type.type, at: variable.position)
      return FunctionEmitter.finish(.void(field.write(value)), emitter, references: 0..<(new + 1))
    }
    guard let initial = syntax.initial else {
      throw NotKnown(what: "`\(variable.name)`", position: variable.position)
    }
    let slot = emitter.allocate()
    let made = Emitter(
      machine, own, result: type.type,
      captured: CaptureScan.shared(in: [Statement(.expression(initial), at: initial.position)]),
      above: emitter)
    made.selfType = emitter.selfType
    made.selfStorage = emitter.selfStorage
    made.isSelfMutable = emitter.isSelfMutable
    let value = try made.emit(initial, to: type.type).value
    let read = field.read.value
    let write = field.write(.slot(slot, .value))
    let code = Code.from(type.shape) { frame in
      let held = try read(frame)
      if !form.isNothing(held) { return form.unwrap(held) }
      let new = try value(frame)
      frame[slot] = form.wrap(new)
      try write(frame)
      frame[slot].object = nil
      return new
    }
    return FunctionEmitter.finish(code, emitter, references: 0..<(emitter.isSelfMutable ? 0 : 1))
  }
}
