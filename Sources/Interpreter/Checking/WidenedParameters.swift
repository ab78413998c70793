/// Generic parameters that several arguments tell.
extension Checker {
  /// Whether more than one argument may tell what one of its generic parameters is.
  func isToldBySeveral(_ overload: Overload) -> Bool {
    guard let function = overload.symbol.function else { return false }
    let declared = function.interface.parameters
    return function.interface.signature.parameters.contains { parameter in
      isOpen(parameter, of: overload)
        && declared.reduce(0) { count, one in
          count + (Self.part(of: one.type, told: parameter) == nil ? 0 : one.isVariadic ? 2 : 1)
        } > 1
    }
  }

  /// An overload whose parameters are what their arguments have in common, where the first of them
  /// alone says too little: `both(Dog(), Cat())`, `both(1, nil)`.
  ///
  /// - Returns: Nil where nothing is told by several.
  func widened(
    _ overload: Overload, _ site: CallSite, _ known: [Type?], expecting wanted: Type?
  ) -> Overload? {
    guard isToldBySeveral(overload), let function = overload.symbol.function else { return nil }
    var matching = ArgumentMatching(function.interface.parameters, site.arguments)
    guard matching.match() == nil else { return nil }
    var wider = overload
    var isWider = false
    for parameter in function.interface.signature.parameters
    where isOpen(parameter, of: overload) {
      var values: [(Expression, Type)] = []
      for (declared, indices) in zip(function.interface.parameters, matching.assignment) {
        guard let part = Self.part(of: declared.type, told: parameter) else { continue }
        for index in indices where !needsContextOfFunction(site.arguments[index].value) {
          let value = site.arguments[index].value
          let type = (known.isEmpty ? nil : known[index]) ?? check(value, expecting: nil)
          if let told = self.told(by: solver.resolve(type), part) { values.append((value, told)) }
        }
      }
      var stranger: (Expression, Type, Type)?
      guard values.count > 1,
        let common = self.wanted(wanted, for: parameter, of: function)
          ?? common(of: values, expecting: nil, &stranger), !common.hasUnknown
      else { continue }
      if let variable = overload.substitution[parameter] {
        guard solver.unify(variable, common) else { return nil }
      } else {
        wider.substitution[parameter] = common
      }
      isWider = true
    }
    return isWider ? wider : nil
  }

  /// `let shape: any Shape = either(Circle(), Square())`: what is expected of the result is what all
  /// of them are.
  private func wanted(
    _ type: Type?, for parameter: GenericParameter, of function: Function
  ) -> Type? {
    guard function.interface.result == Type(.parameter(parameter)), let type,
      case let known = solver.complete(type), case .existential = known.unwrapped.kind,
      !known.hasVariable
    else { return nil }
    return known
  }

  /// How much of an argument's type a parameter is.
  private enum Part { case whole, optional, element }

  private static func part(of type: Type, told parameter: GenericParameter) -> Part? {
    let own = Type(.parameter(parameter))
    if type == own { return .whole }
    if type.wrapped == own { return .optional }
    return type.nominal?.role == .array && type.arguments.first == own ? .element : nil
  }

  private func told(by type: Type, _ part: Part) -> Type? {
    switch part {
    case .whole: type
    case .optional:
      if case .variable(let variable) = type.kind, variable.literal == .nothing {
        nil
      } else {
        type.wrapped ?? type
      }
    case .element: type.nominal?.role == .array ? type.arguments.first.map(solver.resolve) : nil
    }
  }

  /// Closures and names of several functions tell nothing by themselves.
  private func needsContextOfFunction(_ value: Expression) -> Bool {
    switch value.kind {
    case .nothing, .array, .dictionary: false
    default: needsContext(value)
    }
  }

  private func isOpen(_ parameter: GenericParameter, of overload: Overload) -> Bool {
    guard !parameter.isPack, parameter.selfOf == nil else { return false }
    guard let known = overload.substitution[parameter] else { return true }
    if case .variable(let variable) = solver.resolve(known).kind { return variable.literal == nil }
    return false
  }
}
