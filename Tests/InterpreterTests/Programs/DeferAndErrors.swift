// The order in which deferred statements run, with errors, loops and early ends.
enum Trouble: Error, Equatable { case small(Int), large(String) }
func steps(_ n: Int) throws -> String {
  print("begin", n)
  defer { print("last", n) }
  if n == 0 { return "early" }
  defer { print("second to last", n) }
  for i in 0..<n {
    defer { print("turn", i) }
    if i == 2 { throw Trouble.small(i) }
    if i == 1 { continue }
    print("body", i)
  }
  do {
    defer { print("inner") }
    if n == 2 { throw Trouble.large("two") }
  }
  return "end"
}
for n in 0...3 {
  do { print(try steps(n)) } catch Trouble.small(let i) { print("small", i) } catch let error
    as Trouble
  { print("other", error == .large("two")) } catch { print("never") }
}
func typed(_ n: Int) throws(Trouble) -> Int { guard n > 0 else { throw .small(n) }; return n }
do { print(try typed(1), try typed(-1)) } catch {
  switch error {
  case .small(let n): print("typed", n);
  case .large(let s): print(s)
  }
}
func rethrowing<T>(_ f: () throws -> T) rethrows -> T { defer { print("after") }; return try f() }
print(rethrowing { 5 }, (try? rethrowing { try steps(9) }) ?? "nothing")
final class Guarded {
  let n: Int; init(_ n: Int) throws { self.n = n; if n < 0 { throw Trouble.small(n) } };
  deinit { if n >= 0 { print("free", n) } }
}
func use(_ n: Int) -> String {
  do { let g = try Guarded(n); defer { print("used", g.n) }; return "got \(g.n)" } catch {
    return "failed \(error)"
  }
}
print(use(1))
print(use(-1))
var log: [String] = []
func nested() {
  defer { log.append("a"); defer { log.append("b") }; log.append("c") }; defer { log.append("d") };
  log.append("e")
}
nested()
print(log)
let result: Result<Int, Trouble> = .failure(.large("r"))
print((try? result.get()) ?? 0, result.mapError { _ in Trouble.small(0) } == .failure(.small(0)))
func finally(_ flag: Bool) -> Int {
  var n = 1; defer { n = 100; print("n", n) }; if flag { return n }; n = 5; return n * 2
}
print(finally(true), finally(false))
outer: while true {
  defer { print("while") }; repeat { defer { print("repeat") }; break outer } while true
}
do {
  _ = try [1, 2, 3].map { n -> Int in
    if n == 3 { throw Trouble.small(n) }; print("map", n); return n
  }
} catch { print(error) }
