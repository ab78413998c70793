// swift-format-ignore-file: NeverForceUnwrap
// iterators, AnyIterator, custom collections, index work
struct Ring<T>: Collection, ExpressibleByArrayLiteral {
  private var store: [T]; private var head = 0; init(arrayLiteral e: T...) { store = e };
  struct Index: Comparable {
    fileprivate var o: Int; static func < (a: Index, b: Index) -> Bool { a.o < b.o }
  }; var startIndex: Index { Index(o: 0) }; var endIndex: Index { Index(o: store.count) };
  func index(after i: Index) -> Index { Index(o: i.o + 1) };
  subscript(i: Index) -> T { store[(head + i.o) % store.count] };
  mutating func rotate(_ n: Int = 1) { head = (head + n) % store.count }
}
extension Ring: BidirectionalCollection {
  func index(before i: Index) -> Index { Index(o: i.o - 1) }
}
var r: Ring = [1, 2, 3, 4]; r.rotate();
print(
  Array(r), r.first!, r.last!, r.count, r.map { $0 * 2 }, r.firstIndex(of: 4).map { r[$0] } as Any,
  Array(r.reversed()), r.dropFirst().prefix(2).map { $0 }, r.contains(9),
  r[r.index(r.startIndex, offsetBy: 2)], r.distance(from: r.startIndex, to: r.endIndex),
  r.suffix(2).map { $0 }, r.isEmpty, r.min()!, Array(zip(r, r.dropFirst())).count)
struct Sorted<T: Comparable>: RandomAccessCollection {
  private var a: [T] = []; init<S: Sequence>(_ s: S) where S.Element == T { a = s.sorted() };
  var startIndex: Int { a.startIndex }; var endIndex: Int { a.endIndex };
  subscript(i: Int) -> T { a[i] };
  mutating func insert(_ x: T) { a.insert(x, at: a.firstIndex { $0 > x } ?? a.endIndex) }
}
var s = Sorted([3, 1, 2]); s.insert(2); s.insert(9);
print(
  Array(s), s[1...2].map { $0 }, s.indices, s.last as Any, s.randomElement() != nil,
  s.firstIndex(of: 9)!, s.lazy.filter { $0 > 1 }.count, s.split(separator: 2).map(Array.init),
  s.reversed().first!, s.shuffled().count)
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] };
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  };
  func positions(of c: Character) -> [Int] { enumerated().filter { $0.element == c }.map(\.offset) };
  var words: [Substring] { split { !$0.isLetter } };
  func every(_ n: Int) -> [String] {
    stride(from: 0, to: count, by: n).map { String(self[$0..<Swift.min($0 + n, count)]) }
  }
}
let t = "Hello, wörld 👋🏽!";
print(
  t[1], t[7..<12], t.positions(of: "l"), t.words, t.every(5), t.count, t.utf8.count,
  t[t.index(before: t.endIndex)], t.index(of: ",")?.utf16Offset(in: t) as Any)
var it = [1, 2, 3].makeIterator();
while let x = it.next() { print(x, terminator: it.next().map { "(\($0))" } ?? ".") }; print();
var g = SystemRandomNumberGenerator(); print((1...3).randomElement(using: &g)! < 4)
struct LCG: RandomNumberGenerator {
  var s: UInt64;
  mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s }
}; var l = LCG(s: 42);
print(
  l.next() % 100, Int.random(in: 1...6, using: &l), [1, 2, 3, 4].shuffled(using: &l),
  Bool.random(using: &l), Double.random(in: 0..<1, using: &l))
let fibs = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  defer { s = (s.1, s.0 + s.1) }; return s.0
}; print(Array(fibs.lazy.filter { $0 % 2 == 0 }.prefix(5)), fibs.prefix { $0 < 20 }.map { $0 });
let chunks = (1...7).reduce(into: [[Int]]()) {
  if $0.last?.count ?? 3 == 3 { $0.append([]) }; $0[$0.count - 1].append($1)
}; print(chunks)
let a = [5, 1, 4];
print(
  a.sorted().firstIndex(of: 4)!, a.enumerated().sorted { $0.element < $1.element }.map(\.offset),
  zip(a, a.dropFirst()).map(-), a.indices.reversed().map { a[$0] },
  a.reduce((min: Int.max, max: Int.min)) { (Swift.min($0.min, $1), Swift.max($0.max, $1)) },
  a.withUnsafeBufferPointer { $0.count }, Array(a[1...]) + a[..<1],
  a.contains { $0 == 4 } && !a.isEmpty, a.last(where: { $0 > 4 }) ?? 0, a.prefix(while: { $0 > 4 }),
  a.max(by: { $0 % 5 < $1 % 5 })!)
