func order() -> String {
  var log = ""
  do {
    defer { log += "1" }
    defer { log += "2"; defer { log += "3" }; log += "4" }
    log += "5"
  }
  return log
}
print(order())
func value() -> Int { var n = 1; defer { n = 100; print("n is", n) }; return n }
print(value())
struct Stop: Error {}
func throwing(_ fail: Bool) throws -> String {
  defer { print("always") }
  if fail { defer { print("inside") }; throw Stop() }
  defer { print("only at the end") }
  return "ok"
}
print((try? throwing(true)) ?? "failed", (try? throwing(false)) ?? "failed")
class Lock {
  var depth = 0
  func with<T>(_ body: () throws -> T) rethrows -> T {
    depth += 1; defer { depth -= 1 }; return try body()
  }
}
let lock = Lock()
print(lock.with { lock.with { lock.depth } }, lock.depth)
try? lock.with { throw Stop() }
print(lock.depth)
var stack = [3, 2, 1]
func pop() -> Int? { defer { if !stack.isEmpty { stack.removeLast() } }; return stack.last }
while let x = pop() { print(x, terminator: ",") }
print()
struct Counter { private var n = 0; mutating func next() -> Int { defer { n += 1 }; return n } }
var c = Counter(); print(c.next(), c.next(), c.next())
for i in 0..<3 { defer { print("end \(i)") }; guard i != 1 else { continue }; print("do \(i)") }
let closure = { (x: Int) -> Int in
  defer { print("closed") }; if x > 0 { return x }; return -x
}
print(closure(-2))
