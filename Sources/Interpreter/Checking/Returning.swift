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
