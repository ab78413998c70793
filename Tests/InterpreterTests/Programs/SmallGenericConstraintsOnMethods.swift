struct Wrapper<T> {
  var value: T
  func isEqual(to other: Wrapper) -> Bool where T: Equatable { value == other.value }
  func text() -> String where T: CustomStringConvertible { "<" + value.description + ">" }
  func map<U>(_ f: (T) -> U) -> Wrapper<U> { Wrapper<U>(value: f(value)) }
  func flatten<U>() -> [U] where T == [[U]] { value.flatMap { $0 } }
}
print(
  Wrapper(value: 1).isEqual(to: Wrapper(value: 1)), Wrapper(value: "a").map(\.count).text(),
  Wrapper(value: [[1, 2], [3]]).flatten())
