/// Lazy properties of structs: reading one changes the struct.
extension Evaluator {
  /// Where a struct keeps a lazy property that nobody has read yet; nil for any other property.
  func lazyProperty(_ name: String, of value: Value) -> Int? {
    guard case .structure(let structure) = value, let index = structure.type.storedIndex[name],
      structure.type.stored[index].isLazy, case .void = structure.fields[index]
    else { return nil }
    return index
  }

  /// Makes a lazy property and keeps it: reading one changes the struct.
  func makeLazy(_ name: String, of owner: inout Value) throws -> Value {
    guard let index = lazyProperty(name, of: owner), case .structure(let structure) = owner,
      let initial = structure.type.stored[index].initial
    else { return try member(name, of: owner, in: globals, at: .nowhere) }
    let property = structure.type.stored[index]
    let variable = Variable(owner, isMutable: true)
    let scope = Scope(selfVariable: variable, selfType: structure.type, result: property.type)
    let value = try nested(at: initial.place) {
      try evaluate(initial, as: property.type, in: scope)
    }
    if case .structure(var changed)? = variable.value {
      changed.fields[index] = value
      owner = .structure(changed)
    }
    return value
  }
}
