/// What is assigned to is found once, however often it is looked at: `made(model).n += 1` makes one
/// model, and `items[next()] = 0` asks for one index.
extension Evaluator {
  /// The target with the value of each call in it in its place, and the scope that has the values.
  func pinned(_ target: Expression, in scope: Scope) throws -> (Expression, Scope) {
    guard target.isFoundByCalls else { return (target, scope) }
    var pins = Pins(scope: Scope(inside: scope))
    let pinned = try pins.target(target, self)
    return (pinned, pins.scope)
  }
}

private struct Pins {
  let scope: Scope
  private var count = 0

  init(scope: Scope) { self.scope = scope }

  mutating func target(_ target: Expression, _ evaluator: Evaluator) throws -> Expression {
    let kind: Expression.Kind
    switch target.kind {
    case .member(let base, let name): kind = .member(try self.target(base, evaluator), name)
    case .force(let base): kind = .force(try self.target(base, evaluator))
    case .unwrapOrLeave(let base): kind = .unwrapOrLeave(try self.target(base, evaluator))
    case .chain(let inner): kind = .chain(try self.target(inner, evaluator))
    case .element(let base, let arguments):
      let owner = try self.target(base, evaluator)
      kind = .element(
        owner,
        try arguments.map { argument in
          guard argument.value.isPinnable else { return argument }
          var pinned = argument
          pinned.value = try pin(argument.value, evaluator)
          return pinned
        })
    case .call where target.isPinnable: return try pin(target, evaluator)
    default: return target
    }
    return Expression(kind, at: target.place, isWritten: false)
  }

  /// No program can name what a space stands in.
  private mutating func pin(
    _ expression: Expression, _ evaluator: Evaluator
  ) throws -> Expression {
    count += 1
    let name = "found \(count)"
    let value = try evaluator.evaluate(expression, in: scope)
    scope.declare(name, Variable(value, isMutable: true))
    return Expression(.name(name), at: expression.place, isWritten: false)
  }
}

extension Expression {
  fileprivate var isFoundByCalls: Bool {
    switch kind {
    case .member(let base, _), .force(let base), .unwrapOrLeave(let base), .chain(let base):
      base.isFoundByCalls
    case .element(let base, let arguments):
      base.isFoundByCalls || arguments.contains(where: \.value.isPinnable)
    case .call: isPinnable
    default: false
    }
  }

  /// A call that is the same wherever it stands: what begins with a dot is not.
  fileprivate var isPinnable: Bool {
    switch kind {
    case .call(let callee, _):
      if case .implicitMember = callee.kind { false } else { callee.isRootedInName }
    case .force(let base), .member(let base, _): base.isPinnable
    default: false
    }
  }

  private var isRootedInName: Bool {
    switch kind {
    case .name: true
    case .member(let base, _), .element(let base, _), .force(let base), .call(let base, _):
      base.isRootedInName
    default: false
    }
  }
}
