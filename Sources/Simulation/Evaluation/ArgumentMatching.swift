/// Which parameter each argument goes to, as Swift's overload resolution finds it by labels and
/// shapes.
struct ArgumentMatch {
  let function: FunctionDeclaration
  /// For each parameter the indices of its arguments: none for a default, several for a variadic
  /// one.
  let positions: [[Int]]

  /// Type parameters of the function of which an argument that is written says something.
  var genericNamesOfArguments: Set<String> {
    guard !function.genericNames.isEmpty else { return [] }
    var found: Set<String> = []
    func look(_ type: TypeReference) {
      found.insert(type.name)
      type.arguments.forEach(look)
    }
    for (parameter, arguments) in zip(function.parameters, positions) where !arguments.isEmpty {
      parameter.type.map(look)
    }
    return found.intersection(function.genericNames)
  }
}

extension Evaluator {
  /// The declaration that takes these arguments: of several the one that the call refers to, where
  /// its types say so, else the one that its words fit best.
  func match(_ arguments: [Argument], among functions: [FunctionDeclaration], in scope: Scope)
    -> ArgumentMatch?
  {
    let matches = functions.compactMap { function in
      positions(of: arguments, in: function.parameters).map {
        ArgumentMatch(function: function, positions: $0)
      }
    }
    guard matches.count > 1 else { return matches.first }
    if case .written(let target)? = engine.target(ofCallWith: arguments),
      let meant = matches.first(where: { $0.function.namePlace == target })
    {
      return meant
    }
    return matches.max { fit($0, arguments, in: scope) < fit($1, arguments, in: scope) }
      ?? matches.first
  }

