/// Properties that can be read where they cannot be set.
extension Checker {
  /// Whether it is a property that takes its value from the environment around the view.
  func isOfEnvironment(_ expression: Expression) -> Bool {
    guard case .variable(let variable)? = expression.reference?.target,
      let wrapper = wrapper(of: variable)?.type.nominal
    else { return false }
    return wrapper.isLibrary && wrapper.name == "Environment"
  }

  /// Whether only its own type, or its file, may set a property: `private(set)`.
  func hidesSetter(_ variable: Variable) -> Bool {
    guard let access = variable.syntax?.modifiers.setterAccess, access <= .fileAccess,
      let owner = variable.context.nominal
    else { return false }
    return !sees(owner, declaredIn: variable.context, access)
  }
}
