/// Which of several declarations a call means.
extension Checker {
  /// Finds the overload that fits best, gives it its arguments, and says what is wrong if none fits.
  func applyBest(
    _ overloads: [Overload], to site: CallSite, expecting wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    let fitting = withoutFailing(overloads.filter { fits($0, site) }, site)
    guard !fitting.isEmpty else {
      refuseArguments(overloads, site)
      return nil
    }
    if fitting.count == 1 {
      // What does not fit may be meant for a form of which nothing is known.
      if fitting[0].isPartial, trial(fitting[0], site, [], wanted, withClosures: false) == nil {
        return nil
      }
      return apply(fitting[0], to: site, expecting: wanted)
    }
    // What does not depend on the parameter is found out once for all.
    let known = site.arguments.map { argument in
      needsContext(argument.value) ? nil : check(argument.value, expecting: nil)
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
      refuseAll(fitting, site, known)
      return nil
    }
    return apply(best, to: site, expecting: wanted, known: known)
  }

  /// `String("a")` is the literal itself as a `String`, and cannot fail.
  private func withoutFailing(_ overloads: [Overload], _ site: CallSite) -> [Overload] {
    guard overloads.count > 1, site.arguments.count == 1, site.arguments[0].label == nil,
      let literal = site.arguments[0].value.literalKind, let owner = overloads[0].owner,
      let wanted = resolver.library(literal.protocolName),
      resolver.conforms(owner, to: wanted, in: solver.signature) == .yes
    else { return overloads }
    let sure = overloads.filter { $0.symbol.function?.syntax?.isFailable != true }
    return sure.isEmpty ? overloads : sure
  }

