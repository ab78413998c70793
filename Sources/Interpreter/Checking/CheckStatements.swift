extension Checker {
  /// Statements in a scope of their own.
  func block(_ list: [Statement]) {
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    statements(list)
    body.scope = outer
  }

  /// - Parameter isWhole: They are all of a function: a single expression is what it returns.
  func statements(_ list: [Statement], isWhole: Bool = false) {
    declareAhead(list)
    if isWhole, list.count == 1, let only = list.first, case .expression(let value) = only.kind,
      value.givesValue, let result = body.result, !solver.resolve(result).isVoid
    {
      returned(value, result, for: .onlyValue)
      return
    }
    for statement in list { self.statement(statement) }
  }

  /// Functions and types of a body may be used before they stand there.
  func declareAhead(_ list: [Statement]) {
    for statement in list {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration {
      case .function(let syntax):
        let function = resolver.function(of: syntax, in: body.localContext)
        body.scope.declare(.function(function), as: syntax.name)
        localFunctions[ObjectIdentifier(syntax)] = function
      case .type(let syntax):
        let context = body.localContext
        let nominal = resolver.nominal(of: syntax, in: context, module: resolver.program)
        declareType(.nominal(nominal), syntax.name)
        localTypes[ObjectIdentifier(syntax)] = nominal
      case .alias(let syntax):
        declareType(.alias(Alias(syntax: syntax, context: body.localContext)), syntax.name)
      default: continue
      }
    }
    refuseRedeclarations(among: list)
  }

  private func declareType(_ symbol: Symbol, _ name: String) {
    body.scope.declare(symbol, as: name)
    body.localTypes.members.add(symbol, as: name)
  }

  func statement(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): expressionStatement(expression)
    case .declaration(let declaration): localDeclaration(declaration)
    case .returns(let value): returnStatement(value, at: statement.position)
    case .guarded(let conditions, let otherwise):
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      self.conditions(conditions)
      let inside = body.scope
      body.scope = outer
      block(otherwise)
      // What a guard binds can be used behind it.
      body.scope = inside
      // What a file does at its top ends with the file.
      if !otherwise.leaves, !body.isFile {
        report(
          "the `else` of a `guard` has to leave: with `return`, `throw`, `break` or `continue`",
          at: statement.end ?? statement.position)
      }
    case .each(let loop): self.loop(loop)
    case .whileLoop(let conditions, let list, let label):
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      self.conditions(conditions)
      inside(.loop, label) { block(list) }
      body.scope = outer
    case .repeatLoop(let list, let condition, let label):
      inside(.loop, label) { block(list) }
      whole(condition, as: resolver.type(.boolean), for: .condition)
    case .leave, .next, .fallThrough: requireWayOut(for: statement)
    case .deferred(let list):
      let outer = body.isDeferred
      body.isDeferred = true
      withoutWayOut { block(list) }
      body.isDeferred = outer
    case .attempt(let attempt): self.attempt(attempt)
    case .fail(let value):
      let failure = body.thrown ?? body.failure ?? resolver.anyError
      failures.append(failure)
      whole(value, as: failure)
      body.uncaught?.append(statement.position)
      if !body.mayFail {
        report(
          "nobody catches what is thrown here", at: statement.position,
          advice: "mark the function around it `throws`, or put it into `do` with a `catch`")
      }
    }
  }

  /// A result that nobody takes is a warning of the compiler and nothing that is refused; `if` and
  /// `switch` have none here.
  private func expressionStatement(_ expression: Expression) {
    switch expression.kind {
    case .branch(let branch): expression.type = self.branch(branch, expecting: nil)
    case .select(let selection): expression.type = self.selection(selection, expecting: nil)
    default: whole(expression, for: .statement)
    }
  }

  private func returnStatement(_ value: Expression?, at position: SourcePosition) {
    if body.isDeferred {
      report(
        "`return` cannot leave a `defer`, which runs to its end", at: position,
        advice: "leave it out")
    } else if body.isFile {
      report("`return` leaves a function, and there is none around it", at: position)
    } else if body.isInitializer, let value, value.literalKind != .nothing {
      report("an initialiser returns nothing", at: value.position, advice: "leave the value out")
    }
    guard let result = body.result else {
      if let value { body.returned.append(whole(value)) }
      return
    }
    guard let value else {
      let known = solver.complete(result)
      if isOpen(result) {
        _ = solver.unify(result, .void)
      } else if !known.isVoid, !known.hasUnknown, !body.isInitializer, !known.hasVariable {
        report("a `\(known)` is to be returned here", at: position)
      }
      return
    }
    returned(value, result)
  }

  func returned(_ value: Expression, _ result: Type, for use: Use = .returned) {
    body.returned.append(result)
    if body.isInitializer {
      whole(value)
      return
    }
    whole(value, as: result, for: use)
    body.hidden?.append(value)
    refuseEscape(of: value)
  }

  private func loop(_ loop: Statement.Loop) {
    let declared = loop.type.map { resolver.type($0, in: body.localContext) }
    // A literal of a list is of what is written of its elements.
    var wanted: Type?
    if case .array = loop.sequence.kind { wanted = declared.map(resolver.array) }
    var sequence = whole(loop.sequence, as: wanted)
    if let forced = forced(loop.sequence, sequence) {
      // `var names: [String]!` is gone through as it is.
      sequence = convert(loop.sequence, sequence, to: forced, for: .value)
    }
    let element = elementType(of: sequence, isAsync: loop.isAsync, at: loop.sequence.position)
    if loop.isAsync { requireAttempt(of: loop, through: sequence) }
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    pattern(loop.pattern, matching: declared ?? element)
    if let condition = loop.condition {
      whole(condition, as: resolver.type(.boolean), for: .condition)
    }
    inside(.loop, loop.label) { block(loop.body) }
    body.scope = outer
  }

  /// What a sequence is made of.
  func elementType(of type: Type, isAsync: Bool, at position: SourcePosition) -> Type {
    let type = solver.resolve(type)
    if type.isUnknown { return .unknown }
    if case .expansion(let pattern) = type.kind { return pattern }
    let name = isAsync ? "AsyncSequence" : "Sequence"
    guard let sequence = resolver.library(name),
      let element = sequence.associatedTypes.first(where: { $0.name == "Element" })
    else { return .unknown }
    // Any sequence is opened where it is gone through.
    if case .existential(let existential) = type.kind,
      existential.bounds.contains(where: { resolver.refines($0.nominal, sequence) })
    {
      return resolver.normalized(Type(.associated(type, element)), in: solver.signature)
    }
    switch resolver.conforms(type, to: sequence, in: solver.signature) {
    case .yes:
      return resolver.normalized(Type(.associated(type, element)), in: solver.signature)
    case .unknown: return .unknown
    case .no:
      if !type.hasVariable, !type.hasUnknown {
        report(
          "`for` goes through a sequence, and a `\(type)` is none", at: position,
          advice: type.wrapped == nil ? "" : "unwrap it first, with `if let` or `?? []`")
      }
      return .unknown
    }
  }

  private func attempt(_ attempt: Statement.Attempt) {
    let (mayFail, uncaught, thrown) = (body.mayFail, body.uncaught, body.thrown)
    if !attempt.catches.isEmpty {
      if !mayFail { body.uncaught = [] }
      body.mayFail = true
      body.thrown = resolver.failure(attempt.failure, in: body.localContext) ?? resolver.anyError
    }
    let outerFailures = failures
    failures = []
    inside(.block, attempt.label) { block(attempt.body) }
    let passing = body.uncaught ?? []
    (body.mayFail, body.uncaught, body.thrown) = (mayFail, uncaught, thrown)
    let error = resolver.failure(attempt.failure, in: body.localContext) ?? caught(failures)
    failures = attempt.catches.isEmpty ? outerFailures + failures : outerFailures
    for clause in attempt.catches {
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      if let name = clause.implicitError { local(name, error) }
      for item in clause.items {
        pattern(item.pattern, matching: error)
        if let condition = item.condition {
          whole(condition, as: resolver.type(.boolean), for: .condition)
        }
      }
      inside(.block, attempt.label) { block(clause.body) }
      body.scope = outer
    }
    if !mayFail, !attempt.catches.isEmpty { refuse(passing: passing, attempt.catches, error) }
  }

  /// Where only one kind of error is thrown, that is what is caught.
  private func caught(_ failures: [Type]) -> Type {
    let thrown = failures.map(solver.complete).filter { $0.nominal?.role != .never }
    // What is not known was only tried, while overloads were.
    let known = thrown.filter { !$0.hasVariable }
    guard let first = known.first else { return thrown.isEmpty ? resolver.anyError : .unknown }
    if known.contains(where: \.isUnknown) { return .unknown }
    return known.allSatisfy { $0 == first } ? first : resolver.anyError
  }

  // MARK: Conditions

  func conditions(_ list: [Condition]) {
    for condition in list {
      switch condition {
      case .expression(let expression):
        refuseAssignment(in: expression)
        whole(expression, as: resolver.type(.boolean), for: .condition)
      case .bind(let pattern, let written, let value):
        let declared = written.map { resolver.type($0, in: body.localContext) }
        let type = solver.resolve(whole(value, as: declared.map(resolver.optional)))
        if let wrapped = type.wrapped {
          self.pattern(pattern, matching: declared ?? wrapped)
          continue
        }
        if !type.hasUnknown, !type.hasVariable, !isOptionalRequirement(value) {
          report(
            "`if let` unwraps an optional, and this is a `\(type)`, which is never nil",
            at: value.position)
        }
        self.pattern(pattern, matching: .unknown)
      case .match(let pattern, let value):
        self.pattern(pattern, matching: whole(value))
      case .available(_, let place):
        guard let place else { continue }
        report(
          "it is not said what holds for other systems", at: place,
          advice: "add `*`, as in `#available(iOS 17, *)`")
      }
    }
  }
}

extension Checker {
  /// `if count = 3`
  private func refuseAssignment(in condition: Expression) {
    guard case .assign(let target, _) = condition.kind else { return }
    report(
      "`=` gives `\(target.shortName)` another value, and a condition compares",
      at: target.position, advice: "write `==`")
  }
}
