extension Checker {
  func binary(
    _ expression: Expression, _ left: Expression, _ name: Operator, _ right: Expression,
    _ wanted: Type?
  ) -> Type {
    if name.name == "??" { return coalescing(expression, left, right, wanted) }
    if let isEqual = comparisonWithNothing(left, name.name, right) {
      return note(expression, isEqual)
    }
    let site = CallSite(
      name: name.name,
      arguments: [Argument(label: nil, value: left), Argument(label: nil, value: right)],
      position: name.position)
    let (leftType, rightType) = operands(left, name.name, right, wanted)
    if leftType?.isUnknown == true || rightType?.isUnknown == true {
      if leftType == nil { check(left, expecting: .unknown) }
      if rightType == nil { check(right, expecting: .unknown) }
      loosenLiterals(of: left)
      loosenLiterals(of: right)
      return note(expression, undecided(name.name))
    }
    if let leftType, let rightType,
      let found = openNumbers(name.name, [leftType, rightType], wanted)
    {
      return note(expression, found.type, found.reference)
    }
    // Operands bring types along whose operators nobody has asked for before.
    let overloads = operatorOverloads(name.name, arity: 2)
    guard !overloads.isEmpty else {
      refuseUnknown(operator: name.name, at: name.position)
      if leftType == nil { check(left, expecting: nil) }
      if rightType == nil { check(right, expecting: nil) }
      return note(expression, .unknown)
    }
    var types = [leftType, rightType]
    if chosen(overloads, site, types, wanted) == nil {
      types = reread(overloads, site, types, wanted) ?? types
    }
    guard let found = applyOperator(overloads, site, types, expecting: wanted) else {
      return note(expression, undecided(name.name))
    }
    let assigns = mutates(found.reference)
    if assigns { requireAssignable(left) }
    // `base?.count += 1` is nil where there is nothing to change.
    let type = assigns && left.isChain ? resolver.optional(found.type) : found.type
    return note(expression, type, found.reference)
  }

  /// The types of both sides. One may tell what the other is: `.red == colour`, `0.5 * width`.
  ///
  /// - Returns: Nil for a side that only the operator tells.
  private func operands(
    _ left: Expression, _ name: String, _ right: Expression, _ wanted: Type?
  ) -> (left: Type?, right: Type?) {
    let list = name == "+" ? listOfAnything(wanted) : nil
    let isLeftOpen = needsContext(left)
    let isRightOpen = needsContext(right)
    var leftType =
      isLeftOpen ? nil : solver.resolve(check(left, expecting: left.isSum ? list : nil))
    var rightType =
      isRightOpen ? nil : solver.resolve(check(right, expecting: right.isSum ? list : nil))
    leftType = leftType.map { forced(left, $0) ?? $0 }.map(solver.resolve)
    rightType = rightType.map { forced(right, $0) ?? $0 }.map(solver.resolve)
    if case .chain = left.kind, name.hasSuffix("="), !isPlainComparison(name) {
      // `base?.count += 1` changes what is there, if it is there.
      leftType = leftType.map { $0.wrapped ?? $0 }
    }
    // `\.age > 18`: of which type the path is, only such an operator tells.
    let isOfPaths = (left.isRootlessKeyPath || right.isRootlessKeyPath) && hasOwnOperator(name)
    if leftType == nil, let rightType, isPlainComparison(name), !isOfPaths {
      leftType = check(left, expecting: rightType)
    }
    if rightType == nil, let leftType, isPlainComparison(name), !isOfPaths {
      rightType = check(right, expecting: leftType)
    }
    // `[.first] + others`: the literal is what the other list is.
    if leftType == nil, case .array = left.kind, let rightType, isList(rightType) {
      leftType = check(left, expecting: list ?? listHolding(left, like: rightType))
    }
    // `[nil] + [1, 2]`: the one that says what it holds is read first.
    if name == "+", leftType == nil, rightType == nil, list == nil, case .array = left.kind,
      case .array = right.kind, holdsNothing(left) != holdsNothing(right)
    {
      if holdsNothing(left) {
        rightType = solver.resolve(check(right, expecting: nil))
      } else {
        leftType = solver.resolve(check(left, expecting: nil))
      }
    }
    if rightType == nil, case .array = right.kind, let leftType, isList(leftType) {
      rightType = check(right, expecting: list ?? listHolding(right, like: leftType))
    }
    if leftType == nil, case .array = left.kind, let rightType, isList(rightType) {
      leftType = check(left, expecting: list ?? listHolding(left, like: rightType))
    }
    guard name == "+", let one = leftType, let other = rightType else {
      return (leftType, rightType)
    }
    return widened(one, other)
  }

