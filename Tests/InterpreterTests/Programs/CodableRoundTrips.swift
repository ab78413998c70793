// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
struct Track: Codable, Equatable {
  enum Kind: String, Codable { case song, podcast }
  var title: String
  var seconds: Double
  var kind = Kind.song
  var tags: Set<String>?
  enum CodingKeys: String, CodingKey { case title, seconds = "length", kind, tags }
}
enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case polygon([Point])
  case empty
  struct Point: Codable, Equatable { var x, y: Int }
}
class Base: Codable { var id: Int; init(id: Int) { self.id = id } }
final class Album: Base {
  var tracks: [Track]
  var meta: [String: Int]
  init(id: Int, tracks: [Track], meta: [String: Int]) {
    self.tracks = tracks; self.meta = meta; super.init(id: id)
  }
  enum Keys: CodingKey { case tracks, meta }
  required init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: Keys.self)
    tracks = try box.decode([Track].self, forKey: .tracks)
    meta = try box.decodeIfPresent([String: Int].self, forKey: .meta) ?? [:]
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: Keys.self)
    try box.encode(tracks, forKey: .tracks)
    if !meta.isEmpty { try box.encode(meta, forKey: .meta) }
    try super.encode(to: encoder)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func text(_ value: some Encodable) -> String {
  (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "failed"
}
let decoder = JSONDecoder()
let album = Album(
  id: 7,
  tracks: [
    Track(title: "So \"What\"", seconds: 545.5),
    Track(title: "é", seconds: 3, kind: .podcast, tags: ["x"]),
  ], meta: ["year": 1959])
print(text(album))
let back = try decoder.decode(Album.self, from: Data(text(album).utf8))
print(back.id, back.tracks == album.tracks, back.meta)
for shape in [Shape.circle(radius: 1.5), .polygon([.init(x: 1, y: -2)]), .empty] {
  let json = text(shape)
  print(json, try decoder.decode(Shape.self, from: Data(json.utf8)) == shape)
}
for json in [
  #"{"title": "a", "length": "long", "kind": "song"}"#, #"{"title": "a"}"#,
  #"{"title": "a", "length": 1, "kind": "film"}"#, "[1, 2",
  #"{"title": null, "length": 1, "kind": "song"}"#,
] {
  do { print(try decoder.decode(Track.self, from: Data(json.utf8))) } catch let error
    as DecodingError
  {
    switch error {
    case .typeMismatch(let type, let context):
      print("mismatch", type, context.codingPath.map(\.stringValue))
    case .keyNotFound(let key, _): print("no key", key.stringValue)
    case .valueNotFound(let type, let context): print("no value", type, context.codingPath.count)
    case .dataCorrupted(let context): print("corrupted", context.codingPath.map(\.stringValue))
    @unknown default: print("?")
    }
  }
}
print(
  text([1: "a"]), text(["k": [nil, 2]]), text(Shape.Point(x: 1, y: 2)), text([true, false]),
  text("line\nbreak / slash"))
print(try decoder.decode([String: [Double?]].self, from: Data(#"{"a": [1, null, 2.5]}"#.utf8)))
