struct Lens<Root, Value> {
  let get: (Root) -> Value
  let set: (inout Root, Value) -> Void
}
extension Lens where Root == Value {
  static var identity: Lens { Lens(get: { $0 }, set: { $0 = $1 }) }
}
struct P { var x = 1 }
var p = P()
let l = Lens<P, P>.identity
l.set(&p, P(x: 4)); print(l.get(p).x)
let m = Lens<P, Int>(get: { $0.x }, set: { $0.x = $1 })
m.set(&p, 9); print(p.x)
struct Pair<A, B> { var first: A; var second: B }
extension Pair where A == B {
  var swapped: Pair { Pair(first: second, second: first) }
  var both: [A] { [first, second] }
  func map<T>(_ f: (A) -> T) -> Pair<T, T> { Pair<T, T>(first: f(first), second: f(second)) }
}
extension Pair where A == B, B: Comparable { var larger: A { max(first, second) } }
print(
  Pair(first: 1, second: 2).swapped, Pair(first: "l", second: "r").both,
  Pair(first: 4, second: 9).larger, Pair(first: 1, second: 2).map { "\($0)" })