  /// Two lists of which one holds optionals of what the other holds are both of optionals.
  private func widened(_ one: Type, _ other: Type) -> (left: Type?, right: Type?) {
    guard isList(one), isList(other), let first = one.arguments.first.map(solver.resolve),
      let second = other.arguments.first.map(solver.resolve)
    else { return (one, other) }
    if let wrapped = first.wrapped, second.wrapped == nil, !isOpen(second),
      solver.attempt({ self.solver.unify(wrapped, second) })
    {
      return (one, one)
    }
    if let wrapped = second.wrapped, first.wrapped == nil, !isOpen(first),
      solver.attempt({ self.solver.unify(wrapped, first) })
    {
      return (other, other)
    }
    return (one, other)
  }

  private func holdsNothing(_ literal: Expression) -> Bool {
    guard case .array(let elements) = literal.kind else { return false }
    return elements.contains { if case .nothing = $0.kind { true } else { false } }
  }

  /// `[nil] + Side.allCases`: where `nil` or an optional stands in a list, it is one of optionals.
  private func listHolding(_ literal: Expression, like other: Type) -> Type {
    guard case .array(let elements) = literal.kind,
      let element = other.arguments.first.map(solver.resolve), element.wrapped == nil,
      element.nominal != nil || element.hasVariable
    else { return other }
    let kinds = elements.filter { !needsContext($0) }.map {
      solver.resolve(check($0, expecting: nil))
    }
    if kinds.contains(where: { $0.wrapped != nil }) || holdsNothing(literal) {
      return resolver.array(resolver.optional(element))
    }
    // One of which nothing is known may be an optional, too.
    return kinds.contains(where: \.isUnknown) ? .unknown : other
  }

  private func isList(_ type: Type) -> Bool { solver.resolve(type).nominal?.role == .array }

  /// What is expected, if it is a list whose elements need not be of one type, or of a class: then
  /// each part of a sum of lists may hold something else.
  private func listOfAnything(_ wanted: Type?) -> Type? {
    guard let wanted = wanted.map(solver.resolve)?.unwrapped, isList(wanted),
      let element = wanted.arguments.first.map(solver.resolve)
    else { return nil }
    if case .existential = element.kind { return wanted }
    return element.nominal?.kind == .classType ? wanted : nil
  }

  /// What an operator gives whose operands tell nothing: a comparison a truth value, unless the program
  /// has others of its name.
  private func undecided(_ name: String) -> Type {
    Self.comparisons.contains(name) && !hasOwnOperator(name) ? bool : .unknown
  }

  private var bool: Type { resolver.type(.boolean) }
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
  private func isPlainComparison(_ name: String) -> Bool { Self.comparisons.contains(name) }

  private func mutates(_ reference: Reference) -> Bool {
    guard case .function(let function) = reference.target else { return false }
    return function.interface.parameters.first?.isInout ?? false
  }

  /// `value == nil` asks of any optional, whatever is in it.
  private func comparisonWithNothing(
    _ left: Expression, _ name: String, _ right: Expression
  ) -> Type? {
    guard name == "==" || name == "!=" else { return nil }
    let other: Expression
    if case .nothing = right.kind {
      other = left
    } else if case .nothing = left.kind {
      other = right
    } else {
      return nil
    }
    let type = solver.complete(check(other, expecting: nil))
    // `\.boss == nil`, where the program compares by key paths.
    if type.nominal?.isKeyPath == true, hasOwnOperator(name) { return nil }
    check(other === left ? right : left, expecting: type)
    return bool
  }

