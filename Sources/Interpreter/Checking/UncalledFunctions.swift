/// Functions that stand where what they give is meant.
extension Checker {
  /// Whether a function is an operand: the standard library has no operator that takes one.
  func hasFunction(_ site: CallSite, _ types: [Type]) -> Bool {
    guard !resolver.mayBeExtended, !hasOwnOperator(site.name) else { return false }
    return zip(site.arguments, types).contains { argument, type in
      type.function != nil && isSurelyFunction(argument.value)
    }
  }

  /// Whether a name stands for a function, and no library may have a property that is called so.
  func isSurelyFunction(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .force(let inner), .chain(let inner), .unwrapOrLeave(let inner):
      return isSurelyFunction(inner)
    case .name, .member: break
    default: return false
    }
    switch expression.reference?.target {
    case .variable(let variable)?:
      return resolver.module(around: variable.context) === resolver.program
    case .function(let function)?:
      guard function.kind == .function else { return false }
      if !function.isOfLibrary { return function.context.nominal?.isLibrary != true }
      guard case .member(let base, let name) = expression.kind, let type = base.type.map(plain),
        let forms = resolver.forms(of: name.base, in: type, solver.signature, isYoung: true)
      else { return false }
      return !forms.isEmpty && forms.allSatisfy(\.isFunction)
    default: return false
    }
  }

  /// `most! + 1`, where `most` was given a function instead of what that gives.
  func refuseUnwrapping(ofFunction inner: Expression, at position: SourcePosition, _ mark: String) {
    guard trials == 0, !resolver.mayBeExtended, isSurelyFunction(inner) else { return }
    report(
      "`\(mark)` unwraps an optional, and this is a function", at: position,
      advice: "call it first, with `()`")
  }
}
