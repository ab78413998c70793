/// Whole bodies of functions and closures.
extension Emitter {
  /// What a body gives back.
  ///
  /// Where all ways through it end in `return`, it becomes one expression, and no word has to say
  /// how a statement ended: measured, that makes a small function twice as fast.
  func body(_ list: [Statement], isWhole: Bool) throws -> Code {
    if isWhole, list.count == 1, case .expression(let only) = list[0].kind,
      !only.isControlFlowStatement || resultType.shape != .void
    {
      let mark = height
      if !only.isControlFlowStatement || only.isValueBranch {
        let code =
          try resultType.shape == .void
          ? Code.void(emit(only).effect) : emit(only, to: resultType.type)
        return ending(code, from: mark)
      }
    }
    if list.isTail(resultType.shape == .void) { return try tail(list[...]) }
    return try signalling(list)
  }

  /// Statements, and then what `return` left in its slot.
  private func signalling(_ list: [Statement]) throws -> Code {
    let run = try block(list).leaving
    let slot = resultSlot
    let position = list.last?.position
    let machine = machine
    func check(_ leaving: Leaving) throws {
      if leaving != .returning { throw Trap("a function ended without a result", at: position) }
    }
    _ = machine
    switch resultType.shape {
    case .void: return .void { _ = try run($0) }
    case .integer:
      return .integer {
        try check(try run($0)); return $0[slot].word
      }
    case .double:
      return .double {
        try check(try run($0)); return $0[slot].double
      }
    case .boolean:
      return .boolean {
        try check(try run($0)); return $0[slot].word != 0
      }
    case .value:
      return .value { frame in
        try check(try run(frame))
        let result = frame[slot]
        frame[slot].object = nil
        return result
      }
    }
  }

  /// Ends the variables since a mark behind a result.
  func ending(_ code: Code, from mark: Int) -> Code {
    let end = height
    release(to: mark)
    guard end > mark, holdsReferences else { return code }
    let clear = clear(from: mark, to: end)
    return code.before { clear($0) }
  }

  /// Statements of which every way through ends in a result.
  private func tail(_ list: ArraySlice<Statement>) throws -> Code {
    declareFunctions(in: Array(list))
    let mark = height
    return ending(try open(list), from: mark)
  }

  private func open(_ list: ArraySlice<Statement>) throws -> Code {
    guard let first = list.first else { return .void { _ in } }
    let rest = list.dropFirst()
    switch first.kind {
    case .returns(let value):
      guard let value else { return .void { _ in } }
      return try emit(value, to: resultType.type)
    case .fail:
      let run = try statement(first).leaving
      return .from(resultType.shape) { frame in
        _ = try run(frame)
        return Value()
      }
    case .guarded(let conditions, let otherwise):
      let mark = height
      let condition = clearing(try self.conditions(conditions), from: mark)
      let leave = try tail(otherwise[...])
      return .choose(resultType.shape, condition, try open(rest), leave)
    case .expression(let expression):
      if case .branch(let branch) = expression.kind, first.mayLeave {
        let mark = height
        let condition = clearing(try self.conditions(branch.conditions), from: mark)
        let then = ending(try open(branch.then[...]), from: mark)
        if let otherwise = branch.otherwise {
          return .choose(resultType.shape, condition, then, try tail(otherwise[...]))
        }
        return .choose(resultType.shape, condition, then, try open(rest))
      }
      if case .select(let selection) = expression.kind, first.mayLeave {
        return try selectionCode(selection, resultType.shape) { try tail($0[...]) }
      }
    default: break
    }
    if case .declaration(let declaration) = first.kind, !declaration.runs { return try open(rest) }
    let step: (Frame) throws -> Void
    switch resilient(first) {
    case .plain(let run): step = run
    // A loop whose `break` ends in itself.
    case .leaving(let run): step = { _ = try run($0) }
    }
    return try open(rest).after(step)
  }

  // MARK: Branches as values

