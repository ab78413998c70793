/// Functions that cannot be declared as they are.
extension Checker {
  func refuseHead(of syntax: FunctionSyntax, in nominal: Nominal?) {
    guard syntax.position.file >= 0 else { return }
    var names: Set<String> = []
    for parameter in syntax.parameters {
      let name = parameter.name.name
      guard name != "_", !names.insert(name).inserted else { continue }
      report(
        "two parameters are called `\(name)`", at: parameter.name.position,
        advice: "give one of them another name")
    }
    if syntax.isOperator, InterfaceIndex.isOperator(syntax.name), let nominal,
      !syntax.modifiers.isStatic, !syntax.modifiers.isClassMember
    {
      report(
        "an operator belongs to the type, and `\(syntax.name)` is declared as what a value has",
        at: syntax.position,
        advice:
          "write `static` before it, and let it take \(syntax.parameters.count < 2 ? "the" : "each") "
          + "`\(nominal.name)` as a parameter")
    }
    refuseFixity(of: syntax)
    guard syntax.kind == .function || syntax.kind == .initializer, !syntax.hasBody,
      nominal?.kind != .protocolType, syntax.modifiers.attributes.isEmpty
    else { return }
    report(
      "`\(syntax.name)` has no body", at: syntax.position,
      advice:
        "write `{ … }` behind it; only protocols ask for functions without saying what they do")
  }

  /// An operator with one operand says on which side of it that stands.
  private func refuseFixity(of syntax: FunctionSyntax) {
    guard syntax.isOperator, InterfaceIndex.isOperator(syntax.name) else { return }
    if syntax.parameters.count == 1, syntax.modifiers.fixity == nil {
      report(
        "nothing says whether `\(syntax.name)` stands before or behind its operand",
        at: syntax.position, advice: "write `prefix` or `postfix` before `func`")
    } else if isUndeclared(syntax) {
      report(
        "there is no operator `\(syntax.name)` that this function could be", at: syntax.position,
        advice: "declare it outside of all types: "
          + "`\(fixity(of: syntax).rawValue) operator \(syntax.name)`")
    }
  }

  private func fixity(of syntax: FunctionSyntax) -> OperatorSyntax.Fixity {
    syntax.parameters.count == 1 ? syntax.modifiers.fixity ?? .prefix : .infix
  }

  /// An operator that neither the program nor the standard library declares; what other modules
  /// declare is not known.
  private func isUndeclared(_ syntax: FunctionSyntax) -> Bool {
    resolver.lists != nil && !resolver.mayBeExtended
      && (1...2).contains(syntax.parameters.count)
      && !resolver.operatorTable.isDeclared(syntax.name, fixity(of: syntax))
      && !resolver.operators(named: syntax.name).contains(where: \.isOfLibrary)
  }
}
