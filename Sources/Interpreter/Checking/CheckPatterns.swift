extension Checker {
  /// Gives the names of a pattern their types.
  func pattern(_ pattern: Pattern, matching type: Type) {
    let type = solver.complete(type)
    pattern.type = type
    switch pattern.kind {
    case .any: return
    case .bind(let name): local(name, type)
    case .tuple(let elements):
      tuple(elements, type, at: pattern.position)
      refuseOwnNames(in: pattern)
    case .enumCase(let written, let name, let payload):
      enumCase(pattern, written, name, payload, type)
      refuseOwnNames(in: pattern)
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

  /// `case (.open(let code), .locked(code))`: what a pattern binds is there once all of it matches.
  private func refuseOwnNames(in pattern: Pattern) {
    let places = Set(pattern.names.map(\.position))
    guard trials == 0, !places.isEmpty else { return }
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .name(let name) = expression.kind,
        case .variable(let variable)? = expression.reference?.target,
        places.contains(variable.position), !self.isNamedOutside(name.base)
      {
        self.report(
          "`\(name.base)` has its value once all of the pattern matches",
          at: expression.position, advice: "compare behind it: `where … == \(name.base)`")
      }
      return true
    }
    walk.pattern(pattern)
  }

  /// Whether something else of a name is seen around a pattern.
  private func isNamedOutside(_ name: String) -> Bool {
    body.scope.parent?.symbols(named: name).isEmpty == false
      || !resolver.globals(named: name, in: body.context).isEmpty
      || body.selfType.map { !memberOverloads(name, of: $0).isEmpty } ?? false
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
    guard let found = lookUp(name, in: target, payload) else {
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

  private func lookUp(
    _ name: String, in type: Type, _ payload: [(label: String?, pattern: Pattern)]? = nil
  ) -> (enumCase: EnumCase, type: Type)? {
    var next: Type? = type
    while let here = next {
      if case .nominal(let nominal, _) = here.kind {
        var cases: [EnumCase] = []
        for case .enumCase(let found) in nominal.members[name] { cases.append(found) }
        // Of cases with one name that is meant which carries what is named.
        if let found = cases.first(where: { $0.carries(payload) }) ?? cases.first {
          return (found, here)
        }
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
      refuseTruth(expression, found, comparedWith: type)
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
    // Where none of them takes it, the one of the library does.
    trials += 1
    let fitting = overloads.filter { overload in
      defer { solver.rollback(to: mark) }
      return applyKnown(overload, site, types) != nil
    }
    trials -= 1
    if let best = chosen(fitting, site, types, resolver.type(.boolean)),
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

  /// `case age > 18`, `case 1 || 2`: what is there is compared with a truth value; `case Int`: with a
  /// type.
  private func refuseTruth(_ value: Expression, _ found: Type, comparedWith type: Type) {
    let subject = solver.complete(type)
    guard trials == 0, resolver.operators(named: "~=").allSatisfy(\.isOfLibrary),
      subject == .any || isPlainValue(subject.unwrapped) || isWholeValue(subject.unwrapped)
    else { return }
    if let named = solver.complete(found).metatypeInstance, !named.hasUnknown {
      report(
        "this is the type `\(named)`, and what is here is compared with a value",
        at: value.position, advice: "write `case is \(named)`")
      return
    }
    guard solver.complete(found).nominal?.role == .boolean,
      subject.unwrapped.nominal?.role != .boolean, subject != .any
    else { return }
    report(
      "this is a `Bool`, and what is here is a `\(subject)`", at: value.position,
      advice: "write several values with commas, a range, or `case let value where value …`")
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

extension EnumCase {
  /// Whether a pattern names as much as it carries, by the labels that it has.
  fileprivate func carries(_ payload: [(label: String?, pattern: Pattern)]?) -> Bool {
    guard let payload else { return true }
    return payload.count == parameters.count
      && zip(payload, parameters).allSatisfy { $0.label == nil || $0.label == $1.label }
  }
}

extension Type {
  /// `Void`, or what may turn out to be it.
  fileprivate var mayBeNothing: Bool { isVoid || hasUnknown || hasVariable }
}
