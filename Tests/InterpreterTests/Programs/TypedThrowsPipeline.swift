// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum LexError: Error, Equatable { case unexpected(Character, at: Int), unterminated(Int) }
enum ParseError: Error { case lex(LexError), missing(String), extra(Token) }
enum Token: Equatable { case number(Int), text(String), symbol(Character) }

func lex(_ source: String) throws(LexError) -> [Token] {
  var tokens: [Token] = []
  var rest = Array(source)[...]
  while let next = rest.first {
    let start = rest.startIndex
    switch next {
    case " ": rest.removeFirst()
    case "0"..."9":
      let digits = rest.prefix { $0.isNumber }
      tokens.append(.number(Int(String(digits))!))
      rest = rest.dropFirst(digits.count)
    case "'":
      rest.removeFirst()
      guard let end = rest.firstIndex(of: "'") else { throw .unterminated(start) }
      tokens.append(.text(String(rest[..<end])))
      rest = rest[(end + 1)...]
    case "+", "*", "(", ")": tokens.append(.symbol(next)); rest.removeFirst()
    default: throw .unexpected(next, at: start)
    }
  }
  return tokens
}
struct Parser {
  var tokens: ArraySlice<Token>
  mutating func sum() throws(ParseError) -> Int {
    var value = try product()
    while tokens.first == .symbol("+") { tokens.removeFirst(); value += try product() }
    return value
  }
  mutating func product() throws(ParseError) -> Int {
    var value = try atom()
    while case .symbol("*")? = tokens.first { tokens.removeFirst(); value *= try atom() }
    return value
  }
  mutating func atom() throws(ParseError) -> Int {
    switch tokens.popFirst() {
    case .number(let n)?: return n
    case .text(let t)?: return t.count
    case .symbol("(")?:
      let inner = try sum()
      guard tokens.popFirst() == .symbol(")") else { throw .missing(")") }
      return inner
    case let other?: throw .extra(other)
    case nil: throw .missing("value")
    }
  }
}
func evaluate(_ source: String) throws(ParseError) -> Int {
  let tokens: [Token]
  do { tokens = try lex(source) } catch { throw .lex(error) }
  var parser = Parser(tokens: tokens[...])
  let value = try parser.sum()
  if let rest = parser.tokens.first { throw .extra(rest) }
  return value
}
for source in ["1 + 2 * 3", "(1 + 2) * 3 + 'four'", "2 *", "1 2", "(1", "3 $ 4", "'open", "+"] {
  do throws(ParseError) { print(source, "=", try evaluate(source)) } catch {
    switch error {
    case .lex(.unexpected(let c, at: let place)): print("\(c) at \(place)")
    case .lex(let other): print("lex:", other)
    case .missing(let what): print("missing", what)
    case .extra(let token): print("extra", token)
    }
  }
}
let results = ["1+1", "x"].map { source in Result { () throws(ParseError) in try evaluate(source) }
}
print(results.map { (try? $0.get()) ?? -1 }, results[1])
func retry<T, E: Error>(_ times: Int, _ body: (Int) throws(E) -> T) throws(E) -> T {
  for n in 1..<times { if let value = try? body(n) { return value } }
  return try body(times)
}
print(try retry(3) { n throws(ParseError) in try evaluate(n == 3 ? "40+2" : "?") }, retry(2) { $0 })
