/// Values whose types nothing tells, and types where a value is expected.
extension Checker {
  /// A type with the literals in it as they are by themselves: `[Int]` of `[1]`.
  func plainThroughout(_ type: Type) -> Type {
    let known = solver.complete(type)
    guard known.hasVariable else { return known }
    switch known.kind {
    case .variable: return plain(known)
    case .nominal(let nominal, let arguments):
      return Type(.nominal(nominal, arguments.map(plainThroughout)))
    case .tuple(let elements):
      return Type(
        .tuple(
          elements.map { Type.Element(label: $0.label, type: plainThroughout($0.type)) }))
    default: return known
    }
  }

  /// Says that nothing tells what a generic type or a parameter of a closure is.
  func requireDecided(_ initial: Expression, of syntax: VariableSyntax) {
    guard trials == 0, syntax.type == nil, syntax.modifiers.attributes.isEmpty else { return }
    switch initial.kind {
    case .closure(let closure): requireParameters(of: closure, initial)
    case .call(let callee, let arguments): requireArguments(of: initial, callee, arguments)
    case .branch(let branch):
      requireOtherwise(branch, initial)
      requireValues(branch)
    case .select(let selection):
      for branch in selection.cases { requireValue(branch.body) }
    case .keyPath(nil, _):
      report(
        "nothing tells of which type this key path leads to a property", at: initial.position,
        advice: "write the type behind the `\\`")
    case .name, .member, .array, .dictionary: refuseBareType(initial, nil)
    default: break
    }
    if let (_, name) = initial.implicitStart, initial.type?.isUnknown ?? true {
      report(
        "nothing tells whose `\(name.base)` is meant", at: initial.position,
        advice: "write the type before the point, or behind the name of the variable")
    }
  }

  /// `let (a, b) = …`: there are as many values as are named.
  func requireParts(_ pattern: Pattern, of initial: Expression) {
    guard trials == 0, case .tuple(let names) = pattern.kind, names.count > 1,
      let type = initial.type.map(plainThroughout), !type.hasUnknown, !type.hasVariable
    else { return }
    if case .tuple(let parts) = type.kind, parts.count == names.count { return }
    // A module of which nothing is known may have another form of what a library has.
    if resolver.mayBeExtended, case .function(let function)? = initial.reference?.target,
      function.isOfLibrary
    {
      return
    }
    report(
      "this takes \(names.count) values apart, and there is a `\(type)`", at: pattern.position)
  }

  private func requireParameters(of closure: Closure, _ initial: Expression) {
    guard let parameters = closure.parameters, let function = initial.type?.function else { return }
    for (parameter, found) in zip(parameters, function.parameters) where parameter.type == nil {
      guard case .variable(let variable) = found.type.kind, variable.literal == nil else {
        continue
      }
      report(
        "nothing tells the type of `\(parameter.name.name)`", at: closure.position,
        advice: "write it, as in `(\(parameter.name.name): Int) in`")
      return
    }
  }

  /// `Box()`, `make()`: of what is generic the arguments of the call tell, or what is expected.
  private func requireArguments(
    of call: Expression, _ callee: Expression, _ arguments: [Argument]
  ) {
    guard let type = call.type, !type.hasUnknown, arguments.isEmpty,
      // What it is declared in may have been told.
      type.nominal.map({ $0.signature.ownCount == $0.signature.parameters.count }) ?? true,
      case .function(let function)? = (call.reference ?? callee.reference)?.target,
      // The initialiser that a struct has by itself stands nowhere.
      !function.isOfLibrary || function.syntax == nil && type.nominal?.isLibrary == false,
      isUndecided(type)
    else { return }
    report(
      "nothing tells what the parameters of `\(callee.shortName)` are", at: call.position,
      advice: "write the type, as in `let value: …`")
  }

  private func isUndecided(_ type: Type) -> Bool {
    switch type.kind {
    case .variable(let variable): variable.literal == nil
    case .nominal(_, let arguments): arguments.contains(where: isUndecided)
    default: false
    }
  }

  /// An `if` that is a value has one each way.
  private func requireOtherwise(_ branch: Branch, _ initial: Expression) {
    guard branch.otherwise == nil else { return }
    report(
      "this `if` is a value, and has none where its condition does not hold", at: initial.position,
      advice: "add an `else`")
  }

  /// What an `if` is as a value stands in each of its branches alone.
  private func requireValues(_ branch: Branch) {
    requireValue(branch.then)
    branch.otherwise.map(requireValue)
  }

  private func requireValue(_ list: [Statement]) {
    if list.count == 1, case .expression(let value) = list[0].kind {
      if case .branch(let inner) = value.kind { requireValues(inner) }
      return
    }
    guard let last = list.last else { return }
    switch last.kind {
    case .fail: return
    case .returns:
      report(
        "this gives a value to the place where it stands, and cannot leave the function",
        at: last.position, advice: "write the value alone, without `return`")
    case .expression(let value) where value.type?.nominal?.role == .never: return
    default:
      report(
        "a branch that is a value is one expression", at: last.position,
        advice: "make a function of these statements, or declare the variable before the `if` "
          + "and set it in each branch")
    }
  }

  /// `Int` where a value is expected is written `Int.self`.
  func refuseBareType(_ value: Expression, _ expected: Type?) {
    guard trials == 0, !(expected.map { solver.resolve($0).isUnknown } ?? false) else { return }
    switch value.kind {
    case .name(let name), .member(_, let name):
      guard name.base != "self", name.base != "Self", name.base != "Type",
        name.arguments.isEmpty, case .type(let type)? = value.reference?.target, !type.hasUnknown
      else { return }
      report(
        "this is the type `\(type)`, and a value is expected", at: value.position,
        advice: "write `\(name.base).self` if the type itself is meant, or `\(name.base)(…)`")
    case .array, .dictionary:
      // `var names = [String]`
      guard let type = value.type.map(solver.complete)?.metatypeInstance, !type.hasUnknown else {
        return
      }
      report(
        "this is the type `\(type)`, and a value is expected", at: value.position,
        advice: "write `\(type).self` if the type itself is meant, or `\(type)()`")
    default: return
    }
  }
}
