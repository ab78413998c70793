/// Whether an expression says itself what it is, or what is around it has to.
extension Checker {
  /// `Measurement` without what it measures in: what is expected tells that.
  private func isOpenType(_ callee: Expression) -> Bool {
    guard case .name(let name) = callee.kind, name.arguments.isEmpty,
      body.scope.symbols(named: name.base).isEmpty,
      case .nominal(let nominal)? = resolver.types(named: name.base, in: body.context).first
    else { return false }
    return !resolver.isOfSwiftUI(nominal.selfType)
      && !resolver.signature(of: nominal).parameters.isEmpty
  }

  /// A function, a type or a static member: no value tells where a key path begins.
  private func isOfNoValue(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name: true
    case .member(let base, _): isTypeName(base)
    default: isTypeName(callee)
    }
  }

  /// Whether what an expression is depends on where it stands.
  func needsContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .closure, .nothing, .array, .dictionary, .discard, .branch, .select:
      true
    case .keyPath(let root, _): root == nil
    case .name(let name): isFunctionOfMany(name)
    case .member(_, let name) where name.base == "init": true
    case .call(let callee, let arguments):
      startsImplicitly(callee)
        || arguments.contains { $0.value.isRootlessKeyPath } && isOfNoValue(callee)
        || arguments.contains { startsImplicitly($0.value) } && isOpenType(callee)
    case .member(let base, _), .element(let base, _), .force(let base), .chain(let base),
      .unwrapOrLeave(let base):
      startsImplicitly(base)
    case .ternary(_, let then, let otherwise): needsContext(then) || needsContext(otherwise)
    case .tuple(let elements): elements.contains { needsContext($0.value) }
    case .reference(let inner), .wait(let inner), .attempt(let inner, _), .prefix(_, let inner):
      needsContext(inner)
    case .binary(let left, _, let right):
      // `2 * .pi`: a literal does not tell, either.
      needsContext(left) && (needsContext(right) || right.isNumberLiteral)
        || needsContext(right) && left.isNumberLiteral
        || left.isRootlessKeyPath || right.isRootlessKeyPath
    default: false
    }
  }

  /// `letters.contains` where a function is taken: which of the methods of its name is meant depends
  /// on what the function is given.
  func namesMethodOfMany(_ expression: Expression, _ type: Type) -> Bool {
    guard case .member(let base, let name) = expression.kind, name.labels == nil,
      solver.resolve(type).function != nil, let known = base.type
    else { return false }
    return overloads(of: solver.resolve(known), named: name.base).count > 1
  }

  /// An operator or another function that has several declarations, named and not called.
  private func isFunctionOfMany(_ name: DeclarationName) -> Bool {
    if name.base == "self" || name.base == "Self" || name.labels != nil { return false }
    let overloads = overloads(named: name)
    return overloads.count > 1 && overloads.allSatisfy { $0.symbol.function != nil }
  }

  /// `.init(…)`, `.red.opacity(0.5)`: a chain that begins with a dot.
  func startsImplicitly(_ expression: Expression) -> Bool {
    if case .implicitMember = expression.chainStart.kind { true } else { false }
  }
}

extension Expression {
  /// What a chain begins with: `.red` of `.red.opacity(0.5)`.
  var chainStart: Expression {
    var next = self
    while true {
      switch next.kind {
      case .member(let base, _), .element(let base, _), .call(let base, _), .force(let base),
        .chain(let base), .unwrapOrLeave(let base):
        next = base
      default: return next
      }
    }
  }

  /// `2`, `0.5`, `-1`
  fileprivate var isNumberLiteral: Bool {
    switch kind {
    case .integer, .float: true
    case .prefix(_, let inner): inner.isNumberLiteral
    default: false
    }
  }

  /// `\.title`
  var isRootlessKeyPath: Bool {
    if case .keyPath(nil, _) = kind { true } else { false }
  }
}
