/// A plain value that a closure holds, and that a later closure of the same place holds otherwise.
struct HeldDifference {
  /// The variable, or the property of `self`, that holds it.
  let name: String
  let before: Value
  let after: Value
  /// Whether the closure names it by itself.
  var isWhole = true
  /// What the closure names of it.
  var parts: Set<String> = []
}

/// What closures hold of the place where they were made.
extension Evaluator {
  /// What a closure sees that was made before, and another one of the same place would see now: data
  /// alone, as of nothing else can be told that it differs.
  func heldDifferences(_ old: FunctionValue, _ new: FunctionValue) -> [HeldDifference] {
    guard case .closure(let closure, let before) = old.kind,
      case .closure(let other, let after) = new.kind, closure.place == other.place
    else { return [] }
    let names = names(in: closure, before)
    return names.found.sorted().compactMap { name in
      guard let old = held(name, in: before), let new = held(name, in: after), isPlain(old),
        isPlain(new), (try? equal(old, new)) == false
      else { return nil }
      return HeldDifference(
        name: name, before: old, after: new, isWhole: names.wholes.contains(name),
        parts: names.parts[name] ?? [])
    }
  }

  /// What a closure names of the place where it was made, itself or in methods of that type which it
  /// calls, on and on.
  private func names(in closure: ClosureExpression, _ scope: Scope) -> FreeNames {
    var names = FreeNames()
    names.visit(closure.statements)
    names.leaveOut((closure.parameters ?? []).map(\.name))
    let methods = scope.selfType?.methods ?? [:]
    var known: Set<String> = []
    while let method = names.found.first(where: { !known.contains($0) && methods[$0] != nil }) {
      known.insert(method)
      for function in methods[method] ?? [] {
        var inner = FreeNames()
        inner.visit(function.body ?? [])
        inner.leaveOut(function.parameters.map(\.name))
        names.add(inner)
      }
    }
    return names
  }

  /// What stands in a constant, or in a plain property of a structure that the closure copied.
  private func held(_ name: String, in scope: Scope) -> Value? {
    if globals.variable(name) != nil { return nil }
    if let variable = scope.variable(name) {
      return variable.getter == nil && variable.pending == nil ? variable.value : nil
    }
    guard let index = scope.selfType?.storedIndex[name],
      case .structure(let owner)? = scope.selfVariable?.value, index < owner.fields.count
    else { return nil }
    return owner.fields[index]
  }

  /// Whether it is data, of which can be told that it is equal: nothing that each value makes anew.
  func isPlain(_ value: Value) -> Bool {
    switch unwrapped(value) {
    case .array(let elements): elements.allSatisfy(isPlain)
    case .structure(let value):
      !value.type.stored.contains { value.type.makesAnew($0.name) }
        && value.fields.allSatisfy(isPlain)
    case .object, .function, .opaque, .native, .view, .wrapper, .binding, .keyPath: false
    default: value.isKnown
    }
  }
}
