/// What generic types ask of their arguments.
extension Checker {
  /// Says which written types have arguments that are not what is asked of them, once all promises
  /// of the program are known.
  func refuseArguments() {
    for miscounted in resolver.miscountedTypes {
      let count = miscounted.nominal.signature.ownCount
      report(
        "`\(miscounted.nominal.name)` has \(Self.count(count, "parameter")), and "
          + "\(miscounted.arguments.count) types are written", at: miscounted.position)
    }
    for applied in resolver.appliedTypes {
      let signature = resolver.signature(of: applied.nominal)
      let substitution = Substitution(signature.parameters, applied.arguments)
      for case .conforms(let subject, let bound) in signature.requirements {
        let type = substitution.apply(subject)
        if refuseAny(type, bound.nominal, for: applied.nominal, at: applied.position) { continue }
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

extension Type {
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
