import Foundation

final class Node<T> {
  var value: T; var next: Node?; weak var previous: Node?; init(_ v: T) { value = v };
  deinit { print("free", value) }
}
struct List<T>: Sequence, ExpressibleByArrayLiteral {
  private(set) var head: Node<T>?; private var tail: Node<T>?; private(set) var count = 0
  init(arrayLiteral elements: T...) { for e in elements { append(e) } }
  mutating func append(_ v: T) {
    let n = Node(v); n.previous = tail
    if let t = tail { t.next = n } else { head = n }
    tail = n; count += 1
  }
  mutating func popFirst() -> T? {
    guard let h = head else { return nil }
    head = h.next; if head == nil { tail = nil }
    count -= 1
    return h.value
  }
  func makeIterator() -> AnyIterator<T> {
    var n = head;
    return AnyIterator {
      defer { n = n?.next }; return n?.value
    }
  }
}
extension List: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "(" + map(\.description).joined(separator: " -> ") + ")" }
}
extension List: Equatable where T: Equatable {
  static func == (a: List, b: List) -> Bool { a.count == b.count && zip(a, b).allSatisfy(==) }
}
func demo() {
  var l: List = [1, 2, 3]
  print(l, l.count, l.reduce(0, +))
  print(l.popFirst() ?? -1)
  print(l == [2, 3], l == [2, 4], l.contains(3))
  l.append(contentsOf: 9)
  print(Array(l), l.dropFirst().first ?? 0)
  while let v = l.popFirst() { print("pop", v) }
  print("end")
}
extension List { mutating func append(contentsOf v: T) { append(v) } }
demo()
