// swift-format-ignore-file: NeverForceUnwrap
protocol Shape { associatedtype Unit: Comparable; var size: Unit { get } }
struct Box: Shape { var size: Int }
struct Ball: Shape { var size: Double }
func larger<S: Shape, T: Shape>(_ a: S, _ b: T) -> S.Unit where S.Unit == T.Unit {
  max(a.size, b.size)
}
func same<C: Collection>(_ all: C) -> Bool where C.Element: Equatable {
  guard let first = all.first else { return true }
  return all.allSatisfy { $0 == first }
}
func sum<S>(_ all: S) -> S.Element where S: Sequence, S.Element: AdditiveArithmetic {
  all.reduce(.zero, +)
}
func index<K: Hashable, S: Sequence>(_ all: S, by key: (S.Element) -> K) -> [K: [S.Element]] {
  var found: [K: [S.Element]] = [:]
  for one in all { found[key(one), default: []] += [one] }
  return found
}
print(larger(Box(size: 3), Box(size: 7)), larger(Ball(size: 2), Ball(size: 1.5)))
print(same([1, 1, 1]), same("aab"), same([Double]()), same(repeatElement("x", count: 3)))
print(sum([1, 2, 3]), sum([0.5, 0.25]), sum(1...4), sum(Set([7])), sum([UInt8]()))
let table = index(["ant", "bee", "cat", "crow"]) { $0.count }
print(table.keys.sorted(), table[3]!, table[4] ?? [])
extension Sequence where Element: Numeric {
  func squares() -> [Element] { map { $0 * $0 } }
}
extension Sequence where Element == String {
  func squares() -> [String] { map { $0 + $0 } }
}
print([2, 3].squares(), [1.5].squares(), ["a"].squares(), (1...3).squares())
func compareAll<T>(_ items: [T], using less: (T, T) -> Bool = { "\($0)" < "\($1)" }) -> [T] {
  items.sorted(by: less)
}
print(
  compareAll([10, 9, 2]), compareAll([10, 9, 2], using: <), compareAll([10, 9, 2]) { $0 > $1 })
