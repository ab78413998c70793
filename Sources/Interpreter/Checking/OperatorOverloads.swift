extension Checker {
  /// The declarations of an operator, not opened yet: most of them are not looked at any closer.
  func operatorOverloads(_ name: String, arity: Int?) -> [Overload] {
    let locals = body.scope.symbols(named: name).map { Overload(symbol: $0) }
    return locals
      + resolver.operators(named: name).compactMap { function in
        guard let syntax = function.syntax, arity == nil || syntax.parameters.count == arity else {
          return nil
        }
        return Overload(symbol: .function(function))
      }
  }

  /// Those that take one operand, behind it or before it.
  func operatorOverloads(_ name: String, fixity: OperatorSyntax.Fixity) -> [Overload] {
    operatorOverloads(name, arity: 1).filter { overload in
      guard let syntax = overload.symbol.function?.syntax else { return true }
      return (syntax.modifiers.fixity == .postfix) == (fixity == .postfix)
    }
  }

  /// Of an operator of a type or a protocol, its `Self` and its parameters are found out.
  func openedOperator(_ declared: Overload) -> Overload? {
    guard let function = declared.symbol.function, function.syntax?.isOperator == true,
      let nominal = function.context.nominal, declared.substitution.isEmpty
    else { return declared }
    var overload = declared
    for parameter in resolver.signature(of: nominal).parameters {
      overload.substitution[parameter] = solver.fresh()
    }
    guard let selfParameter = nominal.selfParameter,
      let variable = overload.substitution[selfParameter]
    else { return overload }
    let bound = Requirement.Bound(nominal: nominal, arguments: [])
    guard solver.require(.conforms(variable, bound)) else { return nil }
    overload.origin = function.context.isProtocolExtension ? .protocolExtension : .requirement
    return overload
  }

  /// Tries the overloads of an operator with operands whose types are mostly known.
  func applyOperator(
    _ overloads: [Overload], _ site: CallSite, _ types: [Type?], expecting wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    guard let best = chosen(overloads, site, types, wanted) else {
      // Where overloads of what is around it are tried, it is what it is: that tells them apart.
      if trials > 0, wanted != nil, let other = chosen(overloads, site, types, nil) {
        return applyKnown(other, site, types, expecting: nil)
      }
      // What plain values give is what they give: who expects something else says so.
      if wanted != nil, arePlain(site, types), let other = chosen(overloads, site, types, nil) {
        return applyKnown(other, site, types, expecting: nil)
      }
      refuseOperator(site, types)
      return nil
    }
    return applyKnown(best, site, types, expecting: wanted)
  }

  func chosen(
    _ overloads: [Overload], _ site: CallSite, _ types: [Type?], _ wanted: Type?
  ) -> Overload? {
    let likely = overloads.filter { mayTake($0, types) && !takesAnyHashable($0, types) }
    return bestOperator(likely, site, types, wanted)
      ?? decidedByOperands(likely, site, types, wanted)
  }

  /// Values of other types are compared as `AnyHashable` only if one of them is one.
  private func takesAnyHashable(_ overload: Overload, _ types: [Type?]) -> Bool {
    guard let owner = overload.symbol.context?.nominal, owner.isLibrary, owner.name == "AnyHashable"
    else { return false }
    return types.allSatisfy { type in
      guard let type = type.map(solver.resolve) else { return false }
      if case .variable(let variable) = type.kind { return variable.literal != nil }
      return isCertain(type) && type.unwrapped.nominal.map { $0 !== owner } ?? false
    }
  }

  /// A call among the operands may mean another declaration, which gives what the other operand is:
  /// `items == items.reversed()`.
  func reread(
    _ overloads: [Overload], _ site: CallSite, _ types: [Type?], _ wanted: Type?
  ) -> [Type?]? {
    for index in types.indices.reversed() {
      guard case .call = site.arguments[index].value.kind, let type = types[index],
        let other = types[types.count - 1 - index]
      else { continue }
      let mark = solver.mark()
      trials += 1
      let again = solver.resolve(check(site.arguments[index].value, expecting: known(other)))
      trials -= 1
      var read = types
      read[index] = again
      if again != type, !again.isUnknown, chosen(overloads, site, read, wanted) != nil {
        return read
      }
      solver.rollback(to: mark)
      check(site.arguments[index].value, expecting: nil)
    }
    return nil
  }

  /// What fits the operands where nothing gives what is expected: what it gives is refused then.
  private func decidedByOperands(
    _ overloads: [Overload], _ site: CallSite, _ types: [Type?], _ wanted: Type?
  ) -> Overload? {
    guard let wanted, !isOpen(wanted), overloads.count > 1,
      let best = bestOperator(overloads, site, types, nil), let function = best.symbol.function
    else { return nil }
    // An operator that assigns gives nothing, whatever is expected; the others may have forms that
    // no interface tells of.
    let arePlain =
      types.contains(where: isPlainValue)
      && types.allSatisfy { isPlainValue($0) || $0.map(isOpenNumber) ?? false }
    return function.interface.result.isVoid || arePlain ? best : nil
  }

  /// A number, a text or a truth value that is no literal.
  private func arePlain(_ site: CallSite, _ types: [Type?]) -> Bool {
    zip(site.arguments, types).allSatisfy { argument, type in
      isPlainValue(type) || argument.value.isLiteral && argument.value.literalKind != .nothing
    }
  }

  func isPlainValue(_ type: Type?) -> Bool {
    guard let nominal = type.map(solver.resolve)?.nominal, nominal.isLibrary else { return false }
    return nominal.role == .string || nominal.role == .boolean || nominal.isNumber
  }

  /// A quick look: a parameter of a certain type takes no other certain type.
  private func mayTake(_ overload: Overload, _ types: [Type?]) -> Bool {
    guard let function = overload.symbol.function else { return true }
    for (parameter, type) in zip(function.interface.parameters, types) {
      guard let type, case .nominal(let given, _) = type.kind,
        case .nominal(let wanted, _) = parameter.type.unwrapped.kind
      else { continue }
      let inner = type.unwrapped.nominal ?? given
      if inner === wanted || inner.isReference || wanted.isReference { continue }
      if inner.isOtherDouble(than: wanted) { continue }
      if wanted.name == "AnyHashable" { continue }
      return false
    }
    return true
  }

  func bestOperator(
    _ overloads: [Overload], _ site: CallSite, _ types: [Type?], _ wanted: Type?
  ) -> Overload? {
    let open = withoutSetAside(overloads, at: site)
    if open.count == 1 { return open[0] }
    let choice = best(of: open, site, types, wanted)
    if choice.isOpen, let best = choice.overload { noteChoice(best, at: site) }
    return choice.overload
  }

  /// Gives an operator its operands; nil if they do not fit.
  func applyKnown(
    _ overload: Overload, _ site: CallSite, _ types: [Type?],
    expecting wanted: Type? = nil
  ) -> (type: Type, reference: Reference)? {
    guard let callable = openedOperator(overload).flatMap(callable) else {
      refuseOperator(site, types)
      return nil
    }
    let assignment = site.arguments.indices.map { [$0] }
    callable.reference.assignment = assignment
    hint(callable, wanted, site, assignment)
    // `.pi * radius`: the other operand, or what is expected, tells whose member is meant.
    for (index, argument) in order(assignment, site.arguments, types, for: callable.parameters) {
      guard
        apply(
          site.arguments[argument], to: callable.parameters[index], known: types[argument],
          isFinal: false)
      else {
        refuseOperator(site, types)
        return nil
      }
    }
    if !solver.settle() {
      refuseOperator(site, types)
      return nil
    }
    noteLiterals(site, of: callable)
    requireVisible(overload, at: site.position)
    refuseManyKinds(overload, site, types)
    return (callable.result, callable.reference)
  }
}
