/// What belongs to a type is named by its type.
extension Checker {
  /// Says that a name without a type before it means a member of the type, where there is a value.
  func refuseStatic(_ members: [Overload], _ name: DeclarationName) {
    guard trials == 0, !body.isStatic, body.selfType != nil, body.context.isInsideType,
      members.allSatisfy(\.symbol.isStaticValue),
      members.allSatisfy({ isOfInnermostType($0) }),
      resolver.globals(named: name.base, in: body.context).isEmpty
    else { return }
    let isCase = members.contains { if case .enumCase = $0.symbol { true } else { false } }
    report(
      "`\(name.base)` belongs to the type, and not to its values", at: name.position,
      advice: "write `\(isCase ? "." : "Self.")\(name.base)`")
  }

  /// A class may inherit a property of a name from one of which not all is known, which is meant and
  /// not the static one of its own.
  func mayMeanInherited(_ members: [Overload]) -> Bool {
    !body.isStatic && body.selfType?.nominal?.mayInheritUnknown == true
      && members.allSatisfy { $0.symbol.isStaticValue && isOfInnermostType($0) }
  }

  /// The types around a type may be named without one.
  private func isOfInnermostType(_ overload: Overload) -> Bool {
    guard case .type(let owner) = overload.base else { return false }
    return owner == body.selfType
  }

  /// What to write where a member was asked of a value and belongs to its type, or the other way round.
  func otherwiseFound(_ name: String, of type: Type) -> String? {
    if let instance = type.metatypeInstance {
      let found = memberOverloads(name, of: instance).contains { !$0.symbol.isStaticMember }
      return found ? "`\(name)` belongs to a value of `\(instance)`: make one first" : nil
    }
    let found = memberOverloads(name, of: type).contains(where: \.symbol.isStaticValue)
    return found ? "`\(name)` belongs to the type: write `\(type).\(name)`" : nil
  }
}

extension Nominal {
  /// Whether a superclass that nobody declared, or not as a whole, may have any member.
  fileprivate var mayInheritUnknown: Bool {
    hasUnknownAncestor
      || superclass?.nominal.map { !$0.isComplete || $0.mayInheritUnknown } ?? false
  }
}

extension Symbol {
  /// A static property or function, or a case.
  fileprivate var isStaticValue: Bool {
    switch self {
    case .variable(let variable): variable.isStatic
    case .function(let function): function.isStatic
    case .enumCase: true
    case .nominal, .alias, .associated, .parameter, .module: false
    }
  }
}

extension Context {
  /// A function, or what else may have a `self`.
  fileprivate var isInsideType: Bool { enclosingNominal != nil }
}
