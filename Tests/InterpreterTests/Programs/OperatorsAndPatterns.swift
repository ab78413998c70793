import Foundation

infix operator ** : Power
infix operator |> : Pipe
infix operator ?= : AssignmentPrecedence
prefix operator √
postfix operator %%
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup Pipe {
  lowerThan: AdditionPrecedence
  higherThan: ComparisonPrecedence
  associativity: left
}
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func ?= <T>(a: inout T, b: T?) { if let b { a = b } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
struct V: Equatable, AdditiveArithmetic {
  var x, y: Double; static let zero = V(x: 0, y: 0)
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: V, b: V) -> V { .init(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: V) -> V { zero - a }
  static func * (k: Double, a: V) -> V { .init(x: k * a.x, y: k * a.y) }
  static func ~= (p: Double, a: V) -> Bool { (a.x * a.x + a.y * a.y).squareRoot() == p }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
func demo() {
  print(2 ** 3 ** 2, 2 * 3 ** 2, 2.0 ** 3, -2 ** 2)
  print(5 |> { $0 + 1 } |> { "n\($0)" }, 1 + 2 |> String.init, √16 + 50%%)
  var a = 1; a ?= nil; a ?= 7; print(a)
  print(
    [V(x: 1, y: 2), V(x: 3, y: 4)].sum(), -V(x: 1, y: 0), 2 * V(x: 1, y: 1) - .zero, [1, 2].sum(),
    [0.5].sum())
  switch V(x: 3, y: 4) {
  case 5: print("five");
  default: print("other")
  }
  print(
    (1, "a") < (1, "b"), (2, 0) == (2, 0), [3, 1].elementsEqual([3, 1]), 7 & 3 | 8, 1 << 4 ^ 1, ~5,
    7 % -3, -7 / 2, 10 &+ 5)
  let f: (Int, Int) -> Int = (-);
  print(f(5, 3), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(+), [3, 1, 2].sorted(by: >))
}
demo()
