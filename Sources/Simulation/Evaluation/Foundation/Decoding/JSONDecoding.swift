import Foundation

/// Makes the program's values of what a JSON text says, as the decoder that Swift derives does.
struct JSONDecoding {
  let evaluator: Evaluator
  let settings: DecoderSettings

  private var place: SourcePlace { settings.place }

  /// - Parameter path: The keys that lead to the content, for messages.
  /// - Throws: A `DecodingError` of the program, where the content is of another form.
  func value(_ content: JSONContent, as type: TypeReference, at path: [String] = []) throws -> Value
  {
    if let info = evaluator.program.type(type), !info.isFramework, info.kind != .outside {
      return try evaluator.nested(at: place) { try own(content, info, type, at: path) }
    }
    switch type.name {
    case "Optional":
      guard let wrapped = type.wrapped, !content.isNull else { return .optional(nil) }
      return .optional(try value(content, as: wrapped, at: path))
    case "Array", "Set":
      guard case .list(let elements) = content, let element = type.arguments.first else {
        throw settings.mismatch(type, content, at: path)
      }
      let values = try elements.enumerated().map { index, content in
        try value(content, as: element, at: path + ["\(index)"])
      }
      return evaluator.coerce(.array(values), to: type, in: evaluator.globals)
    case "Dictionary": return try dictionary(content, type, at: path)
    case "Range", "ClosedRange": return try range(content, type, at: path)
    default: return try parts(content, type, at: path) ?? plain(content, type, at: path)
    }
  }

  private func dictionary(_ content: JSONContent, _ type: TypeReference, at path: [String]) throws
    -> Value
  {
    guard case .object(let members) = content, type.arguments.count == 2 else {
      throw settings.mismatch(type, content, at: path)
    }
    var result = DictionaryValue()
    for (name, content) in members.sorted(by: { $0.key < $1.key }) {
      let key: Value = type.arguments[0].name == "Int" ? .integer(Int(name) ?? 0) : .string(name)
      let value = try value(content, as: type.arguments[1], at: path + [name])
      result.set(key, as: try evaluator.key(for: key), to: value)
    }
    return .dictionary(result)
  }

  private func range(_ content: JSONContent, _ type: TypeReference, at path: [String]) throws
    -> Value
  {
    guard case .list(let elements) = content, elements.count > 1, let bound = type.arguments.first
    else { throw settings.mismatch(type, content, at: path) }
    let bounds = try elements.prefix(2).enumerated().map { index, content in
      try value(content, as: bound, at: path + ["\(index)"])
    }
    guard try evaluator.apply("<=", bounds[0], bounds[1], at: place) == .boolean(true) else {
      throw settings.error("the lower bound is greater than the upper bound", at: path)
    }
    return .range(
      RangeValue(lower: bounds[0], upper: bounds[1], isClosed: type.name == "ClosedRange"))
  }

  /// A point, a size, a rectangle is written as a list of what it is made of; nil for anything else.
  private func parts(_ content: JSONContent, _ type: TypeReference, at path: [String]) throws
    -> Value?
  {
    guard case .list(let elements) = content, let info = evaluator.program.type(type),
      info.isFramework, info.kind == .structure, !info.stored.isEmpty,
      info.stored.count == elements.count
    else { return nil }
    let fields = try zip(info.stored, elements).map { property, content in
      guard let part = property.type else { throw settings.mismatch(type, content, at: path) }
      return try value(content, as: part, at: path + [property.name])
    }
    return .structure(StructureValue(type: info, fields: fields))
  }

  // MARK: Types of the libraries

  private func plain(_ content: JSONContent, _ type: TypeReference, at path: [String]) throws
    -> Value
  {
    switch (type.name, content) {
    case ("String", .text(let text)): return .string(text)
    case ("Bool", .boolean(let value)): return .boolean(value)
    case ("Double", _), ("Float", _), ("CGFloat", _), ("TimeInterval", _):
      if let number = content.number { return .double(number) }
    case ("URL", .text(let text)):
      if let url = URL(string: text) { return url.value }
    case ("UUID", .text(let text)):
      if let identifier = UUID(uuidString: text) { return identifier.value }
    case ("Data", .text(let text)):
      if let data = Data(base64Encoded: text) { return data.value }
    case ("Decimal", _):
      if let number = content.number { return Decimal(number).value }
    case ("Date", _):
      if let date = try date(content, at: path) { return date }
    case (let name, _) where name.contains("Int"):
      if let number = content.number, let whole = Int(exactly: number) {
        return evaluator.coerce(.integer(whole), to: type, in: evaluator.globals)
      }
    default:
      evaluator.observer?.assumed("a decoded \(type.text) is carried as unknown", at: place)
      return .opaque(OpaqueValue(name: type.text, place: place))
    }
    throw settings.mismatch(type, content, at: path)
  }

