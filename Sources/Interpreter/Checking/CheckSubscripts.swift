/// `scores["Ada"]`: calls of subscripts, those that stand for dynamic members among them.
extension Checker {
  func element(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument], _ wanted: Type?
  ) -> Type {
    var type = solver.resolve(checkBase(base))
    if let forced = forced(base, type) { type = solver.resolve(forced) }
    type = known(type)
    if type.isUnknown { return note(expression, callUnknown(arguments)) }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return keyPathElement(expression, type, arguments[0])
    }
    let site = CallSite(name: "subscript", arguments: arguments, position: expression.position)
    let overloads =
      type.metatypeInstance == nil
      ? memberOverloads("subscript", of: type).filter { !$0.symbol.isStaticMember }
      : self.overloads(of: type, named: "subscript").filter(\.symbol.isStaticMember)
    if overloads.isEmpty {
      let known = solver.complete(type)
      if refuseElement(of: known, at: expression.position) {
        return note(expression, callUnknown(arguments))
      }
      if !known.hasUnknown, !known.hasVariable,
        resolver.isComplete(known, in: solver.signature)
          || known.nominal?.isNumber ?? false && !resolver.mayBeExtended
      {
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
    if let refused = refuseNumber(in: site, overloads, of: type) {
      return note(expression, refused)
    }
    guard let (result, reference) = applyBest(overloads, to: site, expecting: wanted) else {
      return note(expression, callUnknown(arguments))
    }
    return note(expression, result, reference)
  }

  /// `scores["Ada"][0]`: what may be nil has no elements.
  private func refuseElement(of type: Type, at position: SourcePosition) -> Bool {
    guard trials == 0, !resolver.mayBeExtended else { return false }
    if type.unwrapped == .any {
      report(
        "of an `Any` nobody knows what it is, and so it has no elements", at: position,
        advice: "say what it is, as in `if let values = value as? [String: Any]`")
      return true
    }
    guard let wrapped = type.wrapped, !wrapped.hasUnknown,
      !memberOverloads("subscript", of: wrapped).isEmpty
    else { return false }
    report(
      "this is a `\(type)`, which may be nil, and only what is in it has elements", at: position,
      advice: "write `?[…]`, or unwrap it with `if let`")
    return true
  }

  /// `name[0]` of a text, whose places are no numbers.
  ///
  /// - Returns: What stands at a place; nil where it may be right.
  private func refuseNumber(in site: CallSite, _ overloads: [Overload], of type: Type) -> Type? {
    guard trials == 0, !resolver.mayBeExtended, let nominal = type.nominal, nominal.isLibrary,
      nominal.role == .string || nominal.name == "Substring", site.arguments.count == 1,
      site.arguments[0].label == nil,
      overloads.allSatisfy({ $0.symbol.function?.isOfLibrary ?? false })
    else { return nil }
    let given = solver.resolve(check(site.arguments[0].value, expecting: nil))
    let isRange = given.nominal?.isLibrary == true && given.nominal?.name.contains("Range") == true
    let place = isRange ? given.arguments.first.map(solver.resolve) : given
    guard let place, isOpenNumber(place) || place.nominal?.role == .int else { return nil }
    report(
      "a place in a text is a `String.Index`, and this is \(isRange ? "a range of numbers" : "a number")",
      at: site.arguments[0].value.position,
      advice: isRange
        ? "write `prefix(…)`, `suffix(…)` or `dropFirst(…)`"
        : "write `text[text.index(text.startIndex, offsetBy: …)]`, or make an `Array` of the text")
    return isRange ? .unknown : resolver.type(.character)
  }

  /// `$scores["Ada"]`: an element of what `subscript(dynamicMember:)` leads to, where the value has
  /// no such subscript itself.
  func dynamicElement(
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

extension Checker {
  /// The bodies of a subscript that is declared.
  func elementAccessors(
    _ syntax: FunctionSyntax, _ interface: Function.Interface, in inside: Context,
    _ context: Context
  ) {
    guard let accessors = syntax.accessors else { return }
    for (accessor, isSetter) in [(accessors.getter, false), (accessors.setter, true)] {
      guard let accessor, let list = accessor.body else { continue }
      let inner = functionScope(syntax, in: inside, context, outer: nil)
      inner.isSelfMutable =
        isSetter ? !accessor.isNonmutating : accessor.isMutating
      inner.isAsync = accessor.isAsync
      inner.mayFail = accessor.failure != nil
      inner.failure = resolver.failure(accessor.failure, in: inside)
      enter(inner) {
        for parameter in interface.parameters { self.bind(parameter) }
        if isSetter, let name = accessor.parameter { self.local(name, interface.result) }
        self.functionBody(list, result: isSetter ? .void : interface.result, builder: nil)
        if !isSetter { self.requireResult("subscript", list, interface.result, at: accessor.end) }
      }
    }
  }
}

extension Checker {
  /// `self[Key.self]` of the environment, whose value the key says.
  func mayGiveOther(_ overload: Overload, than wanted: Type?) -> Bool {
    guard trials == 0, wanted != nil, let function = overload.symbol.function,
      function.kind == .element, function.isOfLibrary,
      case .associated = function.interface.result.kind
    else { return false }
    return function.interface.signature.ownCount > 0
  }
}
