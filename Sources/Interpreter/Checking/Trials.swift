/// Which of several declarations a call means.
extension Checker {
  /// Finds the overload that fits best, gives it its arguments, and says what is wrong if none fits.
  func applyBest(
    _ overloads: [Overload], to site: CallSite, expecting wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    let fitting = withoutFailing(
      withoutSetAside(overloads.filter { fits($0, site) }, at: site), site)
    guard !fitting.isEmpty else {
      failedCalls += 1
      refuseArguments(overloads, site)
      return nil
    }
    if fitting.count == 1 { return applyOnly(fitting[0], of: overloads, to: site, wanted) }
    // What does not depend on the parameter is found out once for all.
    let known = site.arguments.map { argument -> Type? in
      if needsContext(argument.value) { return nil }
      let type = check(argument.value, expecting: nil)
      return namesMethodOfMany(argument.value, type) ? nil : type
    }
    let choice = best(of: fitting, site, known, wanted)
    // What is not known of an argument may decide between several.
    if choice.isOpen, known.contains(where: { $0?.isUnknown ?? false }) {
      for (argument, type) in zip(site.arguments, known) where type == nil {
        check(argument.value, expecting: .unknown)
      }
      return nil
    }
    guard let best = choice.overload else {
      return applyOther(of: fitting, among: overloads, to: site, known, wanted)
    }
    if choice.lacksSomething, refuseImplicit(fitting, site) {
      failedCalls += 1
      return nil
    }
    if choice.isOpen { noteChoice(best, at: site) }
    return apply(best, to: site, expecting: wanted, known: known)
  }

  /// None of several fits: one of them may do if arguments unwrap themselves, or what is expected says
  /// what is wrong; else that is said.
  private func applyOther(
    of fitting: [Overload], among overloads: [Overload], to site: CallSite, _ known: [Type?],
    _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    if let unwrapped = unwrapped(site, known),
      let other = self.best(of: fitting, site, unwrapped, wanted).overload
    {
      return apply(other, to: site, expecting: wanted, known: unwrapped)
    }
    // Where overloads of what is around it are tried, it is what it is: that tells them apart.
    if trials > 0, wanted != nil, let other = self.best(of: fitting, site, known, nil).overload {
      return apply(other, to: site, expecting: nil, known: known)
    }
    if let found = applyOptional(of: fitting, site, known, wanted) { return found }
    if let other = surelyMeant(of: fitting, site, known, expecting: wanted) {
      return apply(other, to: site, expecting: nil, known: known)
    }
    if let only = onlyTaker(ofClosuresOf: site, among: fitting) {
      return applyOnly(only, of: overloads, to: site, wanted)
    }
    failedCalls += 1
    if let found = applyUnmet(of: fitting, site, known, wanted) { return found }
    if let taker = anyTaker(ofClosuresOf: site, among: fitting, known) {
      let count = findings.count
      let found = apply(taker, to: site, expecting: wanted, known: known)
      if findings.count > count { return found }
    }
    if !refuseUnbound(overloads, site), !refuseImplicit(fitting, site),
      !refuseOptional(fitting, site, known)
    {
      refuseAll(fitting, site, known)
    }
    return nil
  }

  /// What takes the arguments and gives an optional of what is expected: who expects it says that it
  /// may be nil.
  private func applyOptional(
    of overloads: [Overload], _ site: CallSite, _ known: [Type?], _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    guard trials == 0, let wanted, wanted.wrapped == nil,
      let other = best(of: overloads, site, known, nil).overload
    else { return nil }
    let mark = solver.mark()
    let inner = callable(other).flatMap { solver.resolve($0.result).wrapped }
    let isMeant = inner.map { inner in
      solver.attempt { self.solver.convert(inner, to: wanted) }
    }
    solver.rollback(to: mark)
    return isMeant == true ? apply(other, to: site, expecting: nil, known: known) : nil
  }

