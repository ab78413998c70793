/// What a property's wrapper asks for.
extension PropertyDeclaration {
  func has(_ wrapper: WrapperKind) -> Bool { attribute(wrapper.rawValue) != nil }

  /// What its `@Environment` is asked for: `\.colorScheme`, `Model.self`.
  var environmentRequest: Expression? {
    attribute(WrapperKind.environment.rawValue)?.arguments.first?.value
  }

  /// The key of the environment that it is asked for; nil if it asks for none, or for an object.
  var environmentKey: String? {
    guard case .keyPath(_, let components)? = environmentRequest?.kind,
      case .property(let name)? = components.first
    else { return nil }
    return name
  }

  /// How it asks for an object of the environment; nil if it does not.
  var objectRequest: ObjectRequest? {
    if has(.environmentObject) { return .observableObject }
    if case .member(_, "self")? = environmentRequest?.kind { return .observable }
    return nil
  }
}
