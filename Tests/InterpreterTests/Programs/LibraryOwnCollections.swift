// swift-format-ignore-file: NeverForceUnwrap
struct Ring<Element>: RandomAccessCollection, MutableCollection {
  var items: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Element {
    get { items[position % items.count] }
    set { items[position % items.count] = newValue }
  }
}
var ring = Ring(items: [4, 2, 6])
print(
  ring.count, ring.first!, ring.last!, ring.isEmpty, ring.map { $0 + 1 }, ring.sorted(),
  ring.contains(6))
print(
  Array(ring.reversed()), Array(ring.dropFirst()), Array(ring[1...]), ring.firstIndex(of: 6)!,
  Array(ring.indices))
ring.swapAt(0, 2)
ring.sort()
print(
  ring.items, ring.max()!, ring.reduce(0, +), Array(ring.enumerated()).map { "\($0)\($1)" },
  ring.prefix(2).count)
ring.reverse()
print(ring.items, ring.partition { $0 > 3 }, ring.items)
struct Countdown: Sequence {
  let start: Int
  func makeIterator() -> Iterator { Iterator(left: start) }
  struct Iterator: IteratorProtocol {
    var left: Int
    mutating func next() -> Int? {
      guard left > 0 else { return nil }
      defer { left -= 1 }
      return left
    }
  }
}
print(
  Array(Countdown(start: 4)), Countdown(start: 3).map { $0 * 10 },
  Countdown(start: 5).filter { $0.isMultiple(of: 2) })
print(
  Countdown(start: 4).first { $0 < 3 }!, Array(Countdown(start: 5).prefix(2)),
  Array(Countdown(start: 5).dropFirst(3)), Countdown(start: 3).reversed())
print(
  zip(Countdown(start: 2), "xy").map { "\($0)\($1)" }, Countdown(start: 3).sorted(),
  Countdown(start: 9).min()!, Countdown(start: 0).max() as Any)
struct Word: BidirectionalCollection {
  var letters: [Character]
  struct Index: Comparable {
    var offset: Int
    static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }
  var startIndex: Index { Index(offset: 0) }
  var endIndex: Index { Index(offset: letters.count) }
  func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  func index(before i: Index) -> Index { Index(offset: i.offset - 1) }
  subscript(i: Index) -> Character { letters[i.offset] }
}
let word = Word(letters: ["w", "o", "r", "d"])
print(
  String(word), word.count, word.last!, String(word.reversed()), word.firstIndex(of: "r")!.offset,
  String(word.suffix(2)), String(word.dropLast()))
print(
  word.index(word.startIndex, offsetBy: 2).offset,
  word.distance(from: word.startIndex, to: word.endIndex),
  word.split(separator: "r").map { String($0) })
struct Bag: RangeReplaceableCollection {
  var items: [Int] = []
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Int {
    items.replaceSubrange(subrange, with: newElements)
  }
}
var bag = Bag()
bag.append(3)
bag.append(contentsOf: [1, 4, 1])
bag.insert(9, at: 1)
print(bag.items, bag.remove(at: 0), bag.items, bag.filter { $0 == 1 }.items, (bag + [7]).count)
bag.removeAll { $0 == 1 }
bag.removeFirst()
print(bag.items, Bag([5, 6]).items, bag.isEmpty)
let lazy = (1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }
print(
  Array(lazy.prefix(3)), lazy.first { $0 > 30 }!,
  Array((1...10).lazy.filter { $0 > 7 }.map { "\($0)" }))
let any = AnySequence(Countdown(start: 2))
print(Array(any), Array(AnyIterator([1, 2].makeIterator())), AnyCollection([1, 2, 3]).count)
func total<S: Sequence<Int>>(_ s: S) -> Int { s.reduce(0, +) }
print(
  total([1, 2]), total(Countdown(start: 4)), total(ring), total(Set([5])),
  total(stride(from: 0, to: 9, by: 4)))
