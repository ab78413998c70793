/// Which of the declarations that fit a call is meant: the most special one.
extension Checker {
  /// Whether one overload is more special than another.
  func isBetter(_ one: Callable, than other: Callable) -> Bool {
    if one.parameters.count != other.parameters.count {
      // What only has more defaults is not the worse for it where it asks for more.
      let asks = (asksForAll(of: other, one), asksForAll(of: one, other))
      if asks.0 != asks.1 { return asks.0 }
    }
    // What takes something that nobody knows may not be meant at all.
    let isKnown = (takesKnown(one), takesKnown(other))
    if isKnown.0 != isKnown.1 { return isKnown.0 }
    let first = isAtLeastAsSpecial(one, as: other)
    let second = isAtLeastAsSpecial(other, as: one)
    if first != second { return first }
    if one.overload.origin != other.overload.origin {
      return one.overload.origin < other.overload.origin
    }
    if let first = one.overload.symbol.context?.nominal,
      let second = other.overload.symbol.context?.nominal, first !== second
    {
      if resolver.refines(first, second) { return true }
      if resolver.refines(second, first) { return false }
    }
    if let first = one.overload.symbol.context, let second = other.overload.symbol.context,
      first.nominal != nil, first.nominal === second.nominal
    {
      if resolver.isNarrower(first, than: second) { return true }
      if resolver.isNarrower(second, than: first) { return false }
    }
    if one.isGeneric != other.isGeneric { return !one.isGeneric }
    if one.requirementCount != other.requirementCount {
      return one.requirementCount > other.requirementCount
    }
    return one.parameters.count < other.parameters.count
  }

  private func takesKnown(_ callable: Callable) -> Bool {
    rigidParameters(callable)?.allSatisfy { !$0.type.isUnknown } ?? true
  }

  /// Whether the extension that declares one asks for all that the other's asks for.
  private func asksForAll(of other: Callable, _ one: Callable) -> Bool {
    guard let given = one.overload.symbol.context, let wanted = other.overload.symbol.context,
      given.nominal === wanted.nominal, !wanted.extensionRequirements.isEmpty
    else { return false }
    return wanted.extensionRequirements.allSatisfy { requirement in
      guard case .conforms(let subject, let bound) = requirement else { return false }
      return given.extensionRequirements.contains { candidate in
        guard case .conforms(subject, let found) = candidate else { return false }
        return found.nominal === bound.nominal || resolver.refines(found.nominal, bound.nominal)
      }
    }
  }

  /// Whether what one takes, with its own parameters as they are, the other takes too.
  private func isAtLeastAsSpecial(_ one: Callable, as other: Callable) -> Bool {
    guard let first = one.overload.symbol.function, let second = other.overload.symbol.function,
      first.isOfLibrary, second.isOfLibrary, isOutside(of: second)
    else { return takesNoMore(one, than: other) }
    // The place of the call plays no part: it is so everywhere.
    let pair = Resolver.FunctionPair(one: ObjectIdentifier(first), other: ObjectIdentifier(second))
    if let known = resolver.specialities[pair] { return known }
    let isSpecial = takesNoMore(one, than: other)
    resolver.specialities[pair] = isSpecial
    return isSpecial
  }

  /// Whether the call stands outside of the type that declares a function.
  private func isOutside(of function: Function) -> Bool {
    let inside = body.context.signature.parameters
    return inside.isEmpty
      || function.interface.signature.parameters.allSatisfy { parameter in
        !inside.contains { $0 === parameter }
      }
  }

  private func takesNoMore(_ one: Callable, than other: Callable) -> Bool {
    guard let rigid = rigidParameters(one) else { return false }
    let mark = solver.mark()
    trials += 1
    let outer = solver.signature
    defer {
      trials -= 1
      solver.signature = outer
      solver.rollback(to: mark)
    }
    if let function = one.overload.symbol.function {
      solver.signature.requirements += function.interface.signature.requirements
    }
    var open = other.overload
    open.substitution = Substitution()
    guard let loose = callable(open) else { return false }
    // What one has more than the other, the call leaves out.
    for (given, taken) in zip(rigid, loose.parameters) {
      if given.takesMany != taken.takesMany { return !given.takesMany }
      // What may be anything is not for that an optional.
      if case .parameter = given.type.kind, solver.resolve(taken.type).wrapped != nil {
        return false
      }
      guard solver.convert(given.type, to: taken.type) else { return false }
    }
    return solver.settle()
  }

  private func rigidParameters(_ callable: Callable) -> [FunctionParameter]? {
    callable.overload.symbol.function?.interface.parameters ?? callable.parameters
  }
}
