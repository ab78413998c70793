extension Checker {
  /// Puts an expression off. While overloads are tried it fits whatever is expected.
  func wait(
    _ isUndecided: @escaping () -> Bool, expecting wanted: Type, decide: @escaping () -> Type
  ) {
    guard trials == 0 else { return }
    waiting.append(
      WaitingExpression(isUndecided: isUndecided, wanted: wanted, decide: decide, body: body))
  }

  /// Reads the expressions that were put off and of which enough is known by now.
  ///
  /// - Parameter isLast: Nothing more will be known.
  func decide(isLast: Bool) {
    while let index = waiting.firstIndex(where: { isLast || !$0.isUndecided() }) {
      let next = waiting.remove(at: index)
      let outer = body
      body = next.body
      mayWait = false
      let type = next.decide()
      mayWait = true
      body = outer
      _ = solver.attempt { self.solver.convert(type, to: next.wanted) }
      _ = solver.settle()
    }
  }
}
