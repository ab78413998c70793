/// What a statement became.
enum StatementCode {
  /// It always goes on behind.
  case plain((Frame) throws -> Void)
  /// It may return, break or continue.
  case leaving((Frame) throws -> Leaving)

  var leaving: (Frame) throws -> Leaving {
    switch self {
    case .leaving(let run): return run
    case .plain(let run):
      return {
        try run($0)
        return .normally
      }
    }
  }

  var mayLeave: Bool { if case .leaving = self { true } else { false } }
}

extension Emitter {
  /// Statements in a scope of their own, whose variables end with it.
  func block(_ list: [Statement]) throws -> StatementCode {
    let mark = height
    let code = try statements(list)
    return ending(code, from: mark)
  }

  /// Ends the variables since a mark.
  func ending(_ code: StatementCode, from mark: Int) -> StatementCode {
    let end = height
    release(to: mark)
    guard end > mark, holdsReferences else { return code }
    let clear = clear(from: mark, to: end)
    switch code {
    case .plain(let run):
      return .plain {
        try run($0); clear($0)
      }
    case .leaving(let run):
      return .leaving {
        let leaving = try run($0)
        clear($0)
        return leaving
      }
    }
  }

  /// Statements whose variables stay.
  func statements(_ list: [Statement]) throws -> StatementCode {
    declareFunctions(in: list)
    var codes: [StatementCode] = []
    for (index, statement) in list.enumerated() {
      if case .deferred(let body) = statement.kind {
        let last = try deferring(body, Array(list[(index + 1)...]))
        codes.append(last)
        break
      }
      if case .declaration(let declaration) = statement.kind, !declaration.runs { continue }
      if statement.isAsyncLet {
        codes.append(try childTask(statement, Array(list[(index + 1)...])))
        break
      }
      codes.append(try resilient(statement))
      if statement.position == completes { codes.append(.plain(FunctionEmitter.complete)) }
    }
    return chain(codes)
  }

  /// `defer`: runs behind all that follows it in its block, however that ends.
  private func deferring(_ body: [Statement], _ rest: [Statement]) throws -> StatementCode {
    let mark = height
    let rest = try statements(rest)
    let end = height
    let last = try block(body).leaving
    release(to: end)
    // The variables behind the `defer` end before it runs.
    let clear = clear(from: mark, to: end)
    release(to: mark)
    for _ in mark..<end { _ = allocate() }
    let run = rest.leaving
    return .leaving { frame in
      let leaving: Leaving
      do {
        leaving = try run(frame)
      } catch let error where !error.endsProgram {
        clear(frame)
        _ = try last(frame)
        throw error
      }
      clear(frame)
      _ = try last(frame)
      return leaving
    }
  }

  /// `async let`: a task that nobody waited for is cancelled where its variable ends, and waited for.
  private func childTask(
    _ statement: Statement, _ rest: [Statement]
  ) throws -> StatementCode {
    let slot = height
    let begin = try resilient(statement).leaving
    let run = try statements(rest).leaving
    let tasks = machine.tasks
    let end: Step = { frame in
      guard let task = frame[slot].object as? TaskBox, !task.isFinished else { return }
      try tasks.cancel(task)
      do { _ = try tasks.value(of: task) } catch is Thrown {}
    }
    return .leaving { frame in
      _ = try begin(frame)
      let leaving: Leaving
      do {
        leaving = try run(frame)
      } catch let error where !(error is Trap || error is Stopped) {
        try end(frame)
        throw error
      }
      try end(frame)
      return leaving
    }
  }

  /// A statement; what is not known in it is said when it is to run.
  private func resilient(_ statement: Statement) throws -> StatementCode {
    do {
      return try self.statement(statement)
    } catch let error as NotKnown {
      machine.noteUnknown(error)
      return .leaving { _ in throw error }
    }
  }

  func chain(_ codes: [StatementCode]) -> StatementCode {
    if codes.allSatisfy({ !$0.mayLeave }) {
      return .plain(
        sequence(
          codes.compactMap { code in
            if case .plain(let run) = code { run } else { nil }
          }))
    }
    var result = codes.last?.leaving ?? { _ in .normally }
    for code in codes.dropLast().reversed() {
      let next = result
      switch code {
      case .plain(let run):
        result = { frame in
          try run(frame)
          return try next(frame)
        }
      case .leaving(let run):
        result = { frame in
          let leaving = try run(frame)
          return leaving == .normally ? try next(frame) : leaving
        }
      }
    }
    return .leaving(result)
  }

