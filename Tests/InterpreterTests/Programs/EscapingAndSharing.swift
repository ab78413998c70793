// What closures share, what they copy, what is lent to them for a call.
func makeCounter() -> (next: () -> Int, reset: (Int) -> Void) {
  var n = 0
  return (
    {
      n += 1; return n
    }, { n = $0 }
  )
}
let counter = makeCounter()
print(counter.next(), counter.next())
counter.reset(10)
print(counter.next())
let other = makeCounter()
print(other.next(), counter.next())
func withLent(_ list: inout [Int], _ body: (inout [Int]) -> Void) { body(&list); body(&list) }
var list = [1]
withLent(&list) { $0.append($0.count) }
print(list)
struct Stack {
  var items: [Int] = []
  mutating func fill(_ n: Int) { (0..<n).forEach { items.append($0) } }
  mutating func edit(_ change: (inout Int) -> Void) { for i in items.indices { change(&items[i]) } }
  mutating func drain(_ take: (Int) -> Bool) -> Int {
    var taken = 0;
    items.removeAll {
      if take($0) { taken += 1; return true }; return false
    }; return taken
  }
}
var stack = Stack()
stack.fill(5)
stack.edit { $0 *= 3 }
var seen = 0
print(
  stack.items,
  stack.drain {
    seen += 1; return $0 % 2 == 0
  }, stack.items, seen)
var captured = 1
let byReference = { captured }
let byValue = { [captured] in captured }
captured = 2
print(byReference(), byValue())
var actions: [() -> Void] = []
for i in 0..<3 {
  var local = i * 10;
  actions.append {
    local += 1; print(i, local)
  }
}
actions.forEach { $0() }
actions[0]()
func outer() -> () -> [Int] {
  var log: [Int] = []
  func add(_ n: Int) { log.append(n); if n > 0 { add(n - 1) } }
  func twice(_ n: Int) { add(n); add(n) }
  return {
    twice(1); return log
  }
}
let run = outer()
print(run(), run().count)
final class Button { var action: (() -> Void)?; var name = "b"; deinit { print("gone", name) } }
func wire() {
  let button = Button()
  button.action = { [weak button] in print("tap", button?.name ?? "-") }
  button.action?()
  let copy = button.action
  button.action = nil
  button.name = "c"
  copy?()
}
wire()
func lazily(_ flag: Bool, _ value: @autoclosure () -> Int) -> Int { flag ? value() + value() : 0 }
var calls = 0
func called() -> Int { calls += 1; return calls }
print(lazily(true, called()), lazily(false, called()), calls)
