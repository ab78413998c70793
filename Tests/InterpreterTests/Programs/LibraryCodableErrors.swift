import Foundation

enum Level: Int, Codable { case low = 1, high }
struct Inner: Codable { var count: Int; var level: Level? }
struct Outer: Codable { var title: String; var inner: [Inner]; var more: [String: Inner]? }

func read<T: Decodable>(_ type: T.Type, _ text: String) {
  do {
    print(try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch let error as DecodingError {
    switch error {
    case .keyNotFound(let key, let context):
      print("no key", key.stringValue, key.intValue as Any, context.codingPath.map(\.stringValue))
    case .typeMismatch(let type, let context):
      print("type", type, context.codingPath.map(\.stringValue), context.debugDescription)
    case .valueNotFound(let type, let context):
      print("value", type, context.codingPath.map(\.stringValue), context.debugDescription)
    case .dataCorrupted(let context):
      print("data", context.codingPath.map(\.stringValue), context.debugDescription)
    @unknown default: print("other")
    }
    print(error)
  } catch {
    print("else", error)
  }
}
read(Outer.self, #"{"title": "t", "inner": [{"count": 1}, {"count": 2, "level": 2}]}"#)
read(Outer.self, #"{"title": "t", "inner": [{"count": 1}, {"level": 2}]}"#)
read(Outer.self, #"{"title": "t", "inner": [{"count": "1"}]}"#)
read(Outer.self, #"{"title": "t", "inner": [{"count": 1, "level": 9}]}"#)
read(Outer.self, #"{"title": null, "inner": []}"#)
read(Outer.self, #"{"title": "t", "inner": {}}"#)
read(Outer.self, #"{"title": "t", "inner": [], "more": {"k": {"count": true}}}"#)
read(Outer.self, "[]")
read(Outer.self, "null")
read(Int.self, "3.5")
read(Int8.self, "300")
read([Int].self, "[1, 2")
read([Bool].self, "[0]")
read(Double.self, #""x""#)
read(URL.self, #""""#)
read(UUID.self, #""x""#)
do {
  _ = try JSONEncoder().encode(["x": Double.infinity])
} catch EncodingError.invalidValue(let value, let context) {
  print(value, context.codingPath.map(\.stringValue), context.debugDescription)
}
