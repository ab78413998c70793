import Foundation
// Codable round trips with nested containers
struct Coord: Codable, Equatable { var lat, lon: Double }
enum Kind: String, Codable, CaseIterable { case cafe, bar = "pub", park }
struct Place: Codable, Equatable {
  var id: Int; var title: String; var coord: Coord; var kind: Kind; var tags: Set<String>;
  var opened: Date?; var rating: Decimal?
  enum CodingKeys: String, CodingKey { case id, title = "name", meta, kind, tags, opened, rating }
  enum MetaKeys: String, CodingKey { case lat, lon = "lng" }
  init(id: Int, title: String, coord: Coord, kind: Kind, tags: Set<String>, opened: Date? = nil) {
    self.id = id; self.title = title; self.coord = coord; self.kind = kind; self.tags = tags;
    self.opened = opened
  }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    title = try c.decodeIfPresent(String.self, forKey: .title) ?? "?"
    let m = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    coord = Coord(
      lat: try m.decode(Double.self, forKey: .lat), lon: try m.decode(Double.self, forKey: .lon))
    kind = (try? c.decode(Kind.self, forKey: .kind)) ?? .park
    var list = try c.nestedUnkeyedContainer(forKey: .tags)
    tags = []
    while !list.isAtEnd { tags.insert(try list.decode(String.self)) }
    opened = try c.decodeIfPresent(Date.self, forKey: .opened)
    rating = try c.decodeIfPresent(Decimal.self, forKey: .rating)
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(id, forKey: .id); try c.encode(title, forKey: .title)
    var m = c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    try m.encode(coord.lat, forKey: .lat); try m.encode(coord.lon, forKey: .lon)
    try c.encode(kind, forKey: .kind); try c.encode(tags.sorted(), forKey: .tags);
    try c.encodeIfPresent(opened, forKey: .opened)
  }
}
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted];
enc.dateEncodingStrategy = .iso8601
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
let p = Place(
  id: 1, title: "Café \"Ö\"/x", coord: Coord(lat: 1.5, lon: -2), kind: .bar, tags: ["b", "a"],
  opened: Date(timeIntervalSince1970: 0))
let data = try enc.encode(p); print(String(decoding: data, as: UTF8.self))
print(try dec.decode(Place.self, from: data) == p)
let odd =
  #"[{"id":2,"meta":{"lat":1,"lng":2e1},"kind":"zoo","tags":[],"rating":4.25},{"id":3,"meta":{"lat":0,"lng":0},"kind":"cafe","tags":["z"],"name":"N","opened":null}]"#
for x in try dec.decode([Place].self, from: Data(odd.utf8)) {
  print(x.id, x.title, x.coord, x.kind, x.tags, x.opened as Any, x.rating as Any)
}
func attempt(_ s: String) {
  do { print(try dec.decode(Place.self, from: Data(s.utf8)).id) } catch DecodingError.keyNotFound(
    let k, let ctx)
  {
    print("no", k.stringValue, ctx.codingPath.map(\.stringValue))
  } catch DecodingError.typeMismatch(let t, let ctx) {
    print("type", t, ctx.codingPath.map(\.stringValue))
  } catch DecodingError.valueNotFound(let t, let ctx) {
    print("value", t, ctx.codingPath.map(\.stringValue))
  } catch DecodingError.dataCorrupted(let ctx) { print("corrupt", ctx.codingPath.count) } catch {
    print("other")
  }
}
attempt("{}"); attempt(#"{"id":"x"}"#); attempt(#"{"id":null}"#); attempt("{");
attempt(#"{"id":1,"meta":{"lat":1}}"#); attempt(#"{"id":1,"meta":{"lat":1,"lng":2},"tags":[1]}"#)
struct Wrap<T: Codable>: Codable { var value: T; var next: [Wrap<T>]? }
let w = Wrap(value: 1, next: [Wrap(value: 2, next: nil)])
let flat = JSONEncoder(); flat.outputFormatting = .sortedKeys;
flat.keyEncodingStrategy = .convertToSnakeCase
print(String(decoding: try flat.encode(w), as: UTF8.self))
struct Snake: Codable { var firstName = "a"; var URLValue = 1; var isOK = true }
print(String(decoding: try flat.encode(Snake()), as: UTF8.self))
enum Event: Codable { case tap(x: Int, y: Int), key(String), none }
print(String(decoding: try flat.encode([Event.tap(x: 1, y: 2), .key("a"), .none]), as: UTF8.self))
print(try JSONDecoder().decode([Event].self, from: Data(#"[{"none":{}},{"key":{"_0":"q"}}]"#.utf8)))
