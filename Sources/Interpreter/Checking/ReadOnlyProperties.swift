/// Properties that can be read where they cannot be set.
extension Checker {
  /// Whether only its own type, or its file, may set a property: `private(set)`.
  func hidesSetter(_ variable: Variable) -> Bool {
    guard let access = variable.syntax?.modifiers.setterAccess, access <= .fileAccess,
      let owner = variable.context.nominal
    else { return false }
    return !sees(owner, declaredIn: variable.context, access)
  }
}
