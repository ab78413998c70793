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
      return .plain(try wrappedLocal(variable, syntax))
    }
    return .plain(try stored(syntax))
  }

  private func stored(_ syntax: VariableSyntax) throws -> (Frame) throws -> Void {
    if case .bind(let name) = syntax.pattern.kind, let variable = name.variable {
      let type = runtime(variable.type)
      guard let initial = syntax.initial else {
        // A variable of an optional type is nil before anybody gives it a value.
        let isNil = variable.isMutable && type.wrapped != nil
        let first =
          isNil
          ? type.wrapped.map { Code.constant(OptionalForm(wrapping: $0.type).nothing) } : nil
        return declare(variable, first, type)
      }
      if syntax.accessors?.didSet != nil || syntax.accessors?.willSet != nil {
        return try observedLocal(variable, syntax, type)
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
    return FunctionCode("accessor", isSetter ? .void : type.shape) {
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

  /// A variable among statements that tells of changes.
  private func observedLocal(
    _ variable: Variable, _ syntax: VariableSyntax, _ type: RuntimeType
  ) throws -> (Frame) throws -> Void {
    guard let initial = syntax.initial else { return { _ in } }
    throw notKnown("observers of a variable among statements", at: initial.position)
  }

  /// `@Clamped var n = 3` among statements.
  private func wrappedLocal(
    _ variable: Variable, _ syntax: VariableSyntax
  ) throws -> (Frame) throws -> Void {
    throw notKnown("a property wrapper among statements", at: syntax.position)
  }

  func wrapped(
    _ code: Code, _ type: RuntimeType, _ field: RuntimeType.Field, _ owner: RuntimeType
  ) throws -> Code {
    throw notKnown("a property wrapper", at: field.variable.position)
  }

  func initialWrapper(_ field: RuntimeType.Field, _ owner: RuntimeType) throws -> Code {
    throw notKnown("a property wrapper", at: field.variable.position)
  }

  func built(_ list: [Statement], with builder: Type, expecting type: Type) throws -> Code {
    throw notKnown("a result builder", at: list.first?.position ?? .nowhere)
  }

}
