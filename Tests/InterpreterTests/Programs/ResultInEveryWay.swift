enum Fail: Error { case low(Int), high }
func check(_ n: Int) -> Result<Int, Fail> {
  n < 0 ? .failure(.low(n)) : n > 9 ? .failure(.high) : .success(n)
}
let all = [-3, 4, 12].map(check)
for one in all {
  switch one {
  case .success(let n) where n.isMultiple(of: 2): print("even", n)
  case .success(let n): print("odd", n)
  case .failure(.low(let n)): print("low by", -n)
  case .failure(let error): print(error)
  }
}
print(all.compactMap { try? $0.get() })
print(
  check(3).map { $0 * 2 }, check(3).flatMap { check($0 * 4) }, check(-1).mapError { _ in Fail.high }
)
print(
  check(-2).flatMapError { error in
    if case .low(let n) = error { return Result<Int, Fail>.success(-n) }
    return .failure(error)
  })
do { _ = try check(10).get() } catch { print("thrown", error) }
extension Result { var value: Success? { if case .success(let v) = self { v } else { nil } } }
print(all.map(\.value))
func gather<T, E>(_ results: [Result<T, E>]) -> Result<[T], E> {
  results.reduce(.success([])) { sum, one in
    sum.flatMap { list in one.map { list + [$0] } }
  }
}
print(gather([check(1), check(2)]), gather(all))
let thrown: Result<String, any Error> = Result { throw Fail.high }
print((try? thrown.get()) ?? "nothing", thrown)
extension Result: Comparable where Success: Comparable, Failure: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.success(let x), .success(let y)): x < y
    case (.failure(let x), .failure(let y)): x < y
    case (.failure, .success): true
    default: false
    }
  }
}
print("compiled")