  /// The only one that fits by its labels.
  private func applyOnly(
    _ overload: Overload, of overloads: [Overload], to site: CallSite, _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    if takesStyle(overload), trial(overload, site, [], wanted, withClosures: false) == nil {
      failedCalls += 1
      refuseArguments(overloads.filter { !takesStyle($0) }, site)
      return nil
    }
    // What does not fit may be meant for a form of which nothing is known.
    if mayHaveOtherForms(overload, site),
      trial(overload, site, [], wanted, withClosures: false) == nil
    {
      failedCalls += 1
      _ = refuseUnbound(overloads, site)
      return nil
    }
    return apply(overload, to: site, expecting: wanted)
  }

  /// Whether labels and number of arguments fit.
  func fits(_ overload: Overload, _ site: CallSite) -> Bool {
    guard let parameters = parameters(of: overload) else { return false }
    var matching = ArgumentMatching(parameters, site.arguments)
    return matching.match() == nil
  }

  private func parameters(of overload: Overload) -> [FunctionParameter]? {
    switch overload.symbol {
    case .function(let function): function.interface.parameters
    case .enumCase(let enumCase): enumCase.parameters
    default: nil
    }
  }

  /// Whether the arguments of a call may go to an overload, as far as can be told without closures.
  func mayTake(_ site: CallSite, _ overload: Overload) -> Bool {
    fits(overload, site) && trial(overload, site, [], nil, withClosures: false) != nil
  }

  // MARK: Trying

  private struct Trial {
    var overload: Overload
    var price: Int
    var callable: Callable
  }

  /// The overload that fits best.
  struct BestFit {
    var overload: Overload?
    /// Whether others fit, too.
    var isOpen = false
    /// Even with this one something is asked for that is not there.
    var lacksSomething = false
  }

  func best(
    of overloads: [Overload], _ site: CallSite, _ known: [Type?], _ wanted: Type?
  ) -> BestFit {
    let trials = overloads.compactMap { trial($0, site, known, wanted, withClosures: false) }
    var candidates = cheapest(trials)
    if candidates.count > 1, site.arguments.count == 2 {
      candidates = ofOneType(candidates, site, known)
    }
    if candidates.count > 1, site.arguments.contains(where: { $0.value.isClosure }) {
      let again = candidates.compactMap {
        trial($0.overload, site, known, wanted, withClosures: true)
      }
      if !again.isEmpty { candidates = cheapest(again) }
    }
    guard var best = candidates.first else { return BestFit() }
    if let many = takingLiterals(candidates, site, known) {
      best = many
    } else {
      for candidate in candidates.dropFirst()
      where isBetter(candidate.callable, than: best.callable) { best = candidate }
    }
    return BestFit(
      overload: best.overload, isOpen: trials.count > 1,
      lacksSomething: best.price >= Price.missing.rawValue)
  }

  /// Of literals alone: what takes any number of them as what they are by themselves. The compiler
  /// looks at nothing generic then, though it would be the better one for a variable: of
  /// `log(_: Int...)` and `log<T>(_: T)`, `log(1)` is the first and `log(count)` the second.
  private func takingLiterals(
    _ candidates: [Trial], _ site: CallSite, _ known: [Type?]
  ) -> Trial? {
    guard candidates.count > 1, !known.isEmpty,
      candidates.contains(where: { $0.callable.parameters.contains(where: \.isVariadic) }),
      site.arguments.allSatisfy(\.value.isMadeOfLiterals)
    else { return nil }
    let own = candidates.filter { candidate in
      let callable = candidate.callable
      var matching = ArgumentMatching(callable.parameters, site.arguments)
      guard !callable.isGeneric, matching.match() == nil else { return false }
      return zip(callable.parameters, matching.assignment).allSatisfy { parameter, indices in
        !indices.isEmpty
          && indices.allSatisfy { known[$0].flatMap(literalType) == parameter.type }
      }
    }
    return own.count == 1 ? own[0] : nil
  }

  /// What a literal is that nothing else is said of, and all that is made of literals.
  private func literalType(_ type: Type) -> Type? {
    let type = solver.resolve(type)
    guard case .variable(let variable) = type.kind else { return type }
    return variable.literal?.onlyType(resolver)
  }

