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
      let owner = initializers.first?.owner,
      !initializers.contains(where: { fits($0, site) && takesClosures(of: site, $0) }),
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

  /// Whether the closures behind a call may go where they would go: none is a `Layout`, so that an
  /// initialiser for one more of them does not take it.
  private func takesClosures(of site: CallSite, _ overload: Overload) -> Bool {
    guard let interface = overload.symbol.function?.interface else { return true }
    var matching = ArgumentMatching(interface.parameters, site.arguments)
    guard matching.match() == nil else { return false }
    return zip(interface.parameters, matching.assignment).allSatisfy { parameter, given in
      guard given.contains(where: { site.arguments[$0].isTrailing }) else { return true }
      let type = parameter.type.unwrapped
      return !interface.signature.requirements.contains { requirement in
        guard case .conforms(type, let bound) = requirement else { return false }
        return bound.nominal.isAskedOfValues
      }
    }
  }

  /// `Picture.Pixel<UInt8>(255)`: what is written in the brackets of a type holds from the beginning.
  func appliedType(_ callee: Expression, _ name: DeclarationName) -> Type? {
    guard !name.arguments.isEmpty, isTypeName(callee), let written = callee.written else {
      return nil
    }
    let type = openedType(written)
    guard type.nominal != nil, !type.hasUnknown else { return nil }
    _ = note(callee, Type(.metatype(type)))
    return type
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

  /// A property that holds a function, where no method of its name takes the arguments, or all of them
  /// are given to each type of a protocol: both may be there. What has `callAsFunction` is called where
  /// that fits better than the methods, as one of them.
  func calledValue(
    instead methods: [Overload], _ callee: Expression, _ site: CallSite, _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    guard methods.allSatisfy({ $0.symbol.function?.kind == .function }) else { return nil }
    if let found = unboundMethod(methods, callee, site) { return found }
    let all: [Overload]
    switch callee.kind {
    case .member(let base, let name):
      guard let type = base.type else { return nil }
      all = overloads(of: forced(base, type) ?? type, named: name.base)
    case .name(let name): all = overloads(named: name)
    default: return nil
    }
    guard let property = all.first(where: { $0.symbol.variable != nil }),
      let found = value(of: property)
    else { return nil }
    let type = solver.resolve(found.type)
    let isMeant =
      type.function == nil
      ? fitsBetter(memberOverloads("callAsFunction", of: type), than: methods, site, wanted)
      : isNearer(property, than: methods, site) || !methods.contains(where: { mayTake(site, $0) })
    return isMeant ? found : nil
  }

  private func fitsBetter(
    _ callables: [Overload], than methods: [Overload], _ site: CallSite, _ wanted: Type?
  ) -> Bool {
    guard !callables.isEmpty else { return false }
    let best = best(of: (callables + methods).filter { fits($0, site) }, site, [], wanted)
    guard let function = best.overload?.symbol.function else { return false }
    return callables.contains { $0.symbol.function === function }
  }

  /// Whether a type has a property itself that takes what is given, and protocols give it the methods.
  private func isNearer(
    _ property: Overload, than methods: [Overload], _ site: CallSite
  ) -> Bool {
    guard property.isOfConcreteType, !methods.contains(where: \.isOfConcreteType),
      let function = property.symbol.variable?.type.function
    else { return false }
    return function.parameters.count == site.arguments.count
      && site.arguments.allSatisfy { $0.label == nil }
  }
}
