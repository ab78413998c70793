// swift-format-ignore-file: NeverForceUnwrap
let r = 3..<7, c = 3...7
print(
  r.count, c.count, r.contains(7), c.contains(7), r.lowerBound, c.upperBound, r.isEmpty,
  (3..<3).isEmpty, r.map { $0 * 2 }, r.reversed().map { $0 }, r.overlaps(6..<9),
  r.clamped(to: 5..<10), Array(c), r == 3..<7)
print(
  (1...).prefix(3).map { $0 }, [10, 20, 30, 40][1...], [10, 20, 30][..<2], [10, 20, 30][...1],
  [1, 2, 3][1..<2], "hello".prefix(2), ("a"..."e").contains("c"), (0.5...1.5).contains(1),
  (1...3).reduce(0, +))
let s = "swift"
let i = s.index(s.startIndex, offsetBy: 2)
print(
  s[i...], s[..<i], s[s.startIndex...i], Array(stride(from: 0, to: 10, by: 3)),
  Array(stride(from: 10, through: 0, by: -5)), stride(from: 0.0, to: 1, by: 0.5).map { $0 },
  Array(stride(from: 1, to: 1, by: 1)))
func inRange(_ n: Int) -> String {
  switch n {
  case Int.min..<0: "neg";
  case 0: "zero";
  case 1..<10: "digit";
  case 10...99: "two";
  case 100...: "many";
  default: "?"
  }
}
print(
  [-5, 0, 7, 42, 1000].map(inRange), 5 ~= 5, 1...5 ~= 3, c ~= 8, (1...10).filter(r.contains),
  (1...4).flatMap { [$0] }, zip(r, c).map { $0 * $1 }, (0..<3).map { _ in "x" }.joined())
for i in r where i.isMultiple(of: 2) { print(i, terminator: ";") }
for (i, v) in (5...6).enumerated() { print(i, v, terminator: ";") }
let clamp = { (n: Int, r: ClosedRange<Int>) in min(max(n, r.lowerBound), r.upperBound) }
print(
  clamp(50, 0...10), clamp(-5, 0...10), (1...3).randomElement() != nil, r.firstIndex(of: 5)! == 5,
  r.dropFirst(2).map { $0 }, (1...6).split { $0 == 3 }.map(Array.init),
  r.relative(to: [0, 1, 2, 3, 4, 5, 6, 7]), (...5).contains(-10), (5...).contains(4), Range(1...4),
  ClosedRange(1..<4))
var list = Array(0..<10)
list[2...4] = [99]
list[..<2] = []
print(
  list, list[2...].map { $0 }, list.indices, list.prefix(upTo: 2), list.suffix(from: 6),
  list.prefix(through: 1), (1...3) == (1...3), [1...2, 3...4].map(\.count),
  Set([1...2]).contains(1...2))
