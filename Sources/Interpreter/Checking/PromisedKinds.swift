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

  /// `<` is written by nobody else, unless the type is an enum.
  func checkOrder(of promise: Nominal.Promise, in nominal: Nominal) {
    guard promise.bound.nominal.isLibrary, promise.bound.nominal.name == "Comparable",
      nominal.kind != .enumeration, nominal.isComplete, !nominal.hasUnknownAncestor,
      nominal.superclass == nil
    else { return }
    let isThere = resolver.operators(named: "<").contains { function in
      guard !function.isOfLibrary else { return false }
      return function.interface.parameters.contains { parameter in
        parameter.type.nominal == nil || parameter.type.nominal === nominal
      }
    }
    if isThere { return }
    report(
      "`\(nominal.name)` says that it is `Comparable`, and has no `<`", at: promise.position,
      advice: "add `static func < (left: \(nominal.name), right: \(nominal.name)) -> Bool`")
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
