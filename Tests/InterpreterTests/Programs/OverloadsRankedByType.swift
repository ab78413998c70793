func f(_ x: Int) -> String { "Int" }
func f(_ x: Double) -> String { "Double" }
func f(_ x: Any) -> String { "Any" }
func f<T>(_ x: T) -> String { "T" }
func f<T: Numeric>(_ x: T) -> String { "Numeric" }
func f<T>(_ x: [T]) -> String { "[T]" }
func f<T>(_ x: T?) -> String { "T?" }
func f(_ x: String, _ y: Int = 1) -> String { "String+default" }
func f(_ x: (Int) -> Int) -> String { "closure \(x(2))" }
func f(_ x: Int...) -> String { "variadic\(x.count)" }
print(
  f(1), f(1.5), f("a"), f(true), f(UInt8(1)), f([1]), f(Optional("x")), f { $0 + 1 }, f(1, 2), f(),
  f(nil as Int?), f(Float(1)), f(1 as Any), f((1, 2)))
func g(_ x: Int?) -> String { "Int?" }; func g(_ x: Any) -> String { "Any" }
func h(_ a: Int, _ b: Double) -> String { "ID" }; func h(_ a: Double, _ b: Int) -> String { "DI" };
func h(_ a: Double, _ b: Double) -> String { "DD" }
print(g(1), g("s"), h(1, 2.5), h(2.5, 1), h(1.5, 2.5))
func r() -> Int { 1 }; func r() -> String { "one" }; func r() -> [Double] { [1] }
let i: Int = r(); let s: String = r();
print(i, s, r() as [Double], r() + 1, r() + "!", (r() as String).count)
protocol P {}; protocol Q: P {}; struct A: Q {}; struct B: P {}
func k(_ x: some P) -> String { "P" }; func k(_ x: some Q) -> String { "Q" };
func k<T: Q & Equatable>(_ x: T) -> String { "QE" }
extension Int: Q {}
print(k(A()), k(B()), k(3))
class X {}; class Y: X {}; class Z: Y {}
func c(_ x: X) -> String { "X" }; func c(_ x: Y) -> String { "Y" }
print(c(Z()), c(X()), c(Y() as X), [X(), Z()].map { c($0) })
struct S {
  func m(_ n: Int) -> String { "int" }; func m(n: Int) -> String { "label" };
  func m<T: StringProtocol>(_ s: T) -> String { "text" };
  static func m(_ s: S) -> String { "static" }; var m2: Int { 1 };
  func callAsFunction() -> String { "call" }
}
print(S().m(1), S().m(n: 1), S().m("a"), S().m("abc".prefix(1)), S.m(S()), S()())
func label(a: Int, b: Int = 2) -> String { "ab" }; func label(a: Int) -> String { "a" };
func label(a: Int, c: Int) -> String { "ac" }
print(label(a: 1), label(a: 1, b: 1), label(a: 1, c: 1))
func trailing(_ n: Int = 0, then: () -> Int) -> Int { n + then() };
func trailing(_ n: Int = 0, then: () -> String) -> String { "\(n)" + then() }
print(trailing { 5 }, trailing(2) { "x" }, trailing(3, then: { 1 }))
