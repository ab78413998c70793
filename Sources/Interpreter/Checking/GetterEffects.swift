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
}
