// Protocols with types of their own, found from what the members are.
protocol Container {
  associatedtype Item
  associatedtype Index: Comparable = Int
  var items: [Item] { get set }
  mutating func add(_ item: Item)
  func first(where matches: (Item) -> Bool) -> Item?
}
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  func first(where matches: (Item) -> Bool) -> Item? { items.first(where: matches) }
  var size: Int { items.count }
}
extension Container where Item: CustomStringConvertible {
  var line: String { items.map(\.description).joined(separator: ", ") }
}
extension Container where Item == Int { var sum: Int { items.reduce(0, +) } }
struct Shelf<Thing>: Container { var items: [Thing] = [] }
struct Numbers: Container {
  typealias Index = String
  var items: [Int]
  mutating func add(_ item: Int) { items.insert(item, at: 0) }
}
var shelf = Shelf<String>()
shelf.add("book"); shelf.add("cup")
var numbers = Numbers(items: [1])
numbers.add(5)
print(shelf.line, shelf.size, numbers.line, numbers.sum)
func merge<A: Container, B: Container>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item {
  a.items + b.items
}
print(merge(shelf, Shelf(items: ["pen"])), merge(numbers, Shelf(items: [9])))
func describe<C: Container>(_ c: C) -> String where C.Item: Comparable {
  "\(c.items.max().map { "\($0)" } ?? "none")"
}
print(describe(numbers), describe(shelf))
protocol Stacked<Element> { associatedtype Element; func peek() -> Element? }
struct Pile<Element>: Stacked { var all: [Element]; func peek() -> Element? { all.last } }
func top(_ stack: some Stacked<Int>) -> Int { (stack.peek() ?? 0) + 1 }
let stacks: [any Stacked<Int>] = [Pile(all: [1, 2]), Pile(all: [])]
print(top(Pile(all: [4])), stacks.map { $0.peek() ?? -1 })
