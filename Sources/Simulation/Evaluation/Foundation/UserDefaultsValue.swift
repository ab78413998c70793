/// `UserDefaults.standard`, or those of a suite: values by their keys, which `@AppStorage` reads and
/// writes too.
final class UserDefaultsValue: NativeObject {
  /// The suite that several apps share; nil of the app's own.
  private let suite: String?
  var text: String { "UserDefaults" }
  var extendedType: String? { text }

  init(suite: String? = nil) { self.suite = suite }

  /// Where the machine keeps the value of a key.
  func storedKey(of key: String) -> String { suite.map { "\($0)/\(key)" } ?? key }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    if name == "register" { return register(arguments, in: evaluator) }
    if name == "synchronize" { return .boolean(true) }
    guard let written = arguments.last?.value.text, arguments.last?.label == "forKey" else {
      return nil
    }
    let key = storedKey(of: written)
    switch name {
    case "set", "setValue":
      let value = evaluator.unwrapped(arguments[0].value)
      try evaluator.setDefault(key, to: value, at: place)
      return .void
    case "removeObject":
      try evaluator.setDefault(key, to: .optional(nil), at: place)
      return .void
    default: return read(name, evaluator.defaults[key] ?? .optional(nil), in: evaluator)
    }
  }

  private func read(_ name: String, _ value: Value, in evaluator: Evaluator) -> Value? {
    switch name {
    case "integer":
      .integer(evaluator.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0)
    case "double", "float": .double(evaluator.number(value) ?? 0)
    case "bool": if case .boolean = evaluator.unwrapped(value) { value } else { .boolean(false) }
    case "object", "value", "string", "array", "stringArray", "dictionary", "data", "url":
      .optional(Self.wrapped(value))
    default: nil
    }
  }

  private static func wrapped(_ value: Value) -> Value? {
    if case .optional(let wrapped) = value { wrapped } else { value }
  }

  /// Values for keys that nobody has set.
  private func register(_ arguments: [CallArgument], in evaluator: Evaluator) -> Value? {
    guard case .dictionary(let values)? = arguments.first?.value else { return nil }
    for (key, value) in zip(values.keys, values.values) {
      let key = storedKey(of: key.text)
      if evaluator.defaults[key] == nil { evaluator.defaults[key] = value }
    }
    return .void
  }
}

extension Evaluator {
  /// `UserDefaults(suiteName: "group.app")`; nil for other types.
  func constructDefaults(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope
  ) throws -> Value? {
    guard type.name == "UserDefaults" else { return nil }
    guard let argument = arguments.first else { return .native(UserDefaultsValue()) }
    guard argument.label == "suiteName" else { return nil }
    let name = unwrapped(try evaluate(argument.value, in: scope))
    let suite: String? = if case .string(let name) = name { name } else { nil }
    return .optional(.native(UserDefaultsValue(suite: suite)))
  }

  func setDefault(_ key: String, to value: Value, at place: SourcePlace) throws {
    try observer?.didSetDefault(key, to: value, at: place)
    if case .optional(nil) = value { defaults[key] = nil } else { defaults[key] = value }
  }
}
