extension Checker {
  /// Gives the names of a pattern their types.
  func pattern(_ pattern: Pattern, matching type: Type) {
    let type = solver.complete(type)
    pattern.type = type
    switch pattern.kind {
    case .any: return
    case .bind(let name): local(name, type)
    case .tuple(let elements): tuple(elements, type, at: pattern.position)
    case .enumCase(let written, let name, let payload):
      enumCase(pattern, written, name, payload, type)
    case .optional(let inner):
      self.pattern(inner, matching: type.wrapped ?? .unknown)
    case .type(let written): _ = resolver.type(written, in: body.localContext)
    case .cast(let inner, let written):
      self.pattern(inner, matching: resolver.type(written, in: body.localContext))
    case .expression(let expression):
      if case .nothing = expression.kind, type.wrapped == nil {
        // It never matches, which is only warned of.
        check(expression, expecting: .unknown)
      } else if let (written, name) = namedCase(expression) {
        pattern.kind = .enumCase(written, name, nil)
        enumCase(pattern, written, name, nil, type)
      } else {
        match(pattern, expression, type)
      }
    }
  }

  /// `Failure.low` behind `case` or `catch` is a case of that enum, whatever it carries.
  private func namedCase(_ expression: Expression) -> (WrittenType, String)? {
    guard case .member(let base, let name) = expression.kind, name.labels == nil,
      isTypeName(base), let written = base.written
    else { return nil }
    let owner = openedType(written)
    guard isUsable(owner), lookUp(name.base, in: owner) != nil else { return nil }
    return (written, name.base)
  }

  private func tuple(
    _ elements: [(label: String?, pattern: Pattern)], _ type: Type, at position: SourcePosition
  ) {
    guard case .tuple(let parts) = type.kind, parts.count == elements.count else {
      if !type.hasUnknown, !type.hasVariable {
        report("this takes \(elements.count) values apart, and there is a `\(type)`", at: position)
      }
      for element in elements { pattern(element.pattern, matching: .unknown) }
      return
    }
    for (element, part) in zip(elements, parts) { pattern(element.pattern, matching: part.type) }
  }

  private func enumCase(
    _ pattern: Pattern, _ written: WrittenType?, _ name: String,
    _ payload: [(label: String?, pattern: Pattern)]?, _ type: Type
  ) {
    let named = written.map { openedType($0) }
    let target = named.map { isUsable($0) ? $0 : type } ?? type
    guard let found = lookUp(name, in: target) else {
      matchMember(pattern, name, payload, target)
      return
    }
    pattern.enumCase = found.enumCase
    let substitution = Substitution(
      resolver.signature(of: found.enumCase.owner).parameters, found.type.arguments)
    let types = found.enumCase.parameters.map { substitution.apply($0.type) }
    guard let payload else { return }
    if types.isEmpty, !payload.isEmpty {
      report("`\(name)` carries nothing that could be taken out of it", at: pattern.position)
      for element in payload { self.pattern(element.pattern, matching: .unknown) }
      return
    }
    if payload.count == types.count {
      for (element, parameter) in zip(payload, found.enumCase.parameters) {
        guard let label = element.label, label != parameter.label, payload.count > 1 else {
          continue
        }
        report(
          "`\(name)` has no value called `\(label)` here", at: element.pattern.position,
          advice: parameter.label.map { "write `\($0):`" } ?? "leave the label out")
      }
      for (element, type) in zip(payload, types) {
        self.pattern(element.pattern, matching: solver.complete(type))
      }
    } else if payload.isEmpty, types.count == 1, solver.complete(types[0]).mayBeNothing {
      // `.success()` of a `Result<Void, …>`
      return
    } else if payload.count == 1 {
      // One pattern takes all of them, as a tuple.
      let whole = zip(found.enumCase.parameters, types).map {
        Type.Element(label: $0.label, type: $1)
      }
      self.pattern(
        payload[0].pattern, matching: whole.isEmpty ? .void : Type(.tuple(whole)))
    } else {
      report(
        "`\(name)` carries \(Self.count(types.count, "value")), and \(payload.count) are named",
        at: pattern.position)
      for element in payload { self.pattern(element.pattern, matching: .unknown) }
    }
  }

