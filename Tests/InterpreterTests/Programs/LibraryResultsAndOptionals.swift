// swift-format-ignore-file: NeverForceUnwrap
enum Failure: Error, Equatable { case odd(Int), empty }
func half(_ n: Int) -> Result<Int, Failure> { n % 2 == 0 ? .success(n / 2) : .failure(.odd(n)) }
print(half(4), half(3), half(8).map { $0 + 1 }, half(8).flatMap(half), half(6).flatMap(half))
print(half(3).mapError { _ in Failure.empty }, half(4) == .success(2), half(5) == .failure(.odd(5)))
do { print(try half(10).get()); print(try half(9).get()) } catch { print("caught", error) }
func parse(_ text: String) throws -> Int {
  guard let n = Int(text) else { throw Failure.empty }
  return n
}
let results = ["1", "x", "3"].map { text in Result { try parse(text) } }
for result in results {
  switch result {
  case .success(let n): print("ok", n)
  case .failure(let error): print("no", error)
  }
}
print((try? parse("7")) as Any, (try? parse("y")) as Any, results.compactMap { try? $0.get() })
let some: Int? = 5
let none: Int? = nil
print(
  some.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any, some.flatMap { $0 > 9 ? $0 : nil } as Any,
  none ?? 1)
print(some == 5, none == nil, some! + 1, [some, none, 3].compactMap { $0 }, [1, nil] as [Int?])
var count: Int? = 3
count? += 4
print(count as Any, count.take() as Any, count as Any)
let nestedOptional: Int?? = .some(nil)
print(nestedOptional as Any, nestedOptional == nil, nestedOptional! as Any)
print(Optional("text").debugDescription, "\(some)", String(describing: none), [some: 1])
let words: [String: String?] = ["a": "x", "b": nil]
print(words["a"]!!, words["b"]! as Any, words["c"] as Any)
func first<T>(_ items: [T], where test: (T) throws -> Bool) rethrows -> T? {
  for item in items where try test(item) { return item }
  return nil
}
print(first([1, 2, 3]) { $0 > 1 } as Any, (try? first(["a"]) { _ in throw Failure.empty }) as Any)
if case .failure(.odd(let n)) = half(11) { print("odd", n) }
print(half(2).hashValueIsStable, [half(2), half(2)].count)
extension Result { var hashValueIsStable: Bool { true } }
