/// Generic functions that are given values whose type only they know: the function is made for the
/// type that such a value has when it is called.
extension Emitter {
  /// The code of such a call; nil for all others.
  func openingCall(_ call: CallShape) throws -> Code? {
    guard let opened = openedParameter(of: call) else { return nil }
    let function = call.function
    let interface = function.interface
    let machine = machine
    let isMember = function.context.nominal != nil
    let slot = opened.index + (isMember ? 1 : 0)
    let isInout = interface.parameters[opened.index].isInout
    let cache = CallCache()
    let opening = OpeningCall(machine: machine, call: call, parameter: opened.parameter)
    return try invoke(
      call,
      .picked(call.result.shape) { frame in
        let held = isInout ? try frame[slot].target().pointee : frame[slot]
        let dynamic = machine.dynamicType(of: held)
        if let code = cache.code(for: dynamic) { return code }
        return cache.keep(opening.code(for: dynamic), for: dynamic)
      })
  }

  /// The parameter of a generic function that is given a value whose type only that knows, with what
  /// stands for it.
  func openedParameter(of call: CallShape) -> (parameter: GenericParameter, index: Int)? {
    let function = call.function
    let interface = function.interface
    guard interface.signature.ownCount > 0, function.syntax?.hasBody == true, !function.isMutating,
      function.kind == .function
    else { return nil }
    let own = interface.signature.parameters.suffix(interface.signature.ownCount)
    for (index, parameter) in interface.parameters.enumerated()
    where !parameter.isVariadic && !parameter.isAutoclosure {
      guard case .parameter(let generic) = parameter.type.kind,
        own.contains(where: { $0 === generic }), let given = call.own[generic],
        case .existential(let existential) = given.kind, !existential.protocols.isEmpty,
        interface.signature.asks(of: generic, more: existential)
      else { continue }
      return (generic, index)
    }
    return nil
  }
}

extension GenericSignature {
  /// A protocol is asked for that `any P` does not conform to itself.
  fileprivate func asks(of parameter: GenericParameter, more existential: Existential) -> Bool {
    requirements.contains { requirement in
      guard case .conforms(let subject, let bound) = requirement,
        subject == Type(.parameter(parameter))
      else { return false }
      let isError = bound.nominal.isLibrary && bound.nominal.name == "Error"
      return bound.nominal.role != .sendable && !(isError && existential.bounds.count == 1)
    }
  }
}

/// A call of a generic function for one type that was met while the program ran.
private struct OpeningCall {
  let machine: Machine
  let call: CallShape
  let parameter: GenericParameter

  func code(for dynamic: RuntimeType) -> FunctionCode {
    FunctionCode(call.function.name, call.result.shape, in: machine.making) { try emit(dynamic) }
  }

  private func emit(_ dynamic: RuntimeType) throws -> Code {
    let function = call.function
    var own = call.own
    own[parameter] = dynamic.type
    let emitter = Emitter(machine, own, result: call.result.type)
    emitter.selfType = call.owner.map { $0.type.metatypeInstance.map(machine.runtime) ?? $0 }
    var base: Base?
    if function.context.nominal != nil {
      let slot = emitter.allocate()
      let type = call.base?.type ?? call.owner ?? machine.runtime(.void)
      base = .value(.slot(slot, type.shape), type)
    }
    var given: [GivenArgument] = []
    for parameter in function.interface.parameters {
      given.append(argument(parameter, in: emitter.allocate(), dynamic))
    }
    let reference = Reference(
      call.reference.target, dispatch: call.reference.dispatch,
      isImplicitSelf: call.reference.isImplicitSelf,
      arguments: call.reference.arguments.map { pair in
        (pair.parameter, pair.parameter === parameter ? dynamic.type : pair.type)
      })
    let code = try emitter.call(
      function, reference, base: base, given: given, result: call.result,
      owner: call.owner?.type, at: call.position)
    return FunctionEmitter.finish(code, emitter, references: 0..<emitter.height)
  }

  /// What lies in a slot, as the opened function takes it.
  private func argument(
    _ parameter: FunctionParameter, in slot: Int, _ dynamic: RuntimeType
  ) -> GivenArgument {
    var type = machine.concrete(call.own.apply(parameter.type))
    if parameter.isVariadic { type = machine.resolver.array(type) }
    let known = machine.runtime(type)
    guard case .parameter(let generic) = parameter.type.kind, generic === self.parameter else {
      return .code(.slot(slot, known.shape), known)
    }
    if parameter.isInout { return .place(machine.openedPlace(dynamic, slot)) }
    let machine = machine
    return .code(.from(dynamic.shape) { machine.opened($0[slot]) }, dynamic)
  }
}
