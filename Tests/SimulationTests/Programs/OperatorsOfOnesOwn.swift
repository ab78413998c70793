/// Operators that the program declares.
infix operator ** : PowerPrecedence
infix operator |> : PipePrecedence
infix operator <=> : ComparisonPrecedence
prefix operator √
postfix operator %%
infix operator +++ : AdditionPrecedence
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup PipePrecedence {
  higherThan: AssignmentPrecedence
  associativity: left
}

func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { n, _ in n * base } }
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
func <=> <T: Comparable>(left: T, right: T) -> Int { left < right ? -1 : left > right ? 1 : 0 }
prefix func √ (number: Double) -> Double { number.squareRoot() }
postfix func %% (number: Int) -> Double { Double(number) / 100 }
func +++ (left: [Int], right: [Int]) -> [Int] { zip(left, right).map { $0 + $1 } }

struct Vector: Equatable {
  var x: Double
  var y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vector) -> Vector { a * k }
  static func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func *= (a: inout Vector, k: Double) {
    a.x *= k
    a.y *= k
  }
}
struct Version: Comparable {
  var parts: [Int]
  static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
extension String {
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
  static func - (text: String, part: Character) -> String { text.filter { $0 != part } }
}

func operatorsOfOnesOwn() {
  print(2 ** 3 ** 2, 2 * 3 ** 2, (1 + 1) ** 4)
  print(3 |> { $0 + 1 } |> { "n\($0)" }, (5 + 5) |> String.init)
  print(1 <=> 2, "b" <=> "a", 2.5 <=> 2.5)
  print(√16, √2.25 + 1, 25%%, 50%% * 2)
  print([1, 2] +++ [10, 20] +++ [100, 200])
  var v = Vector(x: 1, y: 2)
  let w = Vector(x: 3, y: -1)
  print(v + w * 2, 2 * v - w, v * w, -v, v == Vector(x: 1, y: 2), v != w)
  v += w
  v *= 0.5
  print(v)
  let versions = [Version(parts: [1, 10]), Version(parts: [1, 2, 3]), Version(parts: [0, 9])]
  print(
    versions.sorted().map(\.parts), versions[0] > versions[1], versions.min()!.parts,
    max(versions[1], versions[2]).parts)
  print("ab" * 3, "banana" - "a")
  print([w, v].reduce(Vector(x: 0, y: 0), +))
  print(-5 % 3, 7 / -2, 1 + 2 * 3 - 4 / 2, (1 + 2) * 3, 10 - 3 - 2, 2 * 3 % 4)
  print(!true || !false && true, 5 & 3 | 8, 6 ^ 3, ~5, 1 << 4, -16 >> 2, 0b1010, 0xFF, 0o17, 1_000)
}
