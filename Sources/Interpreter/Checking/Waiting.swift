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

  /// Puts off what begins with a dot, where nothing tells yet of which type it is a member.
  func waits(_ expression: Expression, for wanted: Type) -> Bool {
    guard mayWait, case .variable = wanted.kind,
      case .implicitMember(let name) = expression.chainStart.kind,
      implicitOverloads(name.base, wanted).isEmpty,
      solver.bounds(of: wanted).allSatisfy({ resolver.module(around: $0.context)?.name == "Swift" })
    else { return false }
    wait({ self.isOpen(wanted) }, expecting: wanted) { self.check(expression, expecting: wanted) }
    return true
  }

  /// `[.admin, .editor].contains(role)`: what is asked of the list tells what is in it.
  func listToldLater(_ base: Expression) -> Type? {
    switch base.kind {
    case .array(let elements) where !elements.isEmpty && elements.allSatisfy(startsImplicitly):
      resolver.array(solver.fresh())
    case .dictionary(let pairs)
    where !pairs.isEmpty && pairs.allSatisfy({ startsImplicitly($0.key) }):
      resolver.type(.dictionary, [solver.fresh(), solver.fresh()])
    default: nil
    }
  }
}
