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
