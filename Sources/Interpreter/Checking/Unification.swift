/// Makes types the same.
extension Solver {
  /// Makes two types the same; false if they cannot be.
  func unify(_ left: Type, _ right: Type) -> Bool {
    if left === right { return true }
    let left = resolve(left)
    let right = resolve(right)
    if left === right { return true }
    switch (left.kind, right.kind) {
    case (.variable(let a), .variable(let b)) where a === b: return true
    case (.variable(let variable), _): return bind(variable, to: right)
    case (_, .variable(let variable)): return bind(variable, to: left)
    case (.unknown, _), (_, .unknown): return true
    case (.associated(let base, _), _) where isOpen(base),
      (_, .associated(let base, _)) where isOpen(base):
      waiting.append(.same(left, right))
      return true
    case (.nominal(let a, let x), .nominal(let b, let y)):
      return a === b && x.count == y.count && zip(x, y).allSatisfy { unify($0, $1) }
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy {
          ($0.label == nil || $1.label == nil || $0.label == $1.label) && unify($0.type, $1.type)
        }
    case (.function(let a), .function(let b)): return unify(a, b)
    case (.metatype(let a), .metatype(let b)), (.expansion(let a), .expansion(let b)):
      return unify(a, b)
    case (.pack(let a), .pack(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { unify($0, $1) }
    case (.opaque(let a, let x), .opaque(let b, let y)):
      return a === b && x.count == y.count && zip(x, y).allSatisfy { unify($0, $1) }
    case (.associated(let a, let x), .associated(let b, let y)):
      return x.name == y.name && unify(a, b)
    case (.existential(let a), .existential(let b)): return unify(a, b)
    default: return left == right
    }
  }

  private func unify(_ a: Existential, _ b: Existential) -> Bool {
    let (x, y) = (a.types, b.types)
    guard a != b else { return true }
    return x.count == y.count && a.mapped { _ in .unknown } == b.mapped { _ in .unknown }
      && zip(x, y).allSatisfy { unify($0, $1) }
  }

  private func unify(_ a: FunctionType, _ b: FunctionType) -> Bool {
    a.parameters.count == b.parameters.count && a.isAsync == b.isAsync
      && unifyFailures(a.failure, b.failure)
      && zip(a.parameters, b.parameters).allSatisfy {
        $0.isInout == $1.isInout && unify($0.type, $1.type)
      } && unify(a.result, b.result)
  }

  /// Of two known kinds of errors nothing is said.
  private func unifyFailures(_ a: Type?, _ b: Type?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): isOpen(a) || isOpen(b) ? unify(a, b) : true
    case (let one?, nil), (nil, let one?): isOpen(one) && unify(one, resolver.type(.never))
    }
  }

  private func bind(_ variable: TypeVariable, to type: Type) -> Bool {
    if case .variable(let other) = type.kind { return join(variable, other) }
    if let literal = variable.literal, !accepts(type, literal) { return false }
    if type.hasVariable, occurs(variable, in: type) {
      // `Self.Magnitude == Self` is looked at when it is known what `Self` is.
      guard case .associated(let base, _) = type.kind, isOpen(base) else { return false }
      waiting.append(.same(Type(.variable(variable)), type))
      return true
    }
    if isAgainstLiterals(variable, being: type) { return false }
    if variable.literal != nil, case .associated(let base, let part) = type.kind {
      literalParts.append((variable, base, part))
    }
    set(variable, type, variable.literal)
    if let literal = variable.literal, !isDefault(type, of: literal) {
      pay(isKnown(type, toTake: literal) ? .otherLiteral : .missing)
    }
    return true
  }

  private func join(_ left: TypeVariable, _ right: TypeVariable) -> Bool {
    guard let a = left.literal else {
      set(left, Type(.variable(right)), nil)
      return true
    }
    guard let b = right.literal else {
      set(right, Type(.variable(left)), nil)
      return true
    }
    guard let common = a.joined(with: b) else { return false }
    set(right, nil, common)
    set(left, Type(.variable(right)), nil)
    return true
  }

  private func occurs(_ variable: TypeVariable, in type: Type) -> Bool {
    switch resolve(type).kind {
    case .variable(let other): other === variable
    case .nominal(_, let arguments), .pack(let arguments), .opaque(_, let arguments):
      arguments.contains { occurs(variable, in: $0) }
    case .tuple(let elements): elements.contains { occurs(variable, in: $0.type) }
    case .function(let function):
      function.parameters.contains { occurs(variable, in: $0.type) }
        || occurs(variable, in: function.result)
    case .metatype(let inner), .expansion(let inner): occurs(variable, in: inner)
    case .associated(let base, _): occurs(variable, in: base)
    case .existential(let existential): existential.types.contains { occurs(variable, in: $0) }
    case .parameter, .unknown: false
    }
  }
}
