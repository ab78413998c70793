// swift-format-ignore-file: NeverForceUnwrap
var looked: [Int] = []
let lazy = (1...10).lazy.map { n -> Int in
  looked.append(n); return n * n
}.filter { $0 % 2 == 1 }
print(looked.count, lazy.first!, looked)
looked = []
print(Array(lazy.prefix(2)), looked)
looked = []
for x in lazy where x > 20 { print(x); break }
print(looked)
let words = ["b", "a", "", "c"].lazy
print(words.filter { !$0.isEmpty }.map { $0 + "!" }.joined(separator: ","))
print(
  words.compactMap { $0.first }.reversed().map(String.init), words.enumerated().map { "\($0)\($1)" }
)
print(
  Array(words.drop { $0 != "" }), Array(words.prefix { $0 != "" }), words.contains(""), words.max()!
)
print(
  Array([[1], [2, 3], []].lazy.flatMap { $0.map { $0 + 1 } }), Array([1...2, 5...6].lazy.joined()))
let fibs = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  defer { s = (s.1, s.0 + s.1) }; return s.0
}
print(Array(fibs.prefix(10)), fibs.lazy.filter { $0 > 50 }.first { _ in true }!)
print(Array(sequence(first: 100) { $0 > 1 ? $0 / 3 : nil }), zip(1..., "abc").map { "\($0)\($1)" })
let evens = (0...).lazy.map { $0 * 2 }
print(Array(evens.prefix(3)), evens.prefix { $0 < 7 }.reduce(0, +))
func primes() -> AnyIterator<Int> {
  var found: [Int] = []; var n = 1
  return AnyIterator {
    repeat { n += 1 } while found.contains { n % $0 == 0 }; found.append(n); return n
  }
}
let p = primes()
print((0..<6).compactMap { _ in p.next() }, Array(primes().prefix(4)), p.next()!)
print(
  Array(stride(from: 1, to: 2, by: 0.25).lazy.map { $0 * 4 }),
  (1...3).lazy.elementsEqual([1, 2, 3]))
