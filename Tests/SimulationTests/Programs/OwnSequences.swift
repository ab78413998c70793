/// Sequences and collections that the program makes itself.
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
struct Fibonacci: Sequence {
  let limit: Int
  func makeIterator() -> Iterator { Iterator(limit: limit) }
  struct Iterator: IteratorProtocol {
    let limit: Int
    var state = (0, 1)
    mutating func next() -> Int? {
      guard state.0 <= limit else { return nil }
      let value = state.0
      state = (state.1, state.0 + state.1)
      return value
    }
  }
}
struct Ring<Element>: Collection {
  private var items: [Element]
  init(_ items: [Element]) { self.items = items }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Element { items[position % items.count] }
}
final class LinkedList: Sequence {
  final class Node {
    let value: String
    var next: Node?
    init(_ value: String) { self.value = value }
  }
  var head: Node?
  func prepend(_ value: String) {
    let node = Node(value)
    node.next = head
    head = node
  }
  func makeIterator() -> AnyIterator<String> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
}

func ownSequences() {
  for n in Countdown(n: 3) { print(n, terminator: " ") }
  print(
    Countdown(n: 4).map { $0 * 2 }, Array(Countdown(n: 3)), Countdown(n: 5).reduce(0, +),
    Countdown(n: 3).contains(2))
  print(
    Countdown(n: 5).filter { $0 % 2 == 1 }, Countdown(n: 3).sorted(), Countdown(n: 3).max()!,
    Countdown(n: 2).enumerated().map { $0 + $1 })
  print(
    Array(Fibonacci(limit: 30)), Fibonacci(limit: 100).first { $0 > 20 }!,
    Fibonacci(limit: 5).reversed())
  var iterator = Countdown(n: 2)
  print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
  let ring = Ring(["a", "b", "c"])
  print(
    ring[4], ring.count, ring.first!, ring.map { $0 + "!" }, ring.isEmpty,
    ring.firstIndex(of: "b")!, Array(ring.prefix(2)), ring.joined())
  let list = LinkedList()
  for word in ["x", "y", "z"] { list.prepend(word) }
  print(list.map { $0 }, list.joined(separator: ">"), zip(list, 1...).map { "\($0)\($1)" })
  var numbers = [1, 2, 3].makeIterator()
  while let n = numbers.next() { print(n, terminator: ",") }
  print()
  print(
    sequence(first: 1) { $0 < 40 ? $0 * 3 : nil }.map { $0 }, Array(repeatElement("r", count: 2)))
  print(zip(Countdown(n: 2), Fibonacci(limit: 9)).map { $0 * 10 + $1 })
}
