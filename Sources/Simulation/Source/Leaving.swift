/// Whether code may leave the block around it before its end. What stands behind it runs for sure if
/// it may not.
extension Statement {
  var mayLeave: Bool {
    switch kind {
    case .expression(let expression): expression.isControlFlow && expression.mayLeave
    case .variables, .function, .type, .deferred: false
    case .each(_, _, _, let body, _): body.contains(where: \.mayLeave)
    case .whileLoop(_, let body, _), .repeatLoop(let body, _, _):
      body.contains(where: \.mayLeave)
    case .returns, .guarded, .leave, .next, .fallThrough, .attempt, .fail: true
    }
  }
}

extension Expression {
  /// Of an `if` or a `switch`: whether one of its branches may.
  var mayLeave: Bool {
    switch kind {
    case .branch(_, let then, let otherwise):
      (then + (otherwise ?? [])).contains(where: \.mayLeave)
    case .select(_, let cases): cases.contains { $0.statements.contains(where: \.mayLeave) }
    default: true
    }
  }
}
