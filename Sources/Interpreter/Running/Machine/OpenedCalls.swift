/// Calls on values whose type only they know, such as that of an `any Shape`.
extension Machine {
  /// A getter or setter of a requirement, for values of a type that is met while the program runs.
  func opened(
    _ variable: Variable, _ part: AccessorPart, as dynamic: RuntimeType, giving type: RuntimeType,
    isPlace: Bool
  ) throws -> FunctionCode {
    FunctionCode(variable.name, part == .getter ? type.shape : .void, in: making) {
      [unowned self] in
      let emitter = Emitter(self, Substitution(), result: part == .getter ? type.type : .void)
      let slot = emitter.allocate()
      let given = part == .setter ? emitter.allocate() : slot
      let base: Base
      if isPlace {
        base =
          dynamic.isReference
          ? .value(.value { try $0[slot].target().pointee }, dynamic)
          : .place(openedPlace(dynamic, slot))
      } else {
        base = openedBase(dynamic, slot, emitter)
      }
      let place =
        variable.context.isPlainProtocol
        ? try emitter.witnessMember(variable, of: base, at: variable.position)
        : try emitter.computedMember(
          variable,
          runtime(concrete(ownSubstitution(dynamic, variable.context).apply(variable.type))),
          dynamic, of: base, at: variable.position)
      let position = variable.position
      if part == .getter {
        let code = try emitter.convert(
          place.read, from: place.type.type, to: type.type, at: position)
        return FunctionEmitter.finish(code, emitter, references: 0..<1)
      }
      let value = try emitter.convert(
        .slot(given, type.shape), from: type.type, to: place.type.type, at: position)
      return FunctionEmitter.finish(.void(place.write(value)), emitter, references: 0..<2)
    }
  }

  /// The type whose member is asked for: of a value its own, of a type that type.
  func receiverType(of value: Value, isStatic: Bool) -> RuntimeType {
    if isStatic, let box = value.object as? TypeBox { return box.type }
    return dynamicType(of: value)
  }

  /// Where the value of an opened existential lies, whose place a slot leads to.
  func openedPlace(_ dynamic: RuntimeType, _ slot: Int) -> Place {
    Place(dynamic) { frame in
      let place = try frame[slot].target()
      guard let box = place.pointee.object as? AnyBox else { return place }
      // The box may be shared with a copy.
      let own = AnyBox(box.type, box.value)
      place.pointee = Value(own)
      return withUnsafeMutablePointer(to: &own.value) { $0 }
    }
  }

  /// `self` of an opened existential: an object, or the value beside its type.
  func openedBase(_ dynamic: RuntimeType, _ slot: Int, _ emitter: Emitter) -> Base {
    let read = Code.from(dynamic.shape) { [unowned self] in opened($0[slot]) }
    return .value(read, dynamic)
  }
}

extension Emitter {
  /// A call on a value whose type only it knows.
  func invokeDynamic(_ call: CallShape, _ nominal: Nominal) throws -> Code {
    let function = call.function
    // What a value of any type does for a library is found out only when it is there.
    if nominal.isLibrary { machine.making.noteOpen() }
    guard let selfParameter = nominal.selfParameter, let base = call.base else {
      throw notKnown("`\(function.name)` here", at: call.position)
    }
    let machine = machine
    let own = call.own
    let interface = function.interface
    let parameterTypes = interface.parameters.map { machine.concrete(own.apply($0.type)) }
    let result =
      function.kind == .initializer
      ? call.result : machine.runtime(machine.concrete(own.apply(interface.result)))
    let isStatic = function.isStatic || function.kind == .initializer
    let isMutating = function.isMutating && !isStatic && !base.type.isReference
    let cache = CallCache()
    let reference = call.reference
    let position = call.position
    let callee = Callee.chosen(result.shape) { value in
      var held = value
      if isMutating { held = try value.target().pointee }
      let dynamic = machine.receiverType(of: held, isStatic: isStatic)
      if let code = cache.code(for: dynamic) { return code }
      var substitution = own
      substitution[selfParameter] = dynamic.type
      return cache.keep(
        OpenedCall(
          machine: machine, function: function, reference: reference, dynamic: dynamic,
          own: substitution, parameters: parameterTypes, result: result, isMutating: isMutating,
          position: position
        ).code(), for: dynamic)
    }
    return try invoke(call, callee)
  }
}

/// A call of a requirement for values of one type that was met while the program ran. It takes what
/// the caller knows, and gives what the caller expects.
private struct OpenedCall {
  let machine: Machine
  let function: Function
  let reference: Reference
  let dynamic: RuntimeType
  let own: Substitution
  let parameters: [Type]
  let result: RuntimeType
  let isMutating: Bool
  let position: SourcePosition

  func code() -> FunctionCode {
    FunctionCode(function.name, result.shape, in: machine.making) { try emit() }
  }

  private func emit() throws -> Code {
    let emitter = Emitter(machine, own, result: result.type)
    let slot = emitter.allocate()
    for type in parameters { _ = emitter.allocate(reference: Shape(of: type) == .value) }
    let machine = machine
    let base: Base
    if function.isStatic || function.kind == .initializer {
      base = .value(.constant(dynamic.metatype), machine.runtime(Type(.metatype(dynamic.type))))
    } else if isMutating {
      base = .place(machine.openedPlace(dynamic, slot))
    } else {
      base = machine.openedBase(dynamic, slot, emitter)
    }
    let given = parameters.enumerated().map { index, type in
      GivenArgument.code(.slot(index + 1, Shape(of: type)), machine.runtime(type))
    }
    let code = try emitter.call(
      function, reference, base: base, given: given, result: result, owner: dynamic.type,
      at: position)
    return FunctionEmitter.finish(
      code, emitter, references: (isMutating ? 1 : 0)..<(parameters.count + 1))
  }
}
