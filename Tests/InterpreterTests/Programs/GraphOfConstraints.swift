protocol Shape { associatedtype Unit: Numeric & Comparable; var sides: [Unit] { get } }
extension Shape { var perimeter: Unit { sides.reduce(0, +) } }
extension Shape where Unit: BinaryInteger {
  var parity: String { perimeter % 2 == 0 ? "even" : "odd" }
}
extension Shape where Unit == Double {
  var parity: String { "fraction \(perimeter.truncatingRemainder(dividingBy: 2))" }
}
struct Tri<N: Numeric & Comparable>: Shape {
  let sides: [N]; init(_ a: N, _ b: N, _ c: N) { sides = [a, b, c] }
}
struct Pair<A, B> { var first: A; var second: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (l: Self, r: Self) -> Bool { (l.first, l.second) < (r.first, r.second) }
}
extension Pair: CustomStringConvertible
where A: CustomStringConvertible, B: CustomStringConvertible {
  var description: String { "<\(first.description)|\(second.description)>" }
}
extension Pair: Hashable where A: Hashable, B: Hashable {}
func longest<S: Shape, T: Shape>(_ s: S, _ t: T) -> S.Unit where S.Unit == T.Unit {
  max(s.perimeter, t.perimeter)
}
func describeAll<C: Collection>(_ c: C) -> String where C.Element: CustomStringConvertible {
  c.map(\.description).joined(separator: ";")
}
func describeAll<C: Collection>(_ c: C) -> String where C.Element == Int {
  "ints:" + c.map(String.init).joined(separator: ",")
}
print(Tri(3, 4, 5).parity, Tri(1.5, 2, 2.5).parity)
print(longest(Tri(1, 2, 3), Tri(4, 5, 6)))
print(Pair(first: 1, second: "a") < Pair(first: 1, second: "b"))
print([Pair(first: 2, second: 1), Pair(first: 1, second: 9), Pair(first: 1, second: 2)].sorted())
print(Set([Pair(first: 1, second: 1), Pair(first: 1, second: 1)]).count)
print(describeAll([1, 2, 3]), describeAll(["a", "b"]), describeAll([1.5]))
print(Pair(first: Pair(first: 1, second: 2), second: "x"))
struct Opaque {}
print(Pair(first: Opaque(), second: 1))
extension Array where Element: Collection, Element.Element: Comparable {
  func maxima() -> [Element.Element?] { map { $0.max() } }
}
print([[1, 5, 2], [], [9]].maxima())
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print(Optional<String>.none.isNilOrEmpty, Optional("").isNilOrEmpty, Optional([1]).isNilOrEmpty)
extension Dictionary where Value: AdditiveArithmetic {
  mutating func add(_ v: Value, to k: Key) { self[k, default: .zero] += v }
}
var d: [String: Double] = [:]
d.add(1.5, to: "x"); d.add(2, to: "x"); print(d)
