/// Behind `some` stands one type.
extension Checker {
  /// Says that a body returns values of several types where one is hidden.
  func refuseSeveralHidden(at position: SourcePosition) {
    guard trials == 0, let returned = body.hidden else { return }
    body.hidden = nil
    // A protocol that nobody declared may ask for a body that is built.
    if body.context.nominal.map(resolver.hasUnknownAncestry) == true { return }
    if let asked = body.asked { refuseHidden(returned, asked) }
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

extension Checker {
  /// What stands behind `some P` is a `P`.
  func refuseHidden(_ returned: [Expression], _ asked: OpaqueResult) {
    for value in returned.flatMap(\.alternatives) {
      guard let type = value.type.map(plain), !type.hasUnknown, !type.hasVariable,
        type.isVoid || type.nominal.map(isJudged) ?? false,
        let bound = asked.bounds.first(where: { bound in
          bound.nominal.kind == .protocolType
            && resolver.conforms(type, to: bound.nominal, in: solver.signature) == .no
        })
      else { continue }
      report(
        "`some \(bound.nominal.name)` is to be returned, and a `\(type)` is none",
        at: value.valuePosition)
      return
    }
  }

  private func isJudged(_ nominal: Nominal) -> Bool {
    !nominal.isLibrary && nominal.isComplete && nominal.hasAllPromises
      && !nominal.hasUnknownAncestor && nominal.role != .never
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
  /// Whether some of them run only where the system is new enough: there another type may be
  /// returned behind `some`.
  var askForSystem: Bool {
    contains { statement in
      switch statement.kind {
      case .guarded(let conditions, _): conditions.contains(where: \.asksForSystem)
      case .expression(let value):
        if case .branch(let branch) = value.kind {
          branch.conditions.contains(where: \.asksForSystem)
        } else {
          false
        }
      default: false
      }
    }
  }
}

extension Condition {
  fileprivate var asksForSystem: Bool { if case .available = self { true } else { false } }
}

extension [Statement] {
  fileprivate var alternatives: [Expression] {
    if count == 1, case .expression(let value) = self[0].kind { value.alternatives } else { [] }
  }
}
