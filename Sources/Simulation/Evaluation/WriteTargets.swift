/// What code would write to, if it ran: the targets of its assignments and of calls that change
/// what they are made on.
struct WriteTargets {
  private(set) var found: [Expression] = []

  mutating func visit(_ statements: some Sequence<Statement>) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .fail(let expression): visit(expression)
    case .returns(let expression): expression.map { visit($0) }
    case .guarded(_, let otherwise): visit(otherwise)
    case .each(_, _, _, let body, _), .whileLoop(_, let body, _), .repeatLoop(let body, _, _),
      .deferred(let body):
      visit(body)
    case .attempt(let body, let clauses):
      visit(body)
      for clause in clauses { visit(clause.statements) }
    case .variables, .function, .type, .leave, .next, .fallThrough: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assign(let target, _, _): found.append(target)
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind, StandardLibrary.mutating.contains(name) {
        found.append(base)
      }
      // `withAnimation { … }`, `Task { … }`
      for argument in arguments {
        if case .closure(let closure) = argument.value.kind { visit(closure.statements) }
      }
    case .branch(_, let then, let otherwise): visit(then + (otherwise ?? []))
    case .select(_, let cases): for option in cases { visit(option.statements) }
    case .chain(let inner), .attempt(let inner, _), .wait(let inner): visit(inner)
    default: break
    }
  }
}
