infix operator ** : Power
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { product, _ in product * base } }
prefix operator √
prefix func √ (n: Double) -> Double { n.squareRoot() }
postfix operator %%
postfix func %% (n: Int) -> Double { Double(n) / 100 }
struct V: Equatable {
  var x: Int, y: Int
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) }
  static func ~= (pattern: Int, v: V) -> Bool { v.x == pattern }
}
print(2 ** 3 ** 2, 2 * 3 ** 2, √16 + 1, 25%%)
var v = V(x: 1, y: 2)
v += V(x: 1, y: 1) * 2 + -V(x: 0, y: 5)
print(v, v == V(x: 3, y: -1), v != v)
switch v {
case 3: print("x is three");
default: print("no")
}
print(1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, 7 & 3 | 8, 1 << 3 + 1, -5 / 2, -5 % 3, 5 % -3)
print(true || false && false, !true || true, (3 > 2) == true, (1...3) ~= 2)
infix operator |> : Pipe
precedencegroup Pipe {
  associativity: left
  lowerThan: AdditionPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 + 4 |> { $0 * 2 } |> String.init |> \.count)
infix operator ?= : AssignmentPrecedence
func ?= <T>(target: inout T?, value: @autoclosure () -> T) { if target == nil { target = value() } }
var maybe: Int?
maybe ?= 4
maybe
  ?= {
    print("never"); return 9
  }()
print(
  maybe as Any, 250 &+ 10, UInt8(250) &+ 10, Int8.max &+ 1, ~0, 0xF0 ^ 0xFF, 1 << 70,
  UInt8(200) >> 3)
var n = 10
n -= 3; n *= 2; n /= 4; n %= 2; n |= 8; n <<= 2; n ^= 1
print(n, 5.isMultiple(of: 5), 17.quotientAndRemainder(dividingBy: 5), (-7).magnitude, 10.signum())
