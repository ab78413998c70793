/// Compares a requirement with a member, to find out one associated type.
struct WitnessMatch {
  let associated: AssociatedType
  var found: Type?
  /// What it takes for other associated types.
  var others: [(associated: AssociatedType, type: Type)] = []

  mutating func match(_ pattern: Type, _ actual: Type) -> Bool {
    switch (pattern.kind, actual.kind) {
    case (.associated(let base, let member), _):
      guard case .parameter(let parameter) = base.kind, parameter.selfOf != nil else { return true }
      guard member.name == associated.name else {
        others.append((member, actual))
        return true
      }
      if actual.isUnknown { return false }
      // What an extension says in terms of the type itself tells nothing.
      if case .associated(let owner, let same) = actual.kind, same.name == associated.name {
        guard case .parameter(let parameter) = owner.kind, parameter.selfOf == nil else {
          return false
        }
      }
      found = actual
      return true
    case (.nominal(let a, let x), .nominal(let b, let y)):
      guard a === b, x.count == y.count else { return false }
      return zip(x, y).allSatisfy { match($0, $1) }
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { match($0.type, $1.type) }
    case (.function(let a), .function(let b)):
      guard a.parameters.count == b.parameters.count else { return false }
      return zip(a.parameters, b.parameters).allSatisfy { match($0.type, $1.type) }
        && match(a.result, b.result)
    case (.metatype(let a), .metatype(let b)): return match(a, b)
    // `subscript(i: Base.Index)` is not what takes a range.
    case (.nominal, .parameter(let parameter)): return parameter.selfOf != nil
    case (.nominal, .associated(let base, _)):
      if case .parameter(let parameter) = base.kind { return parameter.selfOf != nil }
      return true
    default: return true
    }
  }
}
