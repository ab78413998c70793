extension Checker {
  /// The type of an expression, with variables for what is not known yet.
  @discardableResult
  func check(_ expression: Expression, expecting expected: Type?) -> Type {
    if isExhausted() { return note(expression, .unknown) }
    let wanted = expected.map(solver.resolve)
    if let wanted, waits(expression, for: wanted) { return note(expression, wanted) }
    switch expression.kind {
    case .integer, .float, .boolean, .string, .nothing, .regex, .array, .dictionary:
      return literal(expression, wanted)
    case .tuple(let elements): return tuple(expression, elements, wanted)
    case .name(let name): return self.name(expression, name, wanted)
    case .member(let base, let name): return member(expression, base, name, wanted)
    case .implicitMember(let name): return implicitMember(expression, name, wanted)
    case .superclass: return note(expression, superclass(at: expression.position))
    case .type(let written):
      return note(expression, Type(.metatype(openedType(written))))
    case .call(let callee, let arguments): return call(expression, callee, arguments, wanted)
    case .element(let base, let arguments): return element(expression, base, arguments, wanted)
    case .closure(let closure):
      return note(expression, self.closure(closure, expecting: wanted, builder: nil))
    case .keyPath(let root, let components): return keyPath(expression, root, components, wanted)
    case .prefix(let name, let operand):
      return unary(expression, name, operand, fixity: .prefix, wanted)
    case .postfix(let name, let operand):
      return unary(expression, name, operand, fixity: .postfix, wanted)
    case .binary(let left, let name, let right):
      if name.isUnordered {
        refuseUnordered(name)
        return note(expression, .unknown)
      }
      if let rival = name.rival { refuseUnordered(name, beside: rival) }
      return binary(expression, left, name, right, wanted)
    case .assign(let left, let right): return assignment(expression, left, right)
    default: return control(expression, wanted)
    }
  }

  /// A closure whose statements a builder makes one value of; other expressions are what they are.
  func check(_ expression: Expression, expecting expected: Type?, builder: Type) -> Type {
    guard case .closure(let closure) = expression.kind else {
      return check(expression, expecting: expected)
    }
    let wanted = expected.map(solver.resolve)
    return note(expression, self.closure(closure, expecting: wanted, builder: builder))
  }

  /// Expressions that choose, unwrap, convert, or say how others are read.
  private func control(_ expression: Expression, _ wanted: Type?) -> Type {
    switch expression.kind {
    case .ternary(let condition, let then, let otherwise):
      return ternary(expression, condition, then, otherwise, wanted)
    case .branch(let branch):
      return note(expression, self.branch(branch, expecting: wanted ?? solver.fresh()))
    case .select(let selection):
      return note(expression, self.selection(selection, expecting: wanted ?? solver.fresh()))
    case .unwrapOrLeave(let inner): return unwrapOrLeave(expression, inner)
    case .chain(let inner): return chain(expression, inner, wanted)
    case .force(let inner): return force(expression, inner, wanted)
    case .cast(let inner, let written, let kind): return cast(expression, inner, written, kind)
    case .attempt(let inner, let kind): return attempt(expression, inner, kind, wanted)
    case .wait(let inner):
      let outer = marks
      marks.isWaited = true
      defer { marks = outer }
      return note(expression, check(inner, expecting: wanted))
    case .reference(let inner):
      let type = check(inner, expecting: wanted)
      requireAssignable(inner)
      return note(expression, type)
    case .macro(let macro): return self.macro(expression, macro, wanted)
    case .packExpansion(let pattern):
      return note(expression, Type(.expansion(check(pattern, expecting: nil))))
    case .packElement(let pack):
      return note(expression, check(pack, expecting: nil).expandedElement)
    case .discard: return note(expression, wanted ?? solver.fresh())
    case .given(let type): return note(expression, type)
    default: return note(expression, .unknown)
    }
  }

  /// A written type; generic arguments that are left out are found out.
  func openedType(_ written: WrittenType) -> Type {
    resolver.type(
      written, in: body.localContext,
      opened: { nominal in
        (0..<self.resolver.signature(of: nominal).ownCount).map { _ in self.solver.fresh() }
      })
  }

  private func superclass(at position: SourcePosition) -> Type {
    guard case .nominal(let nominal, let arguments)? = body.selfType?.kind else { return .unknown }
    _ = resolver.signature(of: nominal)
    guard let parent = nominal.superclass else {
      if [.structure, .enumeration].contains(nominal.kind), !nominal.isLibrary {
        report(
          "`super` is for classes, and `\(nominal.name)` is none", at: position,
          advice: "write `self`, or leave it out")
      }
      if nominal.isComplete, !nominal.hasUnknownAncestor, !nominal.isLibrary,
        nominal.kind == .classType
      {
        report(
          "`\(nominal.name)` inherits from no class: there is no `super`", at: position,
          advice: "leave `super` out")
      }
      return .unknown
    }
    let type = Substitution(resolver.signature(of: nominal).parameters, arguments).apply(parent)
    return body.isStatic ? Type(.metatype(type)) : type
  }

  // MARK: Choosing

  private func ternary(
    _ expression: Expression, _ condition: Expression, _ then: Expression,
    _ otherwise: Expression, _ wanted: Type?
  ) -> Type {
    self.condition(condition)
    // What is hidden behind `some` says itself what it is.
    let wanted = wanted.flatMap { $0.isOpaque ? nil : $0 }
    if let wanted, !isOpen(wanted) {
      let first = check(then, expecting: wanted)
      let second = check(otherwise, expecting: wanted)
      let result = join([(then, first), (otherwise, second)], expecting: wanted)
      return note(expression, result)
    }
    // `nil` and `.red` take their type from the other branch.
    let isFirstOpen = needsContext(then)
    let first = isFirstOpen ? nil : check(then, expecting: wanted)
    let second = check(otherwise, expecting: first ?? wanted)
    let known = first ?? check(then, expecting: second)
    return note(expression, join([(then, known), (otherwise, second)], expecting: wanted))
  }

  func condition(_ expression: Expression) {
    let type = check(expression, expecting: resolver.type(.boolean))
    _ = convert(expression, type, to: resolver.type(.boolean), for: .condition)
  }

  func isOpen(_ type: Type) -> Bool {
    if case .variable = solver.resolve(type).kind { true } else { false }
  }

  // MARK: Unwrapping

  private func unwrapOrLeave(_ expression: Expression, _ inner: Expression) -> Type {
    // `String?` where a type is meant.
    if isTypeName(inner), let written = expression.written {
      return note(expression, Type(.metatype(openedType(written))))
    }
    return unwrapped(expression, inner, expecting: nil, with: "?")
  }

  /// What is in an optional, behind `?` or `!`.
  private func unwrapped(
    _ expression: Expression, _ inner: Expression, expecting wanted: Type?, with mark: String
  ) -> Type {
    let asked = wanted ?? (mayFindNothing(inner) ? resolver.optional(solver.fresh()) : nil)
    let type = solver.resolve(check(inner, expecting: asked))
    if let wrapped = type.wrapped { return note(expression, wrapped) }
    if case .variable = type.kind {
      let wrapped = solver.fresh()
      _ = solver.unify(type, resolver.optional(wrapped))
      return note(expression, wrapped)
    }
    let known = solver.complete(type)
    if known.function != nil, !isOptionalRequirement(inner) {
      refuseUnwrapping(ofFunction: inner, at: expression.position, mark)
    }
    if !known.hasUnknown, !known.hasVariable, known.function == nil,
      !isOptionalRequirement(inner)
    {
      report(
        "`\(mark)` unwraps an optional, and this is a `\(known)`, which is never nil",
        at: expression.position, advice: "leave the `\(mark)` out")
    }
    return note(expression, .unknown)
  }

  /// Whether of several subscripts or initialisers the one may be meant that gives an optional.
  private func mayFindNothing(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .element: true
    case .call(let callee, _): isTypeName(callee)
    default: false
    }
  }

  /// `@objc optional func`, which a type need not have.
  func isOptionalRequirement(_ expression: Expression) -> Bool {
    switch expression.reference?.target {
    case .function(let function): function.syntax?.modifiers.isOptional ?? false
    case .variable(let variable): variable.syntax?.modifiers.isOptional ?? false
    default: false
    }
  }

  private func chain(_ expression: Expression, _ inner: Expression, _ wanted: Type?) -> Type {
    let type = solver.resolve(check(inner, expecting: wanted))
    if inner.beginsWithOptionalType(isTypeName) { return note(expression, type) }
    return note(expression, type.wrapped == nil && !type.isUnknown ? resolver.optional(type) : type)
  }

  private func force(_ expression: Expression, _ inner: Expression, _ wanted: Type?) -> Type {
    unwrapped(expression, inner, expecting: wanted.map(resolver.optional), with: "!")
  }

  private func cast(
    _ expression: Expression, _ inner: Expression, _ written: WrittenType,
    _ kind: Expression.CastKind
  ) -> Type {
    let target = openedType(written)
    switch kind {
    case .convert:
      if let call = bridging(inner, to: target, at: expression.position) {
        bridgings[ObjectIdentifier(expression)] = call
        check(call, expecting: target)
        return note(expression, target)
      }
      let type = check(inner, expecting: target)
      // Any value becomes an object, if it is asked to.
      if !target.unwrapped.isAnyObject, !target.unwrapped.isBridged,
        !solver.resolve(type).unwrapped.isBridged
      {
        _ = convert(inner, type, to: target, for: .value)
      }
      return note(expression, target)
    case .test:
      check(inner, expecting: nil)
      return note(expression, resolver.type(.boolean))
    case .attempt:
      check(inner, expecting: nil)
      return note(expression, resolver.optional(target))
    case .force:
      // `hours as! NSNumber` of a number is what `as` is.
      if let call = bridging(inner, to: target, at: expression.position) {
        bridgings[ObjectIdentifier(expression)] = call
        check(call, expecting: target)
      } else {
        check(inner, expecting: nil)
      }
      return note(expression, target)
    }
  }

  private func attempt(
    _ expression: Expression, _ inner: Expression, _ kind: Expression.AttemptKind, _ wanted: Type?
  ) -> Type {
    let outer = marks
    marks.attempt = kind
    defer { marks = outer }
    guard kind == .optional else {
      return note(expression, check(inner, expecting: wanted))
    }
    let type = solver.resolve(check(inner, expecting: wanted))
    return note(
      expression, type.wrapped == nil && !type.isUnknown ? resolver.optional(type) : type)
  }

  private func macro(_ expression: Expression, _ macro: Macro, _ wanted: Type?) -> Type {
    if macro.name == "Predicate", let type = predicate(macro, wanted) {
      return note(expression, type)
    }
    for argument in macro.arguments { check(argument.value, expecting: nil) }
    return switch macro.name {
    case "file", "fileID", "filePath", "function": note(expression, solver.fresh(.string))
    case "line", "column": note(expression, solver.fresh(.integer))
    default: note(expression, .unknown)
    }
  }

  /// `#Predicate<Note> { $0.isDone }`: a condition of values of some types.
  ///
  /// - Returns: Nil where nothing tells of which.
  private func predicate(_ macro: Macro, _ wanted: Type?) -> Type? {
    let written = macro.types.map { openedType($0) }
    let types = written.isEmpty ? wanted.map(solver.resolve)?.unwrapped.arguments ?? [] : written
    guard !types.isEmpty, types.allSatisfy({ !$0.hasUnknown && !$0.hasVariable }),
      macro.arguments.count == 1, case .closure(let closure) = macro.arguments[0].value.kind
    else { return nil }
    let condition = FunctionType(
      parameters: types.map { FunctionType.Parameter(type: $0) }, result: resolver.type(.boolean))
    // It is not run: the macro makes something else of it, and what throws is caught there.
    let outer = isInMacro
    isInMacro = true
    defer { isInMacro = outer }
    _ = self.closure(closure, expecting: Type(.function(condition)), builder: nil)
    return resolver.libraryType("Predicate", types)
  }
}

extension Expression {
  /// `Song?.self`, `Song?.none`: a chain whose question mark belongs to a type.
  fileprivate func beginsWithOptionalType(_ isTypeName: (Expression) -> Bool) -> Bool {
    switch kind {
    case .member(let base, _), .call(let base, _), .element(let base, _), .force(let base):
      base.beginsWithOptionalType(isTypeName)
    case .unwrapOrLeave(let inner): isTypeName(inner)
    default: false
    }
  }
}
