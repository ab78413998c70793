/// Errors that no `catch` of a `do` takes.
extension Checker {
  /// Says which calls throw what the catches of a `do` may let pass, in a function that throws nothing.
  func refuse(passing: [SourcePosition], _ catches: [CatchClause], _ error: Type) {
    guard trials == 0, !passing.isEmpty, !catches.contains(where: \.takesEverything) else { return }
    let patterns = catches.flatMap(\.items).filter { $0.condition == nil }.map(\.pattern)
    let error = solver.complete(error)
    if error.hasUnknown || error.hasVariable { return }
    // Whether all cases of an enum are named, the compiler does not ask here.
    if patterns.contains(where: { $0.takesAnyError || takes($0, all: error) }) { return }
    for position in passing {
      report(
        "what is thrown here may be caught by no `catch` of this `do`", at: position,
        advice: "add a `catch` without a pattern, or mark the function around it `throws`")
    }
  }

  /// `as Failure`, where nothing else is thrown.
  private func takes(_ pattern: Pattern, all error: Type) -> Bool {
    switch pattern.kind {
    case .cast(_, let written), .type(let written):
      resolver.type(written, in: body.localContext) == error
    default: false
    }
  }
}

extension CatchClause {
  var takesEverything: Bool {
    items.isEmpty || items.contains { $0.condition == nil && $0.pattern.takesEverything }
  }

  /// Whatever is thrown: `catch let error as NSError`, too.
  var takesAnyError: Bool {
    takesEverything || items.contains { $0.condition == nil && $0.pattern.takesAnyError }
  }
}

extension Pattern {
  /// `let error as NSError`, and what else each error is.
  fileprivate var takesAnyError: Bool {
    switch kind {
    case .cast(_, let written), .type(let written):
      switch written.kind {
      case .any: true
      case .named(let components): ["Error", "NSError"].contains(components.last?.name)
      default: false
      }
    default: false
    }
  }
}