  /// Whether labels and number of arguments fit.
  private func fits(_ overload: Overload, _ site: CallSite) -> Bool {
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

  /// - Returns: The overload that fits best, and whether others fit, too.
  private func best(
    of overloads: [Overload], _ site: CallSite, _ known: [Type?], _ wanted: Type?
  ) -> (overload: Overload?, isOpen: Bool) {
    let trials = overloads.compactMap { trial($0, site, known, wanted, withClosures: false) }
    var candidates = cheapest(trials)
    if candidates.count > 1, site.arguments.contains(where: { $0.value.isClosure }) {
      let again = candidates.compactMap {
        trial($0.overload, site, known, wanted, withClosures: true)
      }
      if !again.isEmpty { candidates = cheapest(again) }
    }
    guard var best = candidates.first else { return (nil, false) }
    for candidate in candidates.dropFirst() where isBetter(candidate.callable, than: best.callable)
    {
      best = candidate
    }
    return (best.overload, trials.count > 1)
  }

  private func cheapest(_ trials: [Trial]) -> [Trial] {
    guard let least = trials.map(\.price).min() else { return [] }
    return trials.filter { $0.price == least }
  }

  private func trial(
    _ overload: Overload, _ site: CallSite, _ known: [Type?], _ wanted: Type?, withClosures: Bool
  ) -> Trial? {
    let mark = solver.mark()
    trials += 1
    defer {
      trials -= 1
      solver.rollback(to: mark)
    }
    let before = solver.score
    guard let callable = callable(overload),
      give(site, to: callable, known: known, expecting: wanted, withClosures: withClosures),
      solver.settle()
    else { return nil }
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
    let order = self.order(matching.assignment, site.arguments)
    for (index, argument) in order {
      let parameter = callable.parameters[index]
      let value = site.arguments[argument].value
      if value.isClosure, !withClosures {
        guard closureMayFit(value, parameter) else { return false }
        continue
      }
      guard
        apply(
          site.arguments[argument], to: parameter, known: known.isEmpty ? nil : known[argument],
          isFinal: false)
      else { return false }
      // Where any type may be meant, `.red` tells nothing.
      if startsImplicitly(value), isOpen(parameter.type) { solver.pay(.disfavored) }
    }
    return true
  }

  /// What is expected of the result tells of generic parameters before the arguments do.
  func hint(
    _ callable: Callable, _ wanted: Type?, _ site: CallSite, _ assignment: [[Int]]
  ) {
    guard let wanted = wanted.map(solver.resolve), !isOpen(wanted), !wanted.isUnknown,
      callable.result.hasVariable
    else { return }
    let result = solver.resolve(callable.result)
    if case .existential = wanted.kind { return }
    if case .variable = result.kind {
      // `reduce(.zero) { … }`: what begins with a dot is of the type that is expected of the call.
      let isGiven = zip(callable.parameters, assignment).contains { parameter, indices in
        solver.resolve(parameter.type) == result
          && indices.contains { startsImplicitly(site.arguments[$0].value) }
      }
      if isGiven { _ = solver.attempt { self.solver.unify(result, wanted) } }
      return
    }
    if solver.attempt({ self.solver.unify(result, wanted) }) { return }
    if let inner = wanted.wrapped { _ = solver.attempt { self.solver.unify(result, inner) } }
  }

  /// What begins with a dot comes behind what says itself what it is, and closures come last: the
  /// others tell what they are given.
  func order(
    _ assignment: [[Int]], _ arguments: [Argument]
  ) -> [(parameter: Int, argument: Int)] {
    let pairs = assignment.enumerated().flatMap { index, list in
      list.map { (parameter: index, argument: $0) }
    }
    func rank(_ pair: (parameter: Int, argument: Int)) -> Int {
      let value = arguments[pair.argument].value
      if case .keyPath(nil, _) = value.kind { return 2 }
      return value.isClosure ? 2 : startsImplicitly(value) ? 1 : 0
    }
    return (0...2).flatMap { wanted in pairs.filter { rank($0) == wanted } }
  }

  private func closureMayFit(_ expression: Expression, _ parameter: FunctionParameter) -> Bool {
    guard case .closure(let closure) = expression.kind else { return true }
    let type = solver.resolve(parameter.type).unwrapped
    guard case .function(let function) = solver.resolve(type).kind else {
      switch solver.resolve(type).kind {
      case .variable, .unknown, .expansion: return true
      case .existential(let existential): return existential.bounds.isEmpty
      default: return parameter.isAutoclosure
      }
    }
    if function.failure == nil, closure.body.throwsErrors { return false }
    if let parameters = closure.parameters {
      return parameters.count == function.parameters.count
        || parameters.count > 1 && isTuple(function, of: parameters.count)
    }
    let isTaken = isTuple(function, of: closure.shorthandCount)
    return closure.shorthandCount <= max(function.parameters.count, isTaken ? 9 : 0)
      && (closure.shorthandCount == function.parameters.count || closure.shorthandCount > 0
        || function.parameters.isEmpty || parameter.builder != nil)
  }

  /// Whether a function takes one value that may be a tuple of so many.
  private func isTuple(_ function: FunctionType, of count: Int) -> Bool {
    guard function.parameters.count == 1, let first = function.parameters.first else {
      return false
    }
    switch solver.resolve(first.type).kind {
    case .tuple(let elements): return elements.count == count || count == 0
    case .variable(let variable): return variable.literal == nil
    case .associated, .unknown: return true
    default: return false
    }
  }

  /// A call whose arguments are nothing but types; nil where no overload takes them.
  func applyTyped(_ overloads: [Overload], _ site: CallSite) -> Type? {
    let types: [Type?] = site.arguments.map(\.value.type)
    let fitting = overloads.filter { fits($0, site) }
    guard let best = best(of: fitting, site, types, nil).overload else { return nil }
    return apply(best, to: site, expecting: nil, known: types)?.type
  }

  // MARK: Operators

  func bestOperator(
    _ overloads: [Overload], _ site: CallSite, _ types: [Type?], _ wanted: Type?
  ) -> Overload? {
    overloads.count == 1 ? overloads[0] : best(of: overloads, site, types, wanted).overload
  }

  /// Gives an operator its operands; nil if they do not fit.
  func applyKnown(
    _ overload: Overload, _ site: CallSite, _ types: [Type?]
  ) -> (type: Type, reference: Reference)? {
    guard let callable = callable(overload) else {
      refuseOperator(site, types)
      return nil
    }
    callable.reference.assignment = site.arguments.indices.map { [$0] }
    for (index, argument) in site.arguments.enumerated() {
      guard apply(argument, to: callable.parameters[index], known: types[index], isFinal: false)
      else {
        refuseOperator(site, types)
        return nil
      }
    }
    if !solver.settle() {
      refuseOperator(site, types)
      return nil
    }
    return (callable.result, callable.reference)
  }

  func refuseOperator(_ site: CallSite, _ types: [Type?]) {
    let given = zip(site.arguments, types).map { argument, type in
      type ?? check(argument.value, expecting: nil)
    }
    let known = given.map(plain)
    guard trials == 0, resolver.missingNames.isEmpty,
      known.allSatisfy({ type in
        !type.hasUnknown && !type.hasVariable && !type.contents.contains(.associated)
      }),
      known.allSatisfy({ resolver.isComplete($0, in: solver.signature) })
        && !given.contains(where: isOpen) || areForeign(known, site)
    else { return }
    let operands = known.map { "`\($0)`" }
    let message =
      operands.count == 2
      ? "`\(site.name)` does not take a \(operands[0]) and a \(operands[1])"
      : "`\(site.name)` does not take a \(operands.joined())"
    var advice = ""
    if known.count == 2, known[0].wrapped != nil || known[1].wrapped != nil {
      advice = "an optional has to be unwrapped first, with `if let` or `??`"
    } else if known.count == 2, known[0] != known[1],
      known.allSatisfy({ $0.nominal?.isNumber ?? false })
    {
      advice = "make both the same, as in `\(known[1])(…)`"
    }
    report(message, at: site.position, advice: advice)
  }

  /// Whether two operands have nothing to do with each other: a text and a number, an optional and
  /// what would be in it. Of calls another result may be meant.
  private func areForeign(_ types: [Type], _ site: CallSite) -> Bool {
    guard resolver.lists != nil, types.count == 2, types[0] != types[1],
      site.arguments.allSatisfy({ $0.value.isPlainOperand })
    else { return false }
    let inner = types.map { $0.wrapped ?? $0 }
    guard
      inner.allSatisfy({ type in
        guard let nominal = type.nominal else { return false }
        return nominal.role == .string || nominal.role == .boolean || nominal.role == .int
          || nominal.isNumber && nominal.name != "Decimal"
      })
    else { return false }
    let areNumbers = inner.allSatisfy { $0.nominal?.isNumber ?? false }
    return areNumbers ? inner[0] == inner[1] : true
  }

  // MARK: Ranking

  /// Whether one overload is more special than another.
  private func isBetter(_ one: Callable, than other: Callable) -> Bool {
    if one.parameters.count != other.parameters.count {
      // What only has more defaults is not the worse for it where it asks for more.
      let asks = (asksForAll(of: other, one), asksForAll(of: one, other))
      if asks.0 != asks.1 { return asks.0 }
    }
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
    guard rigid.count == loose.parameters.count else {
      return rigid.count < loose.parameters.count
    }
    for (given, taken) in zip(rigid, loose.parameters) {
      if given.takesMany != taken.takesMany { return !given.takesMany }
      guard solver.convert(given.type, to: taken.type) else { return false }
    }
    return solver.settle()
  }

  private func rigidParameters(_ callable: Callable) -> [FunctionParameter]? {
    callable.overload.symbol.function?.interface.parameters ?? callable.parameters
  }
}

extension Expression {
  var literalKind: LiteralKind? {
    switch kind {
    case .integer: .integer
    case .float: .float
    case .string: .string
    case .boolean: .boolean
    case .nothing: .nothing
    default: nil
    }
  }

