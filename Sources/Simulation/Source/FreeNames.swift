/// The names that a closure mentions, to tell whether it captures anything.
struct FreeNames {
  private(set) var found: Set<String> = []
  /// Of names behind which a dot stands, what stands behind it: `id` of `item.id`.
  private(set) var parts: [String: Set<String>] = [:]
  /// Names that stand by themselves somewhere.
  private(set) var wholes: Set<String> = []
  /// The names of the types that are made of raw values, by what is handed over: `Kind(rawValue: type)`.
  private(set) var rawValues: [String: String] = [:]

  mutating func leaveOut(_ names: [String]) {
    found.subtract(names)
    wholes.subtract(names)
    for name in names { parts[name] = nil }
  }

  mutating func add(_ others: FreeNames) {
    found.formUnion(others.found)
    wholes.formUnion(others.wholes)
    parts.merge(others.parts) { $0.union($1) }
  }

  mutating func visit(_ statements: [Statement]) {
    var seen: [Expression] = []
    let walk = ExpressionWalk { expression in
      seen.append(expression)
      // What a dot stands behind is noted together with what stands behind the dot.
      if case .member(let base, _) = expression.kind, case .name = base.kind { return false }
      return true
    }
    walk.visit(statements)
    for expression in seen { note(expression) }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): note(name, nil)
    case .member(let base, let part):
      if case .name(let name) = base.kind { note(name, part) }
    case .call(let callee, let arguments), .element(let callee, let arguments):
      noteRawValue(arguments, callee)
    case .closure(let closure):
      for capture in closure.captures where capture.value == nil { found.insert(capture.name) }
    default: break
    }
  }

  private mutating func noteRawValue(_ arguments: [Argument], _ callee: Expression) {
    guard let only = arguments.first, only.label == "rawValue",
      case .name(let name) = only.value.kind
    else { return }
    rawValues[name] = callee.sourceText
  }

  private mutating func note(_ written: String, _ part: String?) {
    let isMarked = written.hasPrefix("$") || written.hasPrefix("_")
    let name = isMarked ? String(written.dropFirst()) : written
    found.insert(name)
    if let part { parts[name, default: []].insert(part) } else { wholes.insert(name) }
  }
}
