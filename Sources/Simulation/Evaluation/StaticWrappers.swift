/// Static properties behind wrappers that the program declares: `@Saved("sound") static var sound = true`.
extension Evaluator {
  /// What stands behind the name of a static property.
  struct StaticWrapper {
    /// The wrapper, which is also had by `_name`.
    let storage: Variable
    /// What of the wrapper the name means; nil where it means the wrapper itself.
    let member: String?
  }

  /// The wrapper behind `name`, `_name` or `$name`, made when it is asked for first; nil for a
  /// property without one.
  func staticWrapper(_ name: String, of type: TypeInfo) throws -> StaticWrapper? {
    let isPart = type.statics[name] == nil && (name.hasPrefix("_") || name.hasPrefix("$"))
    let plain = isPart ? String(name.dropFirst()) : name
    guard let property = type.statics[plain], let wrapper = customWrapper(of: property) else {
      return nil
    }
    let key = "\(type.name)._\(plain)"
    let storage =
      try statics[key]
      ?? Variable(try make(wrapper, for: property, value: nil, of: type), isMutable: true)
    statics[key] = storage
    let member = !isPart ? "wrappedValue" : name.hasPrefix("$") ? "projectedValue" : nil
    return StaticWrapper(storage: storage, member: member)
  }

  func value(of wrapper: StaticWrapper, at place: SourcePlace) throws -> Value {
    let value = wrapper.storage.value ?? .void
    return try wrapper.member.map { try member($0, of: value, in: globals, at: place) } ?? value
  }

  func set(_ wrapper: StaticWrapper, to value: Value, at place: SourcePlace) throws {
    guard let member = wrapper.member else { return wrapper.storage.value = value }
    var owner = wrapper.storage.value ?? .void
    try set(member, of: &owner, to: value, at: place)
    wrapper.storage.value = owner
  }
}
