/// `if` and `switch`, as statements and as values.
extension Checker {
  func branch(_ branch: Branch, expecting wanted: Type?) -> Type {
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    conditions(branch.conditions)
    let first = inside(.branch, branch.label) { branchValue(branch.then, wanted) }
    body.scope = outer
    guard let otherwise = branch.otherwise else { return .void }
    let second = inside(.branch, branch.label) { branchValue(otherwise, wanted) }
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
    if isResultOfClosure(wanted) {
      // So it is where the branches have nothing in common: they are statements then.
      var stranger: (Expression, Type, Type)?
      return common(of: values, expecting: wanted, &stranger) ?? .void
    }
    return join(values, expecting: wanted)
  }

  /// Whether a type is what a closure returns, and nothing says what that is.
  private func isResultOfClosure(_ wanted: Type) -> Bool {
    body.isClosure && isOpen(wanted) && body.result.map(solver.resolve) == solver.resolve(wanted)
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
    // A case that a library's type does not have: another type of its name is meant.
    if type.nominal?.isLibrary == true,
      patterns.contains(where: \.namesMissingCase)
    {
      return
    }
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
  /// A case that the type does not have, as far as is known.
  fileprivate var namesMissingCase: Bool {
    if case .enumCase = kind { enumCase == nil } else { false }
  }

  /// A case with values of which nothing was found.
  fileprivate var namesUnknownCase: Bool {
    if case .enumCase(_, _, _?) = kind { enumCase == nil } else { false }
  }
}
