/// What a promise asks of the kind of a type, and of its operators.
extension Checker {
  /// Only classes can be what `AnyObject` stands for; only an enum whose cases carry nothing knows
  /// all of its values.
  func checkKind(of promise: Nominal.Promise, in nominal: Nominal) {
    let wanted = promise.bound.nominal
    let asksForObject =
      wanted.role == .anyObject
      || resolver.lineage(of: wanted).contains { $0.bound.nominal.role == .anyObject }
    if asksForObject, nominal.kind == .structure || nominal.kind == .enumeration {
      report(
        "only classes can be a `\(wanted.name)`, and `\(nominal.name)` is none",
        at: promise.position, advice: "make it a class")
      return
    }
    guard wanted.isLibrary, wanted.name == "CaseIterable", nominal.isComplete,
      nominal.members.known("allCases").isEmpty,
      nominal.kind != .enumeration || nominal.cases.contains(where: { !$0.parameters.isEmpty }),
      !nominal.hasUnknownAncestor
    else { return }
    report(
      "`\(nominal.name)` says that it is `CaseIterable`, and nobody knows all of its values",
      at: promise.position, advice: "add `static var allCases`")
  }

  /// Operators that a protocol asks for are written by nobody else.
  func checkOperators(of owner: Nominal, _ promise: Nominal.Promise, in nominal: Nominal) {
    guard owner.isLibrary, nominal.isComplete, !nominal.hasUnknownAncestor,
      nominal.superclass == nil, owner.name != "Comparable" || !hasOrder(nominal)
    else { return }
    for name in owner.members.names where InterfaceIndex.isOperator(name) {
      guard let asked = owner.members[name].first(where: \.isAsked)?.function,
        !isWritten(asked, for: nominal)
      else { continue }
      let result = asked.interface.result.nominal?.name ?? nominal.name
      report(
        "`\(nominal.name)` says that it is `\(promise.bound.nominal.name)`, and has no `\(name)`",
        at: promise.position,
        advice:
          "add `static func \(name) (left: \(nominal.name), right: \(nominal.name)) -> \(result)`")
      return
    }
  }

  /// Cases have an order by themselves, unless they stand for other values, and what has a distance has one by that.
  private func hasOrder(_ nominal: Nominal) -> Bool {
    nominal.kind == .enumeration && nominal.rawType == nil
      || resolver.lineage(of: nominal).contains {
        $0.bound.nominal.isLibrary && $0.bound.nominal.name == "Strideable"
      }
  }

  /// Whether the program has an operator that may take values of a type.
  private func isWritten(_ asked: Function, for nominal: Nominal) -> Bool {
    let count = asked.interface.parameters.count
    return resolver.operators(named: asked.name).contains { function in
      let parameters = function.interface.parameters
      return !function.isOfLibrary && parameters.count == count
        && parameters.contains { $0.type.nominal == nil || $0.type.nominal === nominal }
    }
  }
}

extension Symbol {
  /// Marked in an interface file: whoever promises the protocol has to write it.
  var isAsked: Bool {
    switch self {
    case .variable(let variable): variable.syntax?.modifiers.has("asked") ?? false
    case .function(let function): function.syntax?.modifiers.has("asked") ?? false
    default: false
    }
  }

  /// `@objc optional`: nobody need have it.
  var isOptionalRequirement: Bool {
    switch self {
    case .variable(let variable): variable.syntax?.modifiers.isOptional ?? false
    case .function(let function): function.syntax?.modifiers.isOptional ?? false
    default: false
    }
  }
}
