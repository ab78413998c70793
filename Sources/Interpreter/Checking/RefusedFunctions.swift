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
    guard syntax.kind == .function || syntax.kind == .initializer, !syntax.hasBody,
      nominal?.kind != .protocolType, syntax.modifiers.attributes.isEmpty
    else { return }
    report(
      "`\(syntax.name)` has no body", at: syntax.position,
      advice:
        "write `{ … }` behind it; only protocols ask for functions without saying what they do")
  }
}
