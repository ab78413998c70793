/// Gives a call the arguments of the overload that was chosen.
extension Checker {
  /// Gives an overload its arguments for good.
  func apply(
    _ overload: Overload, to site: CallSite, expecting wanted: Type?, known: [Type?] = [],
    widens: Bool = true
  ) -> (type: Type, reference: Reference)? {
    let before = widens && isToldBySeveral(overload) ? state : nil
    let start = mayGiveOther(overload, than: wanted) ? state : nil
    let mark = solver.mark()
    guard let callable = callable(overload) else { return refuseCall(overload, site) }
    var matching = ArgumentMatching(callable.parameters, site.arguments)
    guard matching.match() == nil else { return nil }
    callable.reference.assignment = matching.assignment
    hint(callable, wanted, site, matching.assignment)
    let (unsaid, said) = (unsaidFailures, findings.count)
    let given = give(site, to: callable, overload, expecting: wanted, known, matching.assignment)
    // In a list that is written it is said of an element.
    if !given.areTaken || findings.count > said, let before {
      state = before
      let wider = widened(overload, site, known, expecting: wanted) ?? overload
      return apply(wider, to: site, expecting: wanted, known: known, widens: false)
    }
    let isSettled = given.isMet && solver.settle(keeps: trials > 0)
    if !isSettled, let unwrapped = unwrapped(site, known) {
      solver.rollback(to: mark)
      return apply(overload, to: site, expecting: wanted, known: unwrapped)
    }
    if !isSettled, let start {
      // What it gives for these arguments is not what is expected, which is said of the value.
      state = start
      return apply(overload, to: site, expecting: nil, known: known, widens: false)
    }
    if !isSettled || !given.areTaken { failedCalls += 1 }
    // What was said of what it is given says why it does not hold.
    if given.isMet, isSettled || findings.count == said {
      refuseUnmet(callable, overload, site, isSettled: isSettled, before: unsaid)
    }
    if isSettled, trials == 0, !solver.waiting.isEmpty { noteOpenCall(callable, site) }
    // What does not take its arguments may not be what is meant.
    if !given.areTaken, !isOwn(overload) { return nil }
    conclude(callable, overload, site)
    notePacks(given.packs, in: callable)
    // A module of which nothing is known may have another function of that name.
    let isMeant = (isSettled || isOwn(overload)) && !mayBeTwin(overload)
    return (isMeant ? result(of: callable) : .unknown, callable.reference)
  }

  /// What came of giving a call its arguments.
  private struct Given {
    /// Whether all that the arguments before a closure are asked for may hold.
    var isMet = true
    var areTaken = true
    /// What stands for the packs, by the parameter.
    var packs: [Int: [Type]] = [:]
  }

  private func give(
    _ site: CallSite, to callable: Callable, _ overload: Overload, expecting wanted: Type?,
    _ known: [Type?], _ assignment: [[Int]]
  ) -> Given {
    var given = Given()
    for (index, argument) in order(assignment, site.arguments, for: callable.parameters) {
      let parameter = callable.parameters[index]
      let value = site.arguments[argument].value
      if given.isMet, value.isClosure {
        given.isMet = settles(beforeClosureOf: callable, overload, site)
      }
      if !given.isMet {
        // What does not hold is said: it is not asked of what stands in the closure.
        let asked = solver.waiting
        solver.waiting = []
        check(value, expecting: .unknown)
        solver.waiting = asked
        continue
      }
      if value.hasStatements { bindResult(of: callable, wanted) }
      let found = known.isEmpty ? nil : known[argument]
      if parameter.type.packed != nil || parameter.type.packPattern != nil {
        given.packs[index, default: []] += packed(
          value, parameter, found, at: given.packs[index]?.count ?? 0)
        continue
      }
      var open = parameter
      if parameter.type.contents.contains(.expansion) {
        notePacks(given.packs, in: callable)
        notePacks(in: callable, from: parameter, value, found)
        open.type = substitution(of: callable).apply(parameter.type)
      }
      // A module of which nothing is known may give the library's types a function that takes it.
      if resolver.mayBeExtended, overload.symbol.function?.isOfLibrary == true, !value.isLent {
        open.isInout = false
      }
      if !apply(site.arguments[argument], to: open, known: found, isFinal: true) {
        given.areTaken = false
      }
    }
    return given
  }