  /// A date as the decoder's strategy reads it; without one it is a number.
  private func date(_ content: JSONContent, at path: [String]) throws -> Value? {
    let strategy = settings.strategies["dateDecodingStrategy"]
    let argument: Value? =
      if case .opaque(let made)? = strategy { made.arguments.first?.value } else { nil }
    switch (strategy?.lastName, content, argument) {
    case ("iso8601", .text(let text), _): return (try? Date(text, strategy: .iso8601))?.value
    case ("formatted", .text(let text), var formatter?):
      let subject = CallArgument(label: "from", value: .string(text))
      let read = try evaluator.callLibrary("date", on: &formatter, [subject], at: place)
      return read.map(evaluator.unwrapped).flatMap { $0 == .optional(nil) ? nil : $0 }
    case ("custom", _, .function(let read)?):
      let decoder = Value.native(decoder(of: content, at: path))
      return try evaluator.call(read, [CallArgument(label: nil, value: decoder)], at: place)
    case ("secondsSince1970", _, _):
      return content.number.map { Date(timeIntervalSince1970: $0).value }
    case ("millisecondsSince1970", _, _):
      return content.number.map { Date(timeIntervalSince1970: $0 / 1000).value }
    default: return content.number.map { Date(timeIntervalSinceReferenceDate: $0).value }
    }
  }

  // MARK: Types of the program

  /// What an `init(from:)` of the program is handed: it asks for values, which are decoded here.
  private func decoder(of content: JSONContent, at path: [String]) -> DecoderValue {
    DecoderValue(content, settings, at: path) { try value($0, as: $1, at: $2) }
  }

  private func own(
    _ content: JSONContent, _ info: TypeInfo, _ type: TypeReference, at path: [String]
  ) throws -> Value {
    let isOwnWork = info.initializers.contains {
      $0.parameters.count == 1 && $0.parameters[0].label == "from"
        && ["Decoder", "any Decoder"].contains($0.parameters[0].type?.name)
    }
    if isOwnWork {
      let scope = Scope(inside: evaluator.globals)
      scope.declare(
        "decoder", Variable(.native(decoder(of: content, at: path))))
      let decoder = Expression(.name("decoder"), at: place)
      return try evaluator.construct(
        info, type, [Argument(label: "from", value: decoder)], in: scope, at: place)
    }
    switch info.kind {
    case .enumeration: return try enumeration(content, info, type, at: path)
    case .structure:
      return .structure(
        StructureValue(type: info, fields: try fields(content, info, type, at: path)))
    case .classType:
      return .object(
        ObjectValue(
          type: info, fields: try fields(content, info, type, at: path),
          number: evaluator.nextNumber()))
    case .protocolType, .outside: throw settings.mismatch(type, content, at: path)
    }
  }

  private func enumeration(
    _ content: JSONContent, _ info: TypeInfo, _ type: TypeReference, at path: [String]
  ) throws -> Value {
    switch content {
    case .text(let text):
      for option in info.cases where try evaluator.rawValue(of: option, in: info) == .string(text) {
        return .enumeration(EnumerationValue(type: info, name: option.name, payload: []))
      }
    case .integer(let number):
      for option in info.cases
      where try evaluator.equal(evaluator.rawValue(of: option, in: info), .integer(number)) {
        return .enumeration(EnumerationValue(type: info, name: option.name, payload: []))
      }
    case .object(let members):
      guard let (name, inner) = members.first, members.count == 1,
        let option = info.cases.first(where: { $0.name == name }),
        case .object(let given) = inner
      else { break }
      let payload = try option.parameters.enumerated().map { index, parameter in
        let key = parameter.label ?? "_\(index)"
        guard let wanted = parameter.type else { return TupleElement(value: .void) }
        let value = try value(given[key] ?? .null, as: wanted, at: path + [name, key])
        return TupleElement(label: parameter.label, value: value)
      }
      return .enumeration(EnumerationValue(type: info, name: name, payload: payload))
    default: break
    }
    throw settings.mismatch(type, content, at: path)
  }

  /// What each stored property gets; one with a fixed value, and one that has no key, keeps its own.
  private func fields(
    _ content: JSONContent, _ info: TypeInfo, _ type: TypeReference, at path: [String]
  ) throws -> [Value] {
    guard let members = settings.members(of: content) else {
      throw settings.mismatch(type, content, at: path)
    }
    let keys = evaluator.program.types["\(info.name).CodingKeys"]
    return try info.stored.map { property in
      let isFixed = !property.isMutable && property.initial != nil
      guard !isFixed, let wanted = info.substituted(property.type, in: type),
        let key = try key(of: property.name, in: keys)
      else { return try evaluator.initialField(property, of: info) }
      guard let found = members[key] else {
        if wanted.wrapped != nil { return .optional(nil) }
        throw settings.error("no value for the key \(key)", at: path)
      }
      return try value(found, as: wanted, at: path + [key])
    }
  }

  /// - Returns: Nil for a property that has no case among the keys.
  private func key(of property: String, in keys: TypeInfo?) throws -> String? {
    guard let keys else { return property }
    guard let option = keys.cases.first(where: { $0.name == property }) else { return nil }
    return try evaluator.rawValue(of: option, in: keys).text
  }
}
