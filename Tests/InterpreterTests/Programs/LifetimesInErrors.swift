final class Guarded {
  let name: String
  init(_ name: String) { self.name = name }
  init(failing name: String) throws {
    self.name = name; if name == "bad" { throw Problem(Guarded("inner")) }
  }
  init?(maybe name: String) { self.name = name; if name.isEmpty { return nil } }
  deinit { print("-\(name)") }
}
struct Problem: Error { let held: Guarded; init(_ held: Guarded) { self.held = held } }
enum Simple: Error { case broken }
func fails() throws {
  let a = Guarded("a")
  let b = Guarded("b")
  print("both", a.name, b.name)
  throw Problem(Guarded("payload"))
}
do { try fails() } catch let error as Problem { print("caught", error.held.name) } catch {}
print("after catch")
func nested() throws {
  let outer = Guarded("outer")
  defer { print("defer outer", outer.name) }
  do {
    let inner = Guarded("inner")
    defer { print("defer inner", inner.name) }
    throw Simple.broken
  } catch Simple.broken {
    print("handled")
  }
  let later = Guarded("later")
  print(later.name)
  throw Simple.broken
}
try? nested()
print("after nested")
let made = try? Guarded(failing: "good")
print(made?.name ?? "none")
let notMade = try? Guarded(failing: "bad")
print(notMade?.name ?? "none")
print(Guarded(maybe: "")?.name ?? "nil", Guarded(maybe: "yes")?.name ?? "nil")
class Base {
  let a = Guarded("field a")
  var b: Guarded
  init(_ b: Guarded) throws { self.b = b; if b.name == "stop" { throw Simple.broken } }
  deinit { print("base ends") }
}
final class Derived: Base {
  let c = Guarded("field c")
  override init(_ b: Guarded) throws { try super.init(b); print("derived ready") }
  deinit { print("derived ends") }
}
do {
  let d = try Derived(Guarded("ok"))
  print(d.b.name)
} catch { print("no") }
let stop = Guarded("stop")
do { _ = try Derived(stop) } catch { print("stopped") }
func loop() {
  for i in 0..<3 {
    let g = Guarded("g\(i)")
    do {
      if i == 1 { throw Simple.broken }
      print("fine", g.name)
    } catch {
      print("broken", g.name)
      continue
    }
    if i == 0 { continue }
    print("end of turn")
  }
}
loop()
func result(_ ok: Bool) -> Result<Guarded, any Error> {
  Result {
    if ok { return Guarded("r") }; throw Simple.broken
  }
}
print((try? result(true).get().name) ?? "-", (try? result(false).get().name) ?? "-")
func rethrowing(_ f: () throws -> Guarded) rethrows -> String { let g = try f(); return g.name }
print((try? rethrowing { throw Simple.broken }) ?? "none", rethrowing { Guarded("made") })
labelled: do {
  let g = Guarded("labelled")
  if g.name.count > 2 { break labelled }
  print("never")
}
print("end")
