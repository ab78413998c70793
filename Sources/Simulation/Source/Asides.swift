/// Which statements of a block are asides: nothing that the block gives back is made of them, as of
/// `let _ = print(count)`. A backward slice finds them.
extension [Statement] {
  var withAsidesMarked: [Statement] {
    // A builder makes something of each expression, a block with a `return` of that alone.
    let returns = contains { if case .returns = $0.kind { true } else { false } }
    var needed = FreeNames()
    var marked: [Statement] = []
    for statement in reversed() {
      let isAside = statement.givesNothing(to: needed.found, isResultUnused: returns)
      if !isAside { needed.visit([statement]) }
      marked.append(
        isAside ? Statement(statement.kind, at: statement.place, isAside: true) : statement)
    }
    return marked.reversed()
  }
}

extension Statement {
  /// - Parameters:
  ///   - names: What the statements after it need.
  ///   - isResultUnused: Whether an expression that stands by itself is evaluated for its effect.
  fileprivate func givesNothing(to names: Set<String>, isResultUnused: Bool) -> Bool {
    switch kind {
    case .variables(let bindings):
      bindings.allSatisfy { $0.getter == nil && $0.pattern.names.isDisjoint(with: names) }
    case .expression(let expression):
      switch expression.kind {
      case .assign(let target, nil, _): target.root == "_"
      case .call(let callee, let arguments):
        isResultUnused && callee.givesNothing(to: names)
          && arguments.allSatisfy { if case .reference = $0.value.kind { false } else { true } }
      default: false
      }
    default: false
    }
  }
}

extension Expression {
  /// The name with which `a.b[0].c` begins.
  fileprivate var root: String? {
    switch kind {
    case .name(let name), .libraryFunction(let name): name
    case .member(let base, _), .element(let base, _), .force(let base), .chain(let base),
      .unwrapOrLeave(let base):
      base.root
    default: nil
    }
  }

  /// Of what is called: whether it changes nothing that is needed.
  fileprivate func givesNothing(to names: Set<String>) -> Bool {
    guard let root else { return false }
    switch kind {
    case .name, .libraryFunction: return true
    default: break
    }
    return !names.contains(root)
  }
}

extension Pattern {
  /// The names that it binds.
  fileprivate var names: Set<String> {
    switch self {
    case .any, .type, .expression: []
    case .bind(let name, _): [name]
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.pattern.names) }
    case .enumCase(_, _, let payload):
      (payload ?? []).reduce(into: []) { $0.formUnion($1.pattern.names) }
    case .optional(let inner), .cast(let inner, _): inner.names
    }
  }
}
