struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (left: Pair, right: Pair) -> Bool { (left.a, left.b) < (right.a, right.b) }
}
extension Pair: CustomStringConvertible
where A: CustomStringConvertible, B: CustomStringConvertible {
  var description: String { "<\(a.description)|\(b.description)>" }
}
protocol Priced { var price: Int { get } }
extension Int: Priced { var price: Int { self } }
extension Optional: Priced where Wrapped: Priced { var price: Int { self?.price ?? 0 } }
extension Array: Priced where Element: Priced { var price: Int { map(\.price).reduce(0, +) } }
extension Dictionary: Priced where Value: Priced {
  var price: Int { values.map(\.price).reduce(0, +) }
}
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Set([Pair(a: 1, b: 2), Pair(a: 1, b: 2)]).count)
print([Pair(a: 2, b: 1), Pair(a: 1, b: 9), Pair(a: 1, b: 3)].sorted())
print([[1, 2], [3]].price, ["a": [1, nil, 5]].price, Optional(4).price)
func cost(_ priced: some Priced) -> String { "costs \(priced.price)" }
print(cost([1, 2, 3]), cost(7))
print([[1], [1]] == [[1], [1]], [1: [2]] == [1: [2]], Optional([1]) == [1])
