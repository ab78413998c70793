protocol P { func who() -> String; var name: String { get } }
extension P { func who() -> String { "P" }; var name: String { "nP" } }
struct G<T> {}
extension G: P {}
extension G where T == Int { func who() -> String { "GInt" }; var name: String { "nInt" } }
func w<T: P>(_ t: T) -> String { t.who() + t.name }
print(G<Int>().who(), w(G<Int>()), G<Int>().name)
let e: any P = G<Int>()
print(e.who(), e.name)
struct H<T> {}
extension H: P where T: Equatable {}
extension H where T: Equatable { func who() -> String { "HEq" } }
extension H where T == Int { func who() -> String { "HInt" } }
print(w(H<Int>()), w(H<String>()), H<Int>().who())
class A {
  class subscript(i: Int) -> String { "cA\(i)" }; subscript(k: String) -> String { "A" + k }
}
class B: A {
  override class subscript(i: Int) -> String { "cB" + super[i] };
  override subscript(k: String) -> String { "B" + super[k] }
}
print((B.self as A.Type)[4], B[5], A[6], B()["x"], (B() as A)["y"])
struct S {
  subscript<T: Hashable>(k: T) -> String where T: Comparable { "\(k)" };
  static subscript(s: String) -> Int { s.count }
}
print(S()["k"], S["key"])
struct Two: Sequence {
  func makeIterator() -> AnyIterator<Int> {
    var n = 0;
    return AnyIterator {
      n += 1; return n < 6 ? n : nil
    }
  }
}
print(
  Two().split { $0 == 2 }, Two().split(separator: 3),
  Two().split(maxSplits: 1, omittingEmptySubsequences: false) { $0 % 2 == 1 })
struct SplitMix: RandomNumberGenerator {
  var s: UInt64;
  mutating func next() -> UInt64 {
    s &+= 0x9e3779b97f4a7c15; var z = s; z = (z ^ (z >> 30)) &* 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) &* 0x94d049bb133111eb; return z ^ (z >> 31)
  }
}
var gen = SplitMix(s: 7)
print(
  Float.random(in: 1..<2, using: &gen), Float.random(in: 0...1, using: &gen),
  Double.random(in: 0..<1, using: &gen))
