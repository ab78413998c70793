/// Where something open decides, the branch that is not taken leaves what it would write in doubt.
extension Evaluator {
  func leaveOpen(_ statements: some Sequence<Statement>, _ doubt: Doubt?, in scope: Scope) {
    guard let doubt else { return }
    var targets = WriteTargets()
    targets.visit(statements)
    for target in targets.found { leaveOpen(target, doubt, in: scope) }
  }

  private func leaveOpen(_ target: Expression, _ doubt: Doubt, in scope: Scope) {
    switch target.kind {
    case .element(let base, _), .chain(let base), .unwrapOrLeave(let base), .force(let base):
      leaveOpen(base, doubt, in: scope)
    case .name(let name):
      if let variable = scope.variable(name) {
        variable.doubt = variable.doubt?.open ?? doubt
      } else if let owner = scope.selfVariable?.value {
        leaveOpen(name, of: owner, doubt)
      }
    case .member(let base, let name):
      if let owner = held(by: base, in: scope) { leaveOpen(name, of: owner, doubt) }
    default: break
    }
  }

  private func leaveOpen(_ name: String, of owner: Value, _ doubt: Doubt) {
    switch unwrapped(owner) {
    case .object(let object):
      guard let index = object.type.storedIndex[name] else { return }
      object.doubts[index] = object.doubts[index]?.open ?? doubt
    case .structure(let structure):
      guard let index = structure.type.storedIndex[name],
        case .wrapper(let wrapper) = structure.fields[index]
      else { return }
      wrapper.connection?.becomesOpen(doubt)
    default: break
    }
  }

  /// What a chain of stored properties leads to, without reading it as the program does.
  private func held(by expression: Expression, in scope: Scope) -> Value? {
    switch expression.kind {
    case .name("self"): scope.selfVariable?.value
    case .name(let name):
      scope.variable(name)?.value ?? scope.selfVariable?.value.flatMap { held(name, by: $0) }
    case .member(let base, let name):
      held(by: base, in: scope).flatMap { held(name, by: $0) }
    case .chain(let base), .unwrapOrLeave(let base), .force(let base): held(by: base, in: scope)
    default: nil
    }
  }

  private func held(_ name: String, by owner: Value) -> Value? {
    let field: Value? =
      switch unwrapped(owner) {
      case .object(let object): object.type.storedIndex[name].map { object.fields[$0] }
      case .structure(let structure): structure.type.storedIndex[name].map { structure.fields[$0] }
      default: nil
      }
    if case .wrapper(let wrapper)? = field { return wrapper.connection?.held ?? wrapper.stored }
    return field
  }
}
