/// What is said of types of which nothing can be made as it is written.
extension Checker {
  /// `Value()` where any type may stand for `Value`.
  func refuseMaking(ofAny type: Type, _ site: CallSite) {
    guard trials == 0, !resolver.mayBeExtended, resolver.isComplete(type, in: solver.signature),
      memberOverloads("init", of: type).isEmpty
    else { return }
    report(
      "any type may stand for `\(type)`, and nothing says how one is made", at: site.position,
      advice: "ask for a protocol that has an `init`, or take a closure that makes one")
  }

  /// `Direction()`: an enum has cases, and no initialiser unless it declares one.
  func refuseMaking(_ nominal: Nominal, _ site: CallSite) {
    guard trials == 0, nominal.kind == .enumeration, !nominal.isLibrary, nominal.isComplete,
      !nominal.hasUnknownAncestor, nominal.members["init"].isEmpty, nominal.rawType == nil,
      resolver.lineage(of: nominal).allSatisfy({ $0.bound.nominal.members["init"].isEmpty })
    else { return }
    report(
      "`\(nominal.name)` is an enum, and a value of it is one of its cases", at: site.position,
      advice: "write `.\(nominal.cases.first?.name ?? "name")`")
  }

  /// `-> Self` is what each class below gives of itself, and a class that is written is one of them.
  func refuseOneClass(_ syntax: FunctionSyntax, in context: Context) {
    guard trials == 0, let written = syntax.result, let nominal = context.nominal,
      nominal.kind == .classType, !nominal.isLibrary, let list = syntax.body
    else { return }
    switch written.kind {
    case .optional(let wrapped, _) where wrapped.isSelf: break
    case .named where written.isSelf: break
    default: return
    }
    for value in list.returnedValues + [list.onlyValue].compactMap({ $0 }) {
      guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind,
        name.base == nominal.name
      else { continue }
      report(
        "`Self` may be a class below `\(nominal.name)`, and this is a `\(nominal.name)`",
        at: value.position,
        advice: "write `Self(…)` and `required` before the `init`, or return `\(nominal.name)`")
    }
  }
}
