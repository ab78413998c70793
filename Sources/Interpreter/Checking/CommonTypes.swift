/// What several values have in common: the branches of an `if`, the elements of a list.
extension Checker {
  /// The type that several values have in common; what has none is said.
  func join(_ values: [(Expression, Type)], expecting wanted: Type?) -> Type {
    var stranger: (Expression, Type, Type)?
    let values = values.map { value in
      if let wanted, let forced = forced(value.0, value.1), !isOpen(wanted),
        !solver.attempt({ self.solver.convert(value.1, to: wanted) })
      {
        return (value.0, forced)
      }
      return value
    }
    if let found = common(of: values, expecting: wanted, &stranger) { return found }
    if let (expression, type, result) = stranger {
      noteMisfit(type, result)
      if let wanted, let (misfit, given) = firstMisfit(of: values, wanted) {
        refuse(misfit, given, wanted, .value)
      } else {
        refuse(expression, type, result, .value)
      }
    }
    return .unknown
  }

  /// Where it is known what is expected, that says which of several values is the wrong one.
  private func firstMisfit(
    of values: [(Expression, Type)], _ wanted: Type
  ) -> (Expression, Type)? {
    let known = solver.complete(wanted)
    if known.hasUnknown || known.hasVariable { return nil }
    return values.first { value in
      !solver.attempt { self.solver.convert(value.1, to: wanted) }
    }
  }

  /// Of an overload that is tried, types that have nothing in common speak against it.
  private func noteMisfit(_ left: Type, _ right: Type) {
    guard trials > 0,
      ![left, right].map(plain).contains(where: { $0.hasUnknown || $0.hasVariable })
    else { return }
    misfits += 1
  }

  /// - Parameter stranger: The first value that has nothing in common with those before it.
  func common(
    of values: [(Expression, Type)], expecting wanted: Type?,
    _ stranger: inout (Expression, Type, Type)?
  ) -> Type? {
    guard var result = values.first?.1 else { return wanted ?? solver.fresh() }
    if let wanted, !isOpen(wanted) {
      if values.allSatisfy({ value in
        solver.attempt({ self.solver.convert(value.1, to: wanted) })
      }) {
        return wanted
      }
    }
    for (expression, type) in values.dropFirst() {
      if let optional = besideNothing(result, type) {
        result = optional
        continue
      }
      if solver.attempt({ solver.unify(result, type) }) { continue }
      if solver.attempt({ solver.convert(type, to: result) }) { continue }
      if solver.attempt({ solver.convert(result, to: type) }) {
        result = type
        continue
      }
      if isNothing(result) {
        result = resolver.optional(type)
        continue
      }
      if isNothing(type) {
        result = resolver.optional(result)
        continue
      }
      if let common = commonSuperclass(result, type) ?? commonTuple(result, type)
        ?? commonList(result, type) ?? commonOptional(result, type)
      {
        result = common
        continue
      }
      stranger = (expression, type, result)
      return nil
    }
    return result
  }

  /// `Animal?` of a `Dog?` and a `Cat`.
  private func commonOptional(_ left: Type, _ right: Type) -> Type? {
    let (one, other) = (solver.resolve(left), solver.resolve(right))
    guard one.wrapped != nil || other.wrapped != nil else { return nil }
    return commonSuperclass(one.wrapped ?? one, other.wrapped ?? other).map(resolver.optional)
  }

  /// `[Animal]` of `[Dog]` and `[Cat]`, and `Animal.Type` of their types.
  private func commonList(_ left: Type, _ right: Type) -> Type? {
    let (one, other) = (solver.resolve(left), solver.resolve(right))
    if let first = one.metatypeInstance, let second = other.metatypeInstance {
      return commonSuperclass(first, second).map { Type(.metatype($0)) }
    }
    guard one.nominal?.role == .array, other.nominal?.role == .array else { return nil }
    return commonSuperclass(one.arguments[0], other.arguments[0]).map(resolver.array)
  }

  /// `(Int, String?)` of `(1, "a")` and `(2, nil)`.
  private func commonTuple(_ left: Type, _ right: Type) -> Type? {
    guard case .tuple(let one) = solver.resolve(left).kind,
      case .tuple(let other) = solver.resolve(right).kind, one.count == other.count
    else { return nil }
    var parts: [Type.Element] = []
    for (first, second) in zip(one, other) {
      guard let type = commonPart(first.type, second.type) else { return nil }
      parts.append(Type.Element(label: first.label ?? second.label, type: type))
    }
    return Type(.tuple(parts))
  }

  private func commonPart(_ left: Type, _ right: Type) -> Type? {
    if solver.attempt({ solver.unify(left, right) }) { return left }
    for (nothing, other) in [(left, right), (right, left)] where isNothing(nothing) {
      let found = solver.resolve(other)
      let optional = found.wrapped == nil ? resolver.optional(found) : found
      return solver.attempt { self.solver.unify(nothing, optional) } ? optional : nil
    }
    if solver.attempt({ solver.convert(right, to: left) }) { return left }
    return solver.attempt { self.solver.convert(left, to: right) } ? right : nil
  }

  /// `isOpen ? nil : id` is an optional, also where it is not known of a library's type whether it can
  /// be written as `nil`.
  private func besideNothing(_ left: Type, _ right: Type) -> Type? {
    guard isNothing(left) != isNothing(right),
      let written = resolver.library(LiteralKind.nothing.protocolName)
    else { return nil }
    let other = solver.resolve(isNothing(left) ? right : left)
    guard other.nominal != nil, other.wrapped == nil,
      resolver.conforms(other, to: written, in: solver.signature) != .yes
    else { return nil }
    return resolver.optional(other)
  }

  private func isNothing(_ type: Type) -> Bool {
    if case .variable(let variable) = solver.resolve(type).kind {
      variable.literal == .nothing
    } else {
      false
    }
  }

  private func commonSuperclass(_ left: Type, _ right: Type) -> Type? {
    let left = solver.complete(left)
    let right = solver.complete(right)
    guard left.nominal?.isReference == true, right.nominal?.isReference == true else { return nil }
    var next: Type? = left
    while let here = next {
      if resolver.inherits(right, from: here, in: solver.signature) { return here }
      guard case .nominal(let nominal, let arguments) = here.kind else { return nil }
      next = nominal.superclass.map {
        Substitution(resolver.signature(of: nominal).parameters, arguments).apply($0)
      }
    }
    return nil
  }
}
