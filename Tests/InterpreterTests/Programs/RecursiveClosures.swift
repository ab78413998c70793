func fix<A, B>(_ f: @escaping (@escaping (A) -> B) -> (A) -> B) -> (A) -> B {
  { f(fix(f))($0) }
}
let factorial = fix { (me: @escaping (Int) -> Int) in { n in n < 2 ? 1 : n * me(n - 1) } }
print(factorial(10))
func memo<K: Hashable, V>(_ body: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var known: [K: V] = [:]
  func go(_ key: K) -> V {
    if let value = known[key] { return value }
    let value = body(go, key)
    known[key] = value
    return value
  }
  return go
}
let fibonacci = memo { (fib: (Int) -> Int, n) in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fibonacci(80))
let pascal: ((Int) -> [Int]) = memo { row, n in
  n == 0 ? [1] : zip([0] + row(n - 1), row(n - 1) + [0]).map(+)
}
print(pascal(6))
var even: (Int) -> Bool = { _ in false }
let odd: (Int) -> Bool = { $0 == 0 ? false : even($0 - 1) }
even = { $0 == 0 ? true : odd($0 - 1) }
print((0...5).map(even), (0...5).map(odd))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print([1, 2, 3].map(curry(*)(10)), curry(max)(3)(7), ["a", "b"].map(curry(+)("x")))
