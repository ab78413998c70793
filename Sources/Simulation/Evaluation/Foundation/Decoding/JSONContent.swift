import Foundation

/// What a JSON text says.
indirect enum JSONContent: Decodable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONContent])
  case object([String: JSONContent])

  /// Nil if the bytes are no JSON.
  init?(_ data: Data) {
    guard let content = try? JSONDecoder().decode(JSONContent.self, from: data) else { return nil }
    self = content
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONContent].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONContent].self))
    }
  }

  /// What it is called in a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer, .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }
}
