import Foundation

struct Event: Codable {
  var eventName = "start"
  var startsAt = Date(timeIntervalSince1970: 1_700_000_000)
  var imageURL: URL? = URL(
    string: "https://example.com/a b".replacingOccurrences(of: " ", with: "%20"))
  var rawData = Data([1, 2, 255])
  var ratio = 0.5
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
func show() throws { print(String(decoding: try encoder.encode(Event()), as: UTF8.self)) }
try show()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.dateEncodingStrategy = .iso8601
try show()
encoder.dateEncodingStrategy = .secondsSince1970
try show()
encoder.dateEncodingStrategy = .millisecondsSince1970
encoder.dataEncodingStrategy = .deferredToData
try show()
encoder.dateEncodingStrategy = .custom { date, encoder in
  var container = encoder.singleValueContainer()
  try container.encode("at \(Int(date.timeIntervalSince1970))")
}
encoder.outputFormatting = .sortedKeys
try show()
encoder.nonConformingFloatEncodingStrategy = .convertToString(
  positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
print(
  String(
    decoding: try encoder.encode([Double.infinity, -Double.infinity, Double.nan, 1]), as: UTF8.self)
)

let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
struct Simple: Codable, Equatable { var eventName: String; var startsAt: Date; var isOn: Bool? }
let text = #"{"event_name": "go", "starts_at": "2023-11-14T22:13:20Z", "is_on": true}"#
let simple = try decoder.decode(Simple.self, from: Data(text.utf8))
print(simple.eventName, simple.startsAt.timeIntervalSince1970, simple.isOn as Any)
decoder.dateDecodingStrategy = .custom { decoder in
  let text = try decoder.singleValueContainer().decode(String.self)
  guard let seconds = Double(text.dropFirst()) else {
    throw DecodingError.dataCorruptedError(
      in: try decoder.singleValueContainer(), debugDescription: "no date: \(text)")
  }
  return Date(timeIntervalSince1970: seconds)
}
let other = #"{"event_name": "go", "starts_at": "T12"}"#
print(try decoder.decode(Simple.self, from: Data(other.utf8)).startsAt.timeIntervalSince1970)
do {
  _ = try decoder.decode(Simple.self, from: Data(other.replacing("T12", with: "Tx").utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription, context.codingPath.map(\.stringValue))
}
let strings: [String] = [
  "plain", "q\"uote", "back\\slash", "tab\t", "new\nline", "ünïcode 🎈", "\u{1}",
]
print(String(decoding: try JSONEncoder().encode(strings), as: UTF8.self))
print(try JSONDecoder().decode([String].self, from: try JSONEncoder().encode(strings)) == strings)
print(try JSONDecoder().decode([String].self, from: Data(#"["\u00e9\ud83c\udf88\/"]"#.utf8)))
