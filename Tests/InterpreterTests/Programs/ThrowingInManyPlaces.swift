// swift-format-ignore-file: NeverUseForceTry
enum E: Error { case a(Int), b; var n: Int { if case .a(let n) = self { n } else { 0 } } }
struct T: Error { let s: String }
func t(_ n: Int) throws -> Int { if n > 2 { throw E.a(n) }; return n }
struct Box {
  var v: Int { get throws { try t(stored) } }; var stored = 1;
  init(_ n: Int) throws { stored = try t(n) }; init(unchecked n: Int) { stored = n };
  subscript(i: Int) -> Int { get throws { try t(i + stored) } };
  mutating func set(_ n: Int) throws { stored = n; if n < 0 { throw T(s: "negative") } }
}
do { let b = try Box(2); print(try b.v, try b[0]); print(try b[1]) } catch let e as E {
  print("E", e.n)
} catch { print("?") }
var b = Box(unchecked: 1)
do { try b.set(-5) } catch { print(error, b.stored) }
print((try? b.set(3)) as Any, b.stored, (try? b.v) as Any, try! Box(1).stored)
let list = [1, 2, 3, 4]
print(
  (try? list.map(t)) as Any, try list.prefix(2).map(t),
  (try? list.forEach { _ = try t($0) }) == nil, (try? list.first { try t($0) == 2 }) as Any,
  (try? list.reduce(0) { try $0 + t($1) }) as Any)
func nested() throws -> String { do { return try "v\(t(9))" } catch E.b { return "b" } }
do { print(try nested()) } catch E.a(let n) where n == 9 { print("nine") } catch { print("other") }
func either(_ n: Int) -> Result<Int, E> { n > 2 ? .failure(.a(n)) : .success(n) }
for n in [1, 5] {
  switch either(n) {
  case .success(let v): print("ok", v);
  case .failure(.a(let v)): print("a", v);
  case .failure: print("b")
  }
}
func retry<T>(_ n: Int, _ f: () throws -> T) rethrows -> T {
  for _ in 1..<n { if let v = try? f() { return v } }; return try f()
}
var attempts = 0
print(
  (try? retry(3) { () throws -> Int in
    attempts += 1; if attempts < 3 { throw E.b }; return attempts
  }) as Any, attempts)
func typed<Err: Error>(_ f: () throws(Err) -> Int) throws(Err) -> Int { try f() * 2 }
do { print(try typed { () throws(E) -> Int in throw .a(1) }) } catch { print("typed", error.n) }
print(typed { 4 })
func deferOrder() throws {
  defer { print("d1") }; _ = try t(1); defer { print("d2") }; _ = try t(8); defer { print("never") }
}
do { try deferOrder() } catch { print("thrown") }
var lazyThrow: Int? = try? t(7)
print(lazyThrow as Any, type(of: error2()), (error2() as? T)?.s ?? "-")
func error2() -> any Error { T(s: "q") }
guard let v = try? t(2), v == 2 else { fatalError() }
while let next = try? t(attempts) { attempts += 1; print("next", next); if attempts > 10 { break } }
print("end", v)
