/// Whether a closure may be meant for a parameter, as far as can be told before it is checked.
extension Checker {
  /// By the parameters that it names, or the shorthand that it uses, and whether it throws.
  func closureMayFit(_ expression: Expression, _ parameter: FunctionParameter) -> Bool {
    guard case .closure(let closure) = expression.kind else { return true }
    let type = solver.resolve(parameter.type).unwrapped
    guard case .function(let function) = solver.resolve(type).kind else {
      switch solver.resolve(type).kind {
      case .variable(let variable): return variable.literal == nil && !isAskedOfValues(variable)
      case .unknown, .expansion: return true
      case .existential(let existential): return existential.bounds.isEmpty
      default: return parameter.isAutoclosure
      }
    }
    if function.failure == nil, closure.body.throwsErrors { return false }
    // Of two forms of a function the one is meant that waits where the closure does.
    if !function.isAsync, closure.waits { solver.pay(.disfavored) }
    if function.parameters.contains(where: { $0.type.packPattern != nil }) {
      return closure.parameters.map { $0.count >= function.parameters.count - 1 } ?? true
    }
    if let parameters = closure.parameters {
      return parameters.count == function.parameters.count
        || parameters.count > 1 && isTuple(function, of: parameters.count)
    }
    let count = closure.shorthandCount
    if count == function.parameters.count { return true }
    // What takes nothing of what it is given says so, unless that is nothing.
    if count == 0 {
      if takesNothing(function) { return true }
      // Where another overload gives nothing, that one is meant.
      solver.pay(.disfavored)
      return parameter.builder != nil
    }
    // What leaves out the last of them is a slip, where no module may have a form that takes it.
    if count < function.parameters.count { return !resolver.mayBeExtended }
    return isTuple(function, of: count)
  }

  /// The only overload whose parameters take the closures and key paths of a call, or the first of
  /// several that take the same: what is wrong is in these.
  func onlyTaker(ofClosuresOf site: CallSite, among overloads: [Overload]) -> Overload? {
    guard overloads.count > 1,
      site.arguments.contains(where: { $0.value.isClosure || $0.value.isRootlessKeyPath })
    else { return nil }
    var takers: [(overload: Overload, parameters: [Type])] = []
    for overload in overloads {
      let mark = solver.mark()
      defer { solver.rollback(to: mark) }
      guard let callable = callable(overload) else { continue }
      var matching = ArgumentMatching(callable.parameters, site.arguments)
      guard matching.match() == nil else { continue }
      let fits = zip(callable.parameters, matching.assignment).allSatisfy { parameter, arguments in
        arguments.allSatisfy { closureMayFit(site.arguments[$0].value, parameter) }
      }
      if fits { takers.append((overload, callable.parameters.map { solver.complete($0.type) })) }
    }
    guard let first = takers.first,
      takers.allSatisfy({
        $0.parameters == first.parameters && !$0.parameters.contains(where: \.hasVariable)
      })
        || takers.count == 1
    else { return nil }
    return first.overload
  }

  /// `Button("Save") { try save() }`: whichever form is meant, all of them want the same closure.
  func anyTaker(
    ofClosuresOf site: CallSite, among overloads: [Overload], _ known: [Type?]
  ) -> Overload? {
    guard trials == 0, site.arguments.contains(where: \.value.isClosure),
      overloads.allSatisfy(isOfWholeInterface)
    else { return nil }
    let takers = overloads.filter {
      takes($0, site, known, nil)
    }
    guard let first = takers.first, let wanted = closureTypes(of: first, site),
      takers.allSatisfy({ closureTypes(of: $0, site) == wanted })
    else { return nil }
    return takers.first { $0.symbol.function?.syntax?.modifiers.has("_disfavoredOverload") != true }
      ?? first
  }

  /// What its closures are to be; nil where that is open.
  private func closureTypes(of overload: Overload, _ site: CallSite) -> [Type]? {
    let mark = solver.mark()
    defer { solver.rollback(to: mark) }
    guard let callable = callable(overload) else { return nil }
    var matching = ArgumentMatching(callable.parameters, site.arguments)
    guard matching.match() == nil else { return nil }
    var types: [Type] = []
    for (parameter, arguments) in zip(callable.parameters, matching.assignment)
    where arguments.contains(where: { site.arguments[$0].value.isClosure }) {
      let type = solver.complete(parameter.type)
      if type.hasVariable || type.function == nil { return nil }
      types.append(type)
    }
    return types
  }

  /// `.tabItem(Label("Home", systemImage: "house"))`: what is built stands in braces.
  func refuseWithoutBraces(_ value: Expression, for parameter: FunctionParameter) -> Bool {
    guard trials == 0, parameter.builder != nil, value.isCall || value.isLiteral,
      solver.resolve(parameter.type).function?.parameters.isEmpty == true
    else { return false }
    let mark = solver.mark()
    trials += 1
    let type = plainThroughout(check(value, expecting: nil))
    trials -= 1
    solver.rollback(to: mark)
    guard isCertain(type), type.nominal != nil else { return false }
    report(
      "what is built here stands in braces, and this is a `\(type)`", at: value.position,
      advice: value.isLiteral && type.nominal?.role == .string
        ? "write `{ Text(…) }`" : "write `{ … }` around it")
    return true
  }

  /// Whether something is asked of a type that no function is: to be a view, or a collection.
  private func isAskedOfValues(_ variable: TypeVariable) -> Bool {
    solver.waitingRequirements.contains { requirement in
      guard case .conforms(let subject, let bound) = requirement, bound.nominal.isAskedOfValues,
        case .variable(let asked) = solver.resolve(subject).kind
      else { return false }
      return asked === variable
    }
  }

  private func takesNothing(_ function: FunctionType) -> Bool {
    function.parameters.count == 1 && solver.resolve(function.parameters[0].type).isVoid
  }

  /// Whether a function takes one value that may be a tuple of so many.
  private func isTuple(_ function: FunctionType, of count: Int) -> Bool {
    guard function.parameters.count == 1, let first = function.parameters.first else {
      return false
    }
    switch solver.resolve(first.type).kind {
    case .tuple(let elements): return elements.count == count
    case .variable(let variable): return variable.literal == nil
    case .associated, .unknown: return true
    default: return false
    }
  }
}

extension Expression {
  /// A closure of more than one expression, without a written result: its own, or one that its only
  /// call is given.
  var hasStatements: Bool {
    guard case .closure(let closure) = kind, closure.result == nil else { return false }
    guard let only = closure.onlyExpression, !only.isControlFlowStatement else { return true }
    guard case .call(_, let arguments) = only.unmarked.kind else { return false }
    return arguments.contains(where: \.value.hasStatements)
  }

  /// Without `try` and `await` before it.
  private var unmarked: Expression {
    switch kind {
    case .attempt(let inner, .plain), .wait(let inner): inner.unmarked
    default: self
    }
  }

  var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// Whether it is a place behind `&`.
  var isLent: Bool { if case .reference = kind { true } else { false } }
}

extension Expression {
  fileprivate var isCall: Bool { if case .call = kind { true } else { false } }
}
