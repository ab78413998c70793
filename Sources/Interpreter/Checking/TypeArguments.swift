/// What generic types ask of their arguments.
extension Checker {
  /// Says which written types have arguments that are not what is asked of them, once all promises
  /// of the program are known.
  func refuseArguments() {
    for miscounted in resolver.miscountedTypes {
      let count = miscounted.nominal.signature.ownCount
      report(
        "`\(miscounted.nominal.name)` has \(Self.count(count, "parameter")), and "
          + (miscounted.arguments.count == 1
            ? "one type is written" : "\(miscounted.arguments.count) types are written"),
        at: miscounted.position)
    }
    for nested in resolver.nestedTypes { requireVisible(nested) }
    for applied in resolver.appliedTypes {
      let signature = resolver.signature(of: applied.nominal)
      let substitution = Substitution(signature.parameters, applied.arguments)
      for case .conforms(let subject, let bound) in signature.requirements {
        let type = resolver.normalized(
          substitution.apply(subject), in: applied.context.signature)
        if refuseAny(type, bound.nominal, for: applied.nominal, at: applied.position) { continue }
        if refuseUnpromised(type, bound.nominal, in: applied) { continue }
        guard case .nominal(let given, _) = type.kind, !type.hasUnknown, mayBeJudged(type),
          !given.isLibrary || !resolver.mayBeExtended,
          resolver.conforms(type, to: bound.nominal, in: applied.context.signature) == .no
        else { continue }
        report(
          "`\(applied.nominal.name)` wants a `\(bound.nominal.name)`, and `\(type)` is none",
          at: applied.position, advice: "make `\(type)` conform to `\(bound.nominal.name)`")
      }
    }
  }

  /// `Set<Item>` where any type may stand for `Item`.
  private func refuseUnpromised(
    _ type: Type, _ bound: Nominal, in applied: Resolver.AppliedType
  ) -> Bool {
    let signature = applied.context.signature
    guard type.standsForAny, !resolver.mayBeExtended,
      !impliesItself(type, in: applied.context, signature),
      resolver.conforms(type, to: bound, in: signature) == .no
    else { return false }
    let advice =
      if case .parameter = type.kind, !applied.context.isInExtension {
        "write `<\(type): \(bound.name)>` where `\(type)` is introduced"
      } else {
        "write `where \(type): \(bound.name)` before the braces around it"
      }
    report(
      "`\(applied.nominal.name)` wants a `\(bound.name)`, and any type may stand for `\(type)`",
      at: applied.position, advice: advice)
    return true
  }

  /// What the types of a function's parameters and result ask of its own generic parameters is
  /// asked of who calls it.
  private func impliesItself(
    _ type: Type, in context: Context, _ signature: GenericSignature
  ) -> Bool {
    var part = type
    while case .associated(let base, _) = part.kind { part = base }
    if case .parameter(let parameter) = part.kind,
      !signature.parameters.contains(where: { $0 === parameter })
    {
      // `some Any` of a parameter introduces itself.
      return true
    }
    guard case .function = context.place else { return false }
    guard case .parameter(let parameter) = part.kind else { return true }
    return signature.parameters.suffix(signature.ownCount).contains { $0 === parameter }
  }

  /// A value of `any P` holds one of many types, and `any P` itself conforms to nothing.
  private func refuseAny(
    _ type: Type, _ bound: Nominal, for nominal: Nominal, at position: SourcePosition
  ) -> Bool {
    guard type.isOfProtocolsAlone || type == .any, bound.isAskedOfValues else { return false }
    report(
      "`\(nominal.name)` wants one type that is a `\(bound.name)`, and `\(type)` stands for many",
      at: position, advice: "name a type of your own")
    return true
  }
}

extension Context {
  /// Whether an extension is around it, which introduces no generic parameters.
  fileprivate var isInExtension: Bool {
    if case .typeExtension = place { return true }
    return parent?.isInExtension ?? false
  }
}

extension Type {
  /// A generic parameter, or an associated type of one.
  var standsForAny: Bool {
    switch kind {
    case .parameter, .associated: true
    default: false
    }
  }

  /// `any P`, and no `any Base & P`, which has the promises of its class.
  var isOfProtocolsAlone: Bool {
    guard case .existential(let existential) = kind, !existential.bounds.isEmpty else {
      return false
    }
    return existential.superclass == nil
      && !existential.protocols.contains { $0.syntax?.modifiers.has("objc") ?? true }
  }
}

extension Nominal {
  /// A protocol with members: `any Error` is an error, and markers hold of what they say.
  var isAskedOfValues: Bool {
    kind == .protocolType && role != .anyObject
      && !["Error", "Sendable", "Copyable", "Escapable", "SendableMetatype"].contains(name)
  }
}
