import Foundation

struct Flat: Codable {
  var name: String
  var city: String
  var tags: [String]
  var matrix: [[Int]]

  enum Keys: String, CodingKey { case name, address, extra }
  enum AddressKeys: String, CodingKey { case city }

  init(name: String, city: String, tags: [String], matrix: [[Int]]) {
    self.name = name
    self.city = city
    self.tags = tags
    self.matrix = matrix
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    name = try container.decode(String.self, forKey: .name)
    let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    city = try address.decode(String.self, forKey: .city)
    var extra = try container.nestedUnkeyedContainer(forKey: .extra)
    tags = try extra.decode([String].self)
    matrix = []
    var rows = try extra.nestedUnkeyedContainer()
    while !rows.isAtEnd {
      print("row", rows.currentIndex, "of", rows.count ?? -1)
      matrix.append(try rows.decode([Int].self))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .name)
    var address = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    try address.encode(city, forKey: .city)
    var extra = container.nestedUnkeyedContainer(forKey: .extra)
    try extra.encode(tags)
    var rows = extra.nestedUnkeyedContainer()
    for row in matrix { try rows.encode(row) }
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let flat = Flat(name: "Mill", city: "Bern", tags: ["a", "b"], matrix: [[1, 2], [3]])
let data = try encoder.encode(flat)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Flat.self, from: data)
print(back.name, back.city, back.tags, back.matrix)

struct Mixed: Decodable {
  var numbers: [Int] = []
  var texts: [String] = []
  var holes = 0
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if try list.decodeNil() {
        holes += 1
      } else if let number = try? list.decode(Int.self) {
        numbers.append(number)
      } else {
        texts.append(try list.decode(String.self))
      }
    }
  }
}
let mixed = try JSONDecoder().decode(Mixed.self, from: Data(#"[1, "x", null, 2, "y"]"#.utf8))
print(mixed.numbers, mixed.texts, mixed.holes)

enum Either: Codable {
  case number(Double), text(String)
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
let either = try JSONDecoder().decode([Either].self, from: Data(#"[1, "two", 3.5]"#.utf8))
print(either)
encoder.outputFormatting = []
print(String(decoding: try encoder.encode(either), as: UTF8.self))

struct Anything: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
struct Dynamic: Decodable {
  var found: [String: Int] = [:]
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Anything.self)
    for key in container.allKeys {
      found[key.stringValue] = try container.decode(Int.self, forKey: key)
    }
  }
}
let dynamic = try JSONDecoder().decode(Dynamic.self, from: Data(#"{"b": 2, "a": 1}"#.utf8))
print(dynamic.found.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