  func statement(_ statement: Statement) throws -> StatementCode {
    switch statement.kind {
    case .expression(let expression): return try expressionStatement(expression)
    case .declaration(let declaration): return try self.declaration(declaration)
    case .returns(let value): return try returning(value)
    case .guarded(let conditions, let otherwise): return try guarded(conditions, otherwise)
    case .each(let loop): return try each(loop)
    case .whileLoop(let conditions, let body, let label):
      return try whileLoop(conditions, body, label)
    case .repeatLoop(let body, let condition, let label):
      return try repeatLoop(body, condition, label)
    case .leave(let label):
      let leaving = Leaving.breaking(try target(label, at: statement.position) { $0.takesBreak })
      return .leaving { _ in leaving }
    case .next(let label):
      let leaving = Leaving.continuing(try target(label, at: statement.position) { $0.isLoop })
      return .leaving { _ in leaving }
    case .fallThrough: return .leaving { _ in .fallingThrough }
    case .deferred: return .plain { _ in }
    case .attempt(let attempt): return try self.attempt(attempt)
    case .fail(let value): return try fail(value)
    }
  }

  private func target(
    _ label: String?, at position: SourcePosition, _ fits: (Target) -> Bool
  ) throws -> Int {
    let found = targets.last { target in
      if let label { target.label == label } else { fits(target) }
    }
    guard let found else { throw notKnown("what is left here", at: position) }
    return found.number
  }

  private func expressionStatement(_ expression: Expression) throws -> StatementCode {
    let mark = height
    switch expression.kind {
    case .branch(let branch): return try self.branch(branch)
    case .select(let selection): return try self.selection(selection)
    default: break
    }
    let code = try emit(expression).effect
    return ending(.plain(code), from: mark)
  }

  private func returning(_ value: Expression?) throws -> StatementCode {
    guard let value else { return .leaving { _ in .returning } }
    if isInInitializer, case .nothing = value.kind {
      // `return nil`: the initialiser made nothing.
      let slot = resultSlot
      return .leaving {
        $0[slot].word = 0
        return .returning
      }
    }
    let mark = height
    let code = try emit(value, to: resultType.type)
    if resultType.shape == .void {
      let run = code.effect
      return .leaving {
        try run($0); return .returning
      }
    }
    let store = ending(.plain(code.store(in: resultSlot)), from: mark)
    guard case .plain(let run) = store else { return store }
    return .leaving {
      try run($0); return .returning
    }
  }

  private func fail(_ value: Expression) throws -> StatementCode {
    let code = try emit(value, to: resolver.anyError).value
    return .leaving { throw Thrown(value: try code($0)) }
  }

  // MARK: Choosing

  private func branch(_ branch: Branch) throws -> StatementCode {
    let mark = height
    let target = branch.label.map { newTarget($0, isLoop: false, takesBreak: false) }
    if let target { targets.append(target) }
    let condition = clearing(try conditions(branch.conditions), from: mark)
    let then = ending(try statements(branch.then), from: mark)
    let otherwise = try branch.otherwise.map(block)
    if target != nil { targets.removeLast() }
    let code = choose(condition, then, otherwise)
    guard let target else { return code }
    return landing(code, target)
  }

  private func choose(
    _ condition: @escaping (Frame) throws -> Bool, _ then: StatementCode,
    _ otherwise: StatementCode?
  ) -> StatementCode {
    switch (then, otherwise) {
    case (.plain(let first), nil): return .plain { if try condition($0) { try first($0) } }
    case (.plain(let first), .plain(let second)?):
      return .plain { if try condition($0) { try first($0) } else { try second($0) } }
    case (_, nil):
      let first = then.leaving
      return .leaving { try condition($0) ? try first($0) : .normally }
    case (_, let second?):
      let (first, second) = (then.leaving, second.leaving)
      return .leaving { try condition($0) ? try first($0) : try second($0) }
    }
  }

  /// A `break` with the label of this statement ends here.
  func landing(_ code: StatementCode, _ target: Target) -> StatementCode {
    guard case .leaving(let run) = code else { return code }
    let end = Leaving.breaking(target.number)
    return .leaving {
      let leaving = try run($0)
      return leaving == end ? .normally : leaving
    }
  }

  private func guarded(
    _ conditions: [Condition], _ otherwise: [Statement]
  ) throws -> StatementCode {
    let mark = height
    let condition = clearing(try self.conditions(conditions), from: mark)
    let leave = try block(otherwise).leaving
    return .leaving { try condition($0) ? .normally : try leave($0) }
  }

  /// All conditions of an `if`; what they bind stays.
  func conditions(_ list: [Condition]) throws -> (Frame) throws -> Bool {
    var codes: [(Frame) throws -> Bool] = []
    for condition in list {
      switch condition {
      case .expression(let value):
        codes.append(try emit(value, to: resolver.type(.boolean)).boolean)
      case .bind(let pattern, let written, let value):
        codes.append(try binding(pattern, written, value))
      case .match(let pattern, let value):
        let type = runtime(self.type(of: value))
        codes.append(try match(pattern, try emit(value), type))
      case .available(let has): codes.append { _ in has }
      }
    }
    guard let first = codes.first else { return { _ in true } }
    if codes.count == 1 { return first }
    if codes.count == 2 {
      let second = codes[1]
      return { try first($0) && second($0) }
    }
    let all = codes
    return { frame in
      for code in all where !(try code(frame)) { return false }
      return true
    }
  }

