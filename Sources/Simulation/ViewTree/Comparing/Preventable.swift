/// Runs of a body that change nothing: what it describes is what it described before.
extension InstanceNode {
  /// Whether two runs described the same.
  func describesTheSame(_ old: Description, _ new: Description) -> Bool {
    switch (old, new) {
    case (.group(let a), .group(let b)):
      return a.count == b.count && zip(a, b).allSatisfy(describesTheSame)
    case (.branch(let a, let x, _), .branch(let b, let y, _)):
      return a == b && describesTheSame(x, y)
    case (.erased(let a), .erased(let b)): return describesTheSame(a, b)
    case (.each(let a), .each(let b)):
      return a.place == b.place && a.identifiers == b.identifiers && a.elements == b.elements
        && a.edits.keys == b.edits.keys && tree.evaluator.makesTheSame(a.row, b.row)
        && !a.leadsElsewhere
    case (.view(let a), .view(let b)):
      // What a closure would describe inside the child cannot be seen from here.
      return a.type === b.type && a.fields == b.fields
    case (.framework(let a), .framework(let b)):
      return a.name == b.name && isSame(a.arguments, b.arguments)
        && a.deferred.isEmpty && b.deferred.isEmpty
        && !tree.homes.behavior(of: a.name).showsByClosure && a.content.count == b.content.count
        && zip(a.content, b.content).allSatisfy(describesTheSame)
    case (.modified(let a, let x), .modified(let b, let y)):
      return x.name == y.name && isSame(x.arguments, y.arguments) && x.deferred.isEmpty
        && tree.homes.behavior(ofModifier: x.name).layoutClosure(of: x) == nil
        && isSame(x.custom, y.custom)
        && isSame(x.configuration, y.configuration)
        && x.content.count == y.content.count
        && zip(x.content, y.content).allSatisfy(describesTheSame) && describesTheSame(a, b)
    default: return old == new
    }
  }

  /// Whether what a run described is a single control.
  func isOneControl(_ description: Description) -> Bool {
    switch description {
    case .framework(let view): tree.homes.behavior(of: view.name).role != nil
    case .modified(let base, let modifier): modifier.content.isEmpty && isOneControl(base)
    case .branch(_, let content, _), .erased(let content): isOneControl(content)
    case .group(let parts): parts.count == 1 && isOneControl(parts[0])
    default: false
    }
  }

  /// What a modifier or a style of the program is handed.
  private func isSame(_ old: StructureValue?, _ new: StructureValue?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): old.type === new.type && old.fields == new.fields
    default: false
    }
  }

  private func isSame(_ old: [String: Value], _ new: [String: Value]) -> Bool {
    old.count == new.count
      && old.allSatisfy { key, value in new[key].map { isSame(value, $0) } ?? false }
  }

  /// The actions of a control look alike from outside, unless they hold other values of the body.
  private func isSame(_ old: Value, _ new: Value) -> Bool {
    switch (old, new) {
    case (.function(let a), .function(let b)): tree.evaluator.holdSameValues(a, b)
    case (.optional(let a?), .optional(let b?)): isSame(a, b)
    case (.view(let a), .view(let b)): describesTheSame(a, b)
    default: old == new
    }
  }
}

extension EachDescription {
  /// Whether its elements are bindings: what they lead to may be another thing although they are equal.
  fileprivate var leadsElsewhere: Bool {
    elements.contains { if case .binding = $0 { true } else { false } }
  }
}

extension Evaluator {
  /// Whether two closures of one place make the same of the same arguments, as far as that can be
  /// told without calling them: all that they name around them is plain, and equal.
  fileprivate func makesTheSame(_ old: FunctionValue, _ new: FunctionValue) -> Bool {
    guard case .closure(let closure, let before) = old.kind,
      case .closure(let other, let after) = new.kind, closure === other
    else { return false }
    var names = FreeNames()
    names.visit(closure.statements)
    let own = (closure.parameters ?? []).map(\.name)
    return names.found.subtracting(own).allSatisfy { isPlainAndEqual($0, before, after) }
  }

  private func isPlainAndEqual(_ name: String, _ before: Scope, _ after: Scope) -> Bool {
    if name == "self" || globals.variable(name) != nil { return false }
    if let old = before.variable(name) {
      return old.getter == nil && old.pending == nil && old.value != nil
        && old.value == after.variable(name)?.value
    }
    guard let type = before.selfType else { return true }
    guard let index = type.storedIndex[name] else {
      return !program.lookupOrder(type).contains {
        $0.computed[name] != nil || $0.methods(named: name) != nil
      }
    }
    guard case .structure(let old)? = before.selfVariable?.value,
      case .structure(let new)? = after.selfVariable?.value
    else { return false }
    if case .wrapper = old.fields[index] { return false }
    return old.fields[index] == new.fields[index]
  }
}
