/// Values that the host keeps, and functions that it runs.
extension Emitter {
  /// A property of a value that the host keeps.
  func keptMember(
    _ name: String, _ type: RuntimeType, of base: Base, declaredAt declaration: SourcePosition,
    at position: SourcePosition
  ) throws -> Place {
    let property = HostProperty(
      name: name, owner: HostType(type: base.type), isStatic: false, type: HostType(type: type),
      position: declaration)
    return try keptPlace(property, base.code, at: position)
  }

  /// A variable that lasts, of the module or of a type.
  ///
  /// - Parameter name: With `_` in front, where its wrapper is meant.
  func keptGlobal(
    _ name: String, _ variable: Variable, _ type: RuntimeType, of owner: RuntimeType?
  ) throws -> Place {
    let property = HostProperty(
      name: name, owner: owner.map { HostType(type: $0) }, isStatic: owner != nil,
      type: HostType(type: type), position: variable.position)
    return try keptPlace(property, .constant(Value()), at: variable.position)
  }

  /// A place that only the host can read and write.
  private func keptPlace(
    _ property: HostProperty, _ owner: Code, at position: SourcePosition
  ) throws -> Place {
    guard let access = machine.host?.access(to: property) else {
      throw notKnown("`\(property.name)`", at: position)
    }
    return keptPlace(property.type.type, access, owner, at: position)
  }

  func keptPlace(
    _ type: RuntimeType, _ access: HostAccess, _ owner: Code, at position: SourcePosition
  ) -> Place {
    machine.making.noteOutside(meeting: type)
    let keeper = allocate()
    let temporary = allocate()
    let (machine, room) = (machine, room)
    func read(_ owner: @escaping (Frame) throws -> Value) -> (Frame) throws -> Value {
      { frame in
        let owner = HostValue(try owner(frame))
        return try machine.outside(frame + room.highest) { try access.read(owner, position).value }
      }
    }
    let load = read { $0[keeper] }
    guard let write = access.write else {
      return .readOnly(type, .from(type.shape, read(owner.value)))
    }
    func put(_ frame: Frame, isInPlace: Bool) throws {
      let (owner, new) = (HostValue(frame[keeper]), HostValue(frame[temporary]))
      frame[temporary].object = nil
      try machine.outside(frame + room.highest) { try write(owner, new, isInPlace, position) }
    }
    let place = Place(
      type, read: .from(type.shape, read(owner.value)), load: .from(type.shape, load),
      begin: { frame in
        frame[temporary] = try load(frame)
        return frame + temporary
      }, end: { try put($0, isInPlace: true) },
      store: { code in
        let keep = code.store(in: temporary)
        return { frame in
          try keep(frame)
          try put(frame, isInPlace: false)
        }
      })
    return place.preparing(owner.store(in: keeper)) { $0[keeper].object = nil }
      .reading(.from(type.shape, read(owner.value)))
  }

  // MARK: Calls

  /// A call that the host answers: it makes what it keeps, and runs what the machine does not know.
  func keptCall(
    _ call: CallShape, owner: RuntimeType?, result: RuntimeType
  ) throws -> Code {
    let function = call.function
    let parameters = function.interface.parameters
    let written = call.given.indices.filter { !call.given[$0].isDefault }
    let types = written.map { index -> RuntimeType in
      let type = machine.concrete(call.own.apply(parameters[index].type))
      return machine.runtime(parameters[index].isVariadic ? resolver.array(type) : type)
    }
    let isMember = function.context.nominal != nil && function.kind == .function
    let receiver: Code? = isMember && !function.isStatic ? call.base?.code : nil
    // The host is told a type, and not the class that the value of one stands for.
    guard isMember == (receiver != nil) || function.isStatic || !isMember,
      receiver != nil || owner?.isReference != true || !call.hasDynamicBase,
      !written.contains(where: { parameters[$0].isInout })
    else { throw notKnown("`\(function.name)`", at: call.position) }
    let asked = HostFunction(
      name: function.kind == .initializer ? "init" : function.name,
      position: function.syntax == nil
        ? owner?.type.nominal?.syntax?.position ?? function.position : function.position,
      owner: owner.map { HostType(type: $0) }, hasReceiver: receiver != nil,
      arguments: zip(written, types).map { index, type in
        HostFunction.Argument(
          label: parameters[index].label, type: HostType(type: type),
          isVariadic: parameters[index].isVariadic)
      }, result: HostType(type: result), generics: machine.use(of: call.own))
    guard let run = machine.host?.call(of: asked) else {
      throw notKnown("`\(function.name)`", at: call.position)
    }
    var codes = receiver.map { [$0] } ?? []
    let mark = height
    var slots: [Int] = []
    var steps: [Step] = []
    for index in codes.indices { keep(codes[index], &slots, &steps) }
    for index in written {
      let type = machine.concrete(call.own.apply(parameters[index].type))
      let code = try argument(call.given[index], parameters[index], type, call)
      codes.append(code)
      keep(code, &slots, &steps)
    }
    release(to: mark)
    return outsideCall(run, sequence(steps), slots, result, at: call.position)
  }

