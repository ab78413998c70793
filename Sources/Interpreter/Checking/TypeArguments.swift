/// What generic types ask of their arguments.
extension Checker {
  /// Says which written types have arguments that are not what is asked of them, once all promises
  /// of the program are known.
  func refuseArguments() {
    for applied in resolver.appliedTypes {
      let signature = resolver.signature(of: applied.nominal)
      let substitution = Substitution(signature.parameters, applied.arguments)
      for case .conforms(let subject, let bound) in signature.requirements {
        let type = substitution.apply(subject)
        guard case .nominal(let given, _) = type.kind, !type.hasUnknown, given.isComplete,
          given.hasAllPromises, resolver.module(around: given.context) === resolver.program,
          resolver.conforms(type, to: bound.nominal, in: applied.context.signature) == .no
        else { continue }
        report(
          "`\(applied.nominal.name)` wants a `\(bound.nominal.name)`, and `\(type)` is none",
          at: applied.position, advice: "make `\(type)` conform to `\(bound.nominal.name)`")
      }
    }
  }
}
