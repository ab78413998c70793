/// What a parameter is given.
enum GivenArgument {
  case expression(Expression)
  /// Of a variadic parameter.
  case many([Expression])
  /// Of a parameter that takes a pack.
  case pack([Expression])
  /// Of a variadic parameter, as values of its type.
  case codes([Code])
  case code(Code, RuntimeType)
  /// Of an `inout` parameter.
  case place(Place)
  case defaultValue

  var isDefault: Bool { if case .defaultValue = self { true } else { false } }
}

extension Emitter {
  /// A call as it is written.
  func call(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument]
  ) throws -> Code {
    let type = runtime(self.type(of: expression))
    guard let reference = expression.reference else {
      if let literal = callee.literal(madeOf: arguments) { return try emit(literal, to: type.type) }
      return try callValue(expression, callee, arguments)
    }
    switch reference.target {
    case .enumCase(let enumCase):
      return try payload(enumCase, type, arguments, reference, at: expression.position)
    case .function(let function):
      let given =
        reference.collected.map { [GivenArgument.expression($0)] }
        ?? given(function, reference, arguments)
      if let initializer = try delegation(function, reference, callee, given, expression) {
        return initializer
      }
      let (base, owner) = try receiver(of: function, callee, reference, type)
      return try call(
        function, reference, base: base, given: given, result: type, owner: owner,
        at: callee.position, isSuper: callee.callsSuperclass)
    default: throw notKnown("this call", at: expression.position)
    }
  }

  func given(
    _ function: Function, _ reference: Reference, _ arguments: [Argument]
  ) -> [GivenArgument] {
    zip(function.interface.parameters, reference.assignment).map { parameter, indices in
      if parameter.isVariadic { return .many(indices.map { arguments[$0].value }) }
      if parameter.isPack { return .pack(indices.map { arguments[$0].value }) }
      return indices.first.map { .expression(arguments[$0].value) } ?? .defaultValue
    }
  }

  // MARK: Cases with values

  func payload(
    _ enumCase: EnumCase, _ type: RuntimeType, _ arguments: [Argument], _ reference: Reference,
    at position: SourcePosition
  ) throws -> Code {
    if enumCase.owner.role == .optional, let wrapped = type.wrapped, let first = arguments.first {
      return try convert(
        try emit(first.value, to: wrapped.type), from: wrapped.type, to: type.type, at: position)
    }
    var owner = type
    while let wrapped = owner.wrapped { owner = wrapped }
    let own = Substitution(resolver.signature(of: enumCase.owner).parameters, owner.type.arguments)
    var codes: [Code] = []
    machine.checker.checkLate(enumCase)
    for (index, parameter) in enumCase.parameters.enumerated() {
      let target = machine.concrete(own.apply(parameter.type))
      if let argument = reference.assignment.indices.contains(index)
        ? reference.assignment[index].first : arguments.indices.contains(index) ? index : nil
      {
        codes.append(try emit(arguments[argument].value, to: target))
      } else if let value = parameter.syntax?.defaultValue {
        codes.append(
          try Emitter(machine, own, result: target, above: self).emit(value, to: target))
      }
    }
    let record = record(owner, codes).value
    let index = enumCase.index
    return .value { Value(word: index, object: try record($0).object) }
  }

  // MARK: Functions

  /// What stands for the parameters of a function at a call.
  func substitution(
    _ function: Function, _ reference: Reference, owner: RuntimeType?
  ) -> Substitution {
    var own = substitution
    if let owner, let nominal = function.context.nominal {
      if nominal.kind == .classType || owner.type.nominal === nominal
        || nominal.selfParameter != nil
      {
        let declaring =
          (try? declaring(function.context, from: owner, at: function.position)) ?? owner
        own.merge(machine.ownSubstitution(declaring, function.context))
      }
    }
    for (parameter, type) in reference.arguments {
      if case .variable = type.kind { continue }
      if owner != nil, own[parameter] != nil,
        !function.interface.signature.parameters.suffix(function.interface.signature.ownCount)
          .contains(where: { $0 === parameter })
      {
        continue
      }
      let found = concrete(type)
      if found.isUnknown, own[parameter] != nil { continue }
      own[parameter] = found
    }
    return own
  }

  /// A call that may wait. Whose code an existential has is known only when it runs.
  private func noteWait(on base: Base?) {
    machine.noteMayWait()
    if case .existential? = base?.type.type.kind { machine.making.noteOpen() }
  }

  /// A call of a function, of whatever kind.
  func call(
    _ function: Function, _ reference: Reference, base: Base?, given: [GivenArgument],
    result: RuntimeType, owner: Type?, at position: SourcePosition, isSuper: Bool = false
  ) throws -> Code {
    if let local = localFunctions[ObjectIdentifier(function)] {
      if function.interface.isAsync { machine.noteMayWait() }
      return try callLocal(local, function, reference, given, result, at: position)
    }
    if function.interface.isAsync { noteWait(on: base) }
    let ownerType = owner.map(machine.runtime) ?? base.map(\.type)
    let own = substitution(
      function, reference, owner: function.context.nominal == nil ? nil : ownerType)
    let call = CallShape(
      function: function, reference: reference, own: own, base: base, given: given,
      owner: ownerType,
      result: result, position: position, isSuper: isSuper)
    if function.kind == .initializer { return try construct(call) }
    if let opening = try openingCall(call) { return opening }
    var code = try dispatch(call, isSuper: isSuper)
    if isAwaited, machine.isHosted, !function.interface.isAsync {
      code = machine.onItsActor(function, of: ownerType, code)
    }
    return try convert(
      code, from: machine.concrete(own.apply(function.interface.result)), to: result.type,
      at: position)
  }

  private func dispatch(_ call: CallShape, isSuper: Bool) throws -> Code {
    let function = call.function
    if let nominal = function.context.nominal, nominal.kind == .protocolType,
      let selfParameter = nominal.selfParameter
    {
      let concreteSelf =
        call.owner.map { $0.type.metatypeInstance.map(machine.runtime) ?? $0 }
        ?? call.own[selfParameter].map(machine.runtime)
      if let owner = concreteSelf { return try protocolMember(call, of: owner, nominal) }
    }
    if isNative(function, call.owner) { return try native(call) }
    if !function.isStatic, let owner = call.owner {
      try requireOneSide(
        owner, declaring(function.context, from: owner, at: call.position), function.name,
        at: call.position)
    }
    if !isSuper, let nominal = function.context.nominal, nominal.kind == .classType,
      machine.overridden.contains(function.name), let owner = call.owner
    {
      let declaring = try declaring(
        function.context, from: owner.type.metatypeInstance.map(machine.runtime) ?? owner,
        at: call.position)
      let shape = Shape(of: machine.concrete(call.own.apply(function.interface.result)))
      let callee = machine.overridable(function, shape, of: declaring, call.own)
      return try invoke(call, callee)
    }
    return try invoke(call, .fixed(machine.code(for: function, call.own)))
  }

  /// A member that a protocol asks for, or that its extension gives.
  private func protocolMember(
    _ call: CallShape, of owner: RuntimeType, _ nominal: Nominal
  ) throws -> Code {
    let function = call.function
    if owner.isDynamic, call.base != nil { return try invokeDynamic(call, nominal) }
    let isRequirement = function.context.isPlainProtocol
    if isRequirement, let witness = machine.witness(of: function, in: owner) {
      var copy = call
      copy.function = witness.function
      copy.own = witness.substitution(for: call, owner, machine)
      copy.owner = owner
      if witness.function.context.nominal?.kind == .protocolType {
        return isNative(witness.function, owner)
          ? try native(copy)
          : try invoke(copy, .fixed(machine.code(for: witness.function, copy.own)))
      }
      if isNative(witness.function, owner) { return try native(copy) }
      return try convert(
        try dispatch(copy, isSuper: false),
        from: machine.concrete(copy.own.apply(copy.function.interface.result)),
        to: machine.concrete(call.own.apply(function.interface.result)), at: call.position)
    }
    if isNative(function, owner) { return try native(call) }
    return try invoke(call, .fixed(machine.code(for: function, call.own)))
  }

  /// Lays out the frame of a call and calls.
  func invoke(_ call: CallShape, _ callee: Callee) throws -> Code {
    let mark = height
    let isMember = call.function.context.nominal != nil
    let receiver = try isMember ? selfArgument(call) : nil
    let layout = ArgumentLayout(self, count: call.given.count + (isMember ? 1 : 0))
    var arguments = Arguments()
    if let receiver {
      noteReference()
      switch receiver {
      case .value(let code): pass(code, in: 0, layout, &arguments)
      case .place(let place): pass(place, in: 0, layout, &arguments)
      }
    }
    try passAll(call, from: isMember ? 1 : 0, layout, &arguments)
    let base = layout.finish(&arguments)
    release(to: mark)
    return invoke(callee, at: base, arguments)
  }

  /// Finds out the arguments of a call in the order in which they are written.
  func passAll(
    _ call: CallShape, from first: Int, _ layout: ArgumentLayout, _ arguments: inout Arguments
  ) throws {
    let parameters = call.function.interface.parameters
    // Defaults are found out behind all that is written.
    let order =
      call.given.indices.filter { !call.given[$0].isDefault }
      + call.given.indices.filter { call.given[$0].isDefault }
    for index in order where index < parameters.count {
      if let place = try layout.place({ try inoutPlace(call, index) }) {
        pass(place, in: first + index, layout, &arguments)
        continue
      }
      let type = machine.concrete(call.own.apply(parameters[index].type))
      let code = try argument(call.given[index], parameters[index], type, call)
      if code.shape == .value { noteReference() }
      pass(code, in: first + index, layout, &arguments)
    }
  }

  func selfArgument(_ call: CallShape) throws -> Receiver {
    guard let base = call.base else {
      if let owner = call.owner { return .value(.constant(owner.metatype)) }
      return .value(.constant(Value()))
    }
    let receiver = receiver(base, mutating: call.function.isMutating)
    if case .place(let place) = receiver, place.isReadOnly {
      throw notKnown("a change by `\(call.function.name)`", at: call.position)
    }
    return receiver
  }

  /// The place that an `inout` parameter changes.
  private func inoutPlace(_ call: CallShape, _ index: Int) throws -> Place? {
    guard call.function.interface.parameters[index].isInout else { return nil }
    switch call.given[index] {
    case .expression(let expression):
      return try placeToChange(expression) ?? placeOrTemporary(expression)
    case .place(let place): return place
    case .code(let code, let type):
      // The address came as an argument.
      switch code {
      case .integer(.slot(let slot)), .value(.slot(let slot)), .double(.slot(let slot)),
        .boolean(.slot(let slot)):
        return Place(type) { try $0[slot].target() }
      default: return nil
      }
    default: return nil
    }
  }

  /// The value for a parameter.
  func argument(
    _ given: GivenArgument, _ parameter: FunctionParameter, _ type: Type, _ call: CallShape
  ) throws -> Code {
    switch given {
    case .expression(let expression):
      if parameter.isAutoclosure {
        return try autoclosure(
          expression,
          as: type.function == nil
            ? Type(.function(FunctionType(parameters: [], result: type))) : type)
      }
      if let lent = try lent(expression, to: type) { return lent }
      if parameter.isConsuming, let moved = moved(expression) { return moved }
      sharesPlaces = !parameter.escapes
      defer { sharesPlaces = false }
      return try emit(expression, to: type)
    case .many(let expressions):
      let codes = try expressions.map { try emit($0, to: type).value }
      return .value { frame in
        Value(ArrayBox(ContiguousArray(try codes.map { try $0(frame) })))
      }
    case .pack(let expressions): return try pack(expressions, machine.runtime(type))
    case .codes(let codes):
      let values = codes.map(\.value)
      return .value { Value(ArrayBox(ContiguousArray(try values.mapInto($0)))) }
    case .code(let code, let from):
      return try convert(code, from: from.type, to: type, at: call.position)
    case .place(let place):
      return try convert(place.read, from: place.type.type, to: type, at: call.position)
    case .defaultValue:
      return try defaultValue(parameter, type, call)
    }
  }

  /// A default value belongs to the function: it sees what that sees.
  private func defaultValue(
    _ parameter: FunctionParameter, _ type: Type, _ call: CallShape
  ) throws -> Code {
    guard let value = parameter.syntax?.defaultValue else {
      if let wrapped = type.wrapped { return .constant(OptionalForm(wrapping: wrapped).nothing) }
      throw notKnown("the default of `\(parameter.name)`", at: call.position)
    }
    machine.checker.checkLate(call.function)
    let outer = Emitter(machine, call.own, result: type, above: self)
    outer.selfType = call.owner
    outer.caller = caller ?? (functionName, call.position)
    return
      parameter.isAutoclosure
      ? try outer.autoclosure(
        value,
        as: type.function == nil
          ? Type(.function(FunctionType(parameters: [], result: type))) : type)
      : try outer.emit(value, to: type)
  }
}

