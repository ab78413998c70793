/// `JSONEncoder`, `JSONDecoder` and their like. What they write is read back as it was; its bytes are
/// nobody's business.
final class CoderValue: ChangeableObject {
  let text: String

  init(_ text: String) { self.text = text }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    nil
  }

  /// Strategies for keys and dates change the bytes only.
  func set(_ name: String, to value: Value, in interpreter: Interpreter, at place: SourcePlace)
    -> Bool
  { true }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "encode":
      return arguments.first.map { .native(EncodedValue($0.value)) }
    case "decode":
      guard arguments.count == 2, let type = Self.type(arguments[0].value),
        case .native(let encoded as EncodedValue) = interpreter.unwrapped(arguments[1].value)
      else { return unknown(arguments, in: interpreter, at: place) }
      guard interpreter.isInstance(encoded.content, of: type, in: interpreter.globals) else {
        throw Interruption.thrown(
          ThrownValue(
            .opaque(
              OpaqueValue(
                name: "DecodingError", identity: interpreter.nextNumber(), place: place))), place)
      }
      return encoded.content
    default: return nil
    }
  }

  /// `Song.self`, `[Song].self`.
  private static func type(_ value: Value) -> TypeReference? {
    switch value {
    case .type(let type): type
    case .array(let elements) where elements.count == 1:
      type(elements[0]).map { .array($0) }
    default: nil
    }
  }

  /// Bytes from elsewhere: nobody knows what they say.
  private func unknown(
    _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) -> Value {
    interpreter.observer?.assumed("what is decoded here is carried as unknown", at: place)
    return .opaque(
      OpaqueValue(
        name: "\(text).decode",
        arguments: arguments.map { TupleElement(label: $0.label, value: $0.value) }, place: place))
  }
}

/// Data that an encoder wrote.
final class EncodedValue: NativeObject {
  let content: Value

  init(_ content: Value) { self.content = content }

  var text: String { "Data" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    name == "isEmpty" ? .boolean(false) : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) -> Value? { nil }
}

extension Interpreter {
  /// Nil for any other name.
  func coder(_ name: String) -> Value? {
    let known = ["JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder"]
    return known.contains(name) ? .native(CoderValue(name)) : nil
  }
}