  /// `width * 2`: where an operator takes two values of one type, and another takes two of different
  /// types of which the literal could be one, that of one type is meant.
  private func ofOneType(_ trials: [Trial], _ site: CallSite, _ known: [Type?]) -> [Trial] {
    let isBesideLiteral = zip(site.arguments, known.reversed()).contains { argument, other in
      argument.value.isLiteral && other.map(solver.resolve)?.nominal != nil
    }
    guard isBesideLiteral else { return trials }
    let same = trials.filter { trial in
      guard let function = trial.overload.symbol.function, function.syntax?.isOperator == true
      else { return false }
      let parameters = function.interface.parameters
      return parameters.count == 2 && parameters[0].type == parameters[1].type
    }
    return same.isEmpty ? trials : same
  }

  private func cheapest(_ trials: [Trial]) -> [Trial] {
    guard let least = trials.map(\.price).min() else { return [] }
    return trials.filter { $0.price == least }
  }

  /// Whether an overload takes the arguments of a call, whatever its closures do.
  func takes(
    _ overload: Overload, _ site: CallSite, _ known: [Type?], _ wanted: Type?, settles: Bool = true
  ) -> Bool {
    trial(overload, site, known, wanted, withClosures: false, settles: settles) != nil
  }

  /// - Parameter settles: What is asked of the types that were found out has to hold.
  private func trial(
    _ overload: Overload, _ site: CallSite, _ known: [Type?], _ wanted: Type?, withClosures: Bool,
    settles: Bool = true
  ) -> Trial? {
    let mark = solver.mark()
    trials += 1
    defer {
      trials -= 1
      solver.rollback(to: mark)
    }
    let before = solver.score
    let gives = { (callable: Callable) in
      self.give(site, to: callable, known: known, expecting: wanted, withClosures: withClosures)
    }
    guard var callable = openedOperator(overload).flatMap(callable) else { return nil }
    if !gives(callable) {
      solver.rollback(to: mark)
      guard let wider = widened(overload, site, known, expecting: wanted).flatMap(self.callable),
        gives(wider)
      else {
        return nil
      }
      callable = wider
    }
    guard !settles || solver.settle() else { return nil }
    if callable.isDisfavored { solver.pay(.disfavored) }
    solver.payForLiterals()
    if let wanted, !wanted.isUnknown, !isOpen(wanted),
      !solver.attempt({ self.solver.convert(callable.result, to: wanted) })
    {
      return nil
    }
    return Trial(overload: overload, price: solver.score - before, callable: callable)
  }

  /// Gives the arguments of a call to the parameters; false if one does not fit.
  private func give(
    _ site: CallSite, to callable: Callable, known: [Type?], expecting wanted: Type?,
    withClosures: Bool
  ) -> Bool {
    var matching = ArgumentMatching(callable.parameters, site.arguments)
    guard matching.match() == nil else { return false }
    hint(callable, wanted, site, matching.assignment)
    for (index, argument) in order(
      matching.assignment, site.arguments, known, for: callable.parameters)
    {
      let parameter = callable.parameters[index]
      let value = site.arguments[argument].value
      if value.isClosure, !withClosures {
        guard closureMayFit(value, parameter) else { return false }
        continue
      }
      let found = known.isEmpty ? nil : known[argument]
      var open = parameter
      if parameter.type.packPattern == nil, parameter.type.contents.contains(.expansion) {
        notePacks(in: callable, from: parameter, value, found)
        open.type = substitution(of: callable).apply(parameter.type)
      }
      guard apply(site.arguments[argument], to: open, known: found, isFinal: false) else {
        return false
      }
      // Where any type may be meant, `.red` tells nothing.
      if startsImplicitly(value), isOpen(parameter.type) { solver.pay(.disfavored) }
    }
    return true
  }

  /// A call whose arguments are nothing but types; nil where no overload takes them.
  func applyTyped(
    _ overloads: [Overload], _ site: CallSite, expecting wanted: Type? = nil
  ) -> Type? {
    let types: [Type?] = site.arguments.map(\.value.type)
    let fitting = overloads.filter { fits($0, site) }
    guard let best = best(of: fitting, site, types, wanted).overload else { return nil }
    return apply(best, to: site, expecting: wanted, known: types)?.type
  }
}
