/// `@AppStorage` and `UserDefaults.standard` hold the same values.
extension ViewTree {
  func didSetDefault(_ key: String, to value: Value, at place: SourcePlace) throws {
    guard let shared = sharedStorage["\(WrapperKind.appStorage.rawValue).\(key)"] else { return }
    if case .optional(nil) = value {
      try shared.reset(at: place)
      evaluator.defaults[key] = nil
    } else if let first = shared.members.first {
      // What cannot be read counts as nothing.
      guard try self.value(ofDefault: value, like: first.latest) != nil else {
        return try shared.reset(at: place)
      }
      try first.write(at: place) {
        try self.value(ofDefault: value, like: $0.latest) ?? $0.latest
      }
    }
  }

  /// A value of the type that the property has: an enum is kept by its raw value, and so is whatever
  /// has one. Nil where that stands for none.
  func value(ofDefault value: Value, like example: Value) throws -> Value? {
    guard case .enumeration(let known) = evaluator.unwrapped(example) else {
      let inner = evaluator.unwrapped(example)
      guard try evaluator.ownRawValue(of: inner) != nil else { return value }
      return try evaluator.value(ofRaw: value, like: inner)
    }
    let found = try known.type.cases.first {
      try evaluator.equal(evaluator.rawValue(of: $0, in: known.type), value)
    }
    return found.map {
      .enumeration(EnumerationValue(type: known.type, name: $0.name, payload: []))
    }
  }

  /// What the user defaults keep of a value; nil for nothing.
  func userDefault(of value: Value) -> Value? {
    switch value {
    case .optional(nil): return nil
    case .optional(let wrapped?): return userDefault(of: wrapped)
    case .enumeration(let value):
      let found = value.type.cases.first { $0.name == value.name }
      return found.flatMap { try? evaluator.rawValue(of: $0, in: value.type) }
    default: return (try? evaluator.ownRawValue(of: value)) ?? value
    }
  }
}