  /// The arguments with what unwraps itself unwrapped, which is tried where the optional does not do:
  /// `Double(count)` of an `Int!`.
  ///
  /// - Returns: Nil where nothing is left that would unwrap itself.
  func unwrapped(_ site: CallSite, _ known: [Type?]) -> [Type?]? {
    var found = false
    let types = site.arguments.enumerated().map { index, argument -> Type? in
      let given = known.isEmpty ? nil : known[index]
      guard let type = (given ?? argument.value.type).map(solver.resolve), type.wrapped != nil,
        let inner = forced(argument.value, type)
      else { return given }
      found = true
      return inner
    }
    return found ? types : nil
  }

  /// Says what is asked for and does not hold; if it is not of this call, then of one around it.
  ///
  /// - Parameter unsaid: How often nothing had been said before the arguments were read.
  private func refuseUnmet(
    _ callable: Callable, _ overload: Overload, _ site: CallSite, isSettled: Bool,
    before unsaid: Int
  ) {
    if isSettled {
      // A call among the arguments came upon what does not hold here.
      if unsaidFailures > unsaid, refuseUnmet(callable, site) { unsaidFailures = unsaid }
      return
    }
    if refuseUnmet(callable, site) { return }
    let count = findings.count
    refuseRequirements(overload, site)
    if trials == 0, findings.count == count { unsaidFailures += 1 }
  }

  /// What is meant cannot be called: its requirements are not met.
  private func refuseCall(
    _ overload: Overload, _ site: CallSite
  ) -> (type: Type, reference: Reference)? {
    failedCalls += 1
    refuseRequirements(overload, site)
    _ = callUnknown(site.arguments)
    return nil
  }

  /// `init(from:)` that a library's protocol asks for: a module of which nothing is known may have
  /// another one, which takes something else.
  private func mayBeTwin(_ overload: Overload) -> Bool {
    guard resolver.mayBeExtended, let function = overload.symbol.function,
      function.kind == .initializer, let owner = function.context.nominal
    else { return false }
    return owner.kind == .protocolType && owner.isLibrary
  }

  /// What is asked of a call that has its arguments.
  private func conclude(_ callable: Callable, _ overload: Overload, _ site: CallSite) {
    noteLiterals(site, of: callable)
    checkEffects(of: callable, site)
    refuseMissingInstance(overload, site)
    refuseExistentials(callable, site)
    requireVisible(overload, at: site.position, isBareCall: site.arguments.isEmpty)
  }

  /// Whether the arguments before a closure are what is asked; if not, nothing in it could be told.
  private func settles(
    beforeClosureOf callable: Callable, _ overload: Overload, _ site: CallSite
  ) -> Bool {
    if solver.waiting.isEmpty || solver.attempt({ self.solver.settle(keeps: trials > 0) }) {
      return !asksLiteralsInVain || !refuseUnmet(callable, site)
    }
    if !refuseUnmet(callable, site) { refuseRequirements(overload, site) }
    return false
  }

  /// What an argument adds to the pack of its parameter.
  ///
  /// - Parameter place: How much is in the pack already.
  private func packed(
    _ value: Expression, _ parameter: FunctionParameter, _ known: Type?, at place: Int
  ) -> [Type] {
    if let expected = parameter.type.packed {
      let wanted = expected.indices.contains(place) ? opened(expected[place]) : nil
      return [check(value, expecting: wanted)]
    }
    let type = known ?? check(value, expecting: nil)
    return parameter.takesMany ? [type] : solver.resolve(type).tupleParts
  }

  /// A type with something open for each pack in it that is found out from what is given.
  private func opened(_ type: Type) -> Type {
    let packs = Substitution().packs(in: type)
    return packs.isEmpty ? type : Substitution(packs, packs.map { _ in solver.fresh() }).apply(type)
  }

