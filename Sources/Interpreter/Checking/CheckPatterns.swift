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
    case .expression(let expression): match(expression, type)
    }
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
    if payload.count == types.count {
      for (element, type) in zip(payload, types) {
        self.pattern(element.pattern, matching: solver.complete(type))
      }
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
      resolver.isComplete(owner, in: solver.signature), resolver.missingNames.isEmpty,
      nominal.members[name].isEmpty
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
  private func match(_ expression: Expression, _ type: Type) {
    let found = check(expression, expecting: needsContext(expression) ? type : nil)
    // `1..<3` of a `Double` is a range of such.
    var fitting = false
    if case .variable = solver.resolve(found).kind {
      fitting = solver.attempt { self.solver.unify(found, type.unwrapped) }
    } else if let bound = solver.resolve(found).arguments.first, isOpen(bound) {
      fitting = solver.attempt { self.solver.unify(bound, type.unwrapped) }
    }
    whole(expression, as: fitting ? solver.complete(found) : nil)
  }

  // MARK: Branches and selections

  func branch(_ branch: Branch, expecting wanted: Type?) -> Type {
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    conditions(branch.conditions)
    let first = branchValue(branch.then, wanted)
    body.scope = outer
    guard let otherwise = branch.otherwise else { return .void }
    let second = branchValue(otherwise, wanted)
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
    guard wanted != nil, !values.isEmpty else { return wanted ?? .void }
    return join(values, expecting: wanted)
  }

  func selection(_ selection: Selection, expecting wanted: Type?) -> Type {
    let subject = whole(selection.subject)
    var values: [(Expression, Type)] = []
    for branch in selection.cases {
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      bind(branch.items, subject)
      if let value = branchValue(branch.body, wanted) { values.append(value) }
      body.scope = outer
    }
    checkExhaustive(selection, subject)
    return join(values: values, wanted)
  }

  /// Several patterns of one case bind the same names.
  func bind(_ items: [MatchItem], _ subject: Type) {
    for item in items {
      pattern(item.pattern, matching: subject)
      if let condition = item.condition {
        whole(condition, as: resolver.type(.boolean), for: .condition)
      }
    }
  }

  /// Whether each value has a case. Only what is certain is said: enums and `Bool` by themselves.
  func checkExhaustive(_ selection: Selection, _ subject: Type) {
    let type = solver.complete(subject)
    guard trials == 0, !type.hasUnknown,
      !selection.cases.contains(where: { $0.items.isEmpty })
    else { return }
    let items = selection.cases.flatMap(\.items).filter { $0.condition == nil }
    if items.contains(where: { $0.pattern.takesEverything }) { return }
    if type.nominal?.role == .boolean {
      let values = items.compactMap { $0.pattern.boolean }
      if Set(values).count < 2 {
        report(
          "this `switch` has no case for each value of `Bool`",
          at: selection.subject.position, advice: "add the missing case, or a `default`")
      }
      return
    }
    var enumeration: Type = type
    var hasNothing = true
    if let wrapped = type.wrapped {
      enumeration = wrapped
      hasNothing = items.contains { $0.pattern.takesNothing }
      if hasNothing, items.contains(where: { $0.pattern.wrapped?.takesEverything ?? false }) {
        return
      }
    }
    guard case .nominal(let nominal, _) = enumeration.kind, nominal.kind == .enumeration,
      nominal.isComplete, nominal.role == nil
    else {
      refuseOpenSelection(selection, type)
      return
    }
    let covered = Set(items.compactMap { $0.pattern.coveredCase })
    // A payload that is looked at piece by piece may be covered by several patterns together.
    let partly = Set(items.compactMap { $0.pattern.namedCase }).subtracting(covered)
    let missing = nominal.cases.map(\.name).filter {
      !covered.contains($0) && !partly.contains($0)
    }
    if !missing.isEmpty {
      report(
        "this `switch` has no case for \(Self.list(missing.map { "`.\($0)`" }))",
        at: selection.subject.position, advice: "add it, or a `default`")
    } else if !hasNothing {
      report(
        "this `switch` has no case for nil", at: selection.subject.position,
        advice: "add `case nil:` or a `default`")
    }
  }

  private func refuseOpenSelection(_ selection: Selection, _ type: Type) {
    guard case .nominal(let nominal, _) = type.kind,
      nominal.role == .int || nominal.role == .string || nominal.role == .double
        || nominal.role == .character
    else { return }
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

  fileprivate var boolean: Bool? {
    if case .expression(let expression) = kind, case .boolean(let value) = expression.kind {
      value
    } else {
      nil
    }
  }

  /// Of `inner?` and `.some(inner)` the pattern of what is in the optional.
  fileprivate var wrapped: Pattern? {
    switch kind {
    case .optional(let inner): inner
    case .enumCase(_, "some", let payload?) where payload.count == 1: payload[0].pattern
    default: nil
    }
  }

  fileprivate var takesNothing: Bool {
    switch kind {
    case .expression(let expression): if case .nothing = expression.kind { true } else { false }
    case .enumCase(_, "none", _): true
    default: false
    }
  }

  /// The case that it names, whatever the payload has to be.
  fileprivate var namedCase: String? {
    if let wrapped { return wrapped.namedCase }
    return switch kind {
    case .enumCase(_, let name, _): name
    case .expression(let expression):
      if case .member(_, let name) = expression.kind { name.base } else { nil }
    default: nil
    }
  }

  /// The case all of whose values it takes.
  fileprivate var coveredCase: String? {
    if let wrapped { return wrapped.coveredCase }
    return switch kind {
    case .enumCase(_, let name, let payload):
      payload?.allSatisfy(\.pattern.takesEverything) ?? true ? name : nil
    default: namedCase
    }
  }
}
