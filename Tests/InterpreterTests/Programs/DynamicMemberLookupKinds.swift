@dynamicMemberLookup
struct JSONish {
  var value: Any
  subscript(dynamicMember name: String) -> JSONish? {
    (value as? [String: Any])?[name].map(JSONish.init)
  }
  subscript(_ n: Int) -> JSONish? {
    guard let list = value as? [Any], list.indices.contains(n) else { return nil }
    return JSONish(value: list[n])
  }
  func callAsFunction<T>(_ type: T.Type = T.self) -> T? { value as? T }
}
let json = JSONish(value: ["user": ["name": "Ann", "tags": ["a", "b"], "age": 3] as [String: Any]])
print(
  json.user?.name?(String.self) ?? "?", json.user?.tags?[1]?(String.self) ?? "?",
  json.user?.nope?.deeper == nil)
let age: Int? = json.user?.age?()
print(age ?? 0, json.user?.tags?[9] == nil)
extension JSONish: Equatable {
  static func == (a: Self, b: Self) -> Bool { "\(a.value)" == "\(b.value)" }
}
@dynamicMemberLookup
final class Lens<Root> {
  var root: Root
  init(_ root: Root) { self.root = root }
  subscript<V>(dynamicMember path: WritableKeyPath<Root, V>) -> V {
    get { root[keyPath: path] }
    set { print("set"); root[keyPath: path] = newValue }
  }
  subscript<V>(dynamicMember path: KeyPath<Root, V>) -> String {
    "read only \(root[keyPath: path])"
  }
}
struct Point { var x = 1, y = 2; var sum: Int { x + y }; var inner: [Int] = [5] }
let lens = Lens(Point())
lens.x = 10
lens.inner.append(6)
lens.y += 3
let x: Int = lens.x
let total: String = lens.sum
print(x, total, lens.inner, lens.y as Int)
