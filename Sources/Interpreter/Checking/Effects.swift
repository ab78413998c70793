/// What throws and what waits says so.
extension Checker {
  func checkEffects(of callable: Callable, _ site: CallSite) {
    guard let function = callable.overload.symbol.function else { return }
    requireMainActor(for: callable.overload, at: site.position)
    if isInMacro { return }
    checkFailure(of: function, callable, site)
    checkWaiting(of: function, site)
  }

  private func checkFailure(of function: Function, _ callable: Callable, _ site: CallSite) {
    if let failure = resolver.failure(
      function.syntax?.accessors?.getter?.failure, in: function.context)
    {
      failures.append(callable.overload.substitution.apply(failure))
    }
    guard let failure = noteFailure(callable.failure, isSure: function.throwsByItself, site)
    else { return }
    guard function.syntax?.failure != nil, !failure.hasUnknown,
      !failure.contents.contains(.parameter), !mayHaveUnknownTwin(function)
    else { return }
    if !function.throwsByItself {
      requireAttempt(ofGiven: site)
      return
    }
    switch marks.attempt {
    case nil:
      report(
        "`\(site.name)` may throw, and there is no `try` before it", at: site.position,
        advice: "write `try`, where errors are caught or the function itself throws")
    case .plain? where body.uncaught != nil: body.uncaught?.append(site.position)
    case .plain? where !body.mayFail:
      report(
        "nobody catches what `\(site.name)` throws here", at: site.position,
        advice: "put it into `do` with a `catch`, or mark the function around it `throws`")
    default: return
    }
  }

  /// What throws where the closure does that it is given.
  private func requireAttempt(ofGiven site: CallSite) {
    let throwing = site.arguments.contains { argument in
      if case .closure(let closure) = argument.value.kind {
        closure.body.throwsErrors
      } else {
        false
      }
    }
    guard marks.attempt == nil, throwing else { return }
    report(
      "`\(site.name)` throws what its closure throws, and there is no `try` before it",
      at: site.position, advice: "write `try` before the whole call, too")
  }

  /// Notes what a call throws, for whoever catches it.
  ///
  /// - Parameter isSure: It throws whatever it is given; else only what it is given does.
  /// - Returns: Nil if it does not throw.
  @discardableResult
  func noteFailure(_ failure: Type?, isSure: Bool, _ site: CallSite) -> Type? {
    guard let failure, isSure || site.arguments.contains(where: { mayThrow($0.value) }) else {
      return nil
    }
    // What it is may be found out by the rest of the expression.
    failures.append(failure)
    let known = solver.complete(failure)
    return known.nominal?.role == .never || known.hasVariable ? nil : known
  }

  /// Whether a function that is given throws when it is called.
  private func mayThrow(_ argument: Expression) -> Bool {
    if case .closure(let closure) = argument.kind { return closure.body.throwsErrors }
    guard let type = argument.type.map(solver.complete) else { return true }
    guard let function = type.unwrapped.function else { return type.hasUnknown || type.hasVariable }
    return function.failure.map { $0.nominal?.role != .never } ?? false
  }

  private func checkWaiting(of function: Function, _ site: CallSite) {
    guard function.syntax?.isAsync == true, !hasTwinThatDoesNotWait(function),
      !mayHaveUnknownTwin(function)
    else { return }
    if !marks.isWaited {
      report(
        "`\(site.name)` is `async`, and there is no `await` before it", at: site.position,
        advice: "write `await`")
    } else if !body.isAsync, !body.isClosure {
      report(
        "`\(site.name)` is `async`, and the function around it is not", at: site.position,
        advice: "mark the function `async`, or call it in a `Task { … }`")
    }
  }

  /// What it overrides in a class that nobody declared may have another form, which is meant:
  /// `super.setUp()` of a test. So may a module that nobody declared have a function of its name.
  private func mayHaveUnknownTwin(_ function: Function) -> Bool {
    if let nominal = function.context.nominal {
      // Beside what a protocol of a library asks for, `init(from:)`, such a module may have more.
      if nominal.kind == .protocolType, nominal.isLibrary, resolver.mayBeExtended { return true }
      return function.syntax?.modifiers.isOverride == true && resolver.hasUnknownAncestry(nominal)
    }
    if case .body = function.context.place { return false }
    return resolver.lists == nil
  }

  /// Of two functions of one name the one that fits the place is meant.
  private func hasTwinThatDoesNotWait(_ function: Function) -> Bool {
    let twins =
      function.context.nominal?.members[function.name]
      ?? resolver.globals(named: function.name, in: function.context)
    return twins.contains { $0.function?.syntax?.isAsync == false }
  }
}

extension Function {
  /// Whether a call throws, whatever it is given.
  fileprivate var throwsByItself: Bool {
    if case .rethrown? = syntax?.failure { false } else { true }
  }
}
