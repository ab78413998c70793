import Foundation

// A wrapped property is encoded and decoded as its wrapper, by the calls that the compiler writes: a
// function that the program adds to containers is among those that these may mean.

protocol Beginning { init() }
extension Int: Beginning {}
extension String: Beginning {}
extension Array: Beginning {}

@propertyWrapper struct Lenient<Value: Beginning & Codable>: Codable {
  var wrappedValue = Value()
  init() {}
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(Value.self)) ?? Value()
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  func decode<T>(_ type: Lenient<T>.Type, forKey key: Key) throws -> Lenient<T> {
    try decodeIfPresent(type, forKey: key) ?? Lenient()
  }
  func decode(_ type: Date.Type, forKey key: Key) throws -> Date {
    Date(timeIntervalSince1970: try decode(Double.self, forKey: key) * 2)
  }
  func decodeIfPresent(_ type: URL.Type, forKey key: Key) throws -> URL? {
    (try? decode(String.self, forKey: key)).flatMap { URL(string: $0) }
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ date: Date, forKey key: Key) throws {
    try encode("at \(Int(date.timeIntervalSince1970))", forKey: key)
  }
}

@propertyWrapper struct Trimmed: Codable, Equatable {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    wrappedValue = text.trimmingCharacters(in: .whitespaces)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("<\(wrappedValue)>")
  }
}

@propertyWrapper struct Plain<Value: Codable>: Codable { var wrappedValue: Value }

struct Song: Codable {
  @Trimmed var title = "untitled"
  @Lenient var plays: Int
  @Lenient var tags: [String]
  @Plain var rank = 4
  var released: Date
  var link: URL?
  var artist: Artist
  struct Artist: Codable { var name: String }
}

enum Event: Codable {
  case played(Date, song: String)
  case stopped(at: Date = Date(timeIntervalSince1970: 1), fading: Bool = false)
}

let decoder = JSONDecoder()
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys

let text = """
  {"title": "  Blue ", "plays": "many", "rank": {"wrappedValue": 5}, "released": 100, "link": 3,
   "artist": {"name": "Joni"}}
  """
let song = try decoder.decode(Song.self, from: Data(text.utf8))
print(song.title, song.plays, song.tags, song.rank, song.released.timeIntervalSince1970)
print(song.link as Any, song.artist)
print(String(decoding: try encoder.encode(song), as: UTF8.self))

do {
  _ = try decoder.decode(Song.self, from: Data(#"{"rank": {"wrappedValue": 1}}"#.utf8))
} catch DecodingError.keyNotFound(let key, _) {
  print("no", key.stringValue)
}

let event = Event.played(Date(timeIntervalSince1970: 3), song: "Blue")
print(String(decoding: try encoder.encode([event, .stopped()]), as: UTF8.self))
let read = try decoder.decode(
  Event.self, from: Data(#"{"played":{"_0":7,"song":"Hejira"}}"#.utf8))
if case .played(let date, let name) = read { print(date.timeIntervalSince1970, name) }

// The initialiser that a struct has by itself takes what is wrapped.
struct Volume {
  @Plain var level: Int = 3
  @Plain @Plain var nested: String = "n"
}
print(Volume(level: 7).level, Volume(nested: "x").nested, Volume(level: 1, nested: "y"))

// A dictionary whose keys say what stands for them is an object, any other one a list.
enum Genre: String, Codable, CodingKeyRepresentable { case folk, jazz }
enum Stars: Int, Codable, CodingKeyRepresentable { case one = 1, two }
enum Mood: String, Codable { case calm }
struct Chart: Codable, Equatable {
  var byGenre: [Genre: Int]
  var byStars: [Stars: String]
  var byMood: [Mood: Bool]
}
let chart = Chart(byGenre: [.folk: 1, .jazz: 2], byStars: [.two: "x"], byMood: [.calm: true])
let written = try encoder.encode(chart)
print(
  String(decoding: written, as: UTF8.self), try decoder.decode(Chart.self, from: written) == chart)
do {
  _ = try decoder.decode([Genre: Int].self, from: Data(#"{"pop": 1}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.codingPath.map(\.stringValue), context.debugDescription)
}

// The keys of a dictionary are no names that are spelled in another way.
struct Counts: Codable {
  var byWord: [String: Int]
  var nested: [String: [String: Int]]
}
let spelling = JSONEncoder()
spelling.outputFormatting = .sortedKeys
spelling.keyEncodingStrategy = .convertToSnakeCase
let reading = JSONDecoder()
reading.keyDecodingStrategy = .convertFromSnakeCase
let counted = Counts(byWord: ["oneWord": 1, "two_words": 2], nested: ["aB": ["c_d": 3]])
let spelled = try spelling.encode(counted)
let again = try reading.decode(Counts.self, from: spelled)
print(String(decoding: spelled, as: UTF8.self), again.byWord.keys.sorted(), again.nested.keys)
print(again.nested.values, [4: "four"].keys.description, "\(["x": 1].values)")
debugPrint([1: "a"].keys, [1: "a"].values)
