import Foundation
struct Track: Codable, Equatable {
  var title: String, length: Double, tags: [String]?, rating = 3
  var album: Album
  struct Album: Codable, Equatable { let name: String; var year: Int? }
  enum CodingKeys: String, CodingKey { case title = "track_title", length, tags, album }
}
func json<T: Encodable>(_ value: T) throws -> String {
  let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
func read<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
let track = Track(title: "A \"b\" é/", length: 1.5, tags: nil, album: .init(name: "X", year: 1999))
do {
  let text = try json(track)
  print(text, try read(Track.self, text) == track)
  print(
    try read([Track].self, "[" + text + "]").count, try json(["a": [1, nil, 3]]),
    try json([1.0, 2.5]), try json("plain"), try json([true: 1].count))
  print(try read(Track.self, #"{"track_title":"t","length":2,"album":{"name":"n"}}"#))
  for bad in [
    #"{"track_title":1}"#, #"{"length":1}"#, "[]", "{",
    #"{"track_title":"t","length":null,"album":{}}"#,
  ] {
    do { _ = try read(Track.self, bad) } catch DecodingError.keyNotFound(let key, let context) {
      print("no key", key.stringValue, context.codingPath.map(\.stringValue))
    } catch DecodingError.typeMismatch(let type, let context) {
      print("type", type, context.codingPath.map(\.stringValue))
    } catch DecodingError.valueNotFound(let type, let context) {
      print("null", type, context.codingPath.count)
    } catch DecodingError.dataCorrupted { print("corrupted") }
  }
} catch { print("error", error) }
enum Shape: Codable, Equatable { case circle(radius: Double), named(String, Int), empty }
for shape in [Shape.circle(radius: 2), .named("a", 1), .empty] {
  let text = try json(shape); print(text, try read(Shape.self, text) == shape)
}
enum Kind: String, Codable { case one, two = "2" }
print(
  try json([Kind.one, .two]), try read([Kind].self, #"["2","one"]"#),
  (try? read(Kind.self, #""x""#)) as Any)
print(try json(["k": Kind.one]), try json(Optional(3)), try json([Optional<Int>.none]))
