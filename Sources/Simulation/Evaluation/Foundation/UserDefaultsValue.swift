/// `UserDefaults.standard`: values by their keys, which `@AppStorage` reads and writes too.
final class UserDefaultsValue: NativeObject {
  var text: String { "UserDefaults" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) throws -> Value? {
    if name == "register" { return register(arguments, in: interpreter) }
    if name == "synchronize" { return .boolean(true) }
    guard let key = arguments.last?.value.text, arguments.last?.label == "forKey" else {
      return nil
    }
    switch name {
    case "set", "setValue":
      let value = interpreter.unwrapped(arguments[0].value)
      try interpreter.setDefault(key, to: value, at: place)
      return .void
    case "removeObject":
      try interpreter.setDefault(key, to: .optional(nil), at: place)
      return .void
    default: return read(name, interpreter.defaults[key] ?? .optional(nil), in: interpreter)
    }
  }

  private func read(_ name: String, _ value: Value, in interpreter: Interpreter) -> Value? {
    switch name {
    case "integer":
      .integer(interpreter.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0)
    case "double", "float": .double(interpreter.number(value) ?? 0)
    case "bool": if case .boolean = interpreter.unwrapped(value) { value } else { .boolean(false) }
    case "object", "value", "string", "array", "stringArray", "dictionary", "data", "url":
      .optional(Self.wrapped(value))
    default: nil
    }
  }

  private static func wrapped(_ value: Value) -> Value? {
    if case .optional(let wrapped) = value { wrapped } else { value }
  }

  /// Values for keys that nobody has set.
  private func register(_ arguments: [CallArgument], in interpreter: Interpreter) -> Value? {
    guard case .dictionary(let values)? = arguments.first?.value else { return nil }
    for (key, value) in zip(values.keys, values.values) where interpreter.defaults[key.text] == nil
    {
      interpreter.defaults[key.text] = value
    }
    return .void
  }
}

extension Interpreter {
  func setDefault(_ key: String, to value: Value, at place: SourcePlace) throws {
    try observer?.didSetDefault(key, to: value, at: place)
    if case .optional(nil) = value { defaults[key] = nil } else { defaults[key] = value }
  }
}
