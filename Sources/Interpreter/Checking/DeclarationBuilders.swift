/// The result builder that the body of a declaration is read with: its own, or the one of the
/// requirement that it fulfils, as `body` of a view is read with `@ViewBuilder`.
extension Checker {
  func builder(of syntax: FunctionSyntax, in context: Context) -> Type? {
    if let own = resolver.builder(of: syntax.modifiers.attributes, in: context) { return own }
    return requirements(named: syntax.name, in: context).lazy.compactMap(\.function)
      .filter { $0.labels == syntax.parameters.map(\.label) }
      .compactMap { self.builder(among: $0.syntax?.modifiers, in: $0.context) }.first
  }

  func builder(ofProperty variable: Variable) -> Type? {
    variable.syntax.flatMap { builder(of: $0, in: variable.context) }
  }

  func builder(of syntax: VariableSyntax, in context: Context) -> Type? {
    if let own = resolver.builder(of: syntax.modifiers.attributes, in: context) { return own }
    guard let name = syntax.pattern.names.first?.name else { return nil }
    return requirements(named: name, in: context).lazy.compactMap(\.variable)
      .compactMap { self.builder(among: $0.syntax?.modifiers, in: $0.context) }.first
  }

  private func requirements(named name: String, in context: Context) -> [Symbol] {
    guard let nominal = context.nominal else { return [] }
    // What is only promised where something holds says nothing of where that is not asked for.
    let asked = context.extensionRequirements
    return resolver.lineage(of: nominal)
      .filter { $0.requirements.allSatisfy { resolver.holds($0, by: asked) } }
      .flatMap { $0.bound.nominal.members[name] }
  }

  private func builder(among modifiers: Modifiers?, in context: Context) -> Type? {
    modifiers.flatMap { resolver.builder(of: $0.attributes, in: context) }
  }
}

extension Resolver {
  /// Whether what is asked for follows from one of several requirements.
  fileprivate func holds(_ requirement: Requirement, by given: [Requirement]) -> Bool {
    given.contains { other in
      switch (requirement, other) {
      case (.conforms(let subject, let bound), .conforms(let one, let found)):
        subject == one && (found.nominal === bound.nominal || refines(found.nominal, bound.nominal))
      case (.conforms(let subject, let bound), .same(let one, let other)):
        subject == one && conforms(other, to: bound.nominal, in: GenericSignature()) != .no
      case (.same(let a, let b), .same(let x, let y)): a == x && b == y || a == y && b == x
      case (.inherits(let subject, let above), .inherits(let one, let found)):
        subject == one && above == found
      default: false
      }
    }
  }
}
