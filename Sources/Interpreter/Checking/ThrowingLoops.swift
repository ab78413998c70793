/// Loops that wait for elements, each of which may be an error.
extension Checker {
  func requireAttempt(of loop: Statement.Loop, through sequence: Type) {
    guard trials == 0, mayFail(goingThrough: solver.complete(sequence)) else { return }
    if !loop.isTried {
      report(
        "what this `for` goes through may throw, and there is no `try` before `await`",
        at: loop.sequence.position, advice: "write `for try await`")
    } else if body.uncaught != nil {
      body.uncaught?.append(loop.sequence.position)
    } else if !body.mayFail {
      report(
        "nobody catches what this `for` throws here", at: loop.sequence.position,
        advice: "put it into `do` with a `catch`, or mark the function around it `throws`")
    }
  }

  /// Whether it is certain that an element may be an error: of the library's sequences those that
  /// throw any, and of the program's those whose `next` does.
  private func mayFail(goingThrough type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type.kind else { return false }
    if nominal.isLibrary {
      return ["AsyncThrowingStream", "ThrowingTaskGroup"].contains(nominal.name)
        && arguments.last == resolver.anyError
    }
    guard resolver.isComplete(type, in: solver.signature),
      let iterator = resolver.library("AsyncSequence")?.associatedTypes
        .first(where: { $0.name == "AsyncIterator" })
    else { return false }
    let made = resolver.normalized(Type(.associated(type, iterator)), in: solver.signature)
    guard let maker = made.nominal, !maker.isLibrary else { return false }
    let next = maker.members["next"].compactMap(\.function)
    guard !next.isEmpty else { return false }
    return next.allSatisfy { if case .anyError? = $0.syntax?.failure { true } else { false } }
  }
}
