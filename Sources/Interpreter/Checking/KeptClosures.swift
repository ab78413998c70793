/// Closures that somebody keeps.
///
/// Such a closure holds the object around it, and in a class the source says so with `self`. What is
/// told of here is certain: the closure is given to a parameter that is `@escaping`, assigned,
/// returned, or made the value of a variable.
struct KeptClosures {
  private let checker: Checker
  private let isInObject: Bool
  /// `self` is lent to the function around, which changes it.
  private let isInChangingValue: Bool

  /// Where the parameters stand that are `inout`.
  private let lent: Set<SourcePosition>

  /// - Parameter lent: Where the parameters stand that the function changes for its caller.
  init(_ checker: Checker, lent: [SourcePosition] = []) {
    self.checker = checker
    self.lent = Set(lent)
    let kind = checker.body.isStatic ? nil : checker.body.selfType?.nominal?.kind
    isInObject = kind == .classType || kind == .actorType
    isInChangingValue =
      checker.body.isMutatingFunction && (kind == .structure || kind == .enumeration)
  }

  /// Looks at the statements of a function.
  func check(_ list: [Statement]) {
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      visit(expression)
      return !holdsSelf(expression)
    }
    walk.visitDeclaration = { declaration in
      if case .variable(let syntax) = declaration, syntax.modifiers.attributes.isEmpty {
        syntax.initial.map(keep)
      }
    }
    walk.visitStatement = { statement in
      if case .returns(let value?) = statement.kind { keep(value) }
    }
    walk.statements(list)
    keepResult(of: list)
  }

  /// `[self] in`: what is in it has a copy of a value, which nobody lent.
  private func holdsSelf(_ expression: Expression) -> Bool {
    guard isInChangingValue, case .closure(let closure) = expression.kind else { return false }
    return closure.namesSelf
  }

  /// Looks at the initial value of a property.
  func check(value: Expression) {
    keep(value)
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      visit(expression)
      return true
    }
    walk.expression(value)
  }

  /// What is the only thing in a body is returned.
  private func keepResult(of list: [Statement]) {
    if list.count == 1, case .expression(let value) = list[0].kind { keep(value) }
  }

  private func visit(_ expression: Expression) {
    switch expression.kind {
    case .assign(_, let value): keep(value)
    case .closure(let closure): keepResult(of: closure.body)
    case .call(let callee, let arguments): given(arguments, to: callee)
    default: return
    }
  }

  private func keep(_ value: Expression) {
    if case .closure(let closure) = value.kind { check(kept: closure) }
  }

  private func given(_ arguments: [Argument], to callee: Expression) {
    guard let reference = callee.reference, case .function(let function) = reference.target,
      !function.isTaskInitializer, !mayBeAnother(callee)
    else { return }
    for (parameter, indices) in zip(function.interface.parameters, reference.assignment) {
      for index in indices where arguments.indices.contains(index) {
        guard case .closure(let closure) = arguments[index].value.kind else { continue }
        requireNoWaiting(in: closure, parameter, of: function)
        requireNoThrowing(in: closure, parameter, of: function)
        if parameter.isKept { check(kept: closure) }
      }
    }
  }

  /// Whether what is called on inherits from something unknown, which may have a form of its own.
  private func mayBeAnother(_ callee: Expression) -> Bool {
    guard case .member(let base, _) = callee.kind,
      case .existential(let existential)? = base.type?.kind
    else { return false }
    return existential.bounds.contains { checker.resolver.hasUnknownAncestry($0.nominal) }
  }

  // MARK: What it holds

  private func check(kept closure: Closure) {
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      switch expression.kind {
      case .closure(let inner): return !inner.namesSelf
      case .name(let name): refuse(expression, name)
      default: break
      }
      return true
    }
    // What comes before the parameters says what is held.
    if closure.holdsWeakly {
      if closure.bindsSelf { return }
      walk.visitExpression = { expression in
        if case .name(let name) = expression.kind { refuse(expression, name) }
        return !expression.isClosure
      }
    } else if closure.namesSelf {
      return
    }
    walk.statements(closure.body)
  }

  private func refuse(_ expression: Expression, _ name: DeclarationName) {
    if case .variable(let variable)? = expression.reference?.target,
      lent.contains(variable.position)
    {
      checker.report(
        "`\(name.base)` is only lent to the function, and this closure may be kept longer",
        at: expression.position,
        advice: "write `[\(name.base)] in` to use what it is now, or return the new value")
      return
    }
    let isMember = expression.reference.map { $0.isImplicitSelf && $0.isOfValue } ?? false
    if isInObject, isMember {
      checker.report(
        "`\(name.base)` belongs to the object, which this closure would hold",
        at: expression.position,
        advice: "write `self.\(name.base)`, or `[self] in` at the beginning of the closure")
    } else if isInChangingValue, isMember || expression.isSelf && expression.reference == nil {
      checker.report(
        "the function around changes `self`, and this closure may be kept longer than it runs",
        at: expression.position,
        advice: "write `[self] in` to use what it is now, or make the type a class")
    }
  }

  // MARK: What it waits for

  /// A function that waits is given only to who waits for it.
  private func requireNoWaiting(
    in closure: Closure, _ parameter: FunctionParameter, of function: Function
  ) {
    guard !parameter.isAutoclosure, let wanted = parameter.type.unwrapped.function,
      !wanted.isAsync, !closure.isAsync, closure.waits,
      !hasTwin(of: function, where: { $0.isAsync })
    else { return }
    let name =
      (function.kind == .initializer ? function.context.nominal?.name : nil) ?? function.name
    checker.report(
      "this closure waits, and `\(name)` does not wait for it", at: closure.position,
      advice: wanted.result.isVoid
        ? "put what waits into `Task { … }`" : "wait in a `for` loop, one after the other")
  }

  /// A function that throws is given only to who catches what it throws, or throws it on.
  private func requireNoThrowing(
    in closure: Closure, _ parameter: FunctionParameter, of function: Function
  ) {
    guard !parameter.isAutoclosure, let wanted = parameter.type.unwrapped.function,
      wanted.failure == nil, closure.failure == nil, closure.body.throwsErrors,
      !hasTwin(of: function, where: { $0.failure != nil })
    else { return }
    checker.report(
      "this closure throws, and `\(function.name)` takes one that does not", at: closure.position,
      advice: "catch the errors in it, with `do` and `catch` or with `try?`")
  }

  /// Another function of that name may take it, perhaps one of which nobody told.
  private func hasTwin(
    of function: Function, where fits: (FunctionType) -> Bool
  ) -> Bool {
    guard let owner = function.context.nominal else {
      return function.isOfLibrary
        || checker.resolver.globals(named: function.name, in: checker.body.context).count > 1
    }
    let twins = owner.members[function.name].compactMap(\.function)
    if function.isOfLibrary, checker.resolver.module(around: function.context)?.isOfViews != true,
      checker.resolver.mayBeExtended || !checker.resolver.listsAll(function.name, of: owner)
    {
      return true
    }
    return twins.contains { twin in
      twin.interface.parameters.contains { $0.type.unwrapped.function.map(fits) ?? false }
    }
  }
}