  /// `let name = optional`
  private func binding(
    _ pattern: Pattern, _ written: WrittenType?, _ value: Expression
  ) throws -> (Frame) throws -> Bool {
    var type = runtime(self.type(of: value))
    var code = try emit(value)
    if type.type.wrapped == nil, let target = pattern.type, !target.isUnknown {
      let wanted = resolver.optional(concrete(target))
      code = try convert(code, from: type.type, to: wanted, at: value.position)
      type = machine.runtime(wanted)
    }
    guard let wrapped = type.wrapped else {
      throw notKnown("the type of this value", at: value.position)
    }
    let form = OptionalForm(wrapping: wrapped.type)
    let read = code.value
    let holds = wrapped.shape == .value
    let slot = allocate(reference: holds)
    let inner = Code.slot(slot, wrapped.shape)
    let bind = try match(pattern, inner, wrapped)
    return { frame in
      let found = try read(frame)
      if form.isNothing(found) { return false }
      frame[slot] = form.unwrap(found)
      let matches = try bind(frame)
      if holds { frame[slot].object = nil }
      return matches
    }
  }

  // MARK: Errors

  private func attempt(_ attempt: Statement.Attempt) throws -> StatementCode {
    let target = attempt.label.map { newTarget($0, isLoop: false, takesBreak: false) }
    if let target { targets.append(target) }
    defer { if target != nil { targets.removeLast() } }
    let mark = height
    let body = try block(attempt.body)
    guard !attempt.catches.isEmpty else { return target.map { landing(body, $0) } ?? body }
    let highestOfBody = highest
    let slot = allocate()
    let errorType = runtime(resolver.anyError)
    let clauses = try attempt.catches.map { clause in
      try catching(clause, in: slot, errorType)
    }
    release(to: mark)
    let run = body.leaving
    let clear = clear(from: mark, to: highestOfBody)
    let code = StatementCode.leaving { frame in
      do {
        return try run(frame)
      } catch let error as Thrown {
        clear(frame)
        for clause in clauses {
          // One that looked at it in vain may have opened it.
          frame[slot] = error.value
          if let leaving = try clause(frame) { return leaving }
        }
        throw error
      }
    }
    return target.map { landing(code, $0) } ?? code
  }

  /// The one type of error that can come here; nil where it may be any.
  private func caughtType(_ clause: CatchClause) -> RuntimeType? {
    let found = clause.implicitError?.variable?.type ?? clause.items.first?.pattern.type
    guard let found, found.nominal != nil else { return nil }
    if clause.implicitError == nil, clause.items.contains(where: { $0.pattern.castsError }) {
      return nil
    }
    let type = runtime(found)
    return type.isDynamic || type.type.nominal == nil ? nil : type
  }

  /// A `catch`; nil comes back where it does not take the error.
  private func catching(
    _ clause: CatchClause, in slot: Int, _ type: RuntimeType
  ) throws -> (Frame) throws -> Leaving? {
    let mark = height
    let type = caughtType(clause) ?? type
    let open = machine.cast(from: runtime(resolver.anyError), to: type)
    let isTyped = !type.isDynamic
    if let name = clause.implicitError, let variable = name.variable {
      scope[ObjectIdentifier(variable)] = Storage(place: .slot(slot), type: type)
    }
    let tests = try clause.items.map { item in
      try matchItem(item, Code.slot(slot, .value), type)
    }
    let body = ending(try statements(clause.body), from: mark).leaving
    return { frame in
      if isTyped {
        guard let error = try open(frame[slot]) else { return nil }
        frame[slot] = error
      }
      if !tests.isEmpty {
        var isTaken = false
        for test in tests where try test(frame) {
          isTaken = true
          break
        }
        if !isTaken { return nil }
      }
      let leaving = try body(frame)
      frame[slot].object = nil
      return leaving
    }
  }
}

extension Pattern {
  /// `let error as Failure`: it says itself which errors it takes.
  fileprivate var castsError: Bool {
    switch kind {
    case .cast, .type, .expression: true
    default: false
    }
  }
}

extension Statement {
  fileprivate var isAsyncLet: Bool {
    if case .declaration(.variable(let syntax)) = kind { syntax.isAsync } else { false }
  }
}

extension Declaration {
  /// Whether something happens where it stands.
  var runs: Bool {
    switch self {
    case .variable: true
    default: false
    }
  }
}