  /// A closure of more than one expression, without a written result.
  var hasStatements: Bool {
    guard case .closure(let closure) = kind else { return false }
    return closure.result == nil && closure.onlyExpression == nil
  }

  var isLiteral: Bool { literalKind != nil }

  var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// A name, a member, an element or a literal.
  fileprivate var isPlainOperand: Bool {
    switch kind {
    case .name, .member, .element, .integer, .float, .string, .boolean: true
    default: false
    }
  }
}

extension [Statement] {
  /// Whether an error may leave them: there is a `try` or a `throw` that nobody around it catches.
  var throwsErrors: Bool {
    contains { statement in
      switch statement.kind {
      case .fail: return true
      case .attempt(let attempt):
        let catchesAll = attempt.catches.contains(where: \.items.isEmpty)
        return !catchesAll && attempt.body.throwsErrors
          || attempt.catches.contains { $0.body.throwsErrors }
      case .guarded(_, let otherwise) where otherwise.throwsErrors: return true
      case .each(let loop) where loop.body.throwsErrors: return true
      case .whileLoop(_, let body, _) where body.throwsErrors: return true
      case .repeatLoop(let body, _, _) where body.throwsErrors: return true
      case .expression(let expression) where expression.throwsInside: return true
      default: return statement.tries
      }
    }
  }
}

extension Statement {
  /// A plain `try` stands in it, and not in a closure or among statements inside it.
  fileprivate var tries: Bool {
    var found = false
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      switch expression.kind {
      case .closure, .branch, .select: return false
      case .attempt(_, .plain):
        found = true
        return false
      case .attempt: return false
      default: return true
      }
    }
    switch kind {
    case .expression(let value): walk.expression(value)
    case .returns(let value?): walk.expression(value)
    case .declaration(.variable(let syntax)):
      if let initial = syntax.initial { walk.expression(initial) }
    case .each(let loop): walk.expression(loop.sequence)
    case .guarded(let conditions, _), .whileLoop(let conditions, _, _): walk.conditions(conditions)
    default: break
    }
    return found
  }
}

extension Expression {
  fileprivate var throwsInside: Bool {
    switch kind {
    case .branch(let branch):
      branch.then.throwsErrors || branch.otherwise?.throwsErrors ?? false
    case .select(let selection): selection.cases.contains { $0.body.throwsErrors }
    default: false
    }
  }
}
