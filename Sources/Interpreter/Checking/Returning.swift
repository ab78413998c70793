/// What has something to return does so at its end.
extension Checker {
  /// - Parameter end: Where the body ends.
  func requireResult(_ name: String, _ list: [Statement], _ result: Type, at end: SourcePosition) {
    guard trials == 0, !result.isVoid, !result.hasUnknown, !result.hasVariable, !list.leaves,
      !list.isOneValue, result.nominal?.role != .never
    else { return }
    if case .opaque = result.kind { return }
    let subject = name.contains(" ") ? name : "`\(name)`"
    report(
      "\(subject) returns a `\(result)`, and can come to its end without one", at: end,
      advice: "add a `return`")
  }
}

extension Checker {
  /// `var rows: some View { Text("a"); Text("b") }`: without a builder one value is returned.
  func requireHiddenResult(
    _ name: String, _ list: [Statement], _ result: Type, _ attributes: [AttributeSyntax],
    in context: Context
  ) {
    guard trials == 0, case .opaque(let asked, _) = result.kind, let last = list.last,
      !list.leaves, !list.isOneValue, !list.askForSystem,
      context.nominal.map(saysAllOfItsMembers) ?? true,
      attributes.allSatisfy({ isKnown($0, in: context) })
    else { return }
    let bound = asked.bounds.first?.nominal
    let isView = bound?.isLibrary == true && bound?.name == "View"
    report(
      "`\(name)` returns `some \(bound?.name ?? "View")`, and can come to its end without a value",
      at: last.position,
      advice: list.returnsValue && isView
        ? "leave out the `return`, with which a body builds nothing, and write `else` behind it"
        : !isView
          ? "write `return` before what it gives"
          : "put the views into a `VStack`, or write `@ViewBuilder` before it")
  }

  /// Whether all is known of what the protocols ask for that a type conforms to: a builder stands there.
  private func saysAllOfItsMembers(_ nominal: Nominal) -> Bool {
    !resolver.hasUnknownAncestry(nominal)
      && resolver.lineage(of: nominal).allSatisfy { ancestor in
        let bound = ancestor.bound.nominal
        return resolver.module(around: bound.context)?.isOfViews != true
          || !bound.members.names.isEmpty || !bound.associatedTypes.isEmpty
      }
  }

  /// Whether it is one of the language, or of a type that is known: another may be a builder.
  private func isKnown(_ attribute: AttributeSyntax, in context: Context) -> Bool {
    let name = attribute.name
    return name.first?.isLowercase == true
      || !resolver.types(named: name, in: context).isEmpty
  }
}

extension Type {
  /// Whether there are no values of it, so that no function that takes one is ever called.
  var isUninhabited: Bool {
    switch kind {
    case .tuple(let elements): elements.contains(where: \.type.isUninhabited)
    case .nominal(let nominal, _):
      nominal.role == .never
        || nominal.kind == .enumeration && !nominal.isLibrary && nominal.cases.isEmpty
    default: false
    }
  }
}

extension [Statement] {
  /// Whether `return nil` stands among them, and not in a function inside.
  var returnsNil: Bool {
    returnedValues.contains { if case .nothing = $0.kind { true } else { false } }
  }

  /// What stands behind each `return`, and not in a function or closure inside.
  var returnedValues: [Expression] {
    var found: [Expression] = []
    var depth = 0
    var walk = BodyWalk()
    walk.visitExpression = { if case .closure = $0.kind { false } else { true } }
    walk.enter = { depth += 1 }
    walk.leave = { depth -= 1 }
    walk.visitStatement = { statement in
      if depth == 0, case .returns(let value?) = statement.kind { found.append(value) }
    }
    walk.statements(self)
    return found
  }

  /// A single expression, which is what is returned.
  fileprivate var isOneValue: Bool { onlyValue?.givesValue ?? false }

  var onlyValue: Expression? {
    if count == 1, case .expression(let value) = self[0].kind { value } else { nil }
  }
}

extension Expression {
  /// Where its value stands: of an `if` and a `switch` in the first branch that has one.
  var valuePosition: SourcePosition {
    switch kind {
    case .branch(let branch): branch.then.onlyValue?.valuePosition ?? position
    case .select(let selection):
      selection.cases.lazy.compactMap(\.body.onlyValue).first?.valuePosition ?? position
    default: position
    }
  }

  /// Whether it gives a value where it is the only one: an `if` does, if each branch is one or throws.
  var givesValue: Bool {
    switch kind {
    case .branch(let branch):
      guard let otherwise = branch.otherwise, branch.label == nil else { return false }
      return [branch.then, otherwise].giveValue
    case .select(let selection):
      return selection.label == nil
        && (selection.cases.isEmpty || selection.cases.map(\.body).giveValue)
    default: return true
    }
  }
}

extension [[Statement]] {
  /// Whether these are branches that give a value: one that returns is a statement among others.
  fileprivate var giveValue: Bool {
    allSatisfy { $0.isOneValue || $0.endsInThrow } && contains(where: \.isOneValue)
  }
}

extension [Statement] {
  fileprivate var endsInThrow: Bool { if case .fail? = last?.kind { true } else { false } }
}
