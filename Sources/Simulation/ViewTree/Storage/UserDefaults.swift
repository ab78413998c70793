/// `@AppStorage` and `UserDefaults.standard` hold the same values.
extension ViewTree {
  func didSetDefault(_ key: String, to value: Value, at place: SourcePlace) throws {
    guard let shared = sharedStorage["\(WrapperKind.appStorage.rawValue).\(key)"] else { return }
    if case .optional(nil) = value {
      try shared.reset(at: place)
      evaluator.defaults[key] = nil
    } else {
      try shared.members.first?.write(at: place) {
        try self.value(ofDefault: value, like: $0.latest)
      }
    }
  }

  /// A value of the type that the property has: an enum is kept by its raw value.
  func value(ofDefault value: Value, like example: Value) throws -> Value {
    guard case .enumeration(let known) = evaluator.unwrapped(example) else { return value }
    let found = try known.type.cases.first {
      try evaluator.equal(evaluator.rawValue(of: $0, in: known.type), value)
    }
    return found.map {
      .enumeration(EnumerationValue(type: known.type, name: $0.name, payload: []))
    } ?? example
  }

  /// What the user defaults keep of a value; nil for nothing.
  func userDefault(of value: Value) -> Value? {
    switch value {
    case .optional(nil): return nil
    case .optional(let wrapped?): return userDefault(of: wrapped)
    case .enumeration(let value):
      let found = value.type.cases.first { $0.name == value.name }
      return found.flatMap { try? evaluator.rawValue(of: $0, in: value.type) }
    default: return value
    }
  }
}
