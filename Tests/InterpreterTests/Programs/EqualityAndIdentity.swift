// swift-format-ignore-file: NeverForceUnwrap
final class Ref: Hashable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: Ref, b: Ref) -> Bool { a.n == b.n }
  func hash(into hasher: inout Hasher) { hasher.combine(n) }
}
let a = Ref(1), b = Ref(1), c = a
print(a == b, a === b, a === c, a !== b, Set([a, b, c]).count, [a: "x"][b] ?? "-")
print(ObjectIdentifier(a) == ObjectIdentifier(c), ObjectIdentifier(a) == ObjectIdentifier(b))
struct P: Equatable { var x = 0; var tags: [String] = [] }
print(P() == P(), P(x: 1) != P(), P(tags: ["a"]) == P(tags: ["a"]))
enum E: Equatable { case a, b(Int), c(P, String) }
print(E.b(1) == .b(1), E.b(1) == .b(2), E.a == .b(0), E.c(P(), "x") == .c(P(), "x"))
enum Level: Int, Comparable, CaseIterable {
  case low = 1, mid = 5, high
  static func < (l: Level, r: Level) -> Bool { l.rawValue < r.rawValue }
}
print(
  Level.low < .high, Level.allCases.max()!, Level(rawValue: 6)!, Level(rawValue: 2) as Any,
  Level.mid.rawValue)
enum Order: Comparable { case first, second(Int), third }
print([Order.third, .second(2), .first, .second(1)].sorted())
print((1, "a") < (1, "b"), (2, 0) > (1, 9), (1, 2, 3) == (1, 2, 3))
struct ByName: Hashable {
  var id: Int; var name: String
  static func == (l: ByName, r: ByName) -> Bool { l.name == r.name }
  func hash(into h: inout Hasher) { h.combine(name) }
}
print(
  Set([ByName(id: 1, name: "a"), ByName(id: 2, name: "a")]).count,
  [ByName(id: 1, name: "q")].contains(ByName(id: 9, name: "q")))
print(Optional(1) == 1, nil == Optional<Int>.none, [1, nil] == [1, nil], Optional(2) != nil)
print(
  AnyHashable(1) == AnyHashable(1), AnyHashable("a") == AnyHashable(1),
  Set<AnyHashable>([1, "a", 1, 2.5]).count)
