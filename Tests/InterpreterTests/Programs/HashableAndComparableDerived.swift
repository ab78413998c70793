// swift-format-ignore-file: NeverForceUnwrap
struct Version: Comparable, Hashable, CustomStringConvertible {
  var major: Int, minor = 0
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "\(major).\(minor)" }
}
enum Level: Int, Comparable, CaseIterable {
  case low = 1, mid, high = 10
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
enum Size: Comparable, Hashable { case small, medium(Int), large(String, depth: Double) }
let v = [Version(major: 2), Version(major: 1, minor: 5), Version(major: 1)]
print(
  v.sorted(), v.max()!, v.min()!, v[0] > v[1], v[1] >= v[1], max(v[1], v[2]),
  v.contains(.init(major: 1)), Set(v + v).count)
print(
  Level.allCases.sorted(by: >), Level.low < .high, Level.allCases.max()!, Level(rawValue: 2)!,
  Level(rawValue: 5) as Any, (Level.low...Level.mid).contains(.mid), [Level.high, .low].sorted())
let sizes: [Size] = [
  .large("b", depth: 1), .medium(3), .small, .large("a", depth: 9), .medium(1),
  .large("a", depth: 2),
]
print(
  sizes.sorted(), Size.small < .medium(-1), Size.medium(2) == .medium(2), Set(sizes + sizes).count,
  sizes.firstIndex(of: .medium(1))!)
var h1 = Hasher(), h2 = Hasher(); Version(major: 3, minor: 1).hash(into: &h1); h2.combine(3);
h2.combine(1)
print(
  h1.finalize() == h2.finalize(), Version(major: 1).hashValue == Version(major: 1).hashValue,
  [Version(major: 1): "one"][.init(major: 1)]!)
struct Wrapper<T> { var value: T; var note = "" }
extension Wrapper: Equatable where T: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}
extension Wrapper: Hashable where T: Hashable {
  func hash(into h: inout Hasher) { h.combine(value) }
}
extension Wrapper: Comparable where T: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
print(
  Set([Wrapper(value: 1, note: "a"), Wrapper(value: 1, note: "b")]).count,
  Wrapper(value: "a") < Wrapper(value: "b"),
  [Wrapper(value: 3), Wrapper(value: 1)].sorted().map(\.value))
class Node: Hashable {
  let id: Int; init(_ id: Int) { self.id = id }
  static func == (a: Node, b: Node) -> Bool { a === b }
  func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
}
let n = Node(1);
print(
  Set([n, n, Node(1)]).count, n == Node(1), [n: 1][n]!,
  [AnyHashable(1): "a", AnyHashable("x"): "b"][AnyHashable("x")]!)
print(
  (1, "a") == (1, "a"), (1, 2, 3) < (1, 3, 0), ("b", 1) > ("a", 9), [1, 2] == [1, 2],
  ["k": [1]] == ["k": [1]], Optional(1) == 1, [Optional(1), nil] != [1])
print(
  Version(major: 1)...Version(major: 2) ~= Version(major: 1, minor: 9),
  v.sorted { ($0.minor, $1.major) > ($1.minor, $0.major) })