  /// Nil if the arguments do not fit the parameters.
  func positions(of arguments: [Argument], in parameters: [Parameter]) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if next > 0, parameters[next - 1].isVariadic, argument.label == nil, !argument.isTrailing {
        result[next - 1].append(index)
        continue
      }
      guard
        let position = parameters[next...].indices.first(where: { position in
          accepts(parameters, position, argument, rest: arguments[(index + 1)...])
        })
      else { return nil }
      for skipped in next..<position where !isOptional(parameters[skipped]) { return nil }
      result[position].append(index)
      next = position + 1
    }
    return parameters[next...].allSatisfy(isOptional) ? result : nil
  }

  private func isOptional(_ parameter: Parameter) -> Bool {
    parameter.defaultValue != nil || parameter.isVariadic
  }

  private func accepts(
    _ parameters: [Parameter], _ position: Int, _ argument: Argument, rest: ArraySlice<Argument>
  ) -> Bool {
    let parameter = parameters[position]
    guard argument.isTrailing, argument.label == nil else {
      return parameter.label == argument.label
    }
    guard takesFunction(parameter) else { return false }
    // A trailing closure passes by a closure with a default if a later parameter needs one.
    return parameter.defaultValue == nil
      || !parameters[(position + 1)...].contains { later in
        takesFunction(later) && later.defaultValue == nil
          && !rest.contains { $0.label != nil && $0.label == later.label }
      }
  }

  private func takesFunction(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type else { return parameter.defaultValue?.isLiteral != true }
    return mayBeFunction(type) || type.wrapped?.isFunction == true
  }

  /// A generic parameter may stand for a function.
  func mayBeFunction(_ type: TypeReference) -> Bool {
    type.isFunction || type.name.count == 1 || type.name == "Any"
  }

  /// How well the written arguments fit the parameter types; a contradiction counts against the
  /// match.
  private func fit(_ match: ArgumentMatch, _ arguments: [Argument], in scope: Scope) -> Int {
    var score = 0
    for (parameter, positions) in zip(match.function.parameters, match.positions) {
      guard let first = positions.first,
        let name = parameter.type?.wrapped?.name ?? parameter.type?.name
      else { continue }
      switch arguments[first].value.kind {
      case .string:
        score +=
          name == "String" || name == Self.localizedKey
          ? 2 : ["Int", "Double", "Bool", BindingValue.typeName].contains(name) ? -4 : 0
      case .integer:
        score +=
          name == "Int" ? 2 : name == "Double" ? 1 : ["String", "Bool"].contains(name) ? -4 : 0
      case .float:
        score +=
          ["Double", "CGFloat"].contains(name)
          ? 2 : ["String", "Bool", "Int"].contains(name) ? -4 : 0
      case .boolean:
        score += name == "Bool" ? 2 : ["String", "Int", "Double"].contains(name) ? -4 : 0
      case .array:
        score += name == "Array" || name == "Set" ? 2 : Self.basicTypes.contains(name) ? -4 : 0
      case .nothing: score += parameter.type?.wrapped != nil ? 2 : -4
      case .call(let callee, _):
        if case .name(let made) = callee.kind, made.first?.isUppercase == true {
          score += made == name ? 2 : Self.basicTypes.contains(name) ? -4 : 0
        }
        if case .implicitMember(let member) = callee.kind { score += fit(member, of: name) }
      case .implicitMember(let member): score += fit(member, of: name)
      case .closure(let closure):
        let type = parameter.type?.wrapped ?? parameter.type
        let wanted = (type?.arguments.count ?? 1) - 1
        let given = closure.parameters?.count ?? closure.shorthandCount
        score += type?.isFunction == true ? (wanted == given ? 2 : given > wanted ? -3 : 0) : -4
      case .name(let variable):
        if let value = scope.variable(variable)?.value, let type = typeReference(of: value) {
          score += type.name == name ? 2 : Self.basicTypes.contains(name) ? -4 : 0
        }
        if variable.hasPrefix("part "), let value = scope.variable(variable)?.value,
          let type = parameter.type
        {
          score += accepts(value, type, of: match.function, in: scope) ? 2 : -4
        }
        if variable.hasPrefix("$") { score += name == BindingValue.typeName ? 2 : -4 }
      default: continue
      }
      if parameter.type?.wrapped != nil { score -= 1 }
    }
    return score
  }

  /// `.system(size: 20)` is no number: what is named alone belongs to the type of the parameter.
  private func fit(_ member: String, of type: String) -> Int {
    guard Self.basicTypes.contains(type), type != "Any", member != "init" else { return 0 }
    let (reference, info) = (TypeReference(type), program.type(named: type))
    let library = LibraryIndex.table(named: type)
    let isDeclared =
      info?.staticMethods[member] != nil || info?.statics[member] != nil
      || standardConstant(member, of: reference) != nil
      || library?.constants[member] != nil || library?.functions[member] != nil
      || Self.isNative("\(type).\(member)")
    return isDeclared ? 0 : -4
  }

  /// Whether a call on a view means a function of the program, and not the framework's modifier of
  /// that name: of two that take the arguments, the one that their types fit. Where the types do not
  /// say it, a function that has the name of a modifier hands on to that, and does not call itself.
  func means(
    _ own: ArgumentMatch, on view: Value?, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    if let view, keepsFunction(nearerThan: own.function, view, arguments) { return false }
    guard let view, isViewValue(view), let written = arguments.first,
      let methods = program.viewProtocol?.methods(named: own.function.name),
      let other = match(arguments, among: methods.filter { !$0.hasBody }, in: scope)
    else { return true }
    let (ours, theirs) = (fit(own, arguments, in: scope), fit(other, arguments, in: scope))
    if ours < 0, theirs >= 0 { return false }
    // One of the framework's, too, which is declared by others.
    if own.function.namePlace.file < 0 { return theirs <= ours }
    switch engine.target(ofCallWith: [written]) {
    // Anything may be meant for a type that nobody knows: inside itself it hands on.
    case .written(own.function.namePlace)?:
      return own.function !== scope.enclosingFunction || !takesUnknownType(own.function)
    case .library?: return false
    case .written?: return theirs <= ours
    case nil: return theirs <= ours && own.function !== scope.enclosingFunction
    }
  }

  /// Whether a parameter is of a type that neither the program nor the framework's interface declares,
  /// as one of another module is.
  private func takesUnknownType(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { parameter in
      guard let type = parameter.type.map({ $0.wrapped ?? $0 }) else { return false }
      return !mayBeFunction(type) && !Self.basicTypes.contains(type.name)
        && program.types[type.name] == nil && program.aliases[type.name] == nil
    }
  }

  /// Of the functions that a program adds to a type those that a call may mean. One that is called
  /// like a function of the framework hands on to that, and does not call itself, unless the types
  /// of the call say so.
  func functions(
    _ functions: [FunctionDeclaration], addedTo type: TypeInfo, meantBy arguments: [Argument],
    in scope: Scope
  ) -> [FunctionDeclaration] {
    guard type.kind == .outside || type.isFramework, let caller = scope.enclosingFunction,
      functions.contains(where: { $0 === caller })
    else { return functions }
    if case .written? = engine.target(ofCallWith: arguments) { return functions }
    return functions.filter { $0 !== caller }
  }

  // MARK: Evaluating

  /// Evaluates arguments for their parameters and declares these in the scope of the call.
  ///
  /// - Returns: Names of `inout` parameters with the places to write back to.
  func bind(
    _ match: ArgumentMatch, _ arguments: [Argument], from caller: Scope, into scope: Scope
  ) throws -> [(name: String, target: Expression)] {
    var writeBack: [(name: String, target: Expression)] = []
    for (parameter, positions) in zip(match.function.parameters, match.positions) {
      let (value, doubt) = try keeping {
        try self.value(for: parameter, positions.map { arguments[$0] }, caller, scope)
      }
      if !match.function.genericNames.isEmpty {
        declareGenerics(match.function.genericNames, parameter, value, from: caller, in: scope)
      }
      let variable = Variable(value, type: parameter.type, isMutable: parameter.isInout)
      variable.doubt = doubt
      scope.declare(parameter.name, variable)
      if parameter.isInout, let first = positions.first,
        case .reference(let target) = arguments[first].value.kind
      {
        writeBack.append((parameter.name, target))
      }
    }
    return writeBack
  }

  /// What the context of a call says of the generic parameters: `let all: [Song] = make(3)`.
  ///
  /// - Parameters:
  ///   - type: As it is where the call stands; `_` for what is open there.
  ///   - others: Parameters of which it is not asked.
  func declareGenerics(
    of function: FunctionDeclaration, expecting type: TypeReference?, in scope: Scope,
    but others: Set<String> = []
  ) {
    func declare(_ type: TypeReference, _ wanted: TypeReference) {
      if function.genericNames.contains(type.name) {
        if wanted.name == "_" || others.contains(type.name) { return }
        if scope.genericType(type.name) == nil { scope.declare(type: type.name, as: wanted) }
        return
      }
      guard type.name == wanted.name else { return }
      for (inner, other) in zip(type.arguments, wanted.arguments) { declare(inner, other) }
    }
    if let type, let result = function.result { declare(result, type) }
  }

  /// What a use of a generic type says of its parameters: `Box<Int>(…)`.
  func declareGenerics(
    of type: TypeInfo, in use: TypeReference, from caller: Scope, in scope: Scope
  ) {
    guard use.arguments.count == type.genericNames.count else { return }
    for (name, argument) in zip(type.genericNames, use.arguments)
    where argument.name != "_" && !isOpen(argument, in: caller) {
      scope.declare(type: name, as: caller.genericType(argument.name) ?? argument)
    }
  }

  /// What an argument says of the generic parameters of a function.
  private func declareGenerics(
    _ names: [String], _ parameter: Parameter, _ value: Value, from caller: Scope, in scope: Scope
  ) {
    func declare(_ type: TypeReference, _ value: Value) {
      if names.contains(type.name), scope.genericType(type.name) == nil {
        if let found = typeReference(of: value) { scope.declare(type: type.name, as: found) }
        return
      }
      if type.name == "Type" {
        // A parameter of the caller's that is open there says nothing: `resolve(T.self)`.
        if let name = type.arguments.first?.name, names.contains(name),
          let reference = TypeReference.named(by: value), reference.name != name,
          !isOpen(reference, in: caller)
        {
          scope.declare(type: name, as: reference)
        }
        return
      }
      switch (type.name, value) {
      case ("Optional", .optional(let wrapped?)): type.wrapped.map { declare($0, wrapped) }
      case ("Array", .array(let values)), ("Set", .set(let values)):
        if let element = type.arguments.first, let first = values.first { declare(element, first) }
      case ("Dictionary", .dictionary(let dictionary)) where type.arguments.count == 2:
        if let key = dictionary.keys.first { declare(type.arguments[0], key) }
        if let value = dictionary.values.first { declare(type.arguments[1], value) }
      default: break
      }
    }
    guard let type = parameter.type else { return }
    declare(parameter.isVariadic ? .array(type) : type, value)
  }

  func value(
    for parameter: Parameter, _ arguments: [Argument], _ caller: Scope, _ callee: Scope
  ) throws -> Value {
    if parameter.isVariadic {
      return .array(try arguments.map { try evaluate($0.value, as: parameter.type, in: caller) })
    }
    var parameter = parameter
    // In an extension of a protocol `Self` is whoever is called.
    if parameter.type?.name == "Self", let type = callee.selfType, type !== caller.selfType {
      parameter.type = TypeReference(type.name)
    }
    guard let argument = arguments.first else {
      return try defaultValue(of: parameter, in: callee) ?? .optional(nil)
    }
    let type =
      parameter.type?.wrapped?.isFunction == true ? parameter.type?.wrapped : parameter.type
    let isBuilder = isBuilder(parameter)
    let builder = resultBuilder(among: parameter.attributes, in: callee.selfType)
    switch argument.value.kind {
    case .closure(let closure):
      let function = Value.function(
        self.closure(closure, in: caller, type: type, isBuilder: isBuilder, builder: builder))
      return coerce(function, to: parameter.type, in: caller)
    case _ where parameter.isAutoclosure:
      return delayed(argument.value, isBuilder: isBuilder, in: caller)
    default: return try evaluate(argument.value, as: parameter.type, in: caller)
    }
  }

  /// What a parameter is where nothing is given for it; nil where it has no such value.
  func defaultValue(of parameter: Parameter, in scope: Scope) throws -> Value? {
    guard let initial = parameter.defaultValue else { return nil }
    if parameter.isAutoclosure {
      return delayed(initial, isBuilder: isBuilder(parameter), in: scope)
    }
    return try evaluate(initial, as: parameter.type, in: scope)
  }

  /// The closure around an expression that is evaluated when somebody asks.
  private func delayed(_ expression: Expression, isBuilder: Bool, in scope: Scope) -> Value {
    let closure = ClosureExpression(
      captures: [], parameters: [],
      statements: [Statement(.expression(expression), at: expression.place)],
      place: expression.place, shorthandCount: 0)
    return .function(self.closure(closure, in: scope, type: nil, isBuilder: isBuilder))
  }

  func isBuilder(_ parameter: Parameter) -> Bool {
    parameter.attributes.contains { $0.name.hasSuffix("Builder") }
      && resultBuilder(among: parameter.attributes, in: nil) == nil
  }
}