  private func isUsable(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type.kind else { return false }
    return nominal.kind == .enumeration && !type.hasVariable
  }

  private func lookUp(_ name: String, in type: Type) -> (enumCase: EnumCase, type: Type)? {
    var next: Type? = type
    while let here = next {
      if case .nominal(let nominal, _) = here.kind {
        for case .enumCase(let found) in nominal.members[name] { return (found, here) }
      }
      next = here.wrapped
    }
    return nil
  }

  /// A static member, or a case of something that is not known.
  private func matchMember(
    _ pattern: Pattern, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?,
    _ type: Type
  ) {
    for element in payload ?? [] { self.pattern(element.pattern, matching: .unknown) }
    let owner = type.unwrapped
    if payload != nil, case .nominal(let nominal, _) = owner.kind, nominal.kind == .enumeration,
      resolver.isComplete(owner, in: solver.signature)
        || resolver.absence(ofMember: name, of: owner, in: solver.signature) == .certain,
      resolver.missingNames.isEmpty, nominal.members[name].isEmpty
    {
      report("`\(nominal.name)` has no case called `\(name)`", at: pattern.position)
    }
    guard payload == nil, !type.isUnknown else { return }
    let probe = Expression(
      .implicitMember(DeclarationName(base: name, position: pattern.position)),
      at: pattern.position)
    if isOpen(type) { return }
    whole(probe, as: type)
  }

  /// A value that is compared with, or a range that it may be in.
  private func match(_ pattern: Pattern, _ expression: Expression, _ type: Type) {
    if let own = ownMatch(expression, type) {
      pattern.match = own
      whole(expression, as: expression.converted)
      return
    }
    let found = check(expression, expecting: needsContext(expression) ? type : nil)
    // `1..<3` of a `Double` is a range of such.
    var fitting = false
    if case .variable = solver.resolve(found).kind {
      fitting = solver.attempt { self.solver.unify(found, type.unwrapped) }
    } else if let bound = solver.resolve(found).arguments.first, isOpen(bound) {
      fitting = solver.attempt { self.solver.unify(bound, type.unwrapped) }
    }
    if !fitting {
      refuseLiteral(expression, found, comparedWith: type)
      refuseRange(expression, found, comparedWith: type)
      refuseIncomparable(expression, found, comparedWith: type)
    }
    whole(expression, as: fitting ? solver.complete(found) : nil)
  }

  /// A `~=` of the program, or one that a library has a body for, that takes a value and what is
  /// matched. All others compare, or look into a range.
  private func ownMatch(_ expression: Expression, _ type: Type) -> Reference? {
    let overloads = operatorOverloads("~=", arity: 2).filter {
      $0.symbol.function.map { !$0.isOfLibrary || $0.syntax?.hasBody == true } ?? false
    }
    guard !overloads.isEmpty, !type.hasUnknown else { return nil }
    let subject = Expression(.given(type), at: expression.position)
    let site = CallSite(
      name: "~=", arguments: [expression, subject].map { Argument(label: nil, value: $0) },
      position: expression.position)
    let types = [
      needsContext(expression) ? nil : check(expression, expecting: nil),
      check(subject, expecting: nil),
    ]
    let mark = solver.mark()
    if let best = chosen(overloads, site, types, resolver.type(.boolean)),
      let found = applyKnown(best, site, types)
    {
      _ = note(subject, type, found.reference)
      return found.reference
    }
    solver.rollback(to: mark)
    return nil
  }

  /// A literal is compared with a number, a text or a truth value that it can never be.
  private func refuseLiteral(_ literal: Expression, _ found: Type, comparedWith type: Type) {
    guard literal.isLiteral, case .variable = solver.resolve(found).kind,
      isPlainValue(solver.complete(type).unwrapped),
      resolver.operators(named: "~=").allSatisfy(\.isOfLibrary)
    else { return }
    refuse(literal, found, type, .value)
  }

