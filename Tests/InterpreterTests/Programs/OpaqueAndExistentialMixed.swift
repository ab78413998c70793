protocol Token: Equatable { var id: Int { get }; init(id: Int) }
struct Red: Token { var id: Int }
struct Blue: Token {
  var id: Int; static func == (a: Blue, b: Blue) -> Bool { a.id % 10 == b.id % 10 }
}
func first() -> some Token { Red(id: 1) }
func second(_ n: Int) -> some Token { Blue(id: n) }
print(first() == first(), second(1) == second(11), type(of: second(2)))
func equal(_ a: any Token, _ b: any Token) -> Bool {
  func compare<T: Token>(_ a: T) -> Bool { (b as? T) == a }
  return compare(a)
}
print(
  equal(Red(id: 1), Red(id: 1)), equal(Red(id: 1), Blue(id: 1)), equal(Blue(id: 2), Blue(id: 12)))
func twins(_ one: some Token) -> (some Token, [some Token]) { (one, [one, one]) }
let (t, list) = twins(Red(id: 4))
print(t.id, list.count, list.map(\.id))
func lot(_ kinds: [any Token.Type], from n: Int) -> [any Token] {
  kinds.enumerated().map { $1.init(id: n + $0) }
}
for token in lot([Red.self, Blue.self, Red.self], from: 5) {
  print(token, token.id, type(of: token))
}
let sequence: any Sequence<Int> = [3, 1, 2]
print(sequence.map { $0 * 2 }, sequence.sorted(), sequence.contains(3))
func numbers(_ odd: Bool) -> any Collection<Int> { odd ? [1, 3] : Set([2]) }
print(numbers(true).count, numbers(false).first as Any, numbers(true).reduce(0, +))
var something: any Equatable = 3
something = "text"
print(something as? String ?? "no", something is Int)
