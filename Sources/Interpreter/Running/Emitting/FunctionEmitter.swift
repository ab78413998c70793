/// Makes the whole code of functions, accessors and initial values.
///
/// In the frame of a member the first slot is `self`: the value, where it lies (in a function that
/// changes it), the type of a static one, or the struct that an initialiser makes. Behind it are
/// the parameters, then the result.
enum FunctionEmitter {
  static func emit(
    _ function: Function, _ own: Substitution, in machine: Machine,
    _ evaluations: HostEvaluations? = nil
  ) throws -> Code {
    let interface = function.interface
    guard let syntax = function.syntax, let body = syntax.body else {
      throw NotKnown(what: "`\(function.name)`", position: function.position)
    }
    machine.checker.checkLate(function)
    let emitter = Emitter(
      machine, own, result: interface.result, captured: CaptureScan.shared(in: body))
    emitter.functionName = syntax.spelledName
    emitter.functionPosition = function.position
    emitter.evaluations = evaluations
    emitter.isInDeinitializer = function.kind == .deinitializer
    let nominal = function.context.nominal
    if let nominal { setSelf(emitter, function, nominal, own) }
    bind(interface.parameters, emitter, own)
    emitter.resultSlot = emitter.allocate(reference: emitter.resultType.shape == .value)
    let wrap = try wrapParameters(interface.parameters, emitter)
    if function.kind == .initializer, let nominal {
      return try initializer(function, body, nominal, emitter, wrap)
    }
    let builder = machine.checker.builder(of: syntax, in: function.context)
    let code =
      try builder.map {
        try emitter.built(body, with: $0, expecting: emitter.resultType.type)
      } ?? emitter.body(body, isWhole: true)
    return finish(
      wrap.map { code.after($0) } ?? code, emitter, references: 0..<emitter.resultSlot)
  }

  /// A function among statements, whose emitter knows already what it takes along.
  static func emit(
    local function: Function, _ own: Substitution, _ emitter: Emitter
  ) throws -> Code {
    guard let syntax = function.syntax, let body = syntax.body else {
      throw NotKnown(what: "`\(function.name)`", position: function.position)
    }
    emitter.functionName = syntax.spelledName
    bind(function.interface.parameters, emitter, own)
    emitter.contextSlot = emitter.allocate()
    emitter.resultSlot = emitter.allocate(reference: emitter.resultType.shape == .value)
    let wrap = try wrapParameters(function.interface.parameters, emitter)
    let code =
      try emitter.machine.checker.builder(of: syntax, in: function.context).map {
        try emitter.built(body, with: $0, expecting: emitter.resultType.type)
      } ?? emitter.body(body, isWhole: true)
    return finish(
      wrap.map { code.after($0) } ?? code, emitter, references: 0..<emitter.resultSlot)
  }

  /// Puts parameters into their wrappers.
  private static func wrapParameters(
    _ parameters: [FunctionParameter], _ emitter: Emitter
  ) throws -> Step? {
    var steps: [Step] = []
    for parameter in parameters {
      guard let variable = parameter.syntax?.name.variable,
        let call = emitter.machine.checker.wrapperCalls[ObjectIdentifier(variable)],
        let storage = emitter.scope[ObjectIdentifier(variable)]
      else { continue }
      for value in call.givenValues {
        emitter.give(emitter.place(in: storage).read, for: value)
      }
      steps.append(try emitter.wrappedLocal(variable, call, at: variable.position))
    }
    return steps.isEmpty ? nil : emitter.sequence(steps)
  }

  private static func setSelf(
    _ emitter: Emitter, _ function: Function, _ nominal: Nominal, _ own: Substitution
  ) {
    let machine = emitter.machine
    let slot = emitter.allocate()
    var type = machine.runtime(machine.concrete(own.apply(nominal.selfType)))
    if let instance = type.type.metatypeInstance { type = machine.runtime(instance) }
    emitter.selfType = type
    if function.isStatic {
      emitter.selfStorage = Storage(
        place: .slot(slot), type: machine.runtime(Type(.metatype(type.type))))
    } else {
      let isPlace = function.isMutating && function.kind != .initializer && !type.isReference
      emitter.isSelfMutable = function.isMutating && !type.isReference
      emitter.selfStorage = Storage(place: isPlace ? .pointer(slot) : .slot(slot), type: type)
    }
  }

  static func bind(
    _ parameters: [FunctionParameter], _ emitter: Emitter, _ own: Substitution
  ) {
    let machine = emitter.machine
    for parameter in parameters {
      var type = machine.concrete(own.apply(parameter.type))
      let slot = emitter.allocate(
        reference: !parameter.isInout && (parameter.isVariadic || Shape(of: type) == .value))
      guard let variable = parameter.syntax?.name.variable else { continue }
      if parameter.isVariadic { type = machine.resolver.array(type) }
      if parameter.isAutoclosure, type.function == nil {
        type = Type(.function(FunctionType(parameters: [], result: type)))
      }
      emitter.scope[ObjectIdentifier(variable)] = Storage(
        place: parameter.isInout ? .pointer(slot) : .slot(slot), type: machine.runtime(type))
    }
  }

  /// Puts around a body what every call does: looks whether there is room and whether to go on, and
  /// lets go of what the frame refers to.
  static func finish(_ code: Code, _ emitter: Emitter, references: Range<Int>) -> Code {
    let machine = emitter.machine
    let control = machine.control
    if emitter.highest > FrameMemory.largestFrame {
      return .from(code.shape) { _ in
        throw Trap("a function has more variables than there is room for")
      }
    }
    let clear = emitter.clear(from: references.lowerBound, to: references.upperBound)
    let clearAll = emitter.clear(from: 0, to: emitter.highest)
    let holds = emitter.holdsReferences
    func guarded<Result>(_ run: @escaping (Frame) throws -> Result) -> (Frame) throws -> Result {
      guard holds else {
        return { frame in
          control.pointee.budget -= 1
          if control.pointee.budget < 0 { try machine.refill() }
          if frame > control.pointee.limit || NativeStack.here < control.pointee.stackLimit {
            throw Trap.tooDeep
          }
          return try run(frame)
        }
      }
      return { frame in
        control.pointee.budget -= 1
        if control.pointee.budget < 0 { try machine.refill() }
        if frame > control.pointee.limit || NativeStack.here < control.pointee.stackLimit {
          throw Trap.tooDeep
        }
        let result: Result
        do {
          result = try run(frame)
        } catch {
          if error is Trap { machine.isDead = true }
          clearAll(frame)
          throw error
        }
        clear(frame)
        return result
      }
    }
    switch code {
    case .integer(let operand): return .integer(guarded(operand.run))
    case .double(let operand): return .double(guarded(operand.run))
    case .boolean(let operand): return .boolean(guarded(operand.run))
    case .void(let run): return .void(guarded(run))
    case .value(let operand): return .value(guarded(operand.run))
    }
  }
}

extension FunctionSyntax {
  /// `add(_:to:)`
  var spelledName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension Expression {
  /// The values that are handed in, in a call that nobody wrote.
  fileprivate var givenValues: [Expression] {
    var found: [Expression] = []
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .given(let type) = expression.kind, type.metatypeInstance == nil {
        found.append(expression)
      }
      return true
    }
    walk.expression(self)
    return found
  }
}
