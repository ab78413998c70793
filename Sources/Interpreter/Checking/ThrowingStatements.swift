extension [Statement] {
  /// Whether an error may leave them: there is a `try` or a `throw` that nobody around it catches.
  var throwsErrors: Bool {
    contains { statement in
      switch statement.kind {
      case .fail: return true
      case .attempt(let attempt):
        let catchesAll = attempt.catches.contains(where: \.takesAnyError)
        return !catchesAll && attempt.body.throwsErrors
          || attempt.catches.contains { $0.body.throwsErrors }
      case .guarded(_, let otherwise) where otherwise.throwsErrors: return true
      case .each(let loop) where loop.isTried || loop.body.throwsErrors: return true
      case .whileLoop(_, let body, _) where body.throwsErrors: return true
      case .repeatLoop(let body, _, _) where body.throwsErrors: return true
      case .expression(let expression) where expression.throwsInside: return true
      default: return statement.tries
      }
    }
  }
}

extension Statement {
  /// A plain `try` stands in it, and not in a closure or among statements inside it.
  fileprivate var tries: Bool {
    var found = false
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      switch expression.kind {
      case .closure, .branch, .select: return false
      case .attempt(_, .plain):
        found = true
        return false
      case .attempt: return false
      default: return true
      }
    }
    switch kind {
    case .expression(let value): walk.expression(value)
    case .returns(let value?): walk.expression(value)
    case .declaration(.variable(let syntax)) where !syntax.isAsync:
      if let initial = syntax.initial { walk.expression(initial) }
    case .each(let loop): walk.expression(loop.sequence)
    case .guarded(let conditions, _), .whileLoop(let conditions, _, _): walk.conditions(conditions)
    default: break
    }
    return found
  }
}

extension Expression {
  fileprivate var throwsInside: Bool {
    switch kind {
    case .branch(let branch):
      branch.then.throwsErrors || branch.otherwise?.throwsErrors ?? false
    case .select(let selection): selection.cases.contains { $0.body.throwsErrors }
    default: false
    }
  }
}
