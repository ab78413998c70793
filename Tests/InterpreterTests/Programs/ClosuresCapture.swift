func makeCounter(from start: Int) -> (up: () -> Int, down: () -> Int) {
  var n = start
  return (
    {
      n += 1; return n
    },
    {
      n -= 1; return n
    }
  )
}
let counter = makeCounter(from: 5)
print(counter.up(), counter.up(), counter.down(), makeCounter(from: 0).up())
var closures: [() -> Int] = []
for i in 1...3 {
  var local = i * 10;
  closures.append {
    local += i; return local
  }
}
print(closures.map { $0() }, closures.map { $0() })
var x = 1
let byReference = { x }
let byValue = { [x] in x }
let renamed = { [y = x + 100] in y }
x = 2
print(byReference(), byValue(), renamed())
func apply(_ times: Int, _ body: (Int) -> Void) { for i in 0..<times { body(i) } }
var seen: [Int] = []
apply(3) { seen.append($0 * $0) }
print(seen)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "<\($0)>" })(4), compose(String.init, \.count)(12345))
func recursive() -> Int {
  func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
  func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
  func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
  return fact(5) + (even(10) ? 1000 : 0)
}
print(recursive())
struct Runner { var f: (Int) -> Int; func callAsFunction(_ n: Int) -> Int { f(f(n)) } }
print(Runner { $0 * 3 }(2), { (a: Int, b: Int) -> Int in a - b }(9, 4), { $1 + $0 }(1, 2))
func lazyOr(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
func noisy(_ v: Bool) -> Bool { print("asked"); return v }
print(lazyOr(true, noisy(false)), lazyOr(false, noisy(true)))