  /// Asks the host for something, given values that are found out first to last.
  func asking(
    _ run: @escaping HostCall, _ codes: [Code], _ result: RuntimeType,
    at position: SourcePosition
  ) -> Code {
    let mark = height
    var slots: [Int] = []
    var steps: [Step] = []
    for code in codes { keep(code, &slots, &steps) }
    release(to: mark)
    return outsideCall(run, sequence(steps), slots, result, at: position)
  }

  private func keep(_ code: Code, _ slots: inout [Int], _ steps: inout [Step]) {
    let slot = allocate()
    slots.append(slot)
    steps.append(code.store(in: slot))
  }

  private func outsideCall(
    _ run: @escaping HostCall, _ prepare: @escaping Step, _ slots: [Int],
    _ result: RuntimeType, at position: SourcePosition
  ) -> Code {
    machine.making.noteOutside(meeting: result)
    let (machine, room) = (machine, room)
    return .from(result.shape) { frame in
      try prepare(frame)
      let values = slots.map { HostValue(frame[$0]) }
      for slot in slots { frame[slot].object = nil }
      return try machine.outside(frame + room.highest) { try run(values, position).value }
    }
  }
}

extension Machine {
  /// The code of a function that the host has to run, called as one that the machine runs.
  ///
  /// - Returns: Nil if the host cannot.
  func hostCode(
    of function: Function, _ own: Substitution, _ shape: Shape
  ) -> Code? {
    guard let host, !function.isOfLibrary, function.kind == .function,
      !function.context.isBody,
      !function.interface.parameters.contains(where: \.isInout),
      !(function.isMutating && function.context.nominal?.isReference != true)
    else { return nil }
    let nominal = function.context.nominal
    let owner = nominal.map { runtime(concrete(own.apply($0.selfType))) }
    // Nobody could go on from what it gives back.
    guard owner?.holdsUnknown != true else { return nil }
    let hasReceiver = nominal != nil && !function.isStatic
    let arguments = function.interface.parameters.map { parameter in
      let type = concrete(own.apply(parameter.type))
      return HostFunction.Argument(
        label: parameter.label,
        type: HostType(type: runtime(parameter.isVariadic ? resolver.array(type) : type)),
        isVariadic: parameter.isVariadic)
    }
    let result = runtime(concrete(own.apply(function.interface.result)))
    func call(of owner: RuntimeType?) -> HostCall? {
      host.call(
        of: HostFunction(
          name: function.name, position: function.position,
          owner: owner.map { HostType(type: $0) }, hasReceiver: hasReceiver, arguments: arguments,
          result: HostType(type: result), generics: use(of: own)))
    }
    guard let run = call(of: owner) else { return nil }
    making.noteHostCall(meeting: result)
    let first = nominal != nil && !hasReceiver ? 1 : 0
    let count = arguments.count + (nominal != nil ? 1 : 0)
    let position = function.position
    return .from(shape) { [unowned self] frame in
      let values = (first..<count).map { HostValue(frame[$0]) }
      // The `self` of a class function is the class that it is called on.
      let type = first == 1 ? (frame[0].object as? TypeBox)?.type : nil
      for slot in 0..<count { frame[slot].object = nil }
      let own = type.flatMap { $0.isReference && $0 !== owner ? call(of: $0) : nil }
      return try outside(frame + count) { try (own ?? run)(values, position).value }
    }
  }

  /// The same for a getter.
  func hostCode(of variable: Variable, _ type: RuntimeType, _ owner: RuntimeType) -> Code? {
    guard let host, !variable.isOfLibrary, !owner.holdsUnknown else { return nil }
    let property = HostProperty(
      name: variable.name, owner: variable.isMember ? HostType(type: owner) : nil,
      isStatic: variable.isStatic, type: HostType(type: type), position: variable.position)
    guard let access = host.access(to: property) else { return nil }
    making.noteHostCall(meeting: type)
    let position = variable.position
    let count = variable.isMember ? 1 : 0
    return .from(type.shape) { [unowned self] frame in
      let owner = HostValue(frame[0])
      if count > 0 { frame[0].object = nil }
      return try outside(frame + count) { try access.read(owner, position).value }
    }
  }
}
