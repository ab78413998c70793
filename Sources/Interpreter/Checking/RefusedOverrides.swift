/// What is overridden, and cannot be so.
extension Checker {
  /// Who calls what is overridden neither catches errors nor waits, unless that says so.
  func refuseOtherEffects(_ syntax: FunctionSyntax, of other: Function) {
    guard let overridden = other.syntax, !other.isOfLibrary else { return }
    let owner = other.context.nominal?.name ?? "the superclass"
    if case .anyError? = syntax.failure, overridden.failure == nil {
      report(
        "`\(syntax.name)` may throw here, and in `\(owner)` it does not", at: syntax.position,
        advice: "catch the errors in it, or write `throws` there, too")
    }
    guard syntax.isAsync != overridden.isAsync else { return }
    report(
      syntax.isAsync
        ? "`\(syntax.name)` is `async` here, and in `\(owner)` it is not"
        : "`\(syntax.name)` is `async` in `\(owner)`, and here it is not",
      at: syntax.position, advice: "write `async` at both or at none")
  }

  func refuseOverride(_ syntax: FunctionSyntax, ofExtended other: Function) {
    refuseExtended(other.context, other.syntax?.modifiers, syntax.name, at: syntax.position)
  }

  /// What an extension adds is no part of the class itself, which is what is overridden.
  func refuseExtended(
    _ context: Context, _ modifiers: Modifiers?, _ name: String, at position: SourcePosition
  ) {
    guard case .typeExtension(let nominal, let owner) = context.place,
      nominal.kind == .classType, !nominal.isLibrary, let syntax = owner?.syntax,
      let modifiers,
      ![modifiers, syntax.modifiers, nominal.syntax?.modifiers ?? Modifiers()].contains(where: {
        $0.has("objc") || $0.has("objcMembers")
      })
    else { return }
    report(
      "`\(name)` is declared in an extension of `\(nominal.name)`, and cannot be overridden",
      at: position, advice: "declare it in the braces of the class itself")
  }

  /// Only an initialiser that is not one of convenience is overridden.
  func refuseOverride(ofNoInitializer syntax: FunctionSyntax, in nominal: Nominal) {
    let labels = syntax.parameters.map(\.label)
    var next = nominal.superclass?.nominal
    while let owner = next {
      guard !owner.isLibrary, owner.isComplete, !owner.hasUnknownAncestor else { return }
      let own = owner.members["init"].compactMap(\.function).filter {
        $0.syntax?.modifiers.isConvenience == false
      }
      if own.contains(where: { $0.labels == labels }) { return }
      // A class without one has those above it; the first has one without arguments.
      if own.isEmpty, owner.superclass == nil, labels.isEmpty { return }
      next = own.isEmpty ? owner.superclass?.nominal : nil
    }
    let parent = nominal.superclass?.nominal?.name ?? "the superclass"
    let list = labels.map { "\($0 ?? "_"):" }.joined()
    report(
      "`init(\(list))` overrides nothing: `\(parent)` has no such initialiser",
      at: syntax.position, advice: "leave `override` out")
  }
}