  func branchValue(_ branch: Branch, _ type: Type) throws -> Code {
    let mark = height
    let condition = clearing(try conditions(branch.conditions), from: mark)
    let then = ending(try lastValue(branch.then, type), from: mark)
    let otherwise = try branch.otherwise.map { list -> Code in
      let mark = height
      return ending(try lastValue(list, type), from: mark)
    }
    return .choose(Shape(of: type), condition, then, otherwise ?? .void { _ in })
  }

  func selectionValue(_ selection: Selection, _ type: Type) throws -> Code {
    try selectionCode(selection, Shape(of: type)) { try lastValue($0, type) }
  }

  /// The value of a branch: its last expression.
  private func lastValue(_ list: [Statement], _ type: Type) throws -> Code {
    guard let last = list.last else { return .void { _ in } }
    let before = try statements(Array(list.dropLast())).leaving
    let value: Code
    switch last.kind {
    case .expression(let expression):
      value =
        try self.type(of: expression).nominal?.role == .never
        ? .from(Shape(of: type), emit(expression).value) : emit(expression, to: type)
    default:
      let run = try statement(last).leaving
      value = .from(Shape(of: type)) { frame in
        _ = try run(frame)
        return Value()
      }
    }
    return list.count == 1 ? value : value.after { _ = try before($0) }
  }
}

extension Expression {
  /// `if` and `switch` that give a value: the checker gave them a type.
  var isValueBranch: Bool {
    switch kind {
    case .branch(let branch):
      branch.then.isValueOrFails && branch.otherwise?.isValueOrFails ?? false
    case .select(let selection): selection.cases.allSatisfy(\.body.isValueOrFails)
    default: true
    }
  }
}

extension [Statement] {
  var hasReturn: Bool { contains(where: \.mayLeave) }

  /// Whether a branch gives a value, or throws instead.
  fileprivate var isValueOrFails: Bool {
    guard let last else { return true }
    switch last.kind {
    case .fail: return !dropLast().contains(where: \.mayLeave)
    case .expression(let only) where count == 1: return only.isValueBranch
    default: return !hasReturn
    }
  }

  /// Whether every way through ends in a result, or may end without one.
  func isTail(_ isVoid: Bool) -> Bool {
    for (index, statement) in enumerated() {
      switch statement.kind {
      case .returns, .fail: return true
      case .deferred, .fallThrough: return false
      case .declaration(.variable(let syntax)) where syntax.isAsync: return false
      case .guarded(_, let otherwise):
        if !otherwise.isTail(false) { return false }
      case .expression(let expression):
        switch expression.kind {
        case .branch(let branch):
          if branch.label != nil { return false }
          if let otherwise = branch.otherwise {
            if branch.then.isTail(false), otherwise.isTail(false) { return true }
            if statement.mayLeave { return false }
          } else if !branch.then.isTail(false), statement.mayLeave {
            return false
          }
        case .select(let selection):
          guard statement.mayLeave else { continue }
          return selection.label == nil && index == count - 1
            && selection.cases.allSatisfy { $0.body.isTail(false) && !$0.body.hasPlainBreak }
        default: continue
        }
      default: if statement.mayLeave { return false }
      }
    }
    return isVoid
  }

  var hasPlainBreak: Bool {
    contains { statement in
      switch statement.kind {
      case .leave: true
      case .expression(let expression):
        if case .branch(let branch) = expression.kind {
          branch.then.hasPlainBreak || branch.otherwise?.hasPlainBreak ?? false
        } else {
          false
        }
      default: false
      }
    }
  }
}

extension Statement {
  /// Whether it may return, or leave something around it.
  var mayLeave: Bool {
    switch kind {
    case .returns, .leave, .next, .fallThrough, .fail: return true
    case .guarded, .attempt, .deferred: return true
    case .each(let loop): return loop.body.hasReturn
    case .whileLoop(_, let body, _), .repeatLoop(let body, _, _): return body.hasReturn
    case .expression(let expression):
      switch expression.kind {
      case .branch(let branch):
        return branch.then.hasReturn || branch.otherwise?.hasReturn ?? false
      case .select(let selection): return selection.cases.contains { $0.body.hasReturn }
      default: return false
      }
    case .declaration: return false
    }
  }
}
