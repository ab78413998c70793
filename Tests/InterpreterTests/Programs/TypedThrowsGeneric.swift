enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }
enum NetError: Error { case offline }
func parse(_ text: String) throws(ParseError) -> Int {
  guard !text.isEmpty else { throw .empty }
  var value = 0
  for (n, c) in text.enumerated() {
    guard let digit = c.wholeNumberValue else { throw .bad(c, at: n) }
    value = value * 10 + digit
  }
  return value
}
extension Sequence {
  func mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var all: [T] = []
    for element in self { all.append(try transform(element)) }
    return all
  }
}
struct Lazily<Value, Failure: Error> {
  let get: () throws(Failure) -> Value
  func map<T>(_ f: @escaping (Value) -> T) -> Lazily<T, Failure> {
    Lazily<T, Failure> { () throws(Failure) -> T in f(try get()) }
  }
  func recover(_ f: (Failure) -> Value) -> Value {
    do { return try get() } catch { return f(error) }
  }
}
do {
  print(try ["1", "22"].mapped(parse))
  print(try ["1", "2x"].mapped(parse))
} catch .empty { print("empty") } catch .bad(let c, let at) { print("bad", c, at) }
print([1, 2].mapped { $0 + 1 })
let lazily = Lazily<Int, ParseError> { () throws(ParseError) -> Int in try parse("") }
print(lazily.recover { $0 == .empty ? -1 : -2 }, lazily.map { $0 * 2 }.recover { _ in 99 })
func either(_ net: Bool) throws {
  if net { throw NetError.offline }
  _ = try parse("q")
}
for flag in [true, false] {
  do { try either(flag) } catch let error as ParseError where error != .empty {
    print("parse", error)
  } catch is NetError { print("net") }
}
let result = Result { () throws(ParseError) -> Int in try parse("77") }
print(result, (try? parse("z")) as Any, result.map { $0 / 7 })
switch Result(catching: { () throws(ParseError) in try parse("4a") }) {
case .success(let n): print(n)
case .failure(.bad(let c, at: let n)): print("\(c)@\(n)")
case .failure(.empty): print("none")
}
