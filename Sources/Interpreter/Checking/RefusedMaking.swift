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
}
