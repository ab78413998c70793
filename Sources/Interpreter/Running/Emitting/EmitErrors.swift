/// `do` with its `catch` clauses, and `try`.
extension Emitter {
  /// `try`, `try?` or `try!` before an expression.
  func attempt(
    _ expression: Expression, _ inner: Expression, _ kind: Expression.AttemptKind
  ) throws -> Code {
    let mark = height
    let code = try emit(inner)
    let clear = clear(from: mark, to: height)
    switch kind {
    case .plain: return code
    case .force:
      let value = code.value
      let position = expression.position
      let machine = machine
      return .from(code.shape) { frame in
        do {
          return try value(frame)
        } catch let error as Thrown {
          let text = (try? machine.errorText(error.value)) ?? ""
          throw Trap("`try!` met an error: \(text)", at: position)
        }
      }
    case .optional:
      let type = type(of: expression)
      guard let wrapped = type.wrapped else { return code }
      let nothing = OptionalForm(wrapping: wrapped).nothing
      let from = self.type(of: inner)
      let value = try convert(code, from: from, to: type, at: expression.position).value
      return .value { frame in
        do {
          return try value(frame)
        } catch is Thrown {
          clear(frame)
          return nothing
        }
      }
    }
  }

  func attempt(_ attempt: Statement.Attempt) throws -> StatementCode {
    let target = attempt.label.map { newTarget($0, isLoop: false, takesBreak: false) }
    if let target { targets.append(target) }
    defer { if target != nil { targets.removeLast() } }
    let mark = height
    let body = try block(attempt.body)
    guard !attempt.catches.isEmpty else { return target.map { repeatable(body, $0) } ?? body }
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
    return target.map { repeatable(code, $0) } ?? code
  }

  /// A `do` with a label: `break` with it leaves it, `continue` with it begins it anew.
  private func repeatable(_ code: StatementCode, _ target: Target) -> StatementCode {
    guard case .leaving(let run) = code else { return code }
    let (again, end) = (Leaving.continuing(target.number), Leaving.breaking(target.number))
    let control = machine.control
    let machine = machine
    return .leaving { frame in
      while true {
        let leaving = try run(frame)
        guard leaving == again else { return leaving == end ? .normally : leaving }
        control.pointee.budget -= 1
        if control.pointee.budget < 0 { try machine.refill() }
      }
    }
  }

  /// The one type of error that can come here; nil where it may be any.
  private func caughtType(_ clause: CatchClause) -> RuntimeType? {
    let found = clause.implicitError?.variable?.type ?? clause.items.first?.pattern.type
    guard let found, !found.isUnknown else { return nil }
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
