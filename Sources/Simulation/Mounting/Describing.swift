extension ViewTree {
  /// What a root looks like, its made-up states stored.
  func describe(_ candidate: RootCandidate) throws -> Description {
    let scope =
      candidate.type.map { Scope(selfVariable: nil, selfType: $0, result: nil) }
      ?? Scope(inside: evaluator.globals)
    for state in candidate.states {
      let value = try evaluator.evaluate(state.initial, as: state.type, in: scope)
      let storage = StateStorage(
        value, named: String(state.name.dropFirst()), type: state.type, in: self)
      scope.declare(
        state.name, Variable(.binding(BindingValue(location: storage, path: []))))
    }
    return try evaluator.describe(candidate.statements, in: scope)
  }
}
