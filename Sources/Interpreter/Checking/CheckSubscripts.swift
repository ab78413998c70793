/// `scores["Ada"]`: calls of subscripts, those that stand for dynamic members among them.
extension Checker {
  func element(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument], _ wanted: Type?
  ) -> Type {
    var type = solver.resolve(check(base, expecting: nil))
    if let forced = forced(base, type) { type = solver.resolve(forced) }
    type = known(type)
    if type.isUnknown { return note(expression, callUnknown(arguments)) }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return keyPathElement(expression, type, arguments[0])
    }
    let site = CallSite(name: "subscript", arguments: arguments, position: expression.position)
    let overloads =
      type.metatypeInstance == nil
      ? memberOverloads("subscript", of: type)
      : self.overloads(of: type, named: "subscript").filter(\.symbol.isStaticMember)
    if overloads.isEmpty {
      let known = solver.complete(type)
      if !known.hasUnknown, !known.hasVariable, resolver.isComplete(known, in: solver.signature) {
        report("a `\(known)` has no subscript", at: expression.position)
      }
      return note(expression, callUnknown(arguments))
    }
    let isDynamic = type.nominal?.syntax?.modifiers.has("dynamicMemberLookup") == true
    if arguments.first?.label == "dynamicMember", !overloads.contains(where: \.isDynamicMember) {
      return note(expression, callUnknown(arguments))
    }
    if isDynamic, arguments.first?.label != "dynamicMember",
      let found = dynamicElement(expression, of: type, overloads, site)
    {
      return found
    }
    guard let (result, reference) = applyBest(overloads, to: site, expecting: wanted) else {
      return note(expression, callUnknown(arguments))
    }
    return note(expression, result, reference)
  }

  /// `$scores["Ada"]`: an element of what `subscript(dynamicMember:)` leads to, where the value has
  /// no such subscript itself.
  private func dynamicElement(
    _ expression: Expression, of type: Type, _ overloads: [Overload], _ site: CallSite
  ) -> Type? {
    let dynamic = overloads.filter(\.isDynamicMember)
    let own = overloads.filter { !$0.isDynamicMember }
    if own.contains(where: { mayTake(site, $0) }) { return nil }
    for overload in dynamic {
      guard let callable = callable(overload), let parameter = callable.parameters.first,
        case let path = solver.resolve(parameter.type), path.arguments.count == 2
      else { continue }
      let inner = memberOverloads("subscript", of: solver.resolve(path.arguments[0]))
      guard !inner.isEmpty, let found = applyBest(inner, to: site, expecting: nil) else { continue }
      guard solver.unify(found.type, path.arguments[1]) else { continue }
      return note(expression, callable.result, callable.reference)
    }
    return note(expression, callUnknown(site.arguments))
  }

  private func keyPathElement(
    _ expression: Expression, _ base: Type, _ argument: Argument
  ) -> Type {
    let value = solver.fresh()
    let wanted = resolver.libraryType("KeyPath", [base, value])
    let type = solver.resolve(check(argument.value, expecting: wanted))
    switch type.nominal?.name {
    case "PartialKeyPath": return note(expression, .any)
    // It may begin at another type.
    case "AnyKeyPath": return note(expression, resolver.optional(.any))
    default: break
    }
    if type.arguments.count == 2 {
      _ = solver.unify(type.arguments[1], value)
      return note(expression, value)
    }
    return note(expression, .unknown)
  }
}
