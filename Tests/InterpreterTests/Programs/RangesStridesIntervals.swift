// swift-format-ignore-file: NeverForceUnwrap
print(
  (1...5).contains(3), (1..<5).count, (1...5).reversed().map { $0 }, (0..<0).isEmpty, Array(-2...1),
  (1...9).clamped(to: 4...20), (1..<3).overlaps(2...4))
print(
  stride(from: 0, to: 10, by: 3).map { $0 }, Array(stride(from: 10, through: 0, by: -5)),
  Array(stride(from: 1, to: 1, by: 1)), stride(from: 0.0, to: 1, by: 0.3).map { $0 })
let r = 2..<8
print(
  r.lowerBound, r.upperBound, r[3...5], r.prefix(2), r.first!, r.last!, r.dropFirst(2),
  r.firstIndex(of: 5)!, r.sorted(by: >), r.randomElement().map(r.contains)!)
for i in (0...6) where i % 2 == 0 { print(i, terminator: " ") }
print(
  (...5).contains(3), (5...).contains(4), (..<5).contains(5), ("a"..."f").contains("c"),
  ("a"..<"b").contains("abc"), (1.5...2.5).contains(2))
switch 7.5 {
case ..<5: print("low");
case 5..<7.5: print("mid");
case 7.5...: print("high");
default: print("nan")
}
print(
  zip(1..., ["a", "b"]).map { "\($0.0)\($0.1)" }, (1...).prefix(3).map { $0 * 2 },
  (5...).first { $0 % 4 == 0 }!)
print(
  [10, 20, 30, 40][1...], [1, 2, 3][...1],
  "hello".prefix(upTo: "hello".index("hello".startIndex, offsetBy: 2)),
  Array((1...3).map { 0..<$0 }.joined()))
print(
  (1...3) == (1...3), 1..<4 == Range(1...3), (1...3).hashValue == (1...3).hashValue,
  Set([1..<2, 1..<2]).count, ClosedRange(1..<4), "\(1...3) \(1..<3) \(...3) \(3...)")
print(
  (0..<3).flatMap { i in (0..<i).map { (i, $0) } }.map { "\($0)\($1)" }, (1...4).reduce(1, *),
  (1...3).allSatisfy { $0 > 0 }, (0...9).split { $0 % 3 == 0 }.map(Array.init))
print(
  Array(stride(from: UInt8(0), through: 255, by: 100)), (Int8.min...Int8.max).count,
  (1...10).filter { $0.isMultiple(of: 4) })
