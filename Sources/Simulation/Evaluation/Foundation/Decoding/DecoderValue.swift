/// The decoder that an `init(from:)` of the program is handed, and the containers that it gives.
final class DecoderValue: NativeObject {
  private let content: JSONContent
  private let settings: DecoderSettings
  /// Makes a value of a type of what stands behind a path.
  private let value: (JSONContent, TypeReference, [String]) throws -> Value
  private let path: [String]
  /// What the keys are cases of, where it is a keyed container.
  private let keys: TypeInfo?
  /// Whether its elements are read one after the other.
  private let isList: Bool
  /// How many elements of an unkeyed container were read.
  private var position = 0

  init(
    _ content: JSONContent, _ settings: DecoderSettings, at path: [String], keys: TypeInfo? = nil,
    isList: Bool = false,
    value: @escaping (JSONContent, TypeReference, [String]) throws -> Value
  ) {
    self.isList = isList
    self.content = content
    self.settings = settings
    self.value = value
    self.path = path
    self.keys = keys
  }

  let text = "Decoder"

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    switch name {
    case "isAtEnd": .boolean(position >= elements.count)
    case "count": .integer(elements.count)
    case "currentIndex": .integer(position)
    default: nil
    }
  }

  private var elements: [JSONContent] {
    if case .list(let elements) = content { elements } else { [] }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    let key = try arguments.first { $0.label == "forKey" }.map {
      try self.key($0.value, in: evaluator)
    }
    switch name {
    case "container", "nestedContainer":
      let keys = arguments.first { $0.label == "keyedBy" }.flatMap {
        TypeReference.named(by: $0.value).flatMap { evaluator.program.type($0) }
      }
      return .native(container(try part(key), keys: keys))
    case "unkeyedContainer", "nestedUnkeyedContainer":
      return .native(container(try part(key), isList: true))
    case "singleValueContainer", "superDecoder":
      return .native(container(try part(key)))
    case "contains":
      let wanted = try arguments.first.map { try self.key($0.value, in: evaluator) } ?? ""
      return .boolean(settings.members(of: content)?[wanted] != nil)
    case "decodeNil":
      return .boolean(key.map { member($0)?.isNull ?? true } ?? content.isNull)
    case "decode", "decodeIfPresent":
      guard let type = arguments.first.flatMap({ TypeReference.named(by: $0.value) }) else {
        return nil
      }
      return try decode(type, key, isOptional: name == "decodeIfPresent")
    default: return nil
    }
  }

  private func container(
    _ content: JSONContent, keys: TypeInfo? = nil, isList: Bool = false
  ) -> DecoderValue {
    DecoderValue(content, settings, at: path, keys: keys, isList: isList, value: value)
  }

  private func decode(_ type: TypeReference, _ key: String?, isOptional: Bool) throws -> Value {
    if isOptional {
      let found = key.map(member) ?? (isList ? next() : content)
      guard let found, !found.isNull else { return .optional(nil) }
      return .optional(try value(found, type, path + [key].compactMap { $0 }))
    }
    return try value(try part(key), type, path + [key].compactMap { $0 })
  }

  private func member(_ key: String) -> JSONContent? { settings.members(of: content)?[key] }

  /// What stands under a key; of a list the next element, else the whole.
  private func part(_ key: String?) throws -> JSONContent {
    if let key {
      guard let found = member(key) else {
        throw settings.error("no value for the key \(key)", at: path)
      }
      return found
    }
    guard isList else { return content }
    guard let next = next() else {
      throw settings.error("the array has no more elements", at: path)
    }
    return next
  }

  private func next() -> JSONContent? {
    guard position < elements.count else { return nil }
    position += 1
    return elements[position - 1]
  }

  private func key(_ value: Value, in evaluator: Evaluator) throws -> String {
    switch evaluator.unwrapped(value) {
    case .enumeration(let key):
      guard let option = key.type.cases.first(where: { $0.name == key.name }) else {
        return key.name
      }
      return try evaluator.rawValue(of: option, in: key.type).text
    case .opaque(let implicit):
      let name = implicit.name.hasPrefix(".") ? String(implicit.name.dropFirst()) : implicit.name
      guard let keys, let option = keys.cases.first(where: { $0.name == name }) else { return name }
      return try evaluator.rawValue(of: option, in: keys).text
    case let other:
      return try evaluator.property("stringValue", of: other, at: settings.place)?.text
        ?? other.text
    }
  }
}
