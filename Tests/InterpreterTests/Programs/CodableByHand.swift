// swift-format-ignore-file: NeverForceUnwrap
import Foundation
struct Temperature: Codable {
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self), text.hasSuffix("C"),
      let n = Double(text.dropLast())
    {
      celsius = n
    } else {
      celsius = try container.decode(Double.self)
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.singleValueContainer(); try c.encode("\(celsius)C")
  }
}
class Item: Codable {
  var id: Int; var extra: [String: Temperature]
  enum Keys: String, CodingKey { case id, nested, extra }
  enum Inner: String, CodingKey { case list, flag }
  var list: [Int]
  init(id: Int, list: [Int]) { self.id = id; self.list = list; extra = [:] }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    id = try c.decodeIfPresent(Int.self, forKey: .id) ?? -1
    extra = try c.decodeIfPresent([String: Temperature].self, forKey: .extra) ?? [:]
    let inner = try c.nestedContainer(keyedBy: Inner.self, forKey: .nested)
    var values = try inner.nestedUnkeyedContainer(forKey: .list); list = []
    while !values.isAtEnd { list.append(try values.decode(Int.self)) }
    if try inner.decodeIfPresent(Bool.self, forKey: .flag) == true { list.reverse() }
    print(c.allKeys.map(\.stringValue).sorted(), inner.contains(.flag), values.count as Any)
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self); try c.encode(id, forKey: .id);
    try c.encodeIfPresent(extra.isEmpty ? nil : extra, forKey: .extra)
    var inner = c.nestedContainer(keyedBy: Inner.self, forKey: .nested)
    var values = inner.nestedUnkeyedContainer(forKey: .list);
    for n in list { try values.encode(n) }; try values.encode(contentsOf: [7, 8])
  }
}
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
let item = Item(id: 4, list: [1, 2]); item.extra["x"] = Temperature(celsius: 20.5)
print(String(data: try encoder.encode(item), encoding: .utf8)!)
let text = #"{"nested":{"list":[1,2,3],"flag":true},"extra":{"a":"3.5C","b":4}}"#
let back = try JSONDecoder().decode(Item.self, from: text.data(using: .utf8)!)
print(back.id, back.list, back.extra["a"]!.celsius, back.extra["b"]!.celsius)
let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase;
decoder.dateDecodingStrategy = .secondsSince1970
struct Event: Codable { let startTime: Date; let isDone: Bool; var userName: String? }
let event = try decoder.decode(Event.self, from: Data(#"{"start_time":60,"is_done":false}"#.utf8))
print(event.startTime.timeIntervalSince1970, event.isDone, event.userName ?? "nobody")
encoder.keyEncodingStrategy = .convertToSnakeCase; encoder.dateEncodingStrategy = .iso8601;
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode([event]), encoding: .utf8)!)
struct Any2: Decodable {
  let value: Any
  init(from d: Decoder) throws {
    if let i = try? d.singleValueContainer().decode(Int.self) {
      value = i
    } else if let l = try? d.singleValueContainer().decode([Any2].self) {
      value = l.map(\.value)
    } else {
      value = try d.singleValueContainer().decode(String.self)
    }
  }
}
print(try JSONDecoder().decode([Any2].self, from: Data(#"[1,"a",[2,["b"]]]"#.utf8)).map(\.value))