/// A call with everything that is known of it.
struct CallShape {
  var function: Function
  var reference: Reference
  var own: Substitution
  var base: Base?
  var given: [GivenArgument]
  var owner: RuntimeType?
  var result: RuntimeType
  var position: SourcePosition
  /// It is the method of the class above that is meant, whatever the object is.
  var isSuper = false
}

extension Context {
  /// In the braces of the protocol itself: a requirement.
  var isPlainProtocol: Bool {
    if case .nominal(let nominal) = place { nominal.kind == .protocolType } else { false }
  }
}

extension Expression {
  fileprivate var callsSuperclass: Bool {
    if case .member(let base, _) = kind { base.isSuperclass } else { false }
  }
}

extension Expression {
  /// A value that holds a type, which may be another than is known of it: `type(of: song)`.
  var tellsType: Bool {
    switch kind {
    case .name, .member:
      if isPlainSelf { return true }
      if case .variable? = reference?.target { return true }
      return false
    case .type, .given: return false
    case .tuple(let elements): return elements.first?.value.tellsType ?? false
    default: return true
    }
  }
}

extension FunctionParameter {
  fileprivate var isPack: Bool { if case .expansion = type.kind { true } else { false } }

  /// The function that it takes may be called when the call is over.
  fileprivate var escapes: Bool {
    guard case .function(let written)? = syntax?.type?.kind else { return true }
    return written.attributes.contains("escaping")
  }
}
