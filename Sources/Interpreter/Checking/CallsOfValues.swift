/// Values that are called, and values that are not.
extension Checker {
  /// `Flow(spacing: 8) { … }`: what is made is called with the closures behind it, where no
  /// initialiser takes them and it can be called.
  func callMade(
    _ expression: Expression, _ callee: Expression, _ initializers: [Overload], _ site: CallSite,
    _ wanted: Type?
  ) -> Type? {
    let inside = site.arguments.filter { !$0.isTrailing }
    guard inside.count < site.arguments.count,
      initializers.allSatisfy({ $0.symbol.function?.kind == .initializer }),
      let owner = initializers.first?.owner, !initializers.contains(where: { fits($0, site) }),
      !memberOverloads("callAsFunction", of: owner).isEmpty
    else { return nil }
    let made = Expression(.call(callee, inside), at: expression.position)
    let type = check(made, expecting: nil)
    guard !type.isUnknown else { return note(expression, callUnknown(site.arguments)) }
    let rest = CallSite(
      name: site.name, arguments: site.arguments.filter(\.isTrailing), position: site.position)
    let found = memberOverloads("callAsFunction", of: type)
    guard let (result, _) = applyBest(found, to: rest, expecting: wanted) else {
      return note(expression, callUnknown(rest.arguments))
    }
    return note(expression, result)
  }

  /// `.bordered()`: what is a value is not called.
  func refuseParentheses(
    behind found: [Overload], _ name: DeclarationName, _ arguments: [Argument]
  ) -> Bool {
    guard trials == 0, arguments.isEmpty, !resolver.mayBeExtended,
      found.allSatisfy({ overload in
        guard let variable = overload.symbol.variable, variable.isStatic,
          case let type = overload.substitution.apply(variable.type), resolver.isOfSwiftUI(type)
        else { return false }
        return memberOverloads("callAsFunction", of: type).isEmpty
      })
    else { return false }
    report(
      "`\(name.base)` is a value, and cannot be called", at: name.position,
      advice: "write `.\(name.base)`, without `()`")
    return true
  }
}
