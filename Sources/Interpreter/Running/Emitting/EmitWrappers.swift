/// Property wrappers.
extension Emitter {
  /// A variable in a wrapper, as it is named without `$` or `_`.
  func wrappedValue(
    of plain: Place, _ variable: Variable, at position: SourcePosition
  ) throws -> Place {
    let wrappers = machine.checker.wrappers(of: variable)
    var place = plain
    for _ in wrappers {
      guard let next = try wrapperMember("wrappedValue", of: place, at: position) else {
        throw notKnown("the wrapper of `\(variable.name)`", at: position)
      }
      place = next
    }
    // An assignment to a wrapper that is not there yet makes it.
    guard machine.mayStartEmpty(variable, isInInitializer) else { return place }
    return try startingEmpty(place, plain, variable)
  }

  /// The first assignment gives a variable its wrapper, all others go to that.
  private func startingEmpty(
    _ place: Place, _ plain: Place, _ variable: Variable
  ) throws -> Place {
    let type = place.type
    let slot = allocate()
    let value = Expression(.given(variable.type), at: variable.position)
    give(.slot(slot, type.shape), for: value)
    guard let call = machine.checker.wrapperCall(of: variable, value: value) else { return place }
    machine.checker.made(call, in: variable.context)
    guard call.reference != nil else { return place }
    let make = plain.store(try emit(call, to: plain.type.type))
    let set = place.store(.slot(slot, type.shape))
    let held = plain.load.value
    var made = Place(
      type, read: place.read, load: place.load, begin: place.begin, end: place.end
    ) { code in
      let store = code.store(in: slot)
      return { frame in
        try store(frame)
        if try held(frame).object == nil { try make(frame) } else { try set(frame) }
        frame[slot].object = nil
      }
    }
    made.hold = place.hold
    return made.preparing(place.prepare, forget: place.forget)
  }

  private func wrapperMember(
    _ name: String, of plain: Place, at position: SourcePosition
  ) throws -> Place? {
    guard let nominal = plain.type.type.nominal,
      let property = nominal.members[name].compactMap(\.variable).first
    else { return nil }
    let base: Base = plain.type.isReference ? .value(plain.read, plain.type) : .place(plain)
    return try member(property, nil, of: base, at: position)
  }

  /// `$name` and `_name` of a property.
  func wrapperPlace(
    _ variable: Variable, isProjection: Bool, _ type: RuntimeType, of base: Base,
    at position: SourcePosition
  ) throws -> Place {
    if base.type.isKept {
      return try keptMember(
        (isProjection ? "$" : "_") + variable.name, type, of: base,
        declaredAt: variable.position, at: position)
    }
    guard let index = base.type.fieldIndex(of: variable) else {
      throw notKnown("`\(variable.name)` with its wrapper", at: position)
    }
    let plain = field(index, base.type.fields[index].type, of: base)
    return try projected(plain, variable, isProjection: isProjection, at: position)
  }

  func projected(
    _ plain: Place, _ variable: Variable, isProjection: Bool, at position: SourcePosition
  ) throws -> Place {
    guard isProjection else { return plain }
    return try wrapperMember("projectedValue", of: plain, at: position)
      ?? { throw notKnown("`$\(variable.name)`", at: position) }()
  }

  // MARK: Making wrappers

  /// The wrapper of a property that is given the value inside.
  func wrapped(
    _ code: Code, _ type: RuntimeType, _ field: RuntimeType.Field, _ owner: RuntimeType
  ) throws -> Code {
    let variable = field.variable
    let value = Expression(.given(variable.type), at: variable.position)
    let slot = allocate()
    give(.slot(slot, type.shape), for: value)
    guard let call = machine.checker.wrapperCall(of: variable, value: value) else {
      throw notKnown("the wrapper of `\(variable.name)`", at: variable.position)
    }
    machine.checker.made(call, in: variable.context)
    let inside = Emitter(
      machine, machine.ownSubstitution(owner, variable.context), result: field.type.type,
      above: self)
    inside.inheritGiven(of: self)
    return try inside.emit(call, to: field.type.type).after(code.store(in: slot))
  }

  /// What the wrapper of a property is when nobody gives it a value.
  func initialWrapper(_ field: RuntimeType.Field, _ owner: RuntimeType) throws -> Code {
    guard machine.hasFirstWrapper(field.variable) else { return .value { _ in Value() } }
    return machine.accessor(field.variable, .initial, of: owner).call(at: height)
  }

  /// `@Clamped var n = 3` among statements, or a parameter.
  func wrappedLocal(
    _ variable: Variable, _ call: Expression?, at position: SourcePosition
  ) throws -> Step {
    let types = machine.checker.wrapperTypes(of: variable)
    guard let outer = types.first else {
      throw notKnown("the wrapper of `\(variable.name)`", at: position)
    }
    let type = runtime(outer)
    let code = try call.map { try emit($0, to: type.type) }
    let run = declare(variable, code, type)
    scope[ObjectIdentifier(variable)]?.wraps = variable
    return run
  }
}

extension Machine {
  /// Something says what the wrapper of a property begins with.
  func hasFirstWrapper(_ variable: Variable) -> Bool {
    checker.wrapperCall(of: variable, value: firstValue(of: variable)) != nil
  }

  /// What stands behind a wrapped property; one that is an optional begins with nil.
  private func firstValue(of variable: Variable) -> Expression? {
    if let initial = variable.syntax?.initial { return initial }
    guard variable.isMutable, variable.syntax?.type != nil, variable.type.wrapped != nil,
      checker.wrappers(of: variable).last?.attribute.arguments == nil,
      checker.wrapperCall(of: variable, value: nil) == nil
    else { return nil }
    return Expression(.nothing, at: variable.position)
  }

  /// In an initialiser, or behind a declaration without a value.
  fileprivate func mayStartEmpty(_ variable: Variable, _ isInInitializer: Bool) -> Bool {
    guard variable.syntax != nil else { return false }
    return (isInInitializer || !variable.isMember) && !hasFirstWrapper(variable)
  }

  /// The call that makes the wrapper of a property, checked once.
  func firstWrapper(_ variable: Variable) -> Expression? {
    if let known = wrapperCalls[ObjectIdentifier(variable)] { return known }
    guard let call = checker.wrapperCall(of: variable, value: firstValue(of: variable)) else {
      return nil
    }
    checker.made(call, in: variable.context)
    wrapperCalls[ObjectIdentifier(variable)] = call
    return call
  }
}
