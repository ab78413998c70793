import Foundation
struct Address: Codable, Equatable { var street: String; var zip: Int? }
enum Role: String, Codable { case admin, guest }
struct User: Codable, Equatable {
  var id: Int
  var name: String
  var role: Role = .guest
  var address: Address?
  var tags: [String] = []
  var scores: [String: Double] = [:]
  enum CodingKeys: String, CodingKey { case id = "user_id", name, role, address, tags, scores }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let user = User(
  id: 1, name: "Ann \"A\"", role: .admin, address: Address(street: "Main", zip: nil), tags: ["x"],
  scores: ["a": 1.5])
let data = try encoder.encode(user)
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
print(try decoder.decode(User.self, from: data) == user)
let text =
  #"{"user_id": 2, "name": "Bo", "role": "guest", "tags": [], "scores": {}, "extra": true}"#
print(try decoder.decode(User.self, from: Data(text.utf8)))
func fail(_ text: String) {
  do {
    _ = try decoder.decode(User.self, from: Data(text.utf8)); print("fine")
  } catch DecodingError.keyNotFound(let key, _) {
    print("missing", key.stringValue)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("mismatch", type, context.codingPath.map(\.stringValue))
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted", context.codingPath.map(\.stringValue))
  } catch DecodingError.valueNotFound(_, let context) {
    print("null", context.codingPath.map(\.stringValue))
  } catch { print("other") }
}
fail(#"{"user_id": 2}"#)
fail(#"{"user_id": "2", "name": "Bo", "role": "guest", "tags": [], "scores": {}}"#)
fail(#"{"user_id": 2, "name": "Bo", "role": "king", "tags": [], "scores": {}}"#)
fail(#"{"user_id": 2, "name": null, "role": "guest", "tags": [], "scores": {}}"#)
fail("not json")
struct Snake: Codable { var firstName: String; var lastSeen: Int? }
let snake = JSONDecoder()
snake.keyDecodingStrategy = .convertFromSnakeCase
print(
  try snake.decode(
    [Snake].self, from: Data(#"[{"first_name":"a","last_seen":3},{"first_name":"b"}]"#.utf8)))
struct Custom: Codable {
  var x: Int
  init(x: Int) { self.x = x }
  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self);
    x = try c.decodeIfPresent(Int.self, forKey: .y) ?? -1
  }
  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self); try c.encode(x * 10, forKey: .y)
  }
  enum Keys: String, CodingKey { case y }
}
print(
  try JSONDecoder().decode(Custom.self, from: Data("{}".utf8)).x,
  String(decoding: try JSONEncoder().encode(Custom(x: 4)), as: UTF8.self))
enum Shape: Codable, Equatable { case circle(radius: Double), square(Int), none }
let shapes = try encoder.encode([Shape.circle(radius: 2), .square(3), .none])
print(
  String(decoding: shapes, as: UTF8.self),
  try decoder.decode([Shape].self, from: shapes) == [.circle(radius: 2), .square(3), .none])
struct Single: Codable {
  var value: Int;
  init(from d: any Decoder) throws { value = try d.singleValueContainer().decode(Int.self) };
  func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode(value) }
}
print(
  try decoder.decode([Single].self, from: Data("[1,2]".utf8)).map(\.value),
  String(decoding: try encoder.encode(["a": [1, 2]]), as: UTF8.self))
