extension Checker {
  func call(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument], _ wanted: Type?
  ) -> Type {
    if let type = emptyOptional(callee, arguments) { return note(expression, type) }
    let site = CallSite(
      name: callee.shortName, arguments: arguments, position: callee.namePosition)
    // What an earlier reading found names variables that are no more.
    callee.type = nil
    guard let overloads = overloads(calledBy: callee, with: arguments, wanted) else {
      return note(expression, callUnknown(arguments))
    }
    if overloads.isEmpty { return callValue(expression, callee, site, wanted) }
    if overloads.contains(where: { $0.takesProjection(among: arguments) }) {
      return note(expression, callUnknown(arguments))
    }
    if let value = calledValue(instead: overloads, callee, site, wanted) {
      _ = note(callee, value.type, value.reference)
      return callValue(expression, callee, site, wanted)
    }
    if let type = literal(callee, arguments) { return note(expression, type) }
    if let called = callMade(expression, callee, overloads, site, wanted) { return called }
    let meant = outerFunctions(instead: overloads, callee, site) ?? overloads
    let failed = failedCalls
    guard let (type, reference) = applyBest(meant, to: site, expecting: wanted) else {
      // Where overloads are tried, it speaks against one that nothing fits inside of it.
      if trials > 0, failedCalls > failed { payForMissing() }
      if case .member(let base, _) = callee.kind { requireOneKind(base) }
      return note(expression, callUnknown(arguments))
    }
    callee.reference = reference
    refuseCall(ofCase: reference, site)
    refuseSharedPlaces(site)
    checkMutation(callee, reference)
    if case .member(let base, let name) = callee.kind {
      requireWaiting(for: reference, of: base, at: name.position)
      refuseOfProtocol(reference, base, name)
    }
    if !callee.writtenArguments.isEmpty { applyWritten(callee.writtenArguments, to: reference) }
    return note(expression, type, reference)
  }

  /// `Song?(nil)` is `nil as Song?`.
  private func emptyOptional(_ callee: Expression, _ arguments: [Argument]) -> Type? {
    guard case .type(let written) = callee.kind, case .optional = written.kind,
      arguments.count == 1, arguments[0].label == nil,
      case .nothing = arguments[0].value.kind
    else { return nil }
    let type = openedType(written)
    check(arguments[0].value, expecting: type)
    return type
  }

  /// `Name("Ann")` is `"Ann" as Name`, where a type of the program is written by such literals, and
  /// `Unicode.Scalar("x")` is `"x" as Unicode.Scalar`.
  private func literal(_ callee: Expression, _ arguments: [Argument]) -> Type? {
    guard let value = callee.literal(madeOf: arguments), let kind = value.literalKind,
      let type = callee.type.map(solver.resolve)?.metatypeInstance, !type.hasVariable,
      let nominal = type.nominal, !nominal.isLibrary || value.isScalar
    else { return nil }
    let name =
      if value.hasInterpolation {
        "ExpressibleByStringInterpolation"
      } else {
        value.isScalar ? LiteralKind.character.protocolName : kind.protocolName
      }
    guard let literal = resolver.library(name),
      resolver.conforms(type, to: literal, in: solver.signature) == .yes
    else { return nil }
    check(value, expecting: type)
    return type
  }

  /// Nothing is lent twice at once.
  private func refuseSharedPlaces(_ site: CallSite) {
    guard trials == 0 else { return }
    var seen: [LentPlace] = []
    for argument in site.arguments {
      guard case .reference(let place) = argument.value.kind, let lent = LentPlace(place) else {
        continue
      }
      if let other = seen.first(where: lent.overlaps) {
        let isSwap = site.name == "swap" && lent.isElement && other.isElement
        report(
          "`\(lent.name)` is lent twice, and both could change it", at: argument.value.position,
          advice: isSwap
            ? "write `\(lent.name).swapAt(…)`, which changes it once"
            : "copy it into a second variable first")
      }
      seen.append(lent)
    }
  }

  /// What is called of something unknown: its arguments are looked at all the same.
  func callUnknown(_ arguments: [Argument]) -> Type {
    // It may put them off, and catch what they throw: `XCTAssertNoThrow(try load())`.
    putOff {
      for argument in arguments { self.looseArgument(argument.value) }
    }
    return .unknown
  }

  /// Checks what runs later, where errors may be caught and where one may wait.
  func putOff(_ check: () -> Void) {
    let (mayFail, isAsync) = (body.mayFail, body.isAsync)
    body.mayFail = true
    body.isAsync = true
    check()
    body.mayFail = mayFail
    body.isAsync = isAsync
  }

  private func looseArgument(_ expression: Expression) {
    if case .closure(let closure) = expression.kind {
      _ = note(expression, self.closure(closure, expecting: .unknown, builder: nil))
    } else {
      check(expression, expecting: .unknown)
    }
  }

  /// The declarations that a callee may mean; nil where it is unknown, none where it is a value.
  private func overloads(
    calledBy callee: Expression, with arguments: [Argument], _ wanted: Type?
  ) -> [Overload]? {
    switch callee.kind {
    case .name(let name):
      if name.base == "self" || name.base == "Self" { break }
      let found = overloads(named: name)
      // `make<Int>(from: 1)`
      if !name.arguments.isEmpty, !found.allSatisfy({ $0.symbol.function != nil }) { break }
      if found.isEmpty {
        let type = check(callee, expecting: nil)
        return type.isUnknown ? nil : typeOverloads(type)
      }
      return expanded(found, callee)
    case .member(let base, let name):
      if let applied = appliedType(callee, name) { return initializers(of: applied) }
      return memberOverloads(callee, base, name, wanted)
    case .implicitMember(let name):
      guard let wanted = wanted.map(solver.resolve), !wanted.isUnknown else { return nil }
      let found = implicitOverloads(name.base, wanted)
      if found.isEmpty {
        _ = check(callee, expecting: wanted)
        return nil
      }
      if refuseParentheses(behind: found, name, arguments) { return nil }
      return expanded(found, callee)
    case .superclass: return []
    case .closure:
      // `{ … }()`: it returns what is expected of the call.
      let function = wanted.map { wanted in
        let parameters = arguments.map { argument in
          FunctionType.Parameter(
            type: needsContext(argument.value)
              ? solver.fresh() : check(argument.value, expecting: nil))
        }
        return Type(
          .function(
            FunctionType(parameters: parameters, result: wanted, failure: solver.fresh())))
      }
      check(callee, expecting: function)
      return []
    default: break
    }
    let type = solver.resolve(check(callee, expecting: nil))
    if type.isUnknown { return nil }
    return typeOverloads(type)
  }

  func memberOverloads(
    _ callee: Expression, _ base: Expression, _ name: DeclarationName, _ wanted: Type?
  ) -> [Overload]? {
    if case .name(let module) = base.kind, body.scope.symbols(named: module.base).isEmpty,
      resolver.types(named: module.base, in: body.context).isEmpty,
      let scope = resolver.module(module.base)
    {
      let symbols = scope.members[name.base]
      return symbols.isEmpty ? nil : expanded(symbols.map { Overload(symbol: $0) }, callee)
    }
    let type = checkBase(base, wanted)
    if type.isUnknown { return nil }
    if let forced = forced(base, type) {
      let inside = overloads(of: forced, named: name.base)
      // What the optional has itself may be meant, too.
      if !inside.isEmpty {
        return expanded(overloads(of: type, named: name.base) + inside, callee)
      }
      if forced.isUnknown { return nil }
    }
    if name.base == "init", type.metatypeInstance == nil, base.isSelf {
      // `self.init(…)` and `super.init(…)` in an initialiser.
      return initializers(of: type)
    }
    let found = overloads(of: type, named: name.base)
    if !found.isEmpty { return expanded(found, callee) }
    let value = member(callee, of: type, name, nil)
    return value.isUnknown ? nil : typeOverloads(value)
  }

  /// Types among overloads are called for their initialisers.
  private func expanded(_ overloads: [Overload], _ callee: Expression) -> [Overload] {
    overloads.flatMap { overload -> [Overload] in
      switch overload.symbol {
      case .nominal(let nominal) where nominal.kind == .protocolType && !nominal.isLibrary:
        report(
          "`\(nominal.name)` is a protocol, and nothing can be made of it", at: callee.position,
          advice: "make a value of a type that conforms to it")
        return []
      case .nominal, .alias, .parameter, .associated:
        guard let found = value(of: overload), let instance = found.type.metatypeInstance else {
          return []
        }
        _ = note(callee, found.type, found.reference)
        return initializers(of: instance)
      case .variable: return []
      default: return [overload]
      }
    }
  }

  private func typeOverloads(_ type: Type) -> [Overload] {
    guard let instance = type.metatypeInstance else { return [] }
    return initializers(of: instance)
  }

  /// A closure or a function that is a value, or a value that can be called.
  private func callValue(
    _ expression: Expression, _ callee: Expression, _ site: CallSite, _ wanted: Type?
  ) -> Type {
    let type = solver.resolve(callee.type ?? check(callee, expecting: nil))
    let callable = forced(callee, type).map(solver.resolve) ?? solver.resolve(type)
    if case .function(let function) = callable.kind {
      return callFunction(expression, function, site, wanted)
    }
    if let nominal = callable.metatypeInstance?.nominal { refuseMaking(nominal, site) }
    if let any = callable.metatypeInstance, any.standsForAny { refuseMaking(ofAny: any, site) }
    if callable.metatypeInstance != nil || callable.isUnknown {
      return note(expression, callUnknown(site.arguments))
    }
    let found = memberOverloads("callAsFunction", of: callable)
    if !found.isEmpty, let (result, reference) = applyBest(found, to: site, expecting: wanted) {
      return note(expression, result, reference)
    }
    if let dynamic = callDynamically(expression, callable, site, wanted) { return dynamic }
    let known = solver.complete(callable)
    if case .variable = known.kind {
      // A function whose type is found out by being called.
      let parameters = site.arguments.map {
        FunctionType.Parameter(type: check($0.value, expecting: nil))
      }
      let result = wanted ?? solver.fresh()
      let made = FunctionType(parameters: parameters, result: result)
      _ = solver.unify(known, Type(.function(made)))
      return note(expression, result)
    }
    let isDynamic = known.nominal?.syntax?.modifiers.has("dynamicCallable") ?? false
    if !known.hasUnknown, !isDynamic, !mayHaveMethod(callee),
      known.wrapped?.function != nil || isPlainValue(known)
        || resolver.isComplete(known, in: solver.signature), trials == 0
    {
      if let inner = known.wrapped, inner.function != nil {
        report(
          "this is an optional function, which may be nil", at: site.position,
          advice: "write `\(site.name)?(…)`")
      } else if found.isEmpty {
        report("a `\(known)` cannot be called", at: site.position)
      }
    }
    return note(expression, callUnknown(site.arguments))
  }

  /// Whether a library may have a method beside the property that is called.
  private func mayHaveMethod(_ callee: Expression) -> Bool {
    guard case .member(let base, let name) = callee.kind, let type = base.type.map(plain) else {
      return false
    }
    guard !resolver.isComplete(type, in: solver.signature),
      resolver.absence(ofMember: name.base, of: type, in: solver.signature) == .possible
    else { return false }
    let forms = resolver.forms(of: name.base, in: type, solver.signature, isYoung: true) ?? []
    return resolver.mayBeExtended || forms.isEmpty || forms.contains(where: \.isFunction)
  }

  private func callFunction(
    _ expression: Expression, _ function: FunctionType, _ site: CallSite, _ wanted: Type?
  ) -> Type {
    if let labelled = site.arguments.first(where: { $0.label != nil && !$0.isTrailing }) {
      report(
        "what is called here is a closure, whose values have no labels",
        at: labelled.value.position, advice: "leave out `\(labelled.label ?? ""):`")
    }
    let parameters = function.parameters.map { parameter in
      FunctionParameter(
        label: nil, name: "", type: parameter.type, isVariadic: parameter.isVariadic,
        isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure,
        builder: parameter.builder)
    }
    if parameters.contains(where: \.isVariadic) {
      var matching = ArgumentMatching(parameters, site.arguments)
      if matching.match() == nil {
        for (parameter, given) in zip(parameters, matching.assignment) {
          for index in given { _ = apply(site.arguments[index], to: parameter, isFinal: true) }
        }
        noteFailure(function.failure, isSure: true, site)
        return note(expression, function.result)
      }
    }
    if parameters.count != site.arguments.count, trials == 0 {
      let known = Type(.function(function))
      if !known.hasUnknown {
        report(
          "this function takes \(Self.count(parameters.count, "argument")), and is given "
            + "\(site.arguments.count)", at: site.position)
      }
      return note(expression, function.result)
    }
    for (parameter, argument) in zip(parameters, site.arguments) {
      _ = apply(argument, to: parameter, isFinal: true)
    }
    noteFailure(function.failure, isSure: true, site)
    return note(expression, function.result)
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 0 ? "no \(noun)" : number == 1 ? "one \(noun)" : "\(number) \(noun)s"
  }
}

extension Expression {
  /// As a finding names what is called.
  var shortName: String {
    switch kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name.base
    case .type(let written): written.lastName
    case .given(let type): type.metatypeInstance?.nominal?.name ?? "this"
    case .chain(let inner), .force(let inner), .unwrapOrLeave(let inner): inner.shortName
    default: "this"
    }
  }

  /// Where the name of what is called stands, in a chain of several lines.
  var namePosition: SourcePosition {
    switch kind {
    case .member(_, let name), .implicitMember(let name): name.position
    default: position
    }
  }

  /// `self` or `super`
  var isSelf: Bool {
    switch kind {
    case .superclass: true
    case .name(let name): name.base == "self"
    default: false
    }
  }

  /// `<Song>` behind a name.
  var writtenArguments: [WrittenType] {
    switch kind {
    case .member(_, let name), .implicitMember(let name): name.arguments
    case .name(let name): type?.metatypeInstance == nil ? name.arguments : []
    default: []
    }
  }
}
