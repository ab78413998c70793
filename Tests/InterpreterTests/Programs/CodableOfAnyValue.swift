// swift-format-ignore-file: NeverForceUnwrap
import Foundation
enum JSONValue: Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral,
  ExpressibleByBooleanLiteral
{
  case null, bool(Bool), number(Double), string(String), array([JSONValue]), object(
    [String: JSONValue])
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(from decoder: Decoder) throws {
    let one = try decoder.singleValueContainer()
    if one.decodeNil() {
      self = .null
    } else if let b = try? one.decode(Bool.self) {
      self = .bool(b)
    } else if let n = try? one.decode(Double.self) {
      self = .number(n)
    } else if let s = try? one.decode(String.self) {
      self = .string(s)
    } else if let a = try? one.decode([JSONValue].self) {
      self = .array(a)
    } else if let o = try? one.decode([String: JSONValue].self) {
      self = .object(o)
    } else {
      throw DecodingError.dataCorruptedError(in: one, debugDescription: "no JSON")
    }
  }
  func encode(to encoder: Encoder) throws {
    var one = encoder.singleValueContainer()
    switch self {
    case .null: try one.encodeNil()
    case .bool(let b): try one.encode(b)
    case .number(let n): try one.encode(n)
    case .string(let s): try one.encode(s)
    case .array(let a): try one.encode(a)
    case .object(let o): try one.encode(o)
    }
  }
  subscript(key: String) -> JSONValue? {
    guard case .object(let o) = self else { return nil }
    return o[key]
  }
  subscript(index: Int) -> JSONValue? {
    if case let .array(a) = self, a.indices.contains(index) { a[index] } else { nil }
  }
}
let value: JSONValue = [
  "name": "Ada", "age": 36, "langs": ["en", "fr", nil], "ok": true, "deep": ["a": [1, [2]]],
]
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
print(String(data: try e.encode(value), encoding: .utf8)!)
let read = try JSONDecoder().decode(
  JSONValue.self, from: Data("{\"x\":[1,true,\"s\",null,{\"y\":2.5}]}".utf8))
print(read["x"]?[4]?["y"] as Any, read["x"]?[0] ?? .null, read["x"]?[9] == nil)
print(value["langs"]?[2] == .null, value == value, Set([value, value]).count)
