// Protocols, what their extensions give, and generic functions and types.
protocol Named {
  var name: String { get }
  func greeting() -> String
}
extension Named {
  func greeting() -> String { "hello \(name)" }
  func loud() -> String { greeting().uppercased() }
}
struct Cat: Named { let name: String }
struct Dog: Named {
  var name: String { "dog" }
  func greeting() -> String { "wuff" }
}
let all: [any Named] = [Cat(name: "tom"), Dog()]
for one in all { print(one.name, one.greeting(), one.loud()) }

func largest<T: Comparable>(_ items: [T]) -> T? {
  var best = items.first
  for item in items {
    if let current = best, item > current { best = item }
  }
  return best
}
print(largest([3, 9, 2]) ?? 0, largest(["b", "a"]) ?? "", largest([Double]()) ?? -1)

struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  var count: Int { items.count }
}
extension Stack where Element == Int {
  func doubled() -> Int { count * 2 }
}
var stack = Stack<Int>()
for i in 1...4 { stack.push(i * i) }
print(stack.pop() ?? 0, stack.pop() ?? 0, stack.count, stack.doubled())
var texts = Stack<String>()
texts.push("a")
print(texts.pop() ?? "none", texts.pop() ?? "none")

struct Money: Equatable, Hashable, Comparable {
  var amount: Int
  var unit = "EUR"
  static func < (left: Money, right: Money) -> Bool { left.amount < right.amount }
  static func + (left: Money, right: Money) -> Money { Money(amount: left.amount + right.amount) }
}
let purse = [Money(amount: 5), Money(amount: 2), Money(amount: 9)]
print(purse.sorted().map { $0.amount }, purse.max()?.amount ?? 0)
print(purse.reduce(Money(amount: 0)) { $0 + $1 }.amount, purse[0] == Money(amount: 5))
print(Set(purse + purse).count)
