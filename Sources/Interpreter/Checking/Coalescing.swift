/// `first ?? second`.
extension Checker {
  func coalescing(
    _ expression: Expression, _ left: Expression, _ right: Expression, _ wanted: Type?
  ) -> Type {
    // What takes any value tells nothing of this one.
    var hint = wanted
    if case .existential? = wanted.map(solver.resolve)?.kind { hint = nil }
    // Of two subscripts that take the key, the one is meant that may find nothing.
    let asked = left.isElement ? hint ?? solver.fresh() : hint
    let first = solver.resolve(check(left, expecting: asked.map(resolver.optional)))
    if first.isUnknown {
      check(right, expecting: hint ?? wanted.map { _ in .unknown })
      return note(expression, .unknown)
    }
    let inner = wrapped(in: first)
    let second = solver.resolve(
      check(right, expecting: right.mayGiveOptional() ? resolver.optional(inner) : inner))
    // It may be an optional, too.
    if second.isUnknown || isDoubtfulMethod(left, inner) { return note(expression, .unknown) }
    if second.wrapped != nil, solver.resolve(inner).takesAnyValue,
      solver.attempt({ self.solver.convert(second, to: first) })
    {
      return note(expression, first)
    }
    if solver.attempt({ self.solver.convert(second, to: inner) }) {
      right.converted = inner
      return note(expression, inner)
    }
    // `found ?? nil` stays an optional, too.
    if second.wrapped != nil || second.isOpenNothing,
      solver.attempt({ self.solver.convert(second, to: first) })
    {
      return note(expression, first)
    }
    if let wanted, converts(inner, second, to: wanted) { return note(expression, wanted) }
    // `found ?? Animal()` of a `Dog?`: what is on the right may be the wider type.
    if converts(inner, to: second) { return note(expression, second) }
    if let forced = forced(right, second), let type = joined(inner, right, forced, wanted) {
      return note(expression, type)
    }
    if let found = ownCoalescing(left, right, [first, second], wanted) {
      return note(expression, found.type, found.reference)
    }
    if let both = commonClass(left, inner, right, second) {
      right.converted = both
      return note(expression, both)
    }
    refuse(right, second, inner, .value)
    return note(expression, .unknown)
  }

  /// What unwraps itself is a value, too, where an optional does not do.
  private func joined(
    _ inner: Type, _ right: Expression, _ forced: Type, _ wanted: Type?
  ) -> Type? {
    if solver.attempt({ self.solver.convert(forced, to: inner) }) {
      right.converted = inner
      return inner
    }
    guard let wanted, converts(inner, forced, to: wanted) else { return nil }
    return wanted
  }

  private func converts(_ one: Type, to other: Type) -> Bool {
    solver.attempt { self.solver.convert(one, to: other) }
  }

  private func converts(_ one: Type, _ other: Type, to wanted: Type) -> Bool {
    solver.attempt {
      self.solver.convert(one, to: wanted) && self.solver.convert(other, to: wanted)
    }
  }

  /// Objects of two classes are those of the class that both have.
  private func commonClass(
    _ left: Expression, _ inner: Type, _ right: Expression, _ second: Type
  ) -> Type? {
    guard solver.resolve(inner).nominal?.isReference == true else { return nil }
    var stranger: (Expression, Type, Type)?
    return common(of: [(left, inner), (right, second)], expecting: nil, &stranger)
  }

  /// What an optional holds, or what is to be found out of it.
  private func wrapped(in type: Type) -> Type {
    if let wrapped = type.wrapped { return wrapped }
    guard case .variable = type.kind else { return type }
    let wrapped = solver.fresh()
    _ = solver.unify(type, resolver.optional(wrapped))
    return wrapped
  }

  /// The program may have operators of that name, too.
  private func ownCoalescing(
    _ left: Expression, _ right: Expression, _ types: [Type?], _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    let own = operatorOverloads("??", arity: 2).filter {
      $0.symbol.function.map { !$0.isOfLibrary } ?? false
    }
    guard !own.isEmpty else { return nil }
    let site = CallSite(
      name: "??",
      arguments: [Argument(label: nil, value: left), Argument(label: nil, value: right)],
      position: right.position)
    return applyOperator(own, site, types, expecting: wanted)
  }

  /// A method of a library's type that is named and not called: something that nobody declared may
  /// have a property of that name.
  func isDoubtfulMethod(_ expression: Expression, _ type: Type) -> Bool {
    guard solver.resolve(type).function != nil else { return false }
    switch expression.kind {
    case .chain(let inner): return isDoubtfulMethod(inner, type)
    case .member:
      guard case .function(let function)? = expression.reference?.target,
        let owner = function.context.nominal
      else { return false }
      return owner.isLibrary && !owner.isComplete
    default: return false
    }
  }
}

extension Expression {
  fileprivate var isElement: Bool { if case .element = kind { true } else { false } }

  /// Behind `??` it is what is in the optional, or an optional of it.
  fileprivate func mayGiveOptional(isBranch: Bool = false) -> Bool {
    switch kind {
    case .call(let callee, _):
      switch callee.kind {
      case .implicitMember: false
      // `{ … }()`: it is what is in the optional, unless it returns nothing somewhere.
      case .closure(let closure): closure.body.returnsNothing
      default: true
      }
    case .element, .chain, .nothing: true
    // A branch that is a plain property says nothing of the other one.
    case .member: !isBranch
    case .ternary(_, let then, let otherwise):
      then.mayGiveOptional(isBranch: true) || otherwise.mayGiveOptional(isBranch: true)
    case .tuple(let elements):
      elements.count == 1 && elements[0].value.mayGiveOptional(isBranch: isBranch)
    case .attempt(let inner, _), .wait(let inner): inner.mayGiveOptional(isBranch: isBranch)
    default: false
    }
  }
}

extension Type {
  /// What `nil` is before anybody says of which type.
  fileprivate var isOpenNothing: Bool {
    if case .variable(let variable) = kind { variable.literal == .nothing } else { false }
  }
}

extension [Statement] {
  /// `return nil`, or `nil` elsewhere in them.
  fileprivate var returnsNothing: Bool {
    var found = false
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      switch expression.kind {
      case .nothing: found = true
      case .closure: return false
      default: break
      }
      return !found
    }
    walk.statements(self)
    return found
  }
}

extension Context {
  /// Whether a declaration here is given to all types of a protocol.
  var isProtocolExtension: Bool {
    if case .typeExtension(let nominal, _) = place { nominal.kind == .protocolType } else { false }
  }
}

extension Type {
  /// `Any` and `AnyHashable`, which an optional is, too.
  fileprivate var takesAnyValue: Bool {
    if case .existential(let existential) = kind { return existential.bounds.isEmpty }
    return nominal?.name == "AnyHashable"
  }
}
