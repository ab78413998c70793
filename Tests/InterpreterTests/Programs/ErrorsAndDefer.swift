enum Failure: Error, Equatable { case empty, code(Int), named(String) }
struct Wrapped: Error, CustomStringConvertible {
  let inner: any Error; var description: String { "wrapped(\(inner))" }
}
func risky(_ n: Int) throws -> Int {
  defer { print("leave \(n)") }
  guard n != 0 else { throw Failure.empty }
  if n < 0 { throw Failure.code(n) }
  return n * 2
}
for n in [1, 0, -3] {
  do { print(try risky(n)) } catch Failure.empty { print("was empty") } catch Failure.code(let c)
    where c < -2
  { print("bad code \(c)") } catch { print("other \(error)") }
}
print((try? risky(0)) as Any, (try? risky(4)) ?? -1, (try? risky(5)).map { $0 + 1 } ?? 0)
func typed(_ s: String) throws(Failure) -> Int {
  guard let n = Int(s) else { throw .named(s) }; return n
}
do { _ = try typed("x") } catch {
  switch error {
  case .named(let s): print("named", s);
  default: print("?")
  }
}
func wrap() throws { do { _ = try risky(-1) } catch { throw Wrapped(inner: error) } }
do { try wrap() } catch let error as Wrapped {
  print(error, error.inner as? Failure == .code(-1))
} catch { print("no") }
func order() {
  defer { print("1") }; defer { print("2") }; do { defer { print("inner") }; print("body") };
  for i in 0..<2 { defer { print("loop end", i) }; if i == 0 { continue }; print("second") }
}
order()
func all(_ list: [String]) throws -> [Int] {
  try list.map {
    guard let n = Int($0) else { throw Failure.named($0) }; return n
  }
}
print(try all(["1", "2"]), (try? all(["1", "q"])) == nil)
let result = Result { try risky(0) }
switch result {
case .success(let v): print(v);
case .failure(let e): print("failed", e)
}
let good: Result<Int, Failure> = .success(3)
print(
  good.map { $0 * 2 }, (try? good.get()) ?? 0,
  good.flatMap { _ in Result<Int, Failure>.failure(.empty) }, good.mapError { _ in Failure.empty })
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrowing { 4 }, (try? rethrowing { throw Failure.empty }) as Any)
func cleanup() -> Int { var n = 1; defer { n += 10; print("n is \(n)") }; return n }
print(cleanup())
