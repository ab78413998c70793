// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
infix operator <^> : Mapping
infix operator |> : Piping
prefix operator √
postfix operator ‰
precedencegroup Mapping {
  associativity: right
  higherThan: AdditionPrecedence
}
precedencegroup Piping {
  associativity: left
  lowerThan: AdditionPrecedence
}

func <^> (list: [Int], n: Int) -> [Int] { list.map { $0 * n } }
func <^> (a: Int, b: Int) -> Int { a * 10 + b }
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func ‰ (x: Int) -> Double { Double(x) / 1000 }

print([1, 2] <^> 2 <^> 3, 4 |> { $0 + 1 } |> String.init, √16 + 1, 5‰)
print([4.0, 9].map(√), [1, 20].map(‰))

struct Money: Equatable, CustomStringConvertible {
  var cents: Int
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func == (a: Money, b: Money) -> Bool { a.cents / 100 == b.cents / 100 }
  static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  var description: String { "\(cents)c" }
}
let purse = [Money(cents: 250), Money(cents: 120), Money(cents: 199)]
print(purse.reduce(Money(cents: 0), +), purse.sorted(by: <), purse.max(by: <)!, purse.map(-))
print(purse.elementsEqual([Money(cents: 299), Money(cents: 100), Money(cents: 101)], by: ==))
var sum = Money(cents: 1)
purse.forEach { sum += $0 }
print(sum, purse.reduce(into: Money(cents: 0), +=))

func fold<T>(_ list: [T], _ start: T, by step: (T, T) -> T = { a, _ in a }) -> T {
  list.reduce(start, step)
}
func pick<T: Comparable>(_ a: T, _ b: T, if better: (T, T) -> Bool = (>)) -> T {
  better(a, b) ? a : b
}
print(
  fold([1, 2, 3], 0, by: +), fold([2, 3], 1, by: *), fold([5], 9), pick(3, 8), pick("a", "b", if: <)
)
let table: [(String, (Double, Double) -> Double)] = [
  ("+", +), ("-", -), ("*", *), ("/", /), ("max", max),
]
for (name, apply) in table { print(name, apply(7, 2), terminator: "; ") }
print()
let compare: [(Int, Int) -> Bool] = [(<), (>), (==), (!=), { $0 >= $1 }]
print(compare.map { $0(2, 2) }, zip([1, 2], [3, 1]).map(<), zip(1...3, 2...4).map(*))
