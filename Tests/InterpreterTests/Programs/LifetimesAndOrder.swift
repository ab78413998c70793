class Part {
  let id: Int
  init(_ id: Int) { self.id = id; print("make", id) }
  deinit { print("free", id) }
}
class Whole {
  let first = Part(1)
  let second: Part
  var third: Part?
  init() { second = Part(2); third = Part(3); print("whole ready") }
  deinit { print("whole goes") }
}
class More: Whole {
  let fourth = Part(4)
  override init() { print("more begins"); super.init(); print("more ready") }
  deinit { print("more goes") }
}
do { _ = More() }
print("--")
do {
  let w = Whole()
  w.third = nil
  print("third gone")
  w.third = Part(5)
}
print("--")
func make(_ id: Int) -> Part { Part(id) }
func take(_ a: Part, _ b: Part) -> Int { print("take", a.id, b.id); return a.id + b.id }
print(take(make(10), make(11)))
print("--")
struct Pair { var a: Part; var b: Part }
do {
  var pair = Pair(a: Part(20), b: Part(21))
  pair = Pair(a: pair.b, b: Part(22))
  print("pair", pair.a.id, pair.b.id)
}
print("--")
var global: Part? = Part(30)
func useGlobal() { let kept = global; global = nil; print("still", kept?.id ?? 0) }
useGlobal()
print("global over")
class Counter {
  static var alive = 0
  init() { Counter.alive += 1 }
  deinit { Counter.alive -= 1 }
}
func count(_ n: Int) -> Int {
  var all: [Counter] = []
  for _ in 0..<n { all.append(Counter()) }
  return Counter.alive
}
print(count(5), Counter.alive)
class Observed {
  var part: Part {
    willSet { print("will", part.id, newValue.id) }
    didSet { print("did", oldValue.id) }
  }
  init(_ p: Part) { part = p }
}
do {
  let o = Observed(Part(40))
  o.part = Part(41)
  print("changed")
}
print("--")
class Computed {
  var store = Part(50)
  var part: Part {
    get { print("get"); return store }
    set { print("set"); store = newValue }
  }
  subscript(i: Int) -> Part {
    get { Part(i) }
    set { store = newValue }
  }
}
do {
  let c = Computed()
  c.part = Part(51)
  print(c.part.id, c[60].id)
  c[0] = Part(52)
  print("end of computed")
}
func inout1(_ p: inout Part) { print("in", p.id); p = Part(p.id + 1); print("out", p.id) }
do { var p = Part(70); inout1(&p); print("back", p.id) }
func ternary(_ b: Bool) -> Int { (b ? Part(80) : Part(81)).id }
print(ternary(true), ternary(false))
let parts = [Part(90), Part(91)]
for p in parts where p.id > 90 { print("loop", p.id) }
print((parts.first { $0.id == 91 })?.id ?? 0)
func optionalChain(_ w: Whole?) -> Int? { w?.third?.id }
print(optionalChain(nil) ?? -1, optionalChain(Whole()) ?? -1)
func string() -> String { "\(Part(95).id) and \(Part(96).id)" }
print(string())
print("end")
