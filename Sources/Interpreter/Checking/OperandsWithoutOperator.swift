/// Operands that no operator of a name takes, whatever the libraries have beside what is known of them.
extension Checker {
  /// Whether one of two operands is of a type that no such operator takes, or not beside the other.
  func hasNoOperator(_ site: CallSite, _ types: [Type]) -> Bool {
    let name = site.name
    if Self.arithmetic.contains(name) || Self.assigning.contains(name) {
      let isOne = zip(types, site.arguments).contains { type, argument in
        isPlainOperand(argument.value) && isWithoutOperator(type, name)
      }
      if isOne { return true }
      return site.arguments.allSatisfy { isPlainOperand($0.value) } && isNoSum(types, name)
    }
    guard name == "..." || name == "..<", site.arguments.allSatisfy({ isPlainOperand($0.value) })
    else { return false }
    return types.contains { isUnordered($0) && !hasOwnOperator(name) }
  }

  static let assigning: Set<String> = ["+=", "-=", "*=", "/=", "%="]

  /// A struct or an enum of the program that promises nothing which brings operators along, and for
  /// which the program has none; or a tuple.
  private func isWithoutOperator(_ type: Type, _ name: String) -> Bool {
    switch type.kind {
    case .tuple(let parts):
      return !parts.isEmpty && !resolver.mayBeExtended && !hasOwnOperator(name)
    case .nominal(let nominal, _):
      return isWholeValue(type) && nominal.hasAllPromises
        && resolver.lineage(of: nominal).allSatisfy { bringsNoOperator($0.bound.nominal) }
        && !resolver.operators(named: name).contains { mayTakeAnything($0, or: nominal) }
    default: return false
    }
  }

  /// Whether a type of the program has no other operators than the program and the interfaces declare.
  func bringsNoOperators(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.hasAllPromises else { return false }
    return resolver.lineage(of: nominal).allSatisfy {
      bringsNoOperator($0.bound.nominal) || $0.bound.nominal.hasAllOperators
    }
  }

  /// Whether a protocol gives no operators but those that compare: one of the program's own gives
  /// only what the program writes.
  private func bringsNoOperator(_ owner: Nominal) -> Bool {
    resolver.module(around: owner.context) === resolver.program
      ? !owner.hasUnknownAncestor : Self.withoutOperators.contains(owner.name)
  }

  private static let withoutOperators: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
    "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "Error",
    "RawRepresentable",
  ]

  /// Whether an operator of the program may take a value of a type.
  private func mayTakeAnything(_ function: Function, or nominal: Nominal) -> Bool {
    guard resolver.module(around: function.context) === resolver.program else { return false }
    return function.interface.parameters.contains {
      let type = $0.type.unwrapped
      return type.nominal == nil || type.nominal === nominal
    }
  }

  /// An array to which something is added that is no list, and arrays with which one reckons.
  private func isNoSum(_ types: [Type], _ name: String) -> Bool {
    guard types[0].nominal?.role == .array, !resolver.mayBeExtended, !hasOwnOperator(name) else {
      return false
    }
    if name != "+" && name != "+=" { return types[1].nominal?.role == .array }
    guard let sequence = resolver.library("Sequence"), mayBeJudged(types[1]) else { return false }
    return resolver.conforms(types[1], to: sequence, in: solver.signature) == .no
  }

  /// Whether a value comes before or behind no other of its type.
  private func isUnordered(_ type: Type) -> Bool {
    guard !resolver.mayBeExtended, mayBeJudged(type), type.nominal?.isReference == false,
      let comparable = resolver.library("Comparable")
    else { return false }
    return resolver.conforms(type, to: comparable, in: solver.signature) == .no
  }

  /// Whether nothing but the value that was found can be meant by a call: `Int("3")` makes an `Int`,
  /// or none, and of a name of the program no other form takes the arguments.
  func isPlainCall(_ callee: Expression) -> Bool {
    guard case .function(let function)? = callee.reference?.target else { return false }
    if function.kind == .initializer {
      guard case .name = callee.kind else { return false }
      return function.isOfLibrary || !resolver.mayBeExtended && !function.isFailable
    }
    if choices.contains(where: { $0.position == callee.namePosition }) { return false }
    switch callee.kind {
    case .name, .member:
      if !function.isOfLibrary {
        return function.kind == .function && function.interface.signature.ownCount == 0
          && !resolver.mayBeExtended
      }
      guard case .member(let base, _) = callee.kind, let type = base.type.map(plain) else {
        return false
      }
      // `Int.random(in: 1...6)` is an `Int`.
      if let owner = type.metatypeInstance, isPlainValue(owner),
        function.interface.result.isSelf(of: owner)
      {
        return true
      }
      return resolver.hasAllForms(of: function.name, in: type, solver.signature)
    default: return false
    }
  }
}

extension Type {
  /// What a static function of a type gives that gives a value of that type.
  fileprivate func isSelf(of owner: Type) -> Bool {
    if case .parameter(let parameter) = kind { return parameter.selfOf != nil }
    return nominal === owner.nominal
  }
}
