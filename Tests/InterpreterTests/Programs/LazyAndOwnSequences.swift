// swift-format-ignore-file: NeverForceUnwrap
struct Collatz: Sequence, IteratorProtocol {
  var n: Int; var done = false;
  mutating func next() -> Int? {
    if done { return nil };
    defer { if n == 1 { done = true } else { n = n % 2 == 0 ? n / 2 : 3 * n + 1 } }; return n
  }
}
print(
  Array(Collatz(n: 6)), Collatz(n: 27).reduce(0) { a, _ in a + 1 }, Collatz(n: 7).max()!,
  Collatz(n: 3).sorted(), Collatz(n: 6).dropFirst(2).prefix(3).map { $0 })
struct Ring<E>: RandomAccessCollection, MutableCollection {
  private var items: [E]; var shift: Int;
  init(_ i: [E], shift: Int = 0) { items = i; self.shift = shift }
  var startIndex: Int { 0 }; var endIndex: Int { items.count }
  subscript(i: Int) -> E {
    get { items[(i + shift) % items.count] }
    set { items[(i + shift) % items.count] = newValue }
  }
}
var ring = Ring([1, 2, 3, 4, 5], shift: 2)
print(
  Array(ring), ring.reversed(), ring[1...3].map { $0 * 10 }, ring.firstIndex(of: 1)!, ring.last!,
  ring.suffix(2).reduce(0, +), ring.dropLast(3).count)
ring[0] = 30; ring.swapAt(1, 2); ring.sort(); print(Array(ring), ring.shift); ring.reverse();
print(Array(ring)); let pivot = ring.partition { $0 > 3 };
print(pivot, Array(ring)[pivot...].sorted())
var seen: [Int] = []
let lazy = (1...10).lazy.filter {
  seen.append($0); return $0 % 2 == 0
}.map { $0 * $0 }
print(seen, lazy.first!, seen, Array(lazy.prefix(2)), seen.count);
print(type(of: (1...3).lazy.map { $0 + 1 }))
print(
  sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 },
  Array(
    sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
      defer { s = (s.1, s.0 + s.1) }; return s.0 > 30 ? nil : s.0
    }))
print(
  stride(from: 10, through: 0, by: -3).map { $0 }, Array(stride(from: 0.0, to: 1, by: 0.25)),
  zip([1, 2, 3], "ab").map { "\($0)\($1)" },
  [3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset))
var it = [1, 2, 3].makeIterator(); _ = it.next(); var it2 = it;
print(it.next()!, it2.next()!, it.next()!, it.next() as Any)
let any = AnySequence { () -> AnyIterator<Int> in
  var n = 0;
  return AnyIterator {
    n += 1; return n > 3 ? nil : n
  }
}
print(
  Array(any), Array(any), any.contains(2), any.underestimatedCount, AnyCollection([1, 2]).count)
print(
  [[1], [], [2, 3]].joined().map { $0 }, Array([[1], [2, 3]].joined(separator: [0, 0])),
  ["a", "b"].joined(separator: "/"), [1, nil, 3].compactMap { $0 },
  [1, 2, 3].flatMap { Array(repeating: $0, count: $0) })
print(
  [1, 2, 3, 4].split { $0 == 3 }, [5, 1, 4].min()!,
  [1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.sorted { $0.key < $1.key }.map { "\($0)" },
  [1, 2, 3, 4, 5].chunked(2))
extension Collection {
  func chunked(_ n: Int) -> [SubSequence] {
    var out: [SubSequence] = []; var i = startIndex;
    while i != endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j
    }; return out
  }
}
let slice = [10, 20, 30, 40][1...2];
print(slice.startIndex, slice[1], slice.indices, Array(slice.reversed()), slice.firstIndex(of: 30)!)
extension Sequence {
  func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) };
  func scan<R>(_ r: R, _ f: (R, Element) -> R) -> [R] {
    var a = r;
    return map {
      a = f(a, $0); return a
    }
  }
}
print([1, 2, 3].pairs().map { "\($0.0)-\($0.1)" }, (1...4).scan(0, +), "abc".pairs().count)
struct Countdown: Sequence {
  let from: Int;
  func makeIterator() -> some IteratorProtocol<Int> {
    var n = from;
    return AnyIterator {
      n < 0
        ? nil
        : {
          n -= 1; return n + 1
        }()
    }
  }
}
for x in Countdown(from: 2) { print(x, terminator: " ") };
print(Countdown(from: 3).map { $0 }, Countdown(from: 1).elementsEqual([1, 0]))
print(
  repeatElement("z", count: 2).joined(), CollectionOfOne(4).map { $0 },
  EmptyCollection<Int>().isEmpty, [1, 2, 3].prefix { $0 < 3 }, [1, 2, 3].drop { $0 < 2 },
  [3, 4].first { $0 > 3 }!, [1, 2, 1].lastIndex(of: 1)!, [1, 2, 3].starts(with: 1...2),
  [1, 2].lexicographicallyPrecedes([1, 3]))
var a = [1, 2, 3, 4, 5, 6]; a.removeAll { $0 % 2 == 0 }; a.insert(contentsOf: [8, 9], at: 1);
a.replaceSubrange(0..<2, with: []);
print(a, a.popLast()!, a.removeFirst(), a, a.isEmpty, a.capacity >= 0); a += 1...3;
a.reserveCapacity(10); a.append(contentsOf: a.map { -$0 }); print(a, a.trimmingPrefix2())
extension Array where Element == Int {
  func trimmingPrefix2() -> ArraySlice<Int> { drop { $0 > 2 } }
}
print(
  Array(a.indices.lazy.filter { a[$0] < 0 }), a.allSatisfy { $0 != 0 },
  a.max { abs($0) < abs($1) }!, [2, 1].sorted(by: >), a.count { $0 > 0 })
