/// What surrounds a place: how calls there are marked.
struct Marks {
  /// The innermost `try` around it.
  var attempt: Expression.AttemptKind?
  /// Whether an `await` stands before it.
  var isWaited = false
}

/// What throws and what waits says so.
extension Checker {
  func checkEffects(of overload: Overload, _ site: CallSite) {
    guard let function = overload.symbol.function else { return }
    checkFailure(of: function, site)
    checkWaiting(of: function, site)
  }

  private func checkFailure(of function: Function, _ site: CallSite) {
    guard let failure = function.interface.failure else { return }
    // What a function throws that depends on what it is given is not looked into.
    failures.append(failure.contents.isEmpty ? failure : .unknown)
    guard let written = function.syntax?.failure, written.isSure,
      failure.nominal?.role != .never, !failure.hasUnknown, !failure.contents.contains(.parameter)
    else { return }
    switch marks.attempt {
    case nil:
      report(
        "`\(site.name)` may throw, and there is no `try` before it", at: site.position,
        advice: "write `try`, where errors are caught or the function itself throws")
    case .plain? where !body.mayFail:
      report(
        "nobody catches what `\(site.name)` throws here", at: site.position,
        advice: "put it into `do` with a `catch`, or mark the function around it `throws`")
    default: return
    }
  }

  private func checkWaiting(of function: Function, _ site: CallSite) {
    guard function.syntax?.isAsync == true, !hasTwinThatDoesNotWait(function) else { return }
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

  /// Of two functions of one name the one that fits the place is meant.
  private func hasTwinThatDoesNotWait(_ function: Function) -> Bool {
    let twins =
      function.context.nominal?.members[function.name]
      ?? resolver.globals(named: function.name, in: function.context)
    return twins.contains { $0.function?.syntax?.isAsync == false }
  }
}

extension WrittenFailure {
  /// Whether a call throws, whatever it is given.
  fileprivate var isSure: Bool {
    switch self {
    case .anyError, .typed: true
    case .rethrown: false
    }
  }
}
