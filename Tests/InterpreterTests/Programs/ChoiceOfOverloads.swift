// Which of several functions, initialisers and operators is meant, by what is expected and given.
func f(_ n: Int) -> String { "int" }
func f(_ n: Double) -> String { "double" }
func f(_ s: String) -> String { "string" }
func f<T>(_ t: T) -> String { "any" }
func f<T: Collection>(_ t: T) -> String { "collection \(t.count)" }
print(f(1), f(1.5), f("s"), f(true), f([1, 2]), f(1 as Double), f(Optional(1) as Any))
func g(_ f: (Int) -> Int) -> String { "int \(f(2))" }
func g(_ f: (String) -> Int) -> String { "string \(f("abc"))" }
print(g { $0 * 2 }, g { (s: String) in s.count }, g(abs))
func h() -> Int { 1 }
func h() -> String { "one" }
let a: Int = h(), b: String = h()
print(a, b, h() as Int + 1)
struct V: Equatable {
  var x = 0; static func + (l: V, r: V) -> V { V(x: l.x + r.x) };
  static func * (l: V, k: Int) -> V { V(x: l.x * k) };
  static func * (k: Int, r: V) -> V { V(x: r.x * k + 1) };
  static prefix func - (v: V) -> V { V(x: -v.x) }; static func += (l: inout V, r: V) { l = l + r }
}
var v = V(x: 2)
v += V(x: 3) * 2
print(v.x, (3 * v).x, (-v + v).x, [v, v].reduce(V(), +).x, v == V(x: 8))
class Base {
  func m(_ n: Int) -> String { "base int" }; func m(_ s: String) -> String { "base string" };
  func m(_ n: Int, by k: Int = 2) -> String { "base by \(n * k)" }
}
final class Sub: Base {
  override func m(_ n: Int) -> String { "sub int" }; func m(_ d: Double) -> String { "sub double" }
}
let base: Base = Sub()
print(base.m(1), base.m("s"), base.m(1, by: 3), Sub().m(1.5), Sub().m(2))
extension Int {
  init(text: String) { self = text.count };
  func times(_ f: () -> Void) { for _ in 0..<self { f() } };
  func times<T>(_ f: (Int) -> T) -> [T] { (0..<self).map(f) }
}
var count = 0
3.times { count += 1 }
print(
  count, 3.times { $0 * $0 }, Int(text: "four"), Int("12") ?? 0, Int(3.9), Int("zz", radix: 36) ?? 0
)
let optional: Int? = 5
func k(_ n: Int?) -> String { "optional" }
func k(_ n: Int) -> String { "plain" }
print(k(optional), k(5), k(nil), [optional, nil].map { k($0) })
let mixed = [1, 2.5, 3]
let floats: [Float] = [1, 2]
let small: UInt8 = 200
print(
  mixed.reduce(0, +), floats[1] / 4, small &+ 100, Int8(truncatingIfNeeded: 300), 7 / 2, 7 / 2.0,
  -7 % 3)
