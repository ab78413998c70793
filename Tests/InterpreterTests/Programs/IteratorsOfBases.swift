// swift-format-ignore-file: NeverForceUnwrap
// Sequences and collections that are made of others, whose elements are those of the others.
struct Wrapped<Base: Sequence>: Sequence {
  let base: Base
  struct Iterator: IteratorProtocol {
    var inner: Base.Iterator
    mutating func next() -> Base.Element? { inner.next() }
  }
  func makeIterator() -> Iterator { Iterator(inner: base.makeIterator()) }
}
for item in Wrapped(base: [1, 2]) { print(item) }
print(Wrapped(base: "abc").map { $0.uppercased() }, Wrapped(base: 1...4).reduce(0, +))

struct Interleaved<First: Sequence, Second: Sequence>: Sequence
where First.Element == Second.Element {
  let first: First
  let second: Second
  struct Iterator: IteratorProtocol {
    var first: First.Iterator
    var second: Second.Iterator
    var isFirst = false
    mutating func next() -> First.Element? {
      isFirst.toggle()
      return isFirst ? first.next() ?? second.next() : second.next() ?? first.next()
    }
  }
  func makeIterator() -> Iterator {
    Iterator(first: first.makeIterator(), second: second.makeIterator())
  }
}
extension Sequence {
  func interleaved<Other: Sequence>(_ other: Other) -> Interleaved<Self, Other>
  where Other.Element == Element { Interleaved(first: self, second: other) }
}
print(Array([1, 3, 5].interleaved([2, 4])))

struct Chunks<Base: Collection>: Sequence {
  let base: Base
  let count: Int
  func makeIterator() -> AnyIterator<Base.SubSequence> {
    var rest = base[...]
    return AnyIterator {
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
extension Collection {
  func chunks(of count: Int) -> Chunks<Self> { Chunks(base: self, count: count) }
}
print(Array([1, 2, 3, 4, 5].chunks(of: 2)), Array("hello".chunks(of: 2)))

enum Either<Left, Right> { case left(Left), right(Right) }
extension Either: Sequence where Left: Sequence, Right: Sequence, Left.Element == Right.Element {
  func makeIterator() -> AnyIterator<Left.Element> {
    switch self {
    case .left(let left): AnyIterator(left.makeIterator())
    case .right(let right): AnyIterator(right.makeIterator())
    }
  }
}
print(Array(Either<[Int], ClosedRange<Int>>.right(1...3)))

struct Mapped<Base: Collection, Value>: Collection {
  let base: Base
  let make: (Base.Element) -> Value
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  subscript(index: Base.Index) -> Value { make(base[index]) }
}
let mapped = Mapped(base: "abc", make: { $0.uppercased() })
print(mapped.joined(), mapped.dropFirst().joined(separator: "-"), mapped.first!, mapped.count)

let pairs: KeyValuePairs = ["a": 2, "b": 3]
print(pairs.min { $0.value < $1.value }!.key, pairs.sorted { $0.key > $1.key }.map(\.key))
print(pairs.filter { $0.value > 2 }.count, pairs.reduce(0) { $0 + $1.value }, pairs.last!.value)
for pair in pairs where pair.value > 2 { print(pair.key) }
struct Table<Key, Value>: ExpressibleByDictionaryLiteral {
  let all: [(Key, Value)]
  init(dictionaryLiteral elements: (Key, Value)...) { all = elements }
}
let table: Table = ["a": 1, "b": 2]
print(table.all.map { $0.1 * 2 })
