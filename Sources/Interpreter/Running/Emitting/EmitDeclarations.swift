/// Variables that are declared among statements.
extension Emitter {
  func declaration(_ declaration: Declaration) throws -> StatementCode {
    guard case .variable(let syntax) = declaration else { return .plain { _ in } }
    if let accessors = syntax.accessors, accessors.isComputed {
      try computed(syntax, accessors)
      return .plain { _ in }
    }
    if let variable = syntax.pattern.names.first?.variable,
      machine.checker.wrapper(of: variable) != nil
    {
      let call = machine.checker.wrapperCalls[ObjectIdentifier(variable)]
      return .plain(try wrappedLocal(variable, call, at: syntax.position))
    }
    return .plain(try stored(syntax))
  }

  private func stored(_ syntax: VariableSyntax) throws -> (Frame) throws -> Void {
    if case .bind(let name) = syntax.pattern.kind, let variable = name.variable {
      let type = runtime(variable.type)
      if syntax.isAsync, let initial = syntax.initial {
        let slot = allocate()
        scope[ObjectIdentifier(variable)] = Storage(
          place: .slot(slot), type: type, isTask: true)
        return try task(of: initial, named: variable.name, type).store(in: slot)
      }
      if syntax.accessors?.didSet != nil || syntax.accessors?.willSet != nil {
        return try observedLocal(variable, syntax, type)
      }
      if syntax.modifiers.isLazy, let initial = syntax.initial {
        return try lazyLocal(variable, syntax, initial)
      }
      guard let initial = syntax.initial else {
        // A variable of an optional type is nil before anybody gives it a value.
        let isNil = variable.isMutable && type.wrapped != nil
        let first =
          isNil
          ? type.wrapped.map { Code.constant(OptionalForm(wrapping: $0.type).nothing) } : nil
        return declare(variable, first, type)
      }
      return declare(variable, try emit(initial, to: type.type), type)
    }
    guard let initial = syntax.initial else { return { _ in } }
    let from = type(of: initial)
    let wanted = syntax.pattern.type.map(concrete) ?? from
    let code = try convert(try emit(initial), from: from, to: wanted, at: initial.position)
    let bind = try match(syntax.pattern, code, machine.runtime(wanted))
    return { _ = try bind($0) }
  }

  /// The task of an `async let`.
  func task(of initial: Expression, named name: String, _ type: RuntimeType) throws -> Code {
    let function = Type(.function(FunctionType(parameters: [], result: type.type)))
    let closure = try autoclosure(initial, as: function).value
    let tasks = machine.tasks
    let beginning = TaskBeginning(
      kind: .named(name), position: initial.position, result: type)
    return .value { frame in
      let run = try closure(frame).function()
      return Value(try tasks.start(beginning) { try run.call($0) })
    }
  }

  /// `var double: Int { n * 2 }` among statements.
  private func computed(_ syntax: VariableSyntax, _ accessors: Accessors) throws {
    guard let variable = syntax.pattern.names.first?.variable else { return }
    let type = runtime(variable.type)
    scope[ObjectIdentifier(variable)] = Storage(place: .computed(syntax), type: type)
    var scan = CaptureScan()
    scan.statements(accessors.getter?.body ?? [])
    scan.statements(accessors.setter?.body ?? [])
    localAccessors[ObjectIdentifier(syntax)] = LocalAccessors(
      scan: scan,
      getter: try localAccessor(accessors.getter?.body ?? [], scan, type, value: nil),
      setter: try accessors.setter.map {
        try localAccessor($0.body ?? [], scan, type, value: $0.parameter?.variable, isSetter: true)
      })
  }

  private func localAccessor(
    _ body: [Statement], _ scan: CaptureScan, _ type: RuntimeType, value: Variable?,
    isSetter: Bool = false
  ) throws -> FunctionCode {
    let inside = Emitter(
      machine, substitution, result: isSetter ? .void : type.type, captured: captured)
    adoptScope(scan, inside)
    return FunctionCode("accessor", isSetter ? .void : type.shape, in: machine.making) {
      if isSetter {
        let slot = inside.allocate()
        if let value {
          inside.scope[ObjectIdentifier(value)] = Storage(place: .slot(slot), type: type)
        }
      }
      inside.contextSlot = inside.allocate()
      inside.resultSlot = inside.allocate()
      return FunctionEmitter.finish(
        try inside.body(body, isWhole: true), inside, references: 0..<inside.resultSlot)
    }
  }

  /// A variable among statements that tells of changes. What sets it is a function that takes it
  /// along, with all that the observers use.
  private func observedLocal(
    _ variable: Variable, _ syntax: VariableSyntax, _ type: RuntimeType
  ) throws -> Step {
    let code = try syntax.initial.map { try emit($0, to: type.type) }
    let run = declare(variable, code, type, isShared: true)
    var scan = CaptureScan()
    scan.variable(variable)
    for accessor in [syntax.accessors?.willSet, syntax.accessors?.didSet] {
      scan.statements(accessor?.body ?? [])
    }
    scope[ObjectIdentifier(variable)]?.observed = variable
    let inside = Emitter(machine, substitution, result: .void, captured: captured)
    adoptScope(scan, inside)
    inside.observing = variable
    localAccessors[ObjectIdentifier(syntax)] = LocalAccessors(
      scan: scan, getter: nil,
      setter: FunctionCode(variable.name, .void, in: machine.making) {
        try inside.localSetter(variable, syntax, type)
      })
    return run
  }

  private func localSetter(
    _ variable: Variable, _ syntax: VariableSyntax, _ type: RuntimeType
  ) throws -> Code {
    let new = allocate()
    contextSlot = allocate()
    let old = allocate()
    resultSlot = allocate()
    guard let storage = scope[ObjectIdentifier(variable)] else {
      throw notKnown("`\(variable.name)`", at: variable.position)
    }
    let plain = place(in: storage)
    func observer(_ accessor: Accessors.Accessor?, _ slot: Int) throws -> Step? {
      guard let accessor, let body = accessor.body else { return nil }
      if let name = accessor.parameter?.variable {
        scope[ObjectIdentifier(name)] = Storage(place: .slot(slot), type: type)
      }
      return try self.body(body, isWhole: true).effect
    }
    let will = try observer(syntax.accessors?.willSet, new)
    let did = try observer(syntax.accessors?.didSet, old)
    let keep = plain.read.store(in: old)
    let write = plain.write(.slot(new, type.shape))
    let code = Code.void { frame in
      try keep(frame)
      try will?(frame)
      try write(frame)
      try did?(frame)
    }
    return FunctionEmitter.finish(code, self, references: 0..<(old + 1))
  }
}
