var n = 1
let byValue = { [n] in n }
let byName = { n }
let both = { [old = n, double = n * 2] in "\(old) \(double) \(n)" }
n = 5
print(byValue(), byName(), both())
final class Node { var value: Int; init(_ v: Int) { value = v }; deinit { print("end \(value)") } }
var node: Node? = Node(1)
let weakly = { [weak node] in node?.value ?? -1 }
let held = { [node] in node?.value ?? -1 }
node = Node(2)
print(weakly(), held())
node = nil
func counters() -> (up: () -> Int, down: () -> Int, now: () -> Int) {
  var count = 0
  return (
    {
      count += 1; return count
    },
    {
      count -= 1; return count
    }, { count }
  )
}
let c = counters(), d = counters()
print(c.up(), c.up(), c.down(), d.down(), c.now(), d.now())
var actions: [() -> Void] = []
for i in 0..<3 {
  var j = i * 10;
  actions.append {
    j += 1; print(i, j)
  }
}
actions.forEach { $0() }
actions[1]()
struct Counter { var hits = 0; mutating func run(_ body: (inout Int) -> Void) { body(&hits) } }
var counter = Counter()
counter.run {
  $0 += 5; $0 *= 2
}
print(counter.hits)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(String.init, \.count)(12345), compose({ $0 + 1 }, { "\($0)" })(1))
do {
  let local = Node(3)
  let later = { [unowned local] in local.value }
  print(later())
}
print("done")
