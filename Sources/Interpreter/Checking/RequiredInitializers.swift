/// Initialisers that each class below has, too.
extension Checker {
  func requireInitializers(of nominal: Nominal) {
    guard nominal.kind == .classType, let syntax = nominal.syntax, nominal.isComplete,
      !nominal.hasUnknownAncestor
    else { return }
    let own = syntax.members.compactMap { member -> FunctionSyntax? in
      if case .function(let function) = member, function.kind == .initializer {
        function
      } else {
        nil
      }
    }
    requireInherited(own, of: nominal, at: syntax.end)
    if !syntax.modifiers.isFinal { requirePromised(own, of: nominal) }
  }

  /// Who has an initialiser of its own inherits none, and writes the required ones itself.
  private func requireInherited(
    _ own: [FunctionSyntax], of nominal: Nominal, at end: SourcePosition
  ) {
    guard let superclass = nominal.superclass?.nominal, !superclass.isLibrary else { return }
    for required in superclass.requiredInitializers {
      let labels = required.labels
      if let written = own.first(where: { $0.parameters.map(\.label) == labels }) {
        if own.count(where: { $0.parameters.map(\.label) == labels }) == 1,
          !written.modifiers.isRequired, hasTypes(written, of: required, in: nominal)
        {
          report(
            "`\(superclass.name)` requires this initialiser of each class below it",
            at: written.position, advice: "write `required` before it")
        }
        continue
      }
      guard own.contains(where: { !$0.modifiers.isConvenience }) else { continue }
      let text = labels.map { "\($0 ?? "_"):" }.joined()
      report(
        "`\(nominal.name)` has no `init(\(text))`, which `\(superclass.name)` requires", at: end,
        advice: "add `required init(\(text))`")
    }
  }

  /// Of several initialisers with the same labels, the types tell which one is meant.
  private func hasTypes(
    _ written: FunctionSyntax, of required: Function, in nominal: Nominal
  ) -> Bool {
    let own = nominal.members["init"].compactMap(\.function).first { $0.syntax === written }
    return own.map {
      $0.interface.parameters.map(\.type) == required.interface.parameters.map(\.type)
    } ?? false
  }

  /// What a protocol asks for, each class below has.
  private func requirePromised(_ own: [FunctionSyntax], of nominal: Nominal) {
    for promise in nominal.promises {
      let wanted = promise.bound.nominal
      for owner in [wanted] + resolver.lineage(of: wanted).map(\.bound.nominal) {
        for asked in owner.members["init"].compactMap(\.function) {
          guard case .nominal = asked.context.place else { continue }
          let fitting = own.filter { $0.parameters.map(\.label) == asked.labels }
          guard fitting.count == 1, let written = fitting.first, !written.modifiers.isRequired,
            !asked.labels.isEmpty || resolver.module(around: owner.context) === resolver.program
          else { continue }
          report(
            "`\(owner.name)` asks for this initialiser, and so of each class below `\(nominal.name)`",
            at: written.position,
            advice: "write `required` before it, or make `\(nominal.name)` final")
        }
      }
    }
  }
}

extension Nominal {
  /// The required initialisers of a class and of those above it.
  fileprivate var requiredInitializers: [Function] {
    let own = members["init"].compactMap(\.function).filter {
      guard let modifiers = $0.syntax?.modifiers else { return false }
      // `@available(*, unavailable) required init?(coder:)`: nobody below has to write it.
      return modifiers.isRequired && !modifiers.isUnavailable
    }
    guard let above = superclass?.nominal, above !== self, !above.isLibrary else { return own }
    return own
      + above.requiredInitializers.filter { one in !own.contains { $0.labels == one.labels } }
  }
}

extension Modifiers {
  /// `@available(*, unavailable)`
  fileprivate var isUnavailable: Bool {
    attributes.contains(where: \.isUnavailable)
  }
}
