final class Log { var lines: [String] = []; deinit { print("log gone", lines) } }
func makeCounters() -> (up: () -> Int, down: () -> Int, peek: () -> Int) {
  var n = 0 { didSet { if n > 2 { n = 2 } } }
  return (
    {
      n += 1; return n
    },
    {
      n -= 1; return n
    }, { n }
  )
}
let c = makeCounters()
_ = c.up(); _ = c.up(); _ = c.up()
print(c.up(), c.down(), c.peek())
var fs: [() -> Int] = []
for i in 0..<3 {
  var j = i * 10;
  fs.append {
    j += i; return j
  }
}
print(fs.map { $0() }, fs.map { $0() })
var k = 0
var gs: [() -> Int] = []
while k < 3 { gs.append { [k] in k }; gs.append { k }; k += 1 }
print(gs.map { $0() })
func apply<T>(_ x: T, times n: Int, _ f: (T) -> T) -> T {
  n == 0 ? x : apply(f(x), times: n - 1, f)
}
print(apply(1, times: 5) { $0 * 2 }, apply("a", times: 3) { $0 + $0 })
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let len = compose({ (n: Int) in "\(n)" }, \String.count)
print(len(12345), compose({ $0 + 1 }, { "\($0)" })(4))
do {
  let log = Log()
  var handlers: [(Int) -> Void] = []
  handlers.append { [weak log] in log?.lines.append("weak \($0)") }
  handlers.append { [unowned log] in log.lines.append("unowned \($0)") }
  handlers.append { [l = log.lines.count] in print("then", l, $0) }
  for (i, h) in handlers.enumerated() { h(i) }
  print(log.lines)
}
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var cache: [A: R] = [:]
  func call(_ a: A) -> R {
    if let r = cache[a] { return r }; let r = f(call, a); cache[a] = r; return r
  }
  return call
}
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fib(80))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print([1, 2, 3].map(curry(*)(10)), [3, 1].map(curry(max)(2)))
struct Machine {
  var state = 0; lazy var step: (Int) -> Int = { [state] in state + $0 };
  mutating func run() -> [Int] { state = 5; let a = step(1); state = 9; return [a, step(2)] }
}
var m = Machine(); print(m.run())
let rec: (Int) -> Int = { n in
  func inner(_ k: Int) -> Int { k == 0 ? 0 : k + inner(k - 1) }; return inner(n)
}
print(rec(10))
func defaults(
  _ a: Int = {
    print("default a"); return 1
  }(), _ b: @autoclosure () -> Int = 2
) -> Int { a + b() }
print(
  defaults(), defaults(5),
  defaults(
    1,
    {
      print("b"); return 3
    }()))
let sorted = ["b": 2, "a": 1].sorted(by: { $0.0 < $1.0 }).map { key, value in "\(key)\(value)" }
print(sorted)
let tupled: [(Int, String)] = [(1, "a"), (2, "b")]
print(tupled.map { $1 + "\($0)" }, tupled.map { $0.1 }, tupled.reduce(0) { $0 + $1.0 })
