import Foundation

/// `JSONEncoder`, `JSONDecoder` and their like. What they write is read back as it was; its bytes are
/// nobody's business. JSON from elsewhere is read for real.
final class CoderValue: ChangeableObject {
  let text: String
  var extendedType: String? { text }
  /// The strategies for keys and dates.
  private var settings: [String: Value] = [:]

  init(_ text: String) { self.text = text }

  func set(_ name: String, to value: Value, in evaluator: Evaluator, at place: SourcePlace)
    -> Bool
  {
    settings[name] = value
    return true
  }

  /// `map(JSONEncoder().encode)`
  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    guard name == "encode" else { return nil }
    return .function(
      FunctionValue(
        .native { evaluator, arguments, place in
          try self.call(name, arguments, in: evaluator, at: place) ?? .void
        }, number: evaluator.nextNumber()))
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "encode":
      return arguments.first.map { .native(EncodedValue($0.value)) }
    case "decode":
      guard arguments.count == 2, let type = TypeReference.named(by: arguments[0].value) else {
        return unknown(arguments, in: evaluator, at: place)
      }
      guard case .native(let encoded as EncodedValue) = evaluator.unwrapped(arguments[1].value)
      else { return try decoded(arguments, as: type, in: evaluator, at: place) }
      guard evaluator.isInstance(encoded.content, of: type, in: evaluator.globals) else {
        throw evaluator.thrown("DecodingError", at: place)
      }
      return encoded.content
    default: return nil
    }
  }

  /// Bytes that the program or a file of its folder spells out.
  private func decoded(
    _ arguments: [CallArgument], as type: TypeReference, in evaluator: Evaluator,
    at place: SourcePlace
  ) throws -> Value {
    guard text == "JSONDecoder",
      let data = try Data.converted(from: arguments[1].value, in: evaluator)
    else { return unknown(arguments, in: evaluator, at: place) }
    let decoding = JSONDecoding(
      evaluator: evaluator,
      settings: DecoderSettings(
        strategies: settings, place: place, nextNumber: evaluator.nextNumber))
    guard let content = JSONContent(data) else {
      throw decoding.settings.error("the data is no JSON", at: [])
    }
    return try decoding.value(content, as: type)
  }

  /// Bytes from elsewhere: nobody knows what they say.
  private func unknown(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value {
    evaluator.observer?.assumed(.unknownValue("what is decoded here"), at: place)
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
  var extendedType: String? { text }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    name == "isEmpty" ? .boolean(false) : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard name == "write", let target = arguments.first, target.label == "to",
      let url = try URL.converted(from: target.value, in: evaluator)
    else { return nil }
    do { try evaluator.files.write(.native(self), to: url) } catch let fault as FileFault {
      throw evaluator.thrown(fault, at: place)
    }
    return .void
  }
}

extension Evaluator {
  /// Nil for any other name.
  func coder(_ name: String) -> Value? {
    let known = ["JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder"]
    return known.contains(name) ? .native(CoderValue(name)) : nil
  }
}
