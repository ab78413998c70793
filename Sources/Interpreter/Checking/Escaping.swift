/// A parameter that is a function is called, or handed on to whoever does no more than that: only one
/// that is marked `@escaping` may be kept.
extension Checker {
  /// Notes which parameters may not be kept, which only read, and on which the function runs.
  func hold(_ parameters: [FunctionParameter]) {
    for parameter in parameters {
      if let syntax = parameter.syntax, syntax.isIsolated, let variable = syntax.name.variable {
        isolatedParameters.insert(ObjectIdentifier(variable))
      }
      if parameter.type.nominal?.name == "KeyPath", let variable = parameter.syntax?.name.variable {
        readOnlyPaths.insert(ObjectIdentifier(variable))
      }
      guard let syntax = parameter.syntax, let variable = syntax.name.variable,
        case .function = parameter.type.kind, !syntax.isEscaping, !parameter.isVariadic,
        !parameter.isAutoclosure, !syntax.isOfC,
        parameter.builder != nil || syntax.attributes.isEmpty
      else { continue }
      heldFunctions.insert(ObjectIdentifier(variable))
    }
  }

  /// Says where the statements of a function keep what they may not keep.
  func refuseEscapes(from list: [Statement]) {
    guard trials == 0, !heldFunctions.isEmpty, list.first.map({ $0.position.file >= 0 }) ?? false
    else { return }
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      switch expression.kind {
      case .assign(let left, let right):
        if case .discard = left.kind { break }
        self.refuseEscape(of: right)
      case .array(let elements): elements.forEach(self.refuseEscape)
      case .call(let callee, let arguments): self.refuseEscapes(among: arguments, of: callee)
      default: break
      }
      return true
    }
    walk.statements(list)
  }

  private func refuseEscapes(among arguments: [Argument], of callee: Expression) {
    guard let reference = callee.reference else { return }
    let parameters: [FunctionParameter]
    let isKept: Bool
    switch reference.target {
    case .function(let function):
      parameters = function.interface.parameters
      // The properties of a struct are set by the initialiser that it has by itself.
      isKept = function.kind == .initializer && function.syntax == nil
    case .enumCase(let enumCase): (parameters, isKept) = (enumCase.parameters, true)
    default: return
    }
    for (parameter, indices) in zip(parameters, reference.assignment)
    where keeps(parameter) || isKept && parameter.builder == nil && parameter.type.function != nil {
      for index in indices where arguments.indices.contains(index) {
        refuseEscape(of: arguments[index].value)
      }
    }
  }

  /// Whether what is given for a parameter may be kept: it is said so, or the parameter takes values
  /// of any type.
  private func keeps(_ parameter: FunctionParameter) -> Bool {
    guard let syntax = parameter.syntax, !parameter.isAutoclosure else { return false }
    if syntax.isEscaping { return true }
    switch parameter.type.kind {
    case .parameter, .associated: return true
    case .nominal: return parameter.type.unwrapped.function != nil
    default: return false
    }
  }

  /// Says that a value, which is kept, is or holds what may not be kept.
  func refuseEscape(of value: Expression) {
    guard trials == 0, !heldFunctions.isEmpty else { return }
    switch value.kind {
    case .name:
      guard let held = held(by: value) else { return }
      report(
        "`\(held.name)` may be called, and is kept here", at: value.position,
        advice: "mark it: `\(held.name): @escaping \(held.type)`")
    case .closure(let closure):
      var found: Variable?
      var walk = BodyWalk()
      walk.visitExpression = { expression in
        found = found ?? self.held(by: expression)
        return found == nil
      }
      walk.statements(closure.body)
      guard let found else { return }
      report(
        "this closure is kept, and calls `\(found.name)`, which may not be", at: closure.position,
        advice: "mark it: `\(found.name): @escaping \(found.type)`")
    default: return
    }
  }

  private func held(by expression: Expression) -> Variable? {
    guard case .name = expression.kind,
      case .variable(let variable)? = expression.reference?.target,
      heldFunctions.contains(ObjectIdentifier(variable))
    else { return nil }
    return variable
  }
}