  private func noteOpenCall(_ callable: Callable, _ site: CallSite) {
    guard let function = callable.overload.symbol.function,
      !function.interface.signature.requirements.isEmpty,
      isOfWholeInterface(callable.overload), !mayHaveOtherForms(callable.overload)
    else { return }
    openCalls.append((callable, site))
  }

  /// The statements of a closure do not tell what it returns: what is expected of the call does.
  private func bindResult(of callable: Callable, _ wanted: Type?) {
    guard let wanted, !isOpen(wanted), isOpen(callable.result),
      callable.requirementCount == 0 || !mayBeOpened(solver.resolve(wanted), for: callable)
    else { return }
    _ = solver.attempt {
      self.solver.unify(callable.result, wanted) && self.solver.settle(keeps: trials > 0)
    }
  }

  /// Puts down what stands for the packs of a call, by the arguments that they took.
  private func notePacks(_ taken: [Int: [Type]], in callable: Callable) {
    guard let function = callable.overload.symbol.function else { return }
    let written = function.interface.parameters
    for (place, argument) in callable.reference.arguments.enumerated()
    where argument.parameter.isPack && solver.resolve(argument.type).packed?.isEmpty ?? true {
      let pack = argument.parameter
      let index = written.indices.first { index in
        written[index].type.packPattern.map(Substitution().packs)?.contains { $0 === pack } ?? false
      }
      guard let index, let pattern = written[index].type.packPattern else { continue }
      var known = substitution(of: callable)
      known[pack] = nil
      let others = known.packs(in: pattern).filter { $0 !== pack }
      let types = (taken[index] ?? []).enumerated().map { place, type in
        element(of: type, in: known.turn(place, through: others).apply(pattern), pack)
      }
      if isOpen(argument.type) { _ = solver.unify(argument.type, Type(.pack(types))) }
      callable.reference.arguments[place].type = Type(.pack(types))
    }
  }

  func substitution(of callable: Callable) -> Substitution {
    var substitution = callable.overload.substitution
    for argument in callable.reference.arguments {
      substitution[argument.parameter] = solver.resolve(argument.type)
    }
    return substitution
  }

  /// What a call gives back; the types that a pack took stand in it.
  private func result(of callable: Callable) -> Type {
    let packs = callable.reference.arguments.filter(\.parameter.isPack)
    guard !packs.isEmpty, let function = callable.overload.symbol.function,
      function.kind != .initializer
    else { return callable.result }
    return substitution(of: callable).apply(function.interface.result)
  }

  /// What a pack has at a place, from the type that was given there.
  func element(
    of type: Type, in pattern: Type, _ parameter: GenericParameter
  ) -> Type {
    if case .expansion(let inner) = solver.resolve(type).kind {
      return Type(.expansion(element(of: inner, in: pattern, parameter)))
    }
    let variable = solver.fresh()
    let opened = Substitution([parameter], [variable]).apply(pattern)
    return solver.attempt({ self.solver.unify(opened, type) }) ? variable : .unknown
  }

  /// Checks an argument for a parameter; false if it does not fit.
  func apply(
    _ argument: Argument, to parameter: FunctionParameter, known: Type? = nil, isFinal: Bool
  ) -> Bool {
    let before = misfits
    defer { misfits = before }
    return give(argument, to: parameter, known: known, isFinal: isFinal)
      && (isFinal || misfits == before)
  }

