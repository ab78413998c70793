// swift-format-ignore-file: NeverForceUnwrap
let calls = (1...5).lazy.map { n -> Int in
  print("map \(n)"); return n * n
}.filter { n in
  print("filter \(n)"); return n > 3
}
print("nothing yet")
print(calls.first!)
print(Array(calls.prefix(1)))
struct Countdown: Sequence, IteratorProtocol {
  var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
}
print(
  Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 5).contains(2),
  Countdown(n: 3).reduce(0, +), Countdown(n: 2).sorted())
for (i, n) in Countdown(n: 2).enumerated() { print(i, n) }
struct Fibonacci: Sequence {
  func makeIterator() -> AnyIterator<Int> {
    var (a, b) = (0, 1);
    return AnyIterator {
      defer { (a, b) = (b, a + b) }; return a
    }
  }
}
print(
  Array(Fibonacci().prefix(8)), Fibonacci().first { $0 > 50 }!,
  Array(Fibonacci().lazy.filter { $0 % 2 == 0 }.prefix(4)),
  Array(Fibonacci().dropFirst(5).prefix(2)))
var iterator = [1, 2].makeIterator()
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
struct Ring: RandomAccessCollection {
  var items: [Int]; var startIndex: Int { 0 }; var endIndex: Int { items.count };
  subscript(i: Int) -> Int { items[i % items.count] }
}
let ring = Ring(items: [5, 6, 7])
print(
  ring.count, ring.map { $0 + 1 }, ring.last!, ring.reversed().map { $0 },
  ring.dropLast().map { $0 }, ring.firstIndex(of: 6)!, ring[1...].sorted(by: >))
let anySequence = AnySequence([1, 2, 3])
print(
  anySequence.map { $0 },
  sequence(state: 3) { (s: inout Int) -> Int? in
    s -= 1; return s < 0 ? nil : s
  }.map { $0 })
print(
  zip(1..., ["a", "b"]).map { "\($0)\($1)" }, repeatElement("z", count: 3).joined(),
  Array("hello".reversed()), String("abc".shuffled().sorted()))
print(
  [1, 2, 3, 4].lazy.map { $0 * 2 }.reversed().map { $0 },
  (1...3).lazy.flatMap { [$0, $0] }.map { $0 },
  [3, 4].lazy.compactMap { $0 > 3 ? $0 : nil }.map { $0 })
