// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Ring<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private var storage: [Element] = []
  private var start = 0
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Element {
    get { storage[(start + position) % storage.count] }
    set { storage[(start + position) % storage.count] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
  where C.Element == Element {
    var flat = Array(self)
    flat.replaceSubrange(range, with: new)
    storage = flat
    start = 0
  }
  mutating func rotate(by n: Int) {
    guard !isEmpty else { return }; start = (start + n % count + count) % count
  }
}
extension Ring: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension Ring: CustomStringConvertible {
  var description: String { "(" + map { "\($0)" }.joined(separator: ">") + ")" }
}
extension Ring: Equatable where Element: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
var ring: Ring = [1, 2, 3, 4, 5]
ring.rotate(by: 2)
print(
  ring, ring.first!, ring.last!, ring.count, ring.indices, ring[1...3], ring.reversed().map { $0 })
ring[0] = 30; ring.swapAt(1, 4); ring.append(6); ring.insert(9, at: 1)
print(
  ring, ring.sorted(), ring.max()!, ring.firstIndex(of: 9)!, ring.dropFirst(2).prefix(2).map { $0 },
  ring.contains(30))
ring.removeAll { $0 > 8 }; ring.sort(by: >); ring.reverse()
print(
  ring, ring == [1, 2, 4, 5, 6], ring.split(separator: 4).map(Array.init), ring.suffix(2).startIndex
)
ring += [7, 8]; ring.removeFirst(); ring.removeLast(2)
print(
  ring, ring.isEmpty, ring.indices.map { $0 * 2 },
  ring.enumerated().map { "\($0.offset)\($0.element)" }, zip(ring, ring.dropFirst()).map { $1 - $0 }
)
let part = ring.partition { $0 % 2 == 0 }
print(
  ring.count, part, ring[part...].sorted(), ring.shuffled().sorted(),
  ring.lazy.map { $0 + 1 }.first!)

struct Fibs: Sequence {
  let limit: Int;
  func makeIterator() -> AnyIterator<Int> {
    var (a, b) = (0, 1);
    return AnyIterator {
      guard a <= limit else { return nil }; defer { (a, b) = (b, a + b) }; return a
    }
  }
}
print(
  Array(Fibs(limit: 30)), Fibs(limit: 10).contains(8), Fibs(limit: 100).reversed().first!,
  Fibs(limit: 50).min(by: >)!, Fibs(limit: 9).reduce(0, +))
struct Text: BidirectionalCollection {
  let words: [Substring]
  init(_ s: String) { words = s.split(separator: " ") }
  struct Index: Comparable {
    let word: Int; static func < (a: Index, b: Index) -> Bool { a.word < b.word }
  }
  var startIndex: Index { Index(word: 0) }
  var endIndex: Index { Index(word: words.count) }
  func index(after i: Index) -> Index { Index(word: i.word + 1) }
  func index(before i: Index) -> Index { Index(word: i.word - 1) }
  subscript(i: Index) -> Substring { words[i.word] }
}
let text = Text("the quick brown fox")
print(
  text.count, text.last!, text.joined(separator: "-"), text.map(\.count),
  text.firstIndex(of: "brown")!.word, text.reversed().first!,
  text[text.index(text.startIndex, offsetBy: 1)],
  text.distance(from: text.startIndex, to: text.endIndex), text.indices.map(\.word),
  text.prefix { $0 != "fox" }.count, text.dropLast().last!)
let erased: [AnyCollection<Int>] = [
  AnyCollection([1, 2]), AnyCollection(ring), AnyCollection(Set([5])),
]
print(
  erased.map(\.count), AnySequence(Fibs(limit: 5)).map { $0 }, erased.joined().count,
  erased.flatMap { $0 }.max()!)
