/// Makes the whole code of functions, accessors and initial values.
///
/// In the frame of a member the first slot is `self`: the value, where it lies (in a function that
/// changes it), the type of a static one, or the struct that an initialiser makes. Behind it are
/// the parameters, then the result.
enum FunctionEmitter {
  static func emit(
    _ function: Function, _ own: Substitution, in machine: Machine
  ) throws -> Code {
    let interface = function.interface
    guard let syntax = function.syntax, let body = syntax.body else {
      throw NotKnown(what: "`\(function.name)`", position: function.position)
    }
    machine.checkIfLibrary(function)
    let emitter = Emitter(
      machine, own, result: interface.result, captured: CaptureScan.shared(in: body))
    emitter.functionName = syntax.spelledName
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

  private static func bind(
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

  // MARK: Initialisers

  private static func initializer(
    _ function: Function, _ body: [Statement], _ nominal: Nominal, _ emitter: Emitter,
    _ wrap: Step?
  ) throws -> Code {
    let machine = emitter.machine
    guard let owner = emitter.selfType else {
      throw NotKnown(what: "this", position: function.position)
    }
    emitter.isInInitializer = true
    emitter.resultType = machine.runtime(.void)
    var first: (Frame) throws -> Void = { _ in }
    let delegates = body.delegatesToSelf
    if !delegates { first = try firstValues(of: owner, nominal, emitter) }
    var code = try emitter.statements(body)
    if owner.isReference, !delegates, owner.superclass != nil, !body.callsSuperInit {
      code = try addSuper(code, owner, emitter)
    }
    if let wrap {
      let before = first
      first = {
        try before($0); try wrap($0)
      }
    }
    let run = code.leaving
    let resultSlot = emitter.resultSlot
    let isFailable = function.syntax?.isFailable ?? false
    if owner.isReference {
      let made = Code.boolean { frame in
        do {
          try first(frame)
          // `return nil` leaves a zero behind.
          frame[resultSlot].word = 1
          _ = try run(frame)
          return frame[resultSlot].word != 0
        } catch is FailedInitializer {
          return false
        }
      }
      return finish(made, emitter, references: 0..<resultSlot)
    }
    let form = OptionalForm(wrapping: owner.type)
    let made = Code.value { frame in
      do {
        try first(frame)
        frame[resultSlot].word = 1
        _ = try run(frame)
      } catch is FailedInitializer {
        return form.nothing
      }
      if isFailable { return frame[resultSlot].word == 0 ? form.nothing : form.wrap(frame[0]) }
      return frame[0]
    }
    return finish(made, emitter, references: 0..<resultSlot)
  }

  /// A struct is made empty first; properties with initial values get them.
  private static func firstValues(
    of owner: RuntimeType, _ nominal: Nominal, _ emitter: Emitter
  ) throws -> (Frame) throws -> Void {
    let inherited = owner.superclass?.fieldCount ?? 0
    guard nominal.kind != .enumeration else { return { _ in } }
    let own = try owner.fields.enumerated().dropFirst(owner.isReference ? inherited : 0).map {
      index, field in (index, try emitter.initialValue(of: field, owner).value)
    }
    let isReference = owner.isReference
    return { frame in
      let record: Record
      if isReference {
        guard let object = frame[0].object else { throw Trap.empty }
        record = try object.asRecord()
      } else {
        record = Record.make(owner, owner.fieldCount)
        frame[0] = Value(record)
      }
      for (index, value) in own { record.fields[index] = try value(frame) }
    }
  }

  /// `super.init()` where nobody wrote it.
  private static func addSuper(
    _ code: StatementCode, _ owner: RuntimeType, _ emitter: Emitter
  ) throws -> StatementCode {
    guard let superclass = owner.superclass, let nominal = superclass.type.nominal else {
      return code
    }
    let plain = nominal.members["init"].compactMap(\.function).first {
      $0.interface.parameters.allSatisfy(\.hasDefault) && !$0.isConvenience
    }
    let run = code.leaving
    guard let plain else {
      let fill = try emitter.initializeFields(of: superclass)
      return .leaving {
        let leaving = try run($0); try fill($0); return leaving
      }
    }
    guard let storage = emitter.selfStorage else { return code }
    let reference = Reference(.function(plain))
    let call = CallShape(
      function: plain, reference: reference,
      own: emitter.machine.ownSubstitution(superclass, plain.context),
      base: .value(emitter.place(in: storage).read, superclass),
      given: plain.interface.parameters.map { _ in .defaultValue }, owner: superclass,
      result: superclass, position: plain.position)
    let above = try emitter.invoke(
      call, .fixed(emitter.machine.code(for: plain, call.own))
    ).boolean
    return .leaving {
      let leaving = try run($0); _ = try above($0); return leaving
    }
  }

  // MARK: Properties

  static func emit(
    _ variable: Variable, _ part: AccessorPart, of owner: RuntimeType, _ own: Substitution,
    in machine: Machine
  ) throws -> Code {
    guard let syntax = variable.syntax else {
      throw NotKnown(what: "`\(variable.name)`", position: variable.position)
    }
    machine.checkIfLibrary(variable)
    if part == .initial {
      return try initialValue(of: syntax, variable, own, in: machine, owner: owner)
    }
    let accessor = part == .getter ? syntax.accessors?.getter : syntax.accessors?.setter
    if accessor?.body == nil {
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
    machine.checkIfLibrary(function)
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
    machine.checkIfLibrary(variable)
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

  // MARK: Frames

  /// Puts around a body what every call does: looks whether there is room and whether to go on, and
  /// lets go of what the frame refers to.
  static func finish(_ code: Code, _ emitter: Emitter, references: Range<Int>) -> Code {
    let machine = emitter.machine
    let control = machine.control
    if emitter.highest > Machine.largestFrame {
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

extension [Statement] {
  /// `self.init(…)` stands among them: another initialiser does the work.
  var delegatesToSelf: Bool { contains { calls("init", of: \.isPlainSelf, in: [$0]) } }
  var callsSuperInit: Bool { calls("init", of: \.isSuperclass, in: self) }

  private func calls(_ name: String, of fits: (Expression) -> Bool, in list: [Statement]) -> Bool {
    var found = false
    withoutActuallyEscaping(fits) { fits in
      var walk = BodyWalk()
      walk.visitExpression = { expression in
        if case .call(let callee, _) = expression.kind,
          case .member(let base, let member) = callee.kind,
          member.base == name, fits(base)
        {
          found = true
        }
        return true
      }
      walk.statements(list)
    }
    return found
  }
}

extension Function {
  var isConvenience: Bool { syntax?.modifiers.isConvenience ?? false }
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
