/// What a closure takes along of the place where it is written.
extension Evaluator {
  func closure(
    _ closure: ClosureExpression, in scope: Scope, type: TypeReference?, isBuilder: Bool,
    builder: TypeInfo? = nil
  ) -> FunctionValue {
    FunctionValue(
      .closure(closure, captured(by: closure, in: scope)), type: type?.wrapped ?? type,
      isBuilder: isBuilder && builder == nil, builder: builder, number: nextNumber())
  }

  /// Whether two closures that stand at one place hold the same: `let` and what they list. What they
  /// find by `self` they look up when they run.
  func holdSameValues(_ old: FunctionValue, _ new: FunctionValue) -> Bool {
    guard case .closure(let closure, let before) = old.kind,
      case .closure(let other, let after) = new.kind, closure.place == other.place
    else { return true }
    var names = FreeNames()
    names.visit(closure.statements)
    return names.found.allSatisfy { name in
      guard let value = before.variable(name)?.value,
        case .some(let now) = after.variable(name)?.value
      else { return true }
      if case .function(let a) = value, case .function(let b) = now { return holdSameValues(a, b) }
      return (try? equal(value, now)) ?? true
    }
  }

  private func captured(by closure: ClosureExpression, in scope: Scope) -> Scope {
    let ownership = closure.captures.first { $0.name == "self" && $0.value == nil }?.ownership
    let mayLetGo = ownership.map { $0 != .strong } ?? !mentionsSelf(closure, in: scope)
    let outer = mayLetGo && isInstance(scope.selfVariable) ? scope.withoutSelf() : scope
    guard !closure.captures.isEmpty else { return outer }
    let list = Scope(inside: outer)
    for capture in closure.captures where capture.name != "self" || capture.value != nil {
      let value =
        try? capture.value.map { try evaluate($0, in: scope) }
        ?? self.value(named: capture.name, in: scope, expecting: nil, at: closure.place)
      list.declare(capture.name, Variable(value, isWeak: capture.ownership == .weak))
    }
    guard let ownership, let value = scope.selfVariable?.value else { return list }
    switch ownership {
    case .strong: return Scope(closureIn: list, result: nil, selfVariable: Variable(value))
    case .weak: list.declare("self", Variable(value, isWeak: true))
    case .unowned: list.unownedSelf = WeakReference(to: value)
    }
    return list
  }

  /// Whether `self` is an instance, in whose life it makes a difference who holds it.
  private func isInstance(_ variable: Variable?) -> Bool {
    if case .object? = variable?.value { true } else { false }
  }

  /// Whether a closure needs `self` to run; also if that cannot be told.
  private func mentionsSelf(_ closure: ClosureExpression, in scope: Scope) -> Bool {
    guard let type = scope.selfType, case .object(let object)? = scope.selfVariable?.value else {
      return true
    }
    let types = program.lookupOrder(type)
    var names = FreeNames()
    names.visit(closure.statements)
    return names.found.contains { name in
      if name == "self" || name == "super" { return true }
      if scope.localFunctions(name) != nil { return true }
      return scope.variable(name) == nil && !closure.captures.contains { $0.name == name }
        && (object.unknownMembers[name] != nil
          || types.contains {
            $0.storedIndex[name] != nil || $0.computed[name] != nil
              || $0.methods(named: name) != nil
          })
    }
  }
}