  func unary(
    _ expression: Expression, _ name: String, _ operand: Expression,
    fixity: OperatorSyntax.Fixity, _ wanted: Type?
  ) -> Type {
    let overloads = operatorOverloads(name, fixity: fixity)
    if name == "...", overloads.isEmpty {
      return partialRange(expression, operand, fixity)
    }
    var type = needsContext(operand) ? nil : solver.resolve(check(operand, expecting: wanted))
    type = type.map { forced(operand, $0) ?? $0 }.map(solver.resolve)
    if let type, let found = openNumbers(name, [type], wanted) {
      return note(expression, found.type, found.reference)
    }
    if overloads.isEmpty { refuseUnknown(operator: name, at: expression.position) }
    if overloads.isEmpty || type?.isUnknown == true {
      if type == nil { check(operand, expecting: wanted) }
      return note(expression, name == "!" ? bool : .unknown)
    }
    let site = CallSite(
      name: name, arguments: [Argument(label: nil, value: operand)], position: expression.position)
    if name == "...", !takesOwn(overloads, site, type) {
      return partialRange(expression, operand, fixity)
    }
    guard let found = applyOperator(overloads, site, [type], expecting: wanted) else {
      return note(expression, name == "!" ? bool : .unknown)
    }
    return note(expression, found.type, found.reference)
  }

  /// An operator whose operands are literals that may be of any numeric type yet: so is its result.
  private func openNumbers(
    _ name: String, _ types: [Type], _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    guard ["+", "-", "*", "/"].contains(name), let first = types.first,
      types.allSatisfy(isOpenNumber), wanted.map(mayBeNumber) ?? true
    else { return nil }
    let function = resolver.operators(named: name).first { function in
      guard let parameter = function.context.nominal?.selfParameter, function.isOfLibrary else {
        return false
      }
      let own = Type(.parameter(parameter))
      let parameters = function.interface.parameters
      return parameters.count == types.count && parameters.allSatisfy { $0.type == own }
        && function.interface.result == own
    }
    guard let function, let selfParameter = function.context.nominal?.selfParameter,
      types.dropFirst().allSatisfy({ solver.unify($0, first) })
    else { return nil }
    let reference = Reference(
      .function(function), dispatch: .witness, arguments: [(selfParameter, first)])
    reference.assignment = types.indices.map { [$0] }
    return (solver.resolve(first), reference)
  }

  func isOpenNumber(_ type: Type) -> Bool {
    guard case .variable(let variable) = solver.resolve(type).kind else { return false }
    return variable.literal == .integer || variable.literal == .float
  }

  /// A type of the program has operators of its own.
  private func mayBeNumber(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = solver.resolve(type).unwrapped.kind else { return true }
    return Shape.isNumber(nominal)
  }

  /// Whether an operator of the program's own, called as that of ranges is, takes the operand.
  private func takesOwn(_ overloads: [Overload], _ site: CallSite, _ type: Type?) -> Bool {
    guard let type, !isOpenNumber(type) else { return false }
    let mark = solver.mark()
    trials += 1
    defer {
      trials -= 1
      solver.rollback(to: mark)
    }
    guard let best = chosen(overloads, site, [type], nil) else { return false }
    return applyKnown(best, site, [type]) != nil
  }

  private func partialRange(
    _ expression: Expression, _ operand: Expression, _ fixity: OperatorSyntax.Fixity
  ) -> Type {
    let bound = check(operand, expecting: nil)
    let name = fixity == .postfix ? "PartialRangeFrom" : "PartialRangeThrough"
    return note(expression, resolver.libraryType(name, [bound]))
  }
}

extension Expression {
  /// `first + second`
  fileprivate var isSum: Bool {
    if case .binary(_, let name, _) = kind { name.name == "+" } else { false }
  }
}
