/// Goes through statements and everything inside them, in the order in which it stands.
///
/// Closures and local functions are entered only if the visitor says so.
struct BodyWalk {
  /// Sees every expression; returns whether to go on inside it.
  var visitExpression: (Expression) -> Bool = { _ in true }
  /// Sees every statement.
  var visitStatement: (Statement) -> Void = { _ in }
  /// Sees every declaration among statements.
  var visitDeclaration: (Declaration) -> Void = { _ in }
  /// Sees every pattern, the outer ones first.
  var visitPattern: (Pattern) -> Void = { _ in }
  /// Told before and behind what runs as a function of its own.
  var enter: () -> Void = {}
  var leave: () -> Void = {}
  /// Told before and behind what may run many times.
  var enterLoop: () -> Void = {}
  var leaveLoop: () -> Void = {}

  /// All declarations among statements, however deep.
  static func declarations(in list: [Statement], _ visit: @escaping (Declaration) -> Void) {
    var walk = BodyWalk()
    walk.visitDeclaration = visit
    walk.statements(list)
  }

  func statements(_ list: [Statement]) { for statement in list { self.statement(statement) } }

  func statement(_ statement: Statement) {
    visitStatement(statement)
    switch statement.kind {
    case .expression(let expression), .fail(let expression): self.expression(expression)
    case .declaration(let declaration): self.declare(declaration)
    case .returns(let value): if let value { expression(value) }
    case .guarded(let conditions, let otherwise):
      self.conditions(conditions)
      statements(otherwise)
    case .each(let loop):
      expression(loop.sequence)
      pattern(loop.pattern)
      enterLoop()
      if let condition = loop.condition { expression(condition) }
      statements(loop.body)
      leaveLoop()
    case .whileLoop(let conditions, let body, _):
      enterLoop()
      self.conditions(conditions)
      statements(body)
      leaveLoop()
    case .repeatLoop(let body, let condition, _):
      enterLoop()
      statements(body)
      expression(condition)
      leaveLoop()
    case .leave, .next, .fallThrough: return
    case .deferred(let list): statements(list)
    case .attempt(let attempt):
      statements(attempt.body)
      for clause in attempt.catches {
        items(clause.items)
        statements(clause.body)
      }
    }
  }

  private func declare(_ declaration: Declaration) {
    visitDeclaration(declaration)
    if case .function(let syntax) = declaration {
      enter()
      for parameter in syntax.parameters {
        if let value = parameter.defaultValue { expression(value) }
      }
      statements(syntax.body ?? [])
      leave()
    }
    guard case .variable(let syntax) = declaration else { return }
    pattern(syntax.pattern)
    if let initial = syntax.initial {
      // What is made when it is asked for runs as a function of its own.
      if syntax.modifiers.isLazy { enter() }
      expression(initial)
      if syntax.modifiers.isLazy { leave() }
    }
    for attribute in syntax.modifiers.attributes { arguments(attribute.arguments ?? []) }
    guard let accessors = syntax.accessors else { return }
    enter()
    for accessor in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] {
      statements(accessor?.body ?? [])
    }
    leave()
  }

  func conditions(_ list: [Condition]) {
    for condition in list {
      switch condition {
      case .expression(let value): expression(value)
      case .bind(let pattern, _, let value), .match(let pattern, let value):
        expression(value)
        self.pattern(pattern)
      case .available: continue
      }
    }
  }

  private func items(_ items: [MatchItem]) {
    for item in items {
      pattern(item.pattern)
      if let condition = item.condition { expression(condition) }
    }
  }

  func pattern(_ pattern: Pattern) {
    visitPattern(pattern)
    switch pattern.kind {
    case .any, .type, .bind: return
    case .tuple(let elements): for element in elements { self.pattern(element.pattern) }
    case .enumCase(_, _, let payload):
      for element in payload ?? [] { self.pattern(element.pattern) }
    case .optional(let inner), .cast(let inner, _): self.pattern(inner)
    case .expression(let value): expression(value)
    }
  }

  private func arguments(_ list: [Argument]) { for argument in list { expression(argument.value) } }

  private func arguments(_ list: [Argument], lazy: Set<Int>) {
    for (index, argument) in list.enumerated() {
      if lazy.contains(index) { enter() }
      expression(argument.value)
      if lazy.contains(index) { leave() }
    }
  }

  private func components(_ path: [KeyPathComponent]) {
    for component in path {
      switch component {
      case .element(let list, _), .call(let list, _): arguments(list)
      case .member, .unwrapOrLeave, .force: continue
      }
    }
  }

  func expression(_ value: Expression) {
    guard visitExpression(value) else { return }
    inside(value)
  }

  /// What stands in an expression.
  func inside(_ value: Expression) {
    switch value.kind {
    case .integer, .float, .boolean, .nothing, .regex, .name, .implicitMember, .superclass, .type,
      .discard, .unreadable, .given:
      return
    case .string(let pieces):
      for case .interpolation(let list, _) in pieces { arguments(list) }
    case .array(let elements): for element in elements { expression(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        expression(pair.key)
        expression(pair.value)
      }
    case .tuple(let list): arguments(list)
    case .member(let base, _), .prefix(_, let base), .postfix(_, let base),
      .unwrapOrLeave(let base), .chain(let base), .force(let base), .cast(let base, _, _),
      .attempt(let base, _), .wait(let base), .reference(let base), .packExpansion(let base),
      .packElement(let base):
      expression(base)
    case .call(let callee, let list), .element(let callee, let list):
      expression(callee)
      arguments(list, lazy: value.lazyArguments)
    case .closure(let closure):
      for capture in closure.captures { if let value = capture.value { expression(value) } }
      enter()
      statements(closure.body)
      leave()
    case .keyPath(_, let components): self.components(components)
    case .binary(let left, _, let right), .assign(let left, let right):
      expression(left)
      expression(right)
    case .ternary(let condition, let then, let otherwise):
      expression(condition)
      expression(then)
      expression(otherwise)
    case .branch(let branch):
      conditions(branch.conditions)
      statements(branch.then)
      statements(branch.otherwise ?? [])
    case .select(let selection):
      expression(selection.subject)
      for branch in selection.cases {
        items(branch.items)
        statements(branch.body)
      }
    case .macro(let macro): arguments(macro.arguments)
    }
  }
}

extension Expression {
  /// The arguments of a call that run when the function asks for them.
  var lazyArguments: Set<Int> {
    guard case .function(let function)? = reference?.target, let reference else { return [] }
    var result: Set<Int> = []
    for (parameter, indices) in zip(function.interface.parameters, reference.assignment)
    where parameter.isAutoclosure {
      result.formUnion(indices)
    }
    return result
  }
}
