/// What a type promises and what it has.
extension Checker {
  /// A type that says that it conforms has what the protocol asks for.
  func checkPromises(of nominal: Nominal) {
    guard nominal.kind != .protocolType, !hasUnknownAncestor(nominal) else { return }
    for promise in nominal.promises {
      checkDerivation(of: promise, in: nominal)
      let wanted = promise.bound.nominal
      for owner in [wanted] + resolver.lineage(of: wanted).map(\.bound.nominal) {
        checkRequirements(of: owner, promise, in: nominal)
      }
    }
  }

  private func checkRequirements(
    of owner: Nominal, _ promise: Nominal.Promise, in nominal: Nominal
  ) {
    let isOwn = resolver.module(around: owner.context) === resolver.program
    guard isOwn ? owner.isComplete : nominal.isComplete && !Derivation.helps(owner) else { return }
    let protocols = isOwn ? [] : resolver.lineage(of: nominal).map(\.bound.nominal)
    for name in owner.members.names where !InterfaceIndex.isOperator(name) {
      for requirement in owner.members[name] where isMissing(requirement, name, in: nominal) {
        let labels = requirement.function?.labels ?? []
        guard isOwn || resolver.isSurelyRequired(name, labels: labels, in: protocols) else {
          continue
        }
        report(
          "`\(nominal.name)` says that it is a `\(promise.bound.nominal.name)`, and has no "
            + "`\(name)`", at: promise.position,
          advice: "add `\(name)`, as the protocol asks for it")
      }
    }
  }

  private func hasUnknownAncestor(_ nominal: Nominal) -> Bool {
    nominal.hasUnknownAncestor || nominal.superclass?.nominal.map(hasUnknownAncestor) ?? false
  }

  private func isMissing(_ requirement: Symbol, _ name: String, in nominal: Nominal) -> Bool {
    guard let context = requirement.context, case .nominal(let owner) = context.place,
      owner.kind == .protocolType
    else { return false }
    let found = resolver.members(name, of: nominal.selfType, in: solver.signature)
      .filter { $0.origin != .requirement }
    switch requirement {
    case .variable(let wanted):
      return !found.contains { candidate in
        switch candidate.symbol {
        case .variable(let variable): variable.isStatic == wanted.isStatic
        case .enumCase: wanted.isStatic
        default: false
        }
      }
    case .function(let wanted):
      if wanted.kind == .initializer {
        return !initializers(of: nominal.selfType).contains { overload in
          guard let function = overload.symbol.function else { return false }
          let parameters = function.interface.parameters
          if parameters.map(\.label) == wanted.labels { return true }
          // A struct whose properties all have values can be made of nothing.
          return function.syntax == nil && wanted.labels.isEmpty
            && parameters.allSatisfy(\.hasDefault)
        } && !nominal.hasUnknownAncestor
      }
      return !found.contains { candidate in
        switch candidate.symbol {
        case .function(let function):
          function.labels == wanted.labels && function.isStatic == wanted.isStatic
        case .enumCase: wanted.isStatic
        default: false
        }
      }
    default: return false
    }
  }
}
