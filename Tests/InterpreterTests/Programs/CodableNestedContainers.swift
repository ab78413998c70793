import Foundation
struct Place: Codable, Equatable {
  var name: String
  var latitude: Double
  var longitude: Double
  var tags: Set<String>
  var opened: Date?
  enum CodingKeys: String, CodingKey { case name, location, meta }
  enum LocationKeys: String, CodingKey { case latitude = "lat", longitude = "lng" }
  enum MetaKeys: CodingKey { case tags, opened }
  init(
    name: String, latitude: Double, longitude: Double, tags: Set<String> = [], opened: Date? = nil
  ) {
    (self.name, self.latitude, self.longitude) = (name, latitude, longitude)
    self.tags = tags
    self.opened = opened
  }
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    let location = try values.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
    latitude = try location.decode(Double.self, forKey: .latitude)
    longitude = try location.decode(Double.self, forKey: .longitude)
    if values.contains(.meta) {
      let meta = try values.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
      tags = try meta.decodeIfPresent(Set<String>.self, forKey: .tags) ?? []
      opened = try meta.decodeIfPresent(Date.self, forKey: .opened)
    } else {
      tags = []
      opened = nil
    }
  }
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    var location = values.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
    try location.encode(latitude, forKey: .latitude)
    try location.encode(longitude, forKey: .longitude)
    var meta = values.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    try meta.encode(tags.sorted(), forKey: .tags)
    try meta.encodeIfPresent(opened, forKey: .opened)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
encoder.dateEncodingStrategy = .secondsSince1970
let places = [
  Place(
    name: "Pier", latitude: 51.5, longitude: -0.25, tags: ["sea", "art"],
    opened: Date(timeIntervalSince1970: 86400)), Place(name: "Inn", latitude: 1, longitude: 2),
]
let data = try encoder.encode(places)
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .secondsSince1970
let back = try decoder.decode([Place].self, from: data)
print(back == places)
let bad = Data(#"[{"name": "X", "location": {"lat": 1}}]"#.utf8)
do {
  _ = try decoder.decode([Place].self, from: bad)
} catch DecodingError.keyNotFound(let key, let context) {
  print(key.stringValue, context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
} catch { print("other", error) }
let lean = Data(#"{"name": "X", "location": {"lat": 1, "lng": 2.5}}"#.utf8)
print(try decoder.decode(Place.self, from: lean).longitude)
