protocol Base { func name() -> String; func shout() -> String }
extension Base {
  func name() -> String { "base" }; func shout() -> String { name().uppercased() };
  func hidden() -> String { "Base.hidden" }
}
protocol Refined: Base { func extra() -> String }
extension Refined {
  func name() -> String { "refined" }; func extra() -> String { name() + shout() };
  func hidden() -> String { "Refined.hidden" }
}
struct A: Base {}
struct B: Refined {}
struct C: Refined { func name() -> String { "c" }; func hidden() -> String { "C.hidden" } }
class K: Base { func shout() -> String { "K!" + name() } }
class L: K {
  func name() -> String { "L" }; override func shout() -> String { super.shout() + "L" }
}
for b in [A(), B(), C(), K(), L()] as [any Base] { print(b.name(), b.shout(), b.hidden()) }
for r in [B(), C()] as [any Refined] { print(r.name(), r.extra(), r.hidden()) }
func generic<T: Base>(_ t: T) -> String { t.name() + t.hidden() }
func generic<T: Refined>(_ t: T) -> String { "R" + t.name() + t.hidden() }
print(generic(A()), generic(B()), generic(C()), generic(L()), L().name(), C().hidden())
protocol Counter { var count: Int { get set }; mutating func bump() }
extension Counter { mutating func bump() { count += 1 }; mutating func twice() { bump(); bump() } }
struct S: Counter { var count = 0 }
struct T: Counter { var count = 0; mutating func bump() { count += 10 } }
final class O: Counter { var count = 0; func bump() { count += 100 } }
var s = S(), t = T(), o = O()
s.twice(); t.twice(); o.twice()
print(s.count, t.count, o.count)
var any: any Counter = t
any.twice(); any.bump()
print(any.count, t.count)
protocol Defaulted { static var standard: Self { get }; init() }
extension Defaulted { static var standard: Self { Self() } }
struct P: Defaulted, Equatable { var n = 3 }
struct Q: Defaulted {
  var n: Int; init() { n = 8 }; static var standard: Q { var q = Q(); q.n = 80; return q }
}
func standard<D: Defaulted>(_: D.Type) -> D { D.standard }
print(standard(P.self), standard(Q.self).n, P.standard == .init())
