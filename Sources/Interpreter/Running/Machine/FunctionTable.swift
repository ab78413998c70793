/// Code of functions and accessors, one for each set of concrete types.
extension Machine {
  /// What stands for the parameters that a member sees, as a member of a type.
  func ownSubstitution(_ owner: RuntimeType, _ context: Context) -> Substitution {
    guard let nominal = context.nominal ?? context.enclosingNominal else { return Substitution() }
    if let selfParameter = nominal.selfParameter {
      return Substitution([selfParameter], [owner.type])
    }
    return Substitution(resolver.signature(of: nominal).parameters, owner.type.arguments)
  }

  /// The code of a function of the program.
  func code(for function: Function, _ substitution: Substitution) -> FunctionCode {
    let arguments = function.interface.signature.parameters.map {
      concrete(substitution.apply(Type(.parameter($0))))
    }
    let key = FunctionKey(
      declaration: ObjectIdentifier(function), part: 0, arguments: arguments)
    if let known = functions[key] {
      making.noteUse(of: known)
      return known
    }
    let own = Substitution(function.interface.signature.parameters, arguments)
    let result = concrete(own.apply(function.interface.result))
    let shape: Shape =
      function.kind == .initializer && function.context.nominal?.isReference == true
      ? .boolean : Shape(of: result)
    let made = FunctionCode(function.name, shape, in: making) { [unowned self] in
      checker.checkLate(function)
      return try code {
        try Changes.refuseRepeated(in: function.syntax?.body ?? [], self)
        let code = try HostEvaluations.making(in: self) { evaluations in
          try FunctionEmitter.emit(
            function, own, in: self, arguments.isEmpty ? evaluations : nil)
        }
        guard isHosted, function.interface.isAsync else { return code }
        let owner = function.context.nominal.map { runtime(concrete(own.apply($0.selfType))) }
        return onItsActor(function, of: owner, code)
      } orAsking: {
        hostCode(of: function, own, shape)
      }
    }
    functions[key] = made
    making.noteUse(of: made)
    return made
  }

  /// The code of a getter, a setter or an initial value.
  func accessor(_ variable: Variable, _ part: AccessorPart, of owner: RuntimeType) -> FunctionCode {
    let key = FunctionKey(
      declaration: ObjectIdentifier(variable), part: part.rawValue, arguments: [owner.type])
    if let known = functions[key] {
      making.noteUse(of: known)
      return known
    }
    let own = ownSubstitution(owner, variable.context)
    let type = concrete(own.apply(variable.type))
    let isWrapper = part == .initial && checker.wrapper(of: variable) != nil
    let shape = part == .setter ? .void : isWrapper ? .value : Shape(of: type)
    let made = FunctionCode(variable.name, shape, in: making) {
      [unowned self] in
      try code {
        try FunctionEmitter.emit(variable, part, of: owner, own, in: self)
      } orAsking: {
        part == .getter ? hostCode(of: variable, runtime(type), owner) : nil
      }
    }
    functions[key] = made
    making.noteUse(of: made)
    return made
  }

  /// Both accessors of a subscript.
  func element(_ function: Function, isSetter: Bool, _ substitution: Substitution) -> FunctionCode {
    let arguments = function.interface.signature.parameters.map {
      concrete(substitution.apply(Type(.parameter($0))))
    }
    let key = FunctionKey(
      declaration: ObjectIdentifier(function), part: isSetter ? 2 : 1, arguments: arguments)
    if let known = functions[key] {
      making.noteUse(of: known)
      return known
    }
    let own = Substitution(function.interface.signature.parameters, arguments)
    let result = concrete(own.apply(function.interface.result))
    let made = FunctionCode(function.name, isSetter ? .void : Shape(of: result), in: making) {
      [unowned self] in
      try FunctionEmitter.emit(element: function, isSetter: isSetter, own, in: self)
    }
    functions[key] = made
    making.noteUse(of: made)
    return made
  }

  // MARK: Globals

  /// The place of a global or a static, and its type.
  func global(_ variable: Variable, of owner: RuntimeType?) throws -> (Global, RuntimeType) {
    let own = owner.map { ownSubstitution($0, variable.context) } ?? Substitution()
    let type = storedType(of: variable, own)
    let isConstant =
      variable.isOfLibrary ? !type.isReference : HostType(type: type).isPlain
    if isHosted, variable.isMutable || !isConstant {
      throw NotKnown(what: "`\(variable.name)`, which lasts", position: variable.position)
    }
    if let known = globals[ObjectIdentifier(variable)], owner?.type.arguments.isEmpty ?? true {
      return (known, type)
    }
    let global = Global()
    globals[ObjectIdentifier(variable)] = global
    if let syntax = variable.syntax, syntax.initial != nil || firstWrapper(variable) != nil,
      !scriptVariables.contains(ObjectIdentifier(syntax))
    {
      initializeLazily(global, variable, syntax, own, owner)
    } else if type.type.wrapped != nil {
      global.place.pointee = OptionalForm(wrapping: type.type.unwrappedOnce).nothing
    } else if type.type.nominal?.role == .string {
      // A variable of the script that a function reads before its statement is reached.
      global.place.pointee = Value("")
    }
    return (global, type)
  }

  /// Gives a global its value when somebody first asks for it.
  private func initializeLazily(
    _ global: Global, _ variable: Variable, _ syntax: VariableSyntax, _ own: Substitution,
    _ owner: RuntimeType?
  ) {
    global.initialize = { [unowned self, unowned global] _ in
      guard !global.isInitializing else { throw Trap("a global is read while it gets its value") }
      global.isInitializing = true
      defer { global.isInitializing = false }
      let code = try FunctionEmitter.initialValue(
        of: syntax, variable, own, in: self, owner: owner)
      let value = try frames.aside { try code.value($0) }
      if case .bind = syntax.pattern.kind {
        global.place.pointee = value
      } else {
        let whole = runtime(concrete(own.apply(syntax.initial?.type ?? .unknown)))
        try assign(syntax.pattern, value, whole)
      }
      global.initialize = nil
    }
  }
}

extension Type {
  var unwrappedOnce: Type { wrapped ?? self }
}
