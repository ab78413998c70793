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
      codes.append(resilient(statement))
      if statement.position == completes { codes.append(.plain(FunctionEmitter.complete)) }
    }
    return chain(codes)
  }

  /// `defer`: runs behind all that follows it in its block, however that ends.
  private func deferring(_ body: [Statement], _ rest: [Statement]) throws -> StatementCode {
    let mark = height
    let rest = try statements(rest)
    let end = height
    // What a `defer` of an initialiser sets, observers are told of.
    let wasInInitializer = isInInitializer
    isInInitializer = false
    let last = try block(body).leaving
    isInInitializer = wasInInitializer
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
    let begin = resilient(statement).leaving
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
      } catch let error where !error.endsProgram {
        try end(frame)
        throw error
      }
      try end(frame)
      return leaving
    }
  }

  /// A statement; what is not known in it is said when it is to run.
  func resilient(_ statement: Statement) -> StatementCode {
    let mark = height
    do {
      return try self.statement(statement)
    } catch let error as NotKnown {
      if case .expression(let expression) = statement.kind {
        release(to: mark)
        if let code = try? evaluated(expression, error, isForgotten: true) {
          return ending(.plain(code.effect), from: mark)
        }
      }
      machine.making.noteUnknown(error)
      return .leaving { _ in throw error }
    } catch {
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