extension Function {
  /// `Task { … }` is made so that what it holds is let go of by itself.
  fileprivate var isTaskInitializer: Bool {
    kind == .initializer && isOfLibrary && context.nominal?.name == "Task"
  }
}

extension FunctionParameter {
  /// Whether the function may keep what it is given.
  fileprivate var isKept: Bool {
    guard let syntax, !isAutoclosure else { return false }
    // What marks a parameter so says that nobody need write `self`.
    if syntax.attributes.contains(where: { $0.name == "_implicitSelfCapture" }) { return false }
    return syntax.isEscaping || type.wrapped?.function != nil
  }
}

extension Reference {
  /// A member of a value, and none of its type.
  fileprivate var isOfValue: Bool {
    switch target {
    case .variable(let variable), .wrapper(let variable, _):
      variable.isMember && !variable.isStatic
    case .function(let function):
      function.context.nominal != nil && !function.isStatic && function.kind == .function
    default: false
    }
  }
}

extension Closure {
  /// `[self]`, `[weak self]`, `[me = self]`: it is said that the object is held, and how.
  fileprivate var namesSelf: Bool {
    captures.contains { capture in
      if capture.name == "self" { return true }
      if case .name(let name)? = capture.value?.kind { return name.base == "self" }
      return false
    }
  }

  /// `[weak self]`
  fileprivate var holdsWeakly: Bool {
    captures.contains { $0.name == "self" && $0.ownership == .weak && $0.value == nil }
  }

  /// `guard let self`: from there on it is said that the object is held.
  fileprivate var bindsSelf: Bool {
    var found = false
    var walk = BodyWalk()
    walk.visitPattern = { pattern in
      if pattern.names.contains(where: { $0.name == "self" }) { found = true }
    }
    walk.statements(body)
    return found
  }

  /// Whether an `await` stands in it, and not in a closure inside.
  var waits: Bool {
    var found = false
    var depth = 0
    var walk = BodyWalk()
    walk.enter = { depth += 1 }
    walk.leave = { depth -= 1 }
    walk.visitExpression = { expression in
      if depth > 0 { return false }
      switch expression.kind {
      case .wait: found = true
      case .macro: return false
      default: break
      }
      return !found
    }
    walk.statements(body)
    return found
  }
}
