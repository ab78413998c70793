// custom operators, subscripts, Equatable etc.
infix operator ** : Exp
precedencegroup Exp {
  higherThan: MultiplicationPrecedence
  associativity: right
  assignment: false
}
infix operator |> : Pipe
precedencegroup Pipe {
  associativity: left
  lowerThan: AdditionPrecedence
  higherThan: ComparisonPrecedence
}
prefix operator √
postfix operator %%
infix operator <>
infix operator ?= : AssignmentPrecedence
infix operator ≈ : ComparisonPrecedence
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } };
func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1) { a, _ in a * b } }
func |> <A, B>(x: A, f: (A) throws -> B) rethrows -> B { try f(x) };
prefix func √ (x: Double) -> Double { x.squareRoot() };
postfix func %% (x: Double) -> String { "\(x * 100)%" }
func <> <T: RangeReplaceableCollection>(a: T, b: T) -> T { a + b };
func ?= <T>(a: inout T, b: T?) { if let b { a = b } };
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 1e-6 }
print(
  2 ** 3 ** 2, 2 * 3 ** 2, 1.5 ** 2, √16 + 1, 0.25%%, [1] <> [2, 3], "a" <> "b", 0.1 + 0.2 ≈ 0.3,
  -2 ** 2)
print(
  5 |> { $0 + 1 } |> String.init |> \.count, [3, 1] |> { $0.sorted() },
  "x" |> { $0 + "y" } |> { "<\($0)>" })
var v = 1; v ?= nil; v ?= 7; print(v)
struct Vec: Equatable, AdditiveArithmetic {
  var x = 0.0, y = 0.0; static let zero = Vec();
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) };
  static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) };
  static func * (k: Double, a: Vec) -> Vec { Vec(x: k * a.x, y: k * a.y) };
  static prefix func - (a: Vec) -> Vec { zero - a };
  static func += (a: inout Vec, b: Vec) { a = a + b };
  static func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y };
  subscript(i: Int) -> Double {
    get { i == 0 ? x : y }
    set { if i == 0 { x = newValue } else { y = newValue } }
  }
}
infix operator • : MultiplicationPrecedence
var p = Vec(x: 1, y: 2); p += 2 * Vec(x: 1, y: 1); p[0] *= 10;
print(p, -p, p • Vec(x: 1, y: 1) + 1, p == Vec(x: 30, y: 4), [p, p].reduce(.zero, +), p[1])
struct Matrix: CustomStringConvertible {
  let rows, cols: Int; private var g: [Double];
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> Double = { $0 == $1 ? 1 : 0 }) {
    rows = r; cols = c; g = (0..<r * c).map { f($0 / c, $0 % c) }
  }
  subscript(r: Int, c: Int) -> Double {
    get { precondition(r < rows && c < cols); return g[r * cols + c] }
    set { g[r * cols + c] = newValue }
  }; subscript(row r: Int) -> [Double] { Array(g[r * cols..<(r + 1) * cols]) };
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(a.rows, b.cols) { i, j in (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } }
  };
  var description: String {
    (0..<rows).map { self[row: $0].map { String($0) }.joined(separator: " ") }.joined(
      separator: "\n")
  }
}
var m = Matrix(2, 2) { Double($0 * 2 + $1) }; m[0, 1] += 0.5; print(m * m);
print(Matrix(2, 3)[row: 1])
struct Grid<T> {
  private var cells: [[T?]];
  init(w: Int, h: Int) { cells = Array(repeating: Array(repeating: nil, count: w), count: h) };
  subscript(x: Int, y: Int, default d: @autoclosure () -> T) -> T {
    get { cells[y][x] ?? d() }
    set { cells[y][x] = newValue }
  }; static subscript(name: String) -> String { "grid-\(name)" }
}
var g = Grid<Int>(w: 2, h: 2); g[0, 0, default: 5] += 1;
print(g[0, 0, default: 0], g[1, 1, default: -1], Grid<Int>["a"])
@dynamicMemberLookup struct JSON {
  var d: [String: Any];
  subscript(dynamicMember k: String) -> JSON? { (d[k] as? [String: Any]).map(JSON.init) };
  subscript<T>(k: String, as t: T.Type = T.self) -> T? { d[k] as? T }
}
let j = JSON(d: ["user": ["name": "A", "age": 3], "n": 1]);
print(
  j.user?["name", as: String.self] ?? "-", j.nope == nil, (j["n"] as Int?) ?? 0, j.user?["age"] ?? 0
)
@dynamicCallable struct Adder {
  func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) };
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String {
    a.map { "\($0.key)\($0.value)" }.joined()
  }
}
print(Adder()(1, 2, 3), Adder()(a: 1, b: 2))
struct Poly {
  let c: [Int]; func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
}; print(Poly(c: [1, 2, 3])(2), [1, 2].map(Poly(c: [0, 1]).callAsFunction))
extension Int {
  static postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x };
  var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } };
  subscript(digit i: Int) -> Int { self / 10 ** i % 10 }
}
postfix operator ++
var q = 3
print(q++, q, 4.squared, 1234[digit: 1])
3.times { print($0, terminator: ",") }
print()
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print((nil as String?).orEmpty.isEmpty, Optional("z").orEmpty);
