// swift-format-ignore-file: NeverForceUnwrap
// Operators, methods, initialisers and cases where a function is expected.
struct Row: CustomStringConvertible {
  var n: Int; var t: String; init(_ n: Int) { self.n = n; t = "r\(n)" };
  init(n: Int, t: String) { self.n = n; self.t = t }; var description: String { t };
  func plus(_ k: Int) -> Row { Row(n + k) };
  static func make(_ s: String) -> Row { Row(n: s.count, t: s) }
}
enum Token { case number(Int), word(String), end }
print([1, 2, 3].reduce(0, +), [2, 3].reduce(1, *), (1...4).reduce(0, -), [3, 1, 2].sorted(by: >))
print([1, 2].map(Row.init), ["a", "bcd"].map(Row.make), [3, 4].map(String.init))
print(
  zip([1, 2], ["x", "y"]).map(Row.init(n:t:)), [1, 2].map(Token.number).count,
  ["q"].map(Token.word).count)
let plus = Row(5).plus
print(plus(3), [1, 2].map(Row(10).plus))
let curried = Row.plus
print(curried(Row(1))(9))
let operations: [String: (Int, Int) -> Int] = [
  "+": (+), "-": (-), "max": max, "first": { a, _ in a },
]
for key in operations.keys.sorted() { print(key, operations[key]!(7, 3)) }
func apply<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
print(apply(4, Row.init), apply("text", \.count), apply([3, 1], { $0.sorted() }), apply(-4, abs))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(
  compose(Row.init, \.t)(8), compose({ $0 + 1 }, String.init)(1),
  compose(Row.make, { $0.n * 2 })("four"))
let upper = "abc".uppercased
print(upper(), ["b", "a"].map { $0.uppercased() }.joined())
print([[1], [2, 3]].map(\.count).reduce(0, +), [1, nil, 3].compactMap { $0 }.reduce(0, +))
func twice(_ f: (Int) -> Int, _ n: Int) -> Int { f(f(n)) }
func addTwo(_ n: Int) -> Int { n + 2 }
print(twice(addTwo, 1), twice(-, 5), twice({ $0 * $0 }, 3))
let makers: [() -> Row] = [{ Row(1) }, { Row(2) }]
print(makers.map { $0() }, [true, false].map(!), [1, 2, 3].contains(where: { $0 > 2 }))
print(["a": 1, "b": 2].mapValues(Row.init).values.map(\.n).sorted(), [1, 2, 3].max(by: <) ?? 0)
func pick(_ flag: Bool) -> (Int, Int) -> Int { flag ? (+) : (*) }
print(pick(true)(3, 4), pick(false)(3, 4))
