/// `if`, `guard`, and what they ask.
extension Emitter {
  func branch(_ branch: Branch) throws -> StatementCode {
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

  func guarded(
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
      case .available(let has, _): codes.append { _ in has }
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
}
