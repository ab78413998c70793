/// Goes through all expressions of statements, outer ones first, whatever they stand in.
struct ExpressionWalk {
  /// Told of each; says whether what is inside of it is gone through, too.
  let enters: (Expression) -> Bool

  func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .fail(let expression): visit(expression)
    case .returns(let expression): expression.map(visit)
    case .variables(let bindings): bindings.forEach(visit)
    case .guarded(let conditions, let body):
      visit(conditions)
      visit(body)
    case .each(let pattern, let sequence, let condition, let body, _):
      visit(pattern)
      visit(sequence)
      condition.map(visit)
      visit(body)
    case .whileLoop(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition, _):
      visit(body)
      visit(condition)
    case .deferred(let body): visit(body)
    case .attempt(let body, let clauses):
      visit(body)
      for clause in clauses {
        visit(clause.patterns)
        visit(clause.statements)
      }
    case .function(let function): visit(function)
    case .type(let type):
      for property in type.properties {
        property.initial.map(visit)
        visit(property.getter ?? [])
      }
    case .leave, .next, .fallThrough: break
    }
  }

  func visit(_ function: FunctionDeclaration) {
    for parameter in function.parameters { parameter.defaultValue.map(visit) }
    visit(function.body ?? [])
  }

  private func visit(_ binding: VariableBinding) {
    binding.initial.map(visit)
    visit(binding.getter ?? [])
    for accessor in [binding.setter, binding.willSet, binding.didSet] {
      visit(accessor?.body ?? [])
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .bind(_, _, let expression): visit(expression)
      case .match(let pattern, let expression):
        visit(pattern)
        visit(expression)
      case .available: break
      }
    }
  }

  private func visit(_ patterns: [(pattern: Pattern, where: Expression?)]) {
    for (pattern, condition) in patterns {
      visit(pattern)
      condition.map(visit)
    }
  }

  private func visit(_ pattern: Pattern) {
    switch pattern {
    case .expression(let expression): visit(expression)
    case .optional(let inner), .cast(let inner, _): visit(inner)
    case .tuple(let parts), .enumCase(_, _, let parts?): for part in parts { visit(part.pattern) }
    case .any, .bind, .type, .enumCase: break
    }
  }

  func visit(_ expression: Expression) {
    guard enters(expression) else { return }
    switch expression.kind {
    case .member(let base, _), .prefix(_, let base), .postfix(_, let base),
      .unwrapOrLeave(let base), .chain(let base), .force(let base), .cast(let base, _, _),
      .attempt(let base, _), .wait(let base), .reference(let base):
      visit(base)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .closure(let closure):
      for capture in closure.captures { capture.value.map(visit) }
      visit(closure.statements)
    case .array(let elements): elements.forEach(visit)
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let elements), .macro(_, let elements): visit(elements)
    case .binary(_, let left, let right), .assign(let left, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let yes, let no):
      for part in [condition, yes, no] { visit(part) }
    case .branch(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then)
      visit(otherwise ?? [])
    case .select(let subject, let cases):
      visit(subject)
      for option in cases {
        visit(option.patterns)
        visit(option.statements)
      }
    case .string(let pieces):
      for case .value(let value, let arguments) in pieces {
        visit(value)
        visit(arguments)
      }
    case .keyPath(_, let components):
      for case .element(let arguments) in components { visit(arguments) }
    case .integer, .float, .boolean, .nothing, .name, .type, .implicitMember, .libraryFunction,
      .unknown:
      break
    }
  }

  private func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }
}
