// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation

struct User: Codable, Equatable {
  let id: Int; var name: String; var email: String?; var tags: [String] = []; var role: Role;
  var address: Address;
  enum CodingKeys: String, CodingKey { case id, name, email = "e_mail", tags, role, address }
}
enum Role: String, Codable, CaseIterable { case admin, guest }
struct Address: Codable, Equatable { var street: String; var geo: [Double] }
enum Event: Codable, Equatable { case login(user: String), move(x: Int, y: Int), stop }
struct Wrapper: Decodable {
  let n: Int; let extra: String;
  init(from d: any Decoder) throws {
    let c = try d.container(keyedBy: K.self); n = try c.decodeIfPresent(Int.self, forKey: .n) ?? -1;
    if let i = try? c.decode(Int.self, forKey: .v) {
      extra = "int \(i)"
    } else {
      extra = "str " + (try c.decode(String.self, forKey: .v))
    }
  }; enum K: CodingKey { case n, v }
}
struct Snake: Codable { var firstName: String; var createdAt: Date }
func demo() {
  let u = User(
    id: 1, name: "Ann", email: nil, tags: ["x"], role: .admin,
    address: Address(street: "S", geo: [1.5, 2]))
  let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
  let data = try! enc.encode(u); let text = String(data: data, encoding: .utf8)!; print(text)
  let back = try! JSONDecoder().decode(User.self, from: data); print(back == u, back)
  print(
    String(
      decoding: try! enc.encode([Event.login(user: "a"), .move(x: 1, y: 2), .stop]), as: UTF8.self))
  print(
    (try? JSONDecoder().decode(
      [Event].self, from: Data(#"[{"move":{"x":3,"y":4}},{"stop":{}}]"#.utf8))) ?? [])
  for bad in [
    #"{"id":"x"}"#,
    #"{"id":1,"name":"n","tags":[],"role":"king","address":{"street":"","geo":[]}}"#, #"{"id":1}"#,
    "nope",
  ] {
    do { _ = try JSONDecoder().decode(User.self, from: Data(bad.utf8)); print("fine") } catch let
      DecodingError.typeMismatch(t, c)
    { print("mismatch", t, c.codingPath.map(\.stringValue)) } catch DecodingError.keyNotFound(
      let k, _)
    { print("missing", k.stringValue) } catch DecodingError.dataCorrupted(let c) {
      print("corrupt", c.codingPath.map(\.stringValue))
    } catch { print("other", error) }
  }
  let ws = try! JSONDecoder().decode(
    [Wrapper].self, from: Data(#"[{"v":3},{"n":2,"v":"s"}]"#.utf8));
  print(ws.map { "\($0.n) \($0.extra)" })
  let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase;
  d.dateDecodingStrategy = .secondsSince1970
  let s = try! d.decode(Snake.self, from: Data(#"{"first_name":"Bo","created_at":86400}"#.utf8));
  print(s.firstName, s.createdAt.timeIntervalSince1970)
  let e2 = JSONEncoder(); e2.outputFormatting = [.prettyPrinted, .sortedKeys];
  e2.keyEncodingStrategy = .convertToSnakeCase; e2.dateEncodingStrategy = .iso8601
  print(String(data: try! e2.encode(s), encoding: .utf8)!)
  print(
    Role.allCases.map(\.rawValue), Role(rawValue: "guest") as Any, Role(rawValue: "x") as Any,
    try! JSONDecoder().decode([String: [Int?]].self, from: Data(#"{"a":[1,null]}"#.utf8)))
}
demo()
