/// Generic types and functions, constraints, associated types, conditional conformances.
struct Stack<Element> {
  private(set) var items: [Element] = []
  init() {}
  init(_ items: Element...) { self.items = items }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  func map<T>(_ transform: (Element) -> T) -> Stack<T> {
    var result = Stack<T>()
    for item in items { result.push(transform(item)) }
    return result
  }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element: Comparable {
  var largest: Element? { items.max() }
}
extension Stack where Element == String {
  func joined() -> String { items.joined(separator: "+") }
}

struct Pair<First, Second> {
  var first: First
  var second: Second
  var swapped: Pair<Second, First> { Pair<Second, First>(first: second, second: first) }
}

protocol Container {
  associatedtype Item
  var all: [Item] { get }
  mutating func add(_ item: Item)
  static var empty: Self { get }
}
extension Container {
  var size: Int { all.count }
  func contains(where test: (Item) -> Bool) -> Bool { all.contains(where: test) }
}
extension Container where Item: Numeric {
  var sum: Item { all.reduce(0, +) }
}
struct Bag: Container {
  var all: [Int] = []
  static var empty: Bag { Bag() }
  mutating func add(_ item: Int) { all.append(item) }
}
struct Names: Container {
  var all: [String] = []
  static var empty: Names { Names() }
  mutating func add(_ item: String) { all.append(item.uppercased()) }
}

protocol Zero { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self }
struct Money: Zero, Equatable {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
func total<T: Zero>(_ values: [T]) -> T { values.reduce(T.zero) { $0 + $1 } }
func fill<C: Container>(_ type: C.Type, with items: [C.Item]) -> C {
  var result = C.empty
  for item in items { result.add(item) }
  return result
}
func largest<T: Comparable>(_ first: T, _ rest: T...) -> T {
  rest.reduce(first) { $0 > $1 ? $0 : $1 }
}
func describeAll<T>(_ values: [T]) -> String where T: CustomStringConvertible {
  values.map(\.description).joined(separator: ";")
}
protocol Makeable { init(seed: Int) }
struct Token: Makeable { var seed: Int }
func make<T: Makeable>(_ count: Int) -> [T] { (0..<count).map { T(seed: $0 * 3) } }
func identity<T>(_ value: T) -> T { value }
func firstMatch<S: Sequence>(_ sequence: S, _ test: (S.Element) -> Bool) -> S.Element? {
  for element in sequence where test(element) { return element }
  return nil
}
indirect enum Tree<Value: Comparable> {
  case leaf
  case node(Tree<Value>, Value, Tree<Value>)
  func inserting(_ new: Value) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, new, .leaf)
    case .node(let left, let value, let right):
      if new < value { return .node(left.inserting(new), value, right) }
      return .node(left, value, right.inserting(new))
    }
  }
  var sorted: [Value] {
    switch self {
    case .leaf: []
    case let .node(left, value, right): left.sorted + [value] + right.sorted
    }
  }
  var depth: Int {
    guard case .node(let left, _, let right) = self else { return 0 }
    return 1 + max(left.depth, right.depth)
  }
}

func generics() {
  var stack = Stack(1, 5, 3)
  stack.push(4)
  stack.pop()
  stack.pop()
  print(stack.items, stack.top as Any, stack.largest as Any, stack == Stack(1, 5))
  print(stack.map { "n\($0)" }.joined(), Stack<String>().top as Any)
  let pair = Pair(first: 1, second: "a").swapped
  print(pair.first, pair.second)
  var bag = fill(Bag.self, with: [1, 2, 3])
  bag.add(10)
  print(bag.size, bag.sum, bag.contains { $0 > 5 }, fill(Names.self, with: ["x", "y"]).all)
  print(total([Money(cents: 3), Money(cents: 4)]).cents, total([Money]()) == .zero)
  print(largest(3, 9, 2), largest("b", "a"), largest(1.5))
  print(describeAll([1, 2, 3]), identity(4) + 1, identity("s"))
  let tokens: [Token] = make(3)
  print(
    tokens.map(\.seed), firstMatch([1, 4, 6]) { $0 % 2 == 0 } as Any,
    firstMatch("hello") { $0 > "h" } as Any)
  let tree = [5, 2, 8, 1, 9, 3].reduce(Tree<Int>.leaf) { $0.inserting($1) }
  print(tree.sorted, tree.depth)
  let words = ["m", "c", "x"].reduce(Tree.leaf) { $0.inserting($1) }
  print(words.sorted)
}
