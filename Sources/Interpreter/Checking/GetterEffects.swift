/// Properties whose getters throw or have to be waited for.
extension Checker {
  func checkEffects(ofGetter overload: Overload, at position: SourcePosition) {
    guard trials == 0, let variable = overload.symbol.variable, !variable.context.isBody,
      let getter = variable.syntax?.accessors?.getter, let owner = variable.context.nominal
    else { return }
    let isOwn = resolver.module(around: owner.context) === resolver.program
    if getter.isAsync, !marks.isWaited {
      report(
        "`\(variable.name)` has to be waited for, and there is no `await` before it", at: position,
        advice: "write `await`")
    }
    if let failure = resolver.failure(getter.failure, in: variable.context) {
      failures.append(overload.substitution.apply(failure))
    }
    if isOwn, getter.failure != nil, marks.attempt == nil {
      report(
        "`\(variable.name)` may throw, and there is no `try` before it", at: position,
        advice: "write `try`, where errors are caught or the function itself throws")
    }
  }

  /// Who makes a value of a type waits for nothing before its properties have theirs.
  func refuseWaiting(in initial: Expression, of syntax: VariableSyntax) {
    guard trials == 0, body.context.nominal != nil, !syntax.isAsync,
      let place = initial.firstWait
    else { return }
    report(
      "`\(syntax.pattern.names.first?.name ?? "it")` gets its value where nothing can be waited for",
      at: place, advice: "set it in an `init` that is `async`, or later in a task")
  }
}

extension Expression {
  /// Where an `await` stands in it, and not in a closure inside.
  fileprivate var firstWait: SourcePosition? {
    var found: SourcePosition?
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .wait = expression.kind { found = found ?? expression.position }
      return !expression.isClosure && found == nil
    }
    walk.expression(self)
    return found
  }
}
