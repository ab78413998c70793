struct Vec<T: Numeric> {
  var items: [T];
  static func * (a: Vec, b: Vec) -> T { zip(a.items, b.items).map(*).reduce(.zero, +) };
  static func + (a: Vec, b: Vec) -> Vec { Vec(items: zip(a.items, b.items).map(+)) };
  static prefix func - (a: Vec) -> Vec { Vec(items: a.items.map { .zero - $0 }) }
}
extension Vec: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { items = e } }
extension Vec where T: FloatingPoint { var length: T { (self * self).squareRoot() } }
let v: Vec<Int> = [1, 2, 3]
print(
  v * [4, 5, 6], (v + [1, 1, 1]).items, (-v).items, (Vec<Double>(items: [3, 4])).length,
  ([1.5, 2] as Vec<Double>) * [2, 2])
func transpose<T>(_ m: [[T]]) -> [[T]] {
  guard let f = m.first else { return [] }; return f.indices.map { c in m.map { $0[c] } }
}
func multiply(_ a: [[Int]], _ b: [[Int]]) -> [[Int]] {
  let t = transpose(b); return a.map { r in t.map { c in zip(r, c).map(*).reduce(0, +) } }
}
print(
  transpose([[1, 2], [3, 4], [5, 6]]), multiply([[1, 2], [3, 4]], [[0, 1], [1, 0]]),
  transpose([[String]]()))