  private func give(
    _ argument: Argument, to parameter: FunctionParameter, known: Type?, isFinal: Bool
  ) -> Bool {
    let value = argument.value
    if case .closure(let closure) = value.kind {
      let expected = takenFromClosure(parameter)
      let type = note(
        value, self.closure(closure, expecting: expected, builder: parameter.builder))
      if isFinal, refuseFunction(where: expected, at: closure.position) { return false }
      if type.isUnknown { return true }
      return fit(value, type, expected, argument, isFinal)
    }
    if isFinal, refuseWithoutBraces(value, for: parameter) { return false }
    var expected = parameter.type
    if parameter.isAutoclosure, case .function(let function) = solver.resolve(expected).kind {
      expected = function.result
    }
    if expected.packPattern != nil || expected.packed != nil { return true }
    var type = known ?? .unknown
    if known == nil {
      let read = { type = self.check(value, expecting: expected) }
      if parameter.isAutoclosure { putOff(read) } else { read() }
    }
    // A key path is no place that could be lent: what takes one is meant.
    if parameter.isInout, case .keyPath = value.kind { return false }
    if isFinal { refuseBareType(value, expected) }
    if isFinal { requireMark(value, isInout: parameter.isInout, parameter.type) }
    if parameter.isInout, !solver.resolve(type).isUnknown {
      let isLent =
        solver.attempt { self.solver.unify(type, expected) }
        || forced(value, type).map { forced in
          solver.attempt { self.solver.unify(forced, expected) }
        } ?? false
      guard isLent else {
        if isFinal { refuse(value, type, expected, .argument(parameter.label)) }
        return false
      }
      return true
    }
    return fit(value, type, expected, argument, isFinal)
  }

  /// What a closure is read as: where any expression is put off, the closure itself may be it.
  private func takenFromClosure(_ parameter: FunctionParameter) -> Type {
    guard parameter.isAutoclosure, let delayed = solver.resolve(parameter.type).function,
      solver.resolve(delayed.result).unwrapped.function != nil
    else { return parameter.type }
    return delayed.result
  }

  /// `&` stands before what a call may change, and before nothing else.
  private func requireMark(_ value: Expression, isInout: Bool, _ parameter: Type) {
    if case .reference = value.kind {
      if !isInout { refuseMark(value, parameter) }
      return
    }
    guard isInout else { return }
    report(
      "the call may change this argument, and nothing says so", at: value.position,
      advice: "write `&` before it")
  }

  private func refuseMark(_ value: Expression, _ parameter: Type) {
    let known = solver.complete(parameter).unwrapped
    guard trials == 0, let nominal = known.nominal, !known.hasUnknown, !nominal.mayPoint else {
      return
    }
    report(
      "`&` lends what a call may change, and nothing changes it here", at: value.position,
      advice: "leave the `&` out")
  }

  /// `Song.play()`: it is a value that plays, and not the type.
  private func refuseMissingInstance(_ overload: Overload, _ site: CallSite) {
    guard trials == 0, case .type(let owner) = overload.base, site.arguments.isEmpty,
      let function = overload.symbol.function, function.kind == .function, !function.isStatic,
      let nominal = function.context.nominal, !nominal.isLibrary, nominal.kind != .protocolType,
      !nominal.hasUnknownAncestor,
      // Beside it there may be one of the type itself.
      !nominal.members[function.name].contains(where: \.isStaticMember)
    else { return }
    report(
      "`\(function.name)` is called on a value, and `\(owner)` is a type", at: site.position,
      advice: "make a value first, or declare `\(function.name)` with `static`")
  }

  private func fit(
    _ value: Expression, _ type: Type, _ expected: Type, _ argument: Argument, _ isFinal: Bool
  ) -> Bool {
    if solver.attempt({ self.solver.convert(type, to: expected) }) {
      value.converted = expected
      return true
    }
    if let forced = forced(value, type),
      solver.attempt({ self.solver.convert(forced, to: expected) })
    {
      value.converted = expected
      return true
    }
    if case .reference = value.kind, solver.resolve(expected).unwrapped.isPointer { return true }
    if solver.attempt({ self.solver.lend(type, to: expected) }) { return true }
    if isFinal { refuse(value, type, expected, .argument(argument.label)) }
    return false
  }
}

extension Nominal {
  /// A pointer, or something of a library that may take one.
  fileprivate var mayPoint: Bool {
    isLibrary && (name.contains("Pointer") || role == nil && !isNumber)
  }
}

extension Type {
  /// What stands behind `&` is lent to it.
  fileprivate var isPointer: Bool {
    nominal.map { $0.isLibrary && $0.name.hasPrefix("Unsafe") } ?? false
  }
}

extension Type {
  /// The types in a tuple, or this one alone.
  fileprivate var tupleParts: [Type] {
    if case .tuple(let elements) = kind { elements.map(\.type) } else { [self] }
  }
}
