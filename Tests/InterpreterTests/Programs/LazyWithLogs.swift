// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// What is done when: lazy sequences do the least, and only when asked.
var log: [String] = []
func note<T>(_ what: String, _ value: T) -> T { log.append("\(what)\(value)"); return value }
func flush(_ title: String) { print(title, log.joined(separator: " ")); log = [] }

let squares = (1...6).lazy.map { note("m", $0 * $0) }
let odd = squares.filter { note("f", $0) % 2 == 1 }
flush("nothing yet:")
print(odd.first as Any); flush("first:")
print(Array(odd.prefix(2))); flush("prefix:")
print(odd.contains(9)); flush("contains:")
print(squares[squares.index(squares.startIndex, offsetBy: 3)], squares.count, squares.last as Any);
flush("index:")
for value in odd.dropFirst() where value > 10 { print(value); break }
flush("loop:")
let eager = (1...3).map { note("e", $0) }.filter { note("g", $0) > 1 }
flush("eager:")
print(eager, eager.lazy.reversed().map { -$0 }.first as Any)

let words = ["delta", "alpha", "charlie", "bravo"]
let lengths = words.lazy.compactMap { $0.count > 5 ? nil : note("c", $0) }.map(\.count)
print(lengths.reduce(0, +)); flush("compact:")
print(Array(words.lazy.flatMap { [$0.first!, $0.last!] }.prefix(3)), words.lazy.joined().count)
let endless = sequence(first: 1) { $0 < 500 ? $0 * 3 : nil }
print(Array(endless), Array(endless.lazy.filter { $0 > 5 }.prefix(2)), endless.reduce(0, +))
let fib = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  defer { s = (s.1, s.0 + s.1) }; return s.0
}
print(fib.prefix { $0 < 60 }, Array(fib.lazy.drop { $0 < 10 }.prefix(3)))
struct Stairs: LazySequenceProtocol {
  struct Iterator: IteratorProtocol {
    var height = 0; mutating func next() -> Int? { height += 10; return height > 50 ? nil : height }
  }
  func makeIterator() -> Iterator { Iterator() }
}
print(
  Array(Stairs().map { $0 + 1 }.filter { $0 % 4 != 1 }),
  Stairs().lazy.map { "\($0)" }.joined(separator: "/"))
let zipped = zip(words.lazy.map { note("z", $0) }, 1...)
print(zipped.first { $0.1 == 2 } as Any); flush("zip:")
let slice = words.lazy.map { $0.uppercased() }[1...2]
print(Array(slice), slice.startIndex, slice.isEmpty, type(of: slice.first!))
print(
  (0..<20).lazy.filter { $0.isMultiple(of: 3) }.map { $0 * $0 }.prefix(while: { $0 < 100 }).map {
    $0
  })
