struct Stack<Element> {
  private(set) var items: [Element] = []
  static var kind: String { "stack of \(Element.self)" }
  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element { items = Array(elements) }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ change: (Element) throws -> T) rethrows -> Stack<T> {
    Stack<T>(try items.map(change))
  }
  subscript(fromTop offset: Int) -> Element { items[items.count - 1 - offset] }
  struct Cursor { var position: Int; var element: Element }
  func cursors() -> [Cursor] {
    items.enumerated().map { Cursor(position: $0.offset, element: $0.element) }
  }
}
var stack = Stack([1, 2, 3])
stack.push(4)
print(stack.pop() ?? 0, stack.items, stack[fromTop: 1], Stack<String>.kind)
print(stack.map { "<\($0)>" }.items, stack.cursors().map { "\($0.position):\($0.element)" })
print(type(of: stack), type(of: stack.map(Double.init)), type(of: stack.cursors()[0]))
class Node<T> {
  let value: T
  var next: Node<T>?
  init(_ value: T, next: Node<T>? = nil) { self.value = value; self.next = next }
  func list() -> [T] { [value] + (next?.list() ?? []) }
}
final class Named<T>: Node<T> {
  var name = "n"; override func list() -> [T] { super.list().reversed() }
}
print(Node(1, next: Node(2, next: Named(3))).list(), Named("a", next: Node("b")).list())
enum Tree<T: Comparable> {
  case leaf
  indirect case node(Tree, T, Tree)
  func inserting(_ value: T) -> Tree {
    switch self {
    case .leaf: .node(.leaf, value, .leaf)
    case .node(let left, let own, let right):
      value < own
        ? .node(left.inserting(value), own, right) : .node(left, own, right.inserting(value))
    }
  }
  var values: [T] {
    if case .node(let left, let own, let right) = self {
      left.values + [own] + right.values
    } else {
      []
    }
  }
}
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }.values)
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
print(swapped((1, "one")))
