/// The code of getters, setters, subscripts and initial values.
extension FunctionEmitter {
  static func emit(
    _ variable: Variable, _ part: AccessorPart, of owner: RuntimeType, _ own: Substitution,
    in machine: Machine
  ) throws -> Code {
    guard let syntax = variable.syntax else {
      throw NotKnown(what: "`\(variable.name)`", position: variable.position)
    }
    machine.checker.checkLate(variable)
    if part == .initial {
      return try initialValue(of: syntax, variable, own, in: machine, owner: owner)
    }
    let accessor = part == .getter ? syntax.accessors?.getter : syntax.accessors?.setter
    if accessor?.hasBody != true {
      return try StoredAccessors(
        machine: machine, variable: variable, owner: owner, own: own, syntax: syntax
      ).emit(part)
    }
    let body = accessor?.body ?? []
    let type = machine.concrete(own.apply(variable.type))
    let emitter = Emitter(
      machine, own, result: part == .getter ? type : .void,
      captured: CaptureScan.shared(in: body))
    emitter.functionName = variable.name
    let isPlace =
      !owner.isReference && !variable.isStatic
      && (part == .getter ? accessor?.isMutating == true : accessor?.isNonmutating != true)
    setSelf(emitter, owner, isStatic: variable.isStatic, isPlace: isPlace)
    if part == .setter {
      let slot = emitter.allocate()
      if let name = accessor?.parameter?.variable {
        emitter.scope[ObjectIdentifier(name)] = Storage(
          place: .slot(slot), type: machine.runtime(type))
      }
    }
    emitter.resultSlot = emitter.allocate(reference: emitter.resultType.shape == .value)
    let builder = part == .getter ? machine.checker.builder(ofProperty: variable) : nil
    let code =
      try builder.map { try emitter.built(body, with: $0, expecting: type) }
      ?? emitter.body(body, isWhole: true)
    return finish(code, emitter, references: 0..<emitter.resultSlot)
  }

  static func setSelf(
    _ emitter: Emitter, _ owner: RuntimeType, isStatic: Bool, isPlace: Bool
  ) {
    let slot = emitter.allocate()
    let instance = owner.type.metatypeInstance.map(emitter.machine.runtime) ?? owner
    emitter.selfType = instance
    emitter.isSelfMutable = isPlace
    emitter.selfStorage = Storage(
      place: isPlace ? .pointer(slot) : .slot(slot),
      type: isStatic ? emitter.machine.runtime(Type(.metatype(instance.type))) : instance)
  }

  static func emit(
    element function: Function, isSetter: Bool, _ own: Substitution, in machine: Machine
  ) throws -> Code {
    let interface = function.interface
    guard let syntax = function.syntax, let nominal = function.context.nominal,
      let accessor = isSetter ? syntax.accessors?.setter : syntax.accessors?.getter,
      let body = accessor.body
    else { throw NotKnown(what: "this subscript", position: function.position) }
    machine.checker.checkLate(function)
    let result = machine.concrete(own.apply(interface.result))
    let emitter = Emitter(
      machine, own, result: isSetter ? .void : result, captured: CaptureScan.shared(in: body))
    let owner = machine.runtime(machine.concrete(own.apply(nominal.selfType)))
    setSelf(
      emitter, owner, isStatic: function.isStatic,
      isPlace: !owner.isReference
        && (isSetter ? !accessor.isNonmutating : accessor.isMutating))
    if isSetter {
      let slot = emitter.allocate()
      if let name = accessor.parameter?.variable {
        emitter.scope[ObjectIdentifier(name)] = Storage(
          place: .slot(slot), type: machine.runtime(result))
      }
    }
    bindByPosition(interface.parameters, body, emitter, own)
    emitter.resultSlot = emitter.allocate(reference: emitter.resultType.shape == .value)
    let code = try emitter.body(body, isWhole: true)
    return finish(code, emitter, references: 0..<emitter.resultSlot)
  }

  /// The parameters of a subscript are variables of both accessors: each has its own, found by name.
  private static func bindByPosition(
    _ parameters: [FunctionParameter], _ body: [Statement], _ emitter: Emitter, _ own: Substitution
  ) {
    let first = emitter.height
    bind(parameters, emitter, own)
    var named: [String: Storage] = [:]
    for (index, parameter) in parameters.enumerated() {
      var type = emitter.machine.concrete(own.apply(parameter.type))
      if parameter.isVariadic { type = emitter.resolver.array(type) }
      named[parameter.name] = Storage(
        place: .slot(first + index), type: emitter.machine.runtime(type))
    }
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .variable(let variable)? = expression.reference?.target, !variable.isMember,
        variable.syntax == nil, emitter.scope[ObjectIdentifier(variable)] == nil,
        let storage = named[variable.name],
        parameters.contains(where: { $0.syntax?.name.position == variable.position })
      {
        emitter.scope[ObjectIdentifier(variable)] = storage
      }
      return true
    }
    walk.statements(body)
  }

  static func initialValue(
    of syntax: VariableSyntax, _ variable: Variable, _ own: Substitution, in machine: Machine,
    owner: RuntimeType? = nil
  ) throws -> Code {
    guard let initial = machine.firstWrapper(variable) ?? syntax.initial else {
      throw NotKnown(what: "the value of `\(variable.name)`", position: variable.position)
    }
    machine.checker.checkLate(variable)
    var type = machine.storedType(of: variable, own).type
    if syntax.modifiers.isLazy { type = machine.concrete(own.apply(variable.type)) }
    if case .bind = syntax.pattern.kind {
    } else {
      type = machine.concrete(own.apply(initial.type ?? .unknown))
    }
    let emitter = Emitter(
      machine, own, result: type,
      captured: CaptureScan.shared(in: [Statement(.expression(initial), at: initial.position)]))
    emitter.selfType = owner.map { $0.type.metatypeInstance.map(machine.runtime) ?? $0 }
    var metatype: Value?
    if variable.isStatic, let type = emitter.selfType {
      setSelf(emitter, type, isStatic: true, isPlace: false)
      metatype = type.metatype
    } else if let owner {
      // Slots of `self` for lazy properties; others do not name it.
      setSelf(emitter, owner, isStatic: false, isPlace: !owner.isReference)
    }
    emitter.resultSlot = emitter.allocate(reference: emitter.resultType.shape == .value)
    var code = try emitter.emit(initial, to: type)
    if let metatype { code = code.after { $0[0] = metatype } }
    return finish(code, emitter, references: 0..<emitter.resultSlot)
  }
}
