/// Behind `some` stands one type.
extension Checker {
  /// Says that a body returns values of several types where one is hidden.
  func refuseSeveralHidden(at position: SourcePosition) {
    guard trials == 0, let returned = body.hidden else { return }
    body.hidden = nil
    var first: Type?
    for value in returned {
      for part in value.alternatives {
        guard let type = part.type.map(plain), case .nominal(let nominal, _) = type.kind,
          nominal.role != .never, !nominal.isReference
        else { return }
        guard let known = first else {
          first = type
          continue
        }
        if known.nominal === nominal { continue }
        report(
          "`some` hides one type, and here are two: `\(known)` and `\(type)`",
          at: value.alternatives.count > 1 ? value.valuePosition : position,
          advice: "return `any` instead, or values of one type; a view can be built by "
            + "`@ViewBuilder`")
        return
      }
    }
  }
}

extension Expression {
  /// The expressions whose value it may have.
  fileprivate var alternatives: [Expression] {
    switch kind {
    case .ternary(_, let then, let otherwise): then.alternatives + otherwise.alternatives
    case .branch(let branch):
      branch.then.alternatives + (branch.otherwise?.alternatives ?? [])
    case .select(let selection): selection.cases.flatMap(\.body.alternatives)
    case .attempt(let inner, .plain), .attempt(let inner, .force), .wait(let inner):
      inner.alternatives
    default: [self]
    }
  }
}

extension [Statement] {
  fileprivate var alternatives: [Expression] {
    if count == 1, case .expression(let value) = self[0].kind { value.alternatives } else { [] }
  }
}