  /// A range of numbers has no text in it.
  private func refuseRange(_ range: Expression, _ found: Type, comparedWith type: Type) {
    let value = solver.complete(type)
    guard let bound = solver.complete(found).arguments.first, isOpenNumber(bound),
      value.nominal?.role == .string || value.nominal?.role == .boolean
    else { return }
    report("nothing in this range is a `\(value)`", at: range.position)
  }

  /// What is compared has to be comparable.
  private func refuseIncomparable(_ value: Expression, _ found: Type, comparedWith type: Type) {
    let known = solver.complete(found)
    guard trials == 0, let nominal = known.nominal, nominal === solver.complete(type).nominal,
      !nominal.isLibrary, nominal.isComplete, nominal.hasAllPromises, !nominal.hasUnknownAncestor,
      nominal.kind != .enumeration, let equatable = resolver.library("Equatable"),
      resolver.conforms(known, to: equatable, in: solver.signature) == .no,
      resolver.operators(named: "~=").allSatisfy(\.isOfLibrary)
    else { return }
    report(
      "a `\(known)` cannot be compared with another one", at: value.position,
      advice: "make `\(known)` conform to `Equatable`")
  }

  // MARK: Branches and selections

  func branch(_ branch: Branch, expecting wanted: Type?) -> Type {
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    conditions(branch.conditions)
    let first = inside(.labelled, branch.label) { branchValue(branch.then, wanted) }
    body.scope = outer
    guard let otherwise = branch.otherwise else { return .void }
    let second = inside(.labelled, branch.label) { branchValue(otherwise, wanted) }
    return join(values: [first, second].compactMap { $0 }, wanted)
  }

  /// The value of a branch that is one expression; nil where it leaves.
  private func branchValue(
    _ list: [Statement], _ wanted: Type?
  ) -> (Expression, Type)? {
    guard let wanted, list.count == 1, case .expression(let value) = list[0].kind else {
      block(list)
      return nil
    }
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    defer { body.scope = outer }
    let type = check(value, expecting: wanted)
    return type.nominal?.role == .never ? nil : (value, type)
  }

  private func join(values: [(Expression, Type)], _ wanted: Type?) -> Type {
    guard let wanted, !values.isEmpty else { return wanted ?? .void }
    // What one branch of a closure gives back nobody takes, if another one gives back nothing.
    if body.isClosure, isOpen(wanted), values.contains(where: { solver.resolve($0.1).isVoid }) {
      return .void
    }
    return join(values, expecting: wanted)
  }

  func selection(_ selection: Selection, expecting wanted: Type?) -> Type {
    let subject = whole(selection.subject)
    var values: [(Expression, Type)] = []
    for branch in selection.cases {
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      bind(branch.items, subject)
      let value = inside(.selection, selection.label) { branchValue(branch.body, wanted) }
      if let value { values.append(value) }
      body.scope = outer
    }
    checkExhaustive(selection, subject)
    refuseOrder(of: selection)
    return join(values: values, wanted)
  }

  /// `default` takes what is left, and each case does something.
  func refuseOrder(of selection: Selection) {
    for (index, branch) in selection.cases.enumerated() {
      if index > 0, selection.cases[index - 1].items.isEmpty {
        report(
          "`default` takes all that is left, and nothing comes behind it", at: branch.position,
          advice: "move it to the end")
      }
      if let last = branch.body.last, case .fallThrough = last.kind {
        refuseFallThrough(last, to: selection.cases.dropFirst(index + 1).first)
      }
      if branch.isBare {
        report(
          "this case does nothing", at: branch.position,
          advice: "write `break`, or name its values in the case that does what is meant")
      }
    }
  }

  private func refuseFallThrough(_ statement: Statement, to next: SwitchCase?) {
    guard let next else {
      report(
        "`fallthrough` goes on with the next case, and this is the last one",
        at: statement.position, advice: "write `break`")
      return
    }
    guard let name = next.items.lazy.flatMap(\.pattern.names).first else { return }
    report(
      "`fallthrough` goes on with a case that takes `\(name.name)` out of the value",
      at: statement.position, advice: "call a function from both cases instead")
  }

