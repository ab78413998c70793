protocol P {}
struct X: P {}
let a: some P = X()
enum E { static let b: some P = X();  }
struct S {
  let c: some P = X(); var d: some Sequence<Int> = [1, 2]; lazy var e: some P = X();
  var f: (some P)? = X()
}
func g() { let h: some Collection<Int> = [1]; print(h.count) }
protocol Q<A> { associatedtype A }
struct Y: Q { typealias A = Int }
let q: some Q<Int> = Y()
enum E2 { static let b: some Q<Int> = Y() }
print(a, E.b, S().c, S().d.map { $0 }, q, E2.b, S().f as Any); g()
