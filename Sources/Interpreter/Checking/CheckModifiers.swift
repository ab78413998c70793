/// The words before a declaration fit it.
extension Checker {
  /// A constant is stored, and nobody wraps it.
  func requireVariable(_ syntax: VariableSyntax, in context: Context) {
    guard !syntax.isMutable, let name = syntax.pattern.names.first else { return }
    if syntax.accessors?.isComputed == true {
      report(
        "`\(name.name)` is computed, and so no constant", at: syntax.position,
        advice: "declare it with `var`")
      return
    }
    for attribute in syntax.modifiers.attributes {
      let type = resolver.type(attribute.type, in: context, missing: .quiet)
      guard type.nominal?.isPropertyWrapper == true else { continue }
      report(
        "`@\(attribute.name)` wraps a variable, and `\(name.name)` is a constant",
        at: attribute.position, advice: "declare it with `var`")
      return
    }
  }

  /// What is declared among statements is seen only there.
  func refuseAccess(_ modifiers: Modifiers, at position: SourcePosition) {
    guard modifiers.access != nil, !body.isFile else { return }
    report(
      "what is declared in a function is seen only there", at: position,
      advice: "leave the word before it out")
  }

  /// A protocol asks for what everybody sees who sees the protocol.
  func refuseHiddenRequirements(_ syntax: TypeSyntax) {
    for member in syntax.members {
      let (modifiers, position): (Modifiers, SourcePosition)
      switch member {
      case .function(let function): (modifiers, position) = (function.modifiers, function.position)
      case .variable(let variable): (modifiers, position) = (variable.modifiers, variable.position)
      default: continue
      }
      guard modifiers.access != nil else { continue }
      report(
        "what a protocol asks for is as visible as the protocol", at: position,
        advice: "leave the word before it out")
    }
  }

  /// What says `override` has something to override, of its own type.
  func checkOverrides(of nominal: Nominal) {
    guard nominal.kind == .classType, let superclass = nominal.superclass,
      let syntax = nominal.syntax
    else { return }
    for member in syntax.members {
      switch member {
      case .function(let function)
      where function.modifiers.isOverride && function.kind == .function:
        checkOverride(function, in: nominal, superclass)
      case .variable(let variable) where variable.modifiers.isOverride:
        checkOverride(variable, in: nominal, superclass)
      default: continue
      }
    }
  }

  private func checkOverride(_ syntax: FunctionSyntax, in nominal: Nominal, _ superclass: Type) {
    guard resolver.isComplete(superclass, in: solver.signature) else { return }
    let labels = syntax.parameters.map(\.label)
    let found = resolver.members(syntax.name, of: superclass, in: solver.signature)
      .compactMap(\.symbol.function)
    if found.contains(where: { $0.labels == labels }) { return }
    let proposal = Spelling.nearest(to: syntax.name, among: superclass.nominal?.members.names ?? [])
    report(
      "`\(syntax.name)` overrides nothing: `\(superclass)` has no such function",
      at: syntax.position,
      advice: found.isEmpty ? proposal.map { "did you mean `\($0)`?" } ?? "" : "mind the labels")
  }

  private func checkOverride(_ syntax: VariableSyntax, in nominal: Nominal, _ superclass: Type) {
    guard let name = syntax.pattern.names.first,
      resolver.isComplete(superclass, in: solver.signature)
    else { return }
    let candidates = resolver.members(name.name, of: superclass, in: solver.signature)
    guard let candidate = candidates.first, let variable = candidate.symbol.variable else {
      if candidates.isEmpty {
        report(
          "`\(name.name)` overrides nothing: `\(superclass)` has no such property",
          at: syntax.position)
      }
      return
    }
    let wanted = candidate.substitution.apply(variable.type)
    guard let own = nominal.members[name.name].compactMap(\.variable).first?.type, !own.hasUnknown,
      !wanted.hasUnknown, own != wanted, wanted.nominal?.isReference != true
    else { return }
    report(
      "`\(name.name)` is a `\(wanted)` in `\(superclass)`, and here a `\(own)`",
      at: syntax.position, advice: "give it the same type")
  }
}