  /// Several patterns of one case bind the same names.
  func bind(_ items: [MatchItem], _ subject: Type) {
    for item in items {
      pattern(item.pattern, matching: subject)
      if let condition = item.condition {
        whole(condition, as: resolver.type(.boolean), for: .condition)
      }
    }
    requireSameNames(items)
  }

  /// Whichever pattern of a case takes the value, the statements find the same names.
  private func requireSameNames(_ items: [MatchItem]) {
    guard trials == 0, items.count > 1 else { return }
    let names = items.map { Dictionary($0.pattern.names.map { ($0.name, $0) }) { one, _ in one } }
    for (item, own) in zip(items, names) {
      for other in names {
        if let missing = other.keys.filter({ own[$0] == nil }).min() {
          report(
            "`\(missing)` is named by one pattern of this case and not by all of them",
            at: item.pattern.position, advice: "name it in each, or make two cases of them")
          return
        }
        for (name, first) in other {
          guard let one = first.variable?.type, let two = own[name]?.variable?.type,
            !one.hasUnknown, !two.hasUnknown, !one.hasVariable, !two.hasVariable, one != two
          else { continue }
          report(
            "`\(name)` is a `\(one)` in one pattern of this case, and a `\(two)` in another",
            at: item.pattern.position, advice: "make two cases of them")
          return
        }
      }
    }
  }

  /// Whether each value has a case. Only what is certain is said.
  func checkExhaustive(_ selection: Selection, _ subject: Type) {
    let type = solver.complete(subject)
    guard trials == 0, !type.isUnknown, !type.hasVariable,
      !selection.cases.contains(where: { $0.items.isEmpty })
    else { return }
    let patterns = selection.cases.flatMap(\.items).filter { $0.condition == nil }.map(\.pattern)
    if patterns.contains(where: \.takesEverything) { return }
    var search = Exhaustiveness(resolver: resolver)
    guard let missing = search.missing(in: type, patterns) else {
      refuseOpenSelection(selection, type)
      return
    }
    guard !missing.isEmpty else { return }
    let isOptional = type.wrapped != nil
    let named = missing.map(\.name).filter { !$0.contains("(") && !(isOptional && $0 == "some") }
    let what =
      type.nominal?.role == .boolean
      ? "each value of `Bool`"
      : named == ["none"] && isOptional
        ? "nil"
        : named.isEmpty
          ? "each value of `\(type)`" : Self.list(named.map { isOptional ? "nil" : "`.\($0)`" })
    report(
      "this `switch` has no case for \(what)", at: selection.subject.position,
      advice: named == ["none"] && isOptional
        ? "add `case nil:` or a `default`" : "add it, or a `default`")
  }

  private func refuseOpenSelection(_ selection: Selection, _ type: Type) {
    // What a library lets one match is not known.
    if selection.cases.flatMap(\.items).contains(where: { $0.pattern.namesUnknownCase }) { return }
    guard !type.hasUnknown else { return }
    if case .nominal(let nominal, _) = type.kind, nominal.kind == .enumeration { return }
    report(
      "this `switch` has no case for every `\(type)`", at: selection.subject.position,
      advice: "add a `default`")
  }
}

extension Pattern {
  /// Whether it takes whatever there is.
  var takesEverything: Bool {
    switch kind {
    case .any, .bind: true
    case .tuple(let elements): elements.allSatisfy(\.pattern.takesEverything)
    default: false
    }
  }
}

extension Pattern {
  /// A case with values of which nothing was found.
  fileprivate var namesUnknownCase: Bool {
    if case .enumCase(_, _, _?) = kind { enumCase == nil } else { false }
  }
}

extension Type {
  /// `Void`, or what may turn out to be it.
  fileprivate var mayBeNothing: Bool { isVoid || hasUnknown || hasVariable }
}
