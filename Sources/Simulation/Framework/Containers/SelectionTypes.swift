/// Whether a selection can hold what a row stands for: a tag of another type is none (N35).
extension ViewTree {
  /// - Returns: True also where nobody knows the type of one of them.
  func takes(_ value: Value, _ selection: BindingValue) -> Bool {
    guard let held = typeHeld(by: selection) else { return true }
    let value = evaluator.unwrapped(value)
    if case .optional(nil) = value { return true }
    if let wanted = evaluator.program.type(named: held), wanted.isOwn {
      guard let given = evaluator.declaredType(of: value) else {
        return evaluator.typeReference(of: value) == nil
      }
      return given === wanted
    }
    guard Self.plainTypes.contains(held), let given = evaluator.typeReference(of: value) else {
      return true
    }
    let isPlain = Self.plainTypes.contains(given.name)
    return given.name == held || !isPlain && evaluator.declaredType(of: value) == nil
  }

  /// What an implicit member stands for that is chosen by a selection: `Tab(value: .home)` takes its
  /// type from what the tab view is bound to.
  func fitted(_ tag: Value, to selection: BindingValue) -> Value {
    if selection.path.isEmpty, let storage = selection.location as? StateStorage {
      let coerced = evaluator.unwrapped(storage.coerced(tag))
      if coerced.isKnown { return coerced }
    }
    return (try? peek(selection)).map { evaluator.coerce(tag, like: $0) } ?? tag
  }

  /// The types of the standard library of which a value knows for certain that it is of them.
  private static let plainTypes: Set<String> = ["Bool", "Int", "Double", "String"]

  /// The type that a selection is declared with, or, where that says nothing, the type of what it
  /// holds; of an optional and of a set, the type in it.
  private func typeHeld(by selection: BindingValue) -> String? {
    if let declared = declaredType(of: selection) {
      let held = declared.wrapped ?? (declared.name == "Set" ? declared.arguments.first : nil)
      let name = name(of: held ?? declared)
      if Self.plainTypes.contains(name) { return name }
      return evaluator.program.type(named: name)?.isOwn == true ? name : nil
    }
    guard let current = try? peek(selection) else { return nil }
    if case .set(let chosen) = current {
      return chosen.first.flatMap(evaluator.typeReference)?.name
    }
    return evaluator.typeReference(of: evaluator.unwrapped(current))?.name
  }

  /// `Song.ID` is what the identifiers of songs are.
  private func name(of type: TypeReference) -> String {
    guard type.name.hasSuffix(".ID"),
      let owner = evaluator.program.type(named: String(type.name.dropLast(3))),
      let identifier = evaluator.identifierType(of: owner)
    else { return type.name }
    return identifier.name
  }

  /// Nil where the declaration says none, and of a part of what is declared.
  func declaredType(of selection: BindingValue) -> TypeReference? {
    selection.path.isEmpty ? (selection.location as? StateStorage)?.type : nil
  }
}
