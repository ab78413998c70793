extension Checker {
  /// The type of a closure where a type is expected.
  func closure(_ closure: Closure, expecting expected: Type?, builder: Type?) -> Type {
    let wanted = expected.map { solver.resolve(solver.resolve($0).unwrapped) }
    let function = wanted?.function
    let scope = ClosureScope()
    closure.scope = scope
    let parameters = parameterTypes(closure, function, isUnknown: wanted?.isUnknown ?? false)
    applyDefaultsOfTexts(parameters, before: closure, builder)
    let outer = body
    let failure = failure(of: closure, function, in: outer.context)
    body = bodyOfClosure(in: outer, isAsync: function?.isAsync ?? closure.isAsync, failure)
    let (marks, failures, isFollowed) = (marks, failures, isFollowed)
    self.marks = Marks()
    self.isFollowed = false
    defer {
      body = outer
      self.isFollowed = isFollowed
      self.marks = marks
      self.failures = failures
    }
    requireArity(of: closure, function)
    bindCaptures(closure, scope)
    let taken = parameters.enumerated().map { index, type in
      takesMany(closure, function, index) ? resolver.array(type) : type
    }
    bindParameters(closure, taken, scope, function)
    let written = closure.result.map { resolver.type($0, in: body.context) }
    let result = written ?? function?.result ?? solver.fresh()
    let made: Type
    if wanted?.isUnknown == true, written == nil {
      // It may be read by a result builder that nobody declared: nothing is said of its value.
      for statement in closure.body { looseStatement(statement, all: closure.body) }
      made = .unknown
    } else {
      if isFollowed, builder == nil, isOpen(result), closure.body.returnsNil {
        // `.map { … return nil … }.assign(to: \.message, on: self)`
        _ = solver.unify(result, resolver.optional(solver.fresh()))
      }
      if builder == nil, isOpen(result) { noteWidest(returnedBy: closure, scope, result) }
      made = closureResult(closure, result, builder: builder, isWritten: written != nil)
    }
    scope.builder = builder
    let type = Type(
      .function(
        FunctionType(
          parameters: functionParameters(parameters, function, of: closure), result: made,
          isAsync: function?.isAsync ?? closure.isAsync, failure: failure)))
    scope.type = type
    return wanted?.isUnknown == true ? .unknown : type
  }

  /// Of the letters of a text that is written nothing can be asked before it is a `String`.
  private func applyDefaultsOfTexts(
    _ parameters: [Type], before closure: Closure, _ builder: Type?
  ) {
    solver.applyDefaultsOfTexts(
      builder != nil || closure.onlyExpression == nil
        ? parameters : parameters.filter { $0.contents.contains(.associated) })
  }

  private func bodyOfClosure(in outer: Body, isAsync: Bool, _ failure: Type?) -> Body {
    let inner = Body(
      context: outer.context, scope: LocalScope(in: outer.scope), outer: outer)
    inner.selfType = outer.selfType
    inner.isStatic = outer.isStatic
    inner.isClosure = true
    inner.isSelfMutable = outer.isSelfMutable
    inner.mayFail = true
    inner.isAsync = isAsync
    inner.failure = failure.flatMap { $0.nominal?.role == .never ? nil : $0 }
    return inner
  }

  /// What a closure throws: what is written before its `in`, or what is expected of it, or, where
  /// that is to be found out, any error if there is a `try` or a `throw` in it.
  private func failure(
    of closure: Closure, _ function: FunctionType?, in context: Context
  ) -> Type? {
    let written = resolver.failure(closure.failure, in: context)
    guard let expected = function?.failure else {
      return written ?? (function == nil && closure.body.throwsErrors ? resolver.anyError : nil)
    }
    guard isOpen(expected) else { return written ?? expected }
    let made =
      written ?? (closure.body.throwsErrors ? resolver.anyError : resolver.type(.never))
    _ = solver.attempt { self.solver.unify(expected, made) }
    return made
  }

  /// A closure takes as many values as it is given.
  private func requireArity(of closure: Closure, _ function: FunctionType?) {
    // A function of which nothing is known may be the one that is given it.
    guard trials == 0, let function, !resolver.mayBeExtended else { return }
    let given = function.parameters.map { plain($0.type) }
    guard
      !given.contains(where: {
        // What one value is of which nothing is known may be a tuple.
        $0.isUnknown && given.count == 1 || $0.hasVariable || $0.contents.contains(.expansion)
      })
    else { return }
    let taken = closure.parameters?.count ?? closure.shorthandCount
    if taken == given.count { return }
    // A tuple may be taken apart, or be all of them.
    if given.count == 1, case .tuple(let elements) = given[0].kind, taken == elements.count {
      return
    }
    if given.count == 1, closure.parameters == nil, case .tuple = given[0].kind { return }
    if closure.parameters == nil, taken == 0, given.isEmpty { return }
    let advice =
      taken == 0
      ? "write `_ in` at its beginning, or name what it is given"
      : "name \(given.count == 0 ? "none" : Self.count(given.count, "value"))"
    report(
      "this closure is given \(Self.count(given.count, "value")), and takes "
        + (taken == 0 ? "none" : "\(taken)"), at: closure.position, advice: advice)
  }

  /// A closure that takes a tuple apart still takes the one tuple.
  private func functionParameters(
    _ types: [Type], _ function: FunctionType?, of closure: Closure
  ) -> [FunctionType.Parameter] {
    if let function, function.parameters.count != types.count { return function.parameters }
    return types.enumerated().map { index, type in
      FunctionType.Parameter(
        type: type,
        isInout: function?.parameters[index].isInout
          ?? closure.parameters?[index].isInout ?? false,
        isVariadic: takesMany(closure, function, index))
    }
  }

  /// `{ (numbers: Int...) in … }`: what it is given lies in an array.
  private func takesMany(_ closure: Closure, _ function: FunctionType?, _ index: Int) -> Bool {
    if let written = closure.parameters, written.indices.contains(index),
      written[index].isVariadic
    {
      return true
    }
    guard let function, function.parameters.indices.contains(index) else { return false }
    return function.parameters[index].isVariadic
  }

  /// A statement of a closure whose use is not known.
  private func looseStatement(_ statement: Statement, all list: [Statement]) {
    if statement === list.first { declareAhead(list) }
    self.statement(statement)
  }

  private func parameterTypes(
    _ closure: Closure, _ function: FunctionType?, isUnknown: Bool
  ) -> [Type] {
    let expected = function?.parameters.map(\.type)
    guard let written = closure.parameters else {
      if let expected {
        // `$0` and `$1` of a closure that takes a tuple.
        if expected.count == 1, closure.shorthandCount > 1,
          case .tuple(let elements) = solver.complete(expected[0]).kind
        {
          return elements.map(\.type)
        }
        return expected
      }
      return (0..<closure.shorthandCount).map { _ in isUnknown ? .unknown : solver.fresh() }
    }
    var given = (expected ?? []).map(solver.complete)
    if given.count == 1, written.count > 1, isOpen(given[0]) {
      // Nobody knows yet what it is given; that it is a tuple of so many, the closure says.
      let parts = written.map { _ in Type.Element(label: nil, type: solver.fresh()) }
      _ = solver.attempt { self.solver.unify(given[0], Type(.tuple(parts))) }
    }
    if given.count == 1, written.count > 1,
      case .tuple(let elements) = solver.resolve(given[0]).kind,
      elements.count == written.count
    {
      given = elements.map(\.type)
    }
    // The parts of a value of which nothing is known.
    let isUnknown = isUnknown || given.count == 1 && given[0].isUnknown
    return written.enumerated().map { index, parameter in
      if let syntax = parameter.type {
        let type = openedType(syntax)
        if index < given.count { _ = solver.attempt { self.solver.unify(type, given[index]) } }
        return type
      }
      return index < given.count ? given[index] : isUnknown ? .unknown : solver.fresh()
    }
  }

  private func bindParameters(
    _ closure: Closure, _ types: [Type], _ scope: ClosureScope, _ function: FunctionType?
  ) {
    if let written = closure.parameters {
      for (index, (parameter, type)) in zip(written, types).enumerated() {
        // Of a function that is not known any parameter may be `inout`.
        let isInout = function.map { index < $0.parameters.count && $0.parameters[index].isInout }
        let variable = declareLocal(
          parameter.name.name, type, isMutable: isInout ?? true, at: parameter.name.position)
        parameter.name.variable = variable
        closureParameters.insert(ObjectIdentifier(variable))
        noteIsolation(to: variable)
        scope.parameters.append(variable)
        if parameter.name.name.hasPrefix("$") {
          if refuseProjection(parameter.name, of: type) { variable.type = .unknown }
          declareLocal(
            String(parameter.name.name.dropFirst()), wrapped(by: type), isMutable: true,
            at: parameter.name.position)
        }
      }
      return
    }
    for (index, type) in types.enumerated() {
      let isInout = function.map { index < $0.parameters.count && $0.parameters[index].isInout }
      let variable = Variable(
        name: "$\(index)", isMutable: isInout ?? true, syntax: nil, context: body.context,
        position: closure.position, type: type)
      body.scope.declare(.variable(variable), as: variable.name)
      noteIsolation(to: variable)
      scope.parameters.append(variable)
    }
    if types.count > 1, closure.shorthandCount <= 1 {
      // `$0` alone may be all of them.
      return
    }
  }

  /// `counter.run { $0.count += 1 }`: a closure may run on the actor that it is given.
  private func noteIsolation(to variable: Variable) {
    let kind = solver.resolve(variable.type).nominal?.kind
    if kind == nil || kind == .actorType { isolatedParameters.insert(ObjectIdentifier(variable)) }
  }

  /// `ForEach(items) { $item in … }`: only of a list of bindings each element is one.
  private func refuseProjection(_ name: VariableName, of type: Type) -> Bool {
    let given = plain(type)
    guard trials == 0, isCertain(given), !given.isProjection, let nominal = given.nominal,
      !nominal.isPropertyWrapper, !resolver.mayBeExtended
    else { return false }
    report(
      "`\(name.name)` wants a binding, and what the closure is given is a `\(given)`",
      at: name.position,
      advice:
        "give a list of bindings, as in `ForEach($items) { $item in … }`, or leave out the `$`")
    return true
  }

  /// What a property wrapper wraps, of the type of its projection.
  private func wrapped(by projection: Type) -> Type {
    let type = solver.resolve(projection)
    guard type.nominal?.isPropertyWrapper == true,
      let overload = memberOverloads("wrappedValue", of: type).first,
      let found = value(of: overload)
    else { return .unknown }
    return found.type
  }

  private func bindCaptures(_ closure: Closure, _ scope: ClosureScope) {
    // Their values are found out where the closure is made: none of them sees another one.
    let values = closure.captures.map { capture in
      capture.value.map { check($0, expecting: nil) }
    }
    for (index, capture) in closure.captures.enumerated() {
      var type: Type
      var outer: Variable?
      if let value = values[index] {
        type = value
      } else if capture.name == "self" {
        type = body.selfType ?? .unknown
      } else {
        let name = DeclarationName(base: capture.name, position: capture.position)
        let probe = Expression(.name(name), at: capture.position)
        type = check(probe, expecting: nil)
        if case .variable(let variable)? = probe.reference?.target { outer = variable }
      }
      refuseOwnership(of: type, capture)
      if capture.ownership == .weak, !type.isUnknown, solver.resolve(type).wrapped == nil {
        type = resolver.optional(type)
      }
      if capture.name == "self" {
        if capture.ownership == .weak {
          body.selfType = nil
          let inner = declareLocal("self", type, isMutable: true, at: capture.position)
          scope.captures[index] = (nil, inner)
        }
        continue
      }
      // What is held weakly changes by itself, and so is a variable.
      let inner = declareLocal(
        capture.name, type, isMutable: capture.ownership == .weak, at: capture.position)
      scope.captures[index] = (outer, inner)
    }
  }

  /// `[weak self]` in a struct: only objects are held.
  private func refuseOwnership(of type: Type, _ capture: Closure.Capture) {
    let type = solver.resolve(type).unwrapped
    guard trials == 0, capture.ownership != .strong, let nominal = type.nominal,
      !nominal.isReference,
      nominal.kind == .structure || nominal.kind == .enumeration
    else { return }
    report(
      "only objects are held, and `\(capture.name)` is a `\(type)`, which is a value",
      at: capture.position,
      advice: "leave out `\(capture.ownership)`: the closure has a copy of its own")
  }

  private func closureResult(
    _ closure: Closure, _ expected: Type, builder: Type?, isWritten: Bool
  ) -> Type {
    if let builder { return built(closure.body, with: builder, expecting: expected) }
    if let only = closure.onlyExpression, !only.isControlFlowStatement {
      let wanted = solver.resolve(expected)
      // A closure that returns nothing may consist of a call whose result nobody takes.
      let type = check(only, expecting: wanted.isVoid ? nil : wanted)
      if wanted.isVoid { return expected }
      if type.nominal?.role == .never, !isOpen(wanted) { return expected }
      if solver.attempt({ self.solver.convert(type, to: wanted) }) {
        only.converted = wanted
        return wanted
      }
      // `var alert: Alert!` unwraps itself where an `Alert` is returned.
      if let forced = forced(only, type),
        solver.attempt({ self.solver.convert(forced, to: wanted) })
      {
        only.converted = wanted
        return wanted
      }
      let known = solver.complete(wanted)
      guard trials == 0, !known.hasVariable, !known.hasUnknown else { return type }
      refuse(only, type, wanted, .returned)
      return wanted
    }
    body.result = expected
    statements(closure.body, isWhole: true)
    if isOpen(expected), body.returned.isEmpty { returnNothing(closure, expected) }
    // Where `Void?` is expected the end of a closure is as good as `return ()`.
    let result = solver.complete(expected)
    if result.wrapped?.isVoid != true {
      requireResult("the closure", closure.body, result, at: closure.end)
    }
    return expected
  }

  /// `if … { return Fault.one }; return error`: where what is given is handed on as any value of a
  /// protocol, each value is one.
  private func noteWidest(returnedBy closure: Closure, _ scope: ClosureScope, _ result: Type) {
    let values = closure.body.returnedValues
    guard values.count > 1 else { return }
    for case .name(let name) in values.map(\.kind) {
      guard let given = scope.parameters.first(where: { $0.name == name.base }),
        case .existential = solver.resolve(given.type).kind
      else { continue }
      _ = solver.attempt { self.solver.unify(result, given.type) }
      return
    }
  }

  /// A closure without `return` gives nothing back. Of one that always throws whoever takes its result
  /// may say another thing: `tryMap { _ in throw Failure.empty }`.
  private func returnNothing(_ closure: Closure, _ result: Type) {
    guard closure.body.leaves else {
      _ = solver.unify(result, .void)
      return
    }
    wait({ self.isOpen(result) }, expecting: result) {
      if self.isOpen(result) { _ = self.solver.unify(result, .void) }
      return result
    }
  }

  @discardableResult
  func declareLocal(
    _ name: String, _ type: Type, isMutable: Bool, at position: SourcePosition
  ) -> Variable {
    let variable = Variable(
      name: name, isMutable: isMutable, syntax: nil, context: body.context, position: position,
      type: type)
    body.scope.declare(.variable(variable), as: name)
    return variable
  }

  /// A variable that a pattern or a parameter introduces.
  @discardableResult
  func local(_ name: VariableName, _ type: Type) -> Variable {
    let variable = declareLocal(name.name, type, isMutable: name.isMutable, at: name.position)
    name.variable = variable
    return variable
  }
}

extension Expression {
  /// `if` and `switch` among statements, which give no value.
  var isControlFlowStatement: Bool {
    switch kind {
    case .branch, .select: true
    default: false
    }
  }
}
