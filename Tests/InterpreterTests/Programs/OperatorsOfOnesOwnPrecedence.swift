precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup Pipe {
  lowerThan: AdditionPrecedence
  higherThan: ComparisonPrecedence
  associativity: left
}
infix operator ** : Power
infix operator |> : Pipe
infix operator <> : AdditionPrecedence
prefix operator √
postfix operator %%
infix operator ?= : AssignmentPrecedence
infix operator =~
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1) { r, _ in r * a } }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func <> <T: RangeReplaceableCollection>(a: T, b: T) -> T { a + b }
prefix func √ (n: Double) -> Double { n.squareRoot() }
postfix func %% (n: Double) -> Double { n / 100 }
func ?= <T>(a: inout T, b: T?) { if let b { a = b } }
func =~ (s: String, part: String) -> Bool { s.contains(part) }
print(2 ** 3 ** 2, 2 * 3 ** 2, 2.0 ** 3, 1 + 2 |> { $0 * 10 } |> String.init, -2 ** 2)
print([1] <> [2] <> [3], "a" <> "b", √16 + 1, 50%% * 2, √(25%% * 4))
var n = 1
n ?= nil; n ?= 5
print(n, "hello" =~ "ell", !("a" =~ "b"))
struct V: Equatable {
  var x, y: Int
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func - (a: V, b: V) -> V { a + -b }
  static func * (k: Int, a: V) -> V { V(x: k * a.x, y: k * a.y) }
  static func • (a: V, b: V) -> Int { a.x * b.x + a.y * b.y }
  static func ~= (p: V, v: V) -> Bool { p • p == v • v }
}
infix operator • : MultiplicationPrecedence
var v = V(x: 1, y: 2)
v += 2 * v - V(x: 1, y: 0)
print(v, v • v, -v == V(x: -2, y: -6), 1 + v • v)
switch V(x: 6, y: 2) {
case v: print("as long");
default: print("other")
}
extension Bool { static func ^ (a: Bool, b: Bool) -> Bool { a != b } }
print(true ^ false, [1, 2, 3].reduce(1, **), zip([2, 3], [3, 2]).map(**))
