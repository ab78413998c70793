/// The names that a closure mentions, to tell whether it captures anything.
struct FreeNames {
  private(set) var found: Set<String> = []
  /// Of names behind which a dot stands, what stands behind it: `id` of `item.id`.
  private(set) var parts: [String: Set<String>] = [:]
  /// Names that stand by themselves somewhere.
  private(set) var wholes: Set<String> = []
  /// The names of the types that are made of raw values, by what is handed over: `Kind(rawValue: type)`.
  private(set) var rawValues: [String: String] = [:]

  mutating func leaveOut(_ names: [String]) {
    found.subtract(names)
    wholes.subtract(names)
    for name in names { parts[name] = nil }
  }

  mutating func add(_ others: FreeNames) {
    found.formUnion(others.found)
    wholes.formUnion(others.wholes)
    parts.merge(others.parts) { $0.union($1) }
  }

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ closure: ClosureExpression) {
    for capture in closure.captures {
      capture.value.map { visit($0) } ?? { _ = found.insert(capture.name) }()
    }
    visit(closure.statements)
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .fail(let expression): visit(expression)
    case .returns(let expression): expression.map { visit($0) }
    case .variables(let bindings):
      for binding in bindings {
        binding.initial.map { visit($0) }
        visit(binding.getter ?? [])
      }
    case .guarded(let conditions, let body):
      visit(conditions)
      visit(body)
    case .each(let pattern, let sequence, let condition, let body, _):
      visit(pattern)
      visit(sequence)
      condition.map { visit($0) }
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
    case .function(let function):
      for parameter in function.parameters { parameter.defaultValue.map { visit($0) } }
      visit(function.body ?? [])
    case .type(let type):
      for property in type.properties {
        property.initial.map { visit($0) }
        visit(property.getter ?? [])
      }
    case .leave, .next, .fallThrough: break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
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

  private mutating func visit(_ patterns: [(pattern: Pattern, where: Expression?)]) {
    for (pattern, condition) in patterns {
      visit(pattern)
      condition.map { visit($0) }
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    switch pattern {
    case .expression(let expression): visit(expression)
    case .optional(let inner), .cast(let inner, _): visit(inner)
    case .tuple(let parts), .enumCase(_, _, let parts?): for part in parts { visit(part.pattern) }
    case .any, .bind, .type, .enumCase: break
    }
  }

  private mutating func noteRawValue(_ arguments: [Argument], _ callee: Expression) {
    guard let only = arguments.first, only.label == "rawValue",
      case .name(let name) = only.value.kind
    else { return }
    rawValues[name] = callee.sourceText
  }

  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ pieces: [StringPiece]) {
    for case .value(let value, let arguments) in pieces {
      visit(value)
      visit(arguments)
    }
  }

  private mutating func note(_ written: String, _ part: String?) {
    let isMarked = written.hasPrefix("$") || written.hasPrefix("_")
    let name = isMarked ? String(written.dropFirst()) : written
    found.insert(name)
    if let part { parts[name, default: []].insert(part) } else { wholes.insert(name) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): note(name, nil)
    case .member(let base, let part):
      guard case .name(let name) = base.kind else { return visit(base) }
      note(name, part)
    case .prefix(_, let base), .postfix(_, let base), .unwrapOrLeave(let base), .chain(let base),
      .force(let base), .cast(let base, _, _), .attempt(let base, _),
      .wait(let base),
      .reference(let base):
      visit(base)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      visit(callee)
      visit(arguments)
      noteRawValue(arguments, callee)
    case .closure(let closure): visit(closure)
    case .array(let elements): for element in elements { visit(element) }
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
      visit(condition)
      visit(yes)
      visit(no)
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
    case .string(let pieces): visit(pieces)
    case .keyPath(_, let components):
      for case .element(let arguments) in components { visit(arguments) }
    case .integer, .float, .boolean, .nothing, .type, .implicitMember, .libraryFunction,
      .unknown:
      break
    }
  }
}