extension Evaluator {
  /// How many parameters a function value has: what an action of `onChange` wants to hear.
  func parameterCount(of function: FunctionValue) -> Int {
    switch function.kind {
    case .closure(let closure, _): closure.parameters?.count ?? closure.shorthandCount
    case .declared(let functions, _, _, _): functions.first?.parameters.count ?? 0
    case .engine(let function): function.count
    case .native: 0
    }
  }

  /// Whether a closure uses anything from around it (P6, P7).
  func capturesSomething(_ function: FunctionValue) -> Bool {
    switch function.kind {
    case .closure(let closure, let scope):
      var names = FreeNames()
      names.visit(closure.statements)
      return names.found.contains { name in
        scope.variable(name) != nil || name == "self"
          || scope.selfType.map {
            program.lookupOrder($0).contains {
              $0.storedIndex[name] != nil || $0.computed[name] != nil
                || $0.methods(named: name) != nil
            }
          } == true
      }
    case .declared(_, let value, _, _): return value != nil
    case .engine: return true
    case .native: return false
    }
  }
}

extension Expression {
  /// Whether it is a number, a text, a truth value or a list of something: a property that begins
  /// with it holds no function.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .array, .dictionary: true
    case .prefix(_, let operand): operand.isLiteral
    default: false
    }
  }
}
