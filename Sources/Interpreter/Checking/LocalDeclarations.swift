/// What is declared among statements, and variables whose type is found out.
extension Checker {
  func localDeclaration(_ declaration: Declaration) {
    switch declaration {
    case .variable(let syntax):
      refuseAccess(syntax.modifiers, at: syntax.position)
      localVariable(syntax)
    case .function(let syntax):
      refuseAccess(syntax.modifiers, at: syntax.position)
      guard let function = localFunctions[ObjectIdentifier(syntax)] else { return }
      localFunction(syntax, function)
    case .type(let syntax):
      guard let nominal = localTypes[ObjectIdentifier(syntax)] else { return }
      type(nominal)
    default: return
    }
  }

  /// `let count = count + 1` outside of all functions: its type would be found out from itself.
  func refuseCircle(_ initial: Expression, of syntax: VariableSyntax) {
    guard trials == 0, syntax.type == nil, body.context.nominal == nil || syntax.modifiers.isStatic,
      let own = syntax.pattern.names.first?.name
    else { return }
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .name(let name) = expression.kind, name.base == own,
        self.overloads(named: name).contains(where: { $0.symbol.variable?.syntax === syntax })
      {
        self.report(
          "`\(own)` would be made of itself", at: expression.position,
          advice: "give one of both another name")
      }
      return !expression.isClosure
    }
    walk.expression(initial)
  }

  private func localVariable(_ syntax: VariableSyntax) {
    requireVariable(syntax, in: body.context)
    if trials == 0 { refuseProperty(syntax, in: body.localContext) }
    let written = syntax.type.map { openedType($0) }
    let isWrapped = syntax.modifiers.attributes.contains { $0.name.first?.isUppercase == true }
    var type = written ?? .unknown
    // What an `async let` throws is thrown where it is waited for.
    let (outer, mayFail) = (marks, body.mayFail)
    if syntax.isAsync {
      marks = Marks(attempt: .optional, isWaited: true)
      body.mayFail = true
    }
    defer {
      marks = outer
      body.mayFail = mayFail
    }
    if let initial = syntax.initial {
      if let written, !isWrapped {
        type = whole(
          initial, as: written,
          for: .initialValue(syntax.pattern.names.first?.name ?? "it"))
      } else {
        let found = whole(initial)
        requireOneKind(initial)
        requireDecided(initial, of: syntax)
        if written == nil, !isWrapped {
          type = weakened(Self.withoutVariables(found), syntax)
        }
      }
    }
    guard syntax.pattern.names.count == 1, case .bind(let name) = syntax.pattern.kind else {
      pattern(syntax.pattern, matching: type)
      if syntax.initial == nil { lateConstants.formUnion(syntax.pattern.names.map(\.position)) }
      return
    }
    let variable = Variable(
      name: name.name, isMutable: syntax.isMutable, syntax: syntax, context: body.localContext,
      position: name.position, type: type)
    name.variable = variable
    if isWrapped, wrapper(of: variable) != nil, written == nil {
      variable.type = wrappedType(of: variable)
    }
    if isWrapped, wrapper(of: variable) != nil { noteWrapper(of: variable, value: syntax.initial) }
    body.scope.declare(.variable(variable), as: name.name)
    if syntax.isWithoutValue { noteLateValue() }
    if let accessors = syntax.accessors { localAccessors(accessors, type) }
  }

  /// In a closure the function around it follows what is declared there.
  private func noteLateValue() {
    var next: Body? = body
    while let here = next {
      here.hasLateValues = true
      next = here.outer
    }
  }

  private func localAccessors(_ accessors: Accessors, _ type: Type) {
    for accessor in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] {
      guard let accessor, let list = accessor.body else { continue }
      nested {
        if let parameter = accessor.parameter { self.local(parameter, type) }
        self.functionBody(list, result: accessor.parameter == nil ? type : .void, builder: nil)
      }
    }
  }

  /// A body inside the present one, which sees its variables.
  private func nested(_ run: () -> Void) {
    let outer = body
    let inner = Body(context: outer.context, scope: LocalScope(in: outer.scope), outer: outer)
    inner.selfType = outer.selfType
    inner.isStatic = outer.isStatic
    inner.isSelfMutable = outer.isSelfMutable
    body = inner
    run()
    body = outer
  }

  private func localFunction(_ syntax: FunctionSyntax, _ function: Function) {
    guard let list = syntax.body else { return }
    let interface = function.interface
    let outer = body
    let inside = Context(.function(interface.signature), in: body.localContext, resolver: resolver)
    let inner = functionScope(syntax, in: inside, outer.context, outer: outer.scope)
    inner.selfType = outer.selfType
    inner.isStatic = outer.isStatic
    inner.isSelfMutable = outer.isSelfMutable
    inner.failure = interface.failure
    enter(inner) {
      self.solver.signature.requirements += interface.signature.requirements
      for parameter in interface.parameters { self.bind(parameter) }
      self.hold(interface.parameters)
      self.functionBody(
        list, result: interface.result,
        builder: self.resolver.builder(of: syntax.modifiers.attributes, in: inside))
      self.refuseSeveralHidden(at: syntax.position)
      self.refuseEscapes(from: list)
      if self.resolver.builder(of: syntax.modifiers.attributes, in: inside) == nil,
        !interface.parameters.contains(where: \.type.isUninhabited)
      {
        self.requireResult(syntax.name, list, interface.result, at: syntax.end)
      }
    }
  }
}

extension Checker: TypeInferring {
  /// The type of a variable that has only a value.
  func inferredType(of variable: Variable) -> Type {
    guard let syntax = variable.syntax else { return .unknown }
    var found = Type.unknown
    let inner = Body(context: variable.context, scope: LocalScope(in: nil))
    inner.selfType = variable.context.nominal?.selfType
    inner.isStatic = !syntax.modifiers.isLazy
    inner.isAsync = true
    // It is found out in the middle of something else: what that knows stays as it is.
    let probe = Checker(resolver: resolver, inside: self)
    probe.enter(inner) {
      if probe.wrapper(of: variable) != nil {
        found = probe.wrappedType(of: variable)
      } else if let initial = syntax.initial {
        let whole = probe.whole(initial, as: syntax.type.map { probe.openedType($0) })
        found = resolver.part(
          of: Self.withoutVariables(whole), named: variable.name, in: syntax.pattern)
      }
    }
    return weakened(found, syntax)
  }

  /// What a `weak` variable holds may go away: it is an optional.
  private func weakened(_ type: Type, _ syntax: VariableSyntax) -> Type {
    syntax.modifiers.ownership == .weak && !type.isUnknown && type.wrapped == nil
      ? resolver.optional(type) : type
  }
}
