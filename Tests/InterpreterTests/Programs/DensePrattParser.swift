// swift-format-ignore-file: NeverForceUnwrap
import Foundation
// An expression language: tokens, a Pratt parser, a typed tree, evaluation with scopes.
enum Token: Equatable, CustomStringConvertible {
  case number(Double), name(String), symbol(Character), keyword(Keyword), end
  enum Keyword: String, CaseIterable { case `let`, `in`, `if`, then, `else`, fn }
  var description: String {
    switch self {
    case .number(let n): n.formatted()
    case .name(let s): s
    case .symbol(let c): String(c)
    case .keyword(let k): "<\(k.rawValue)>"
    case .end: "␄"
    }
  }
}
struct LexError: Error, CustomStringConvertible {
  let character: Character; let offset: Int;
  var description: String { "unexpected \(character) at \(offset)" }
}
struct Lexer: Sequence, IteratorProtocol {
  private var rest: Substring
  private(set) var failure: LexError?
  private let whole: String
  private var done = false
  init(_ text: String) { whole = text; rest = text[...] }
  mutating func next() -> Token? {
    guard failure == nil, !done else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { done = true; return .end }
    switch first {
    case "0"..."9":
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest.removeFirst(digits.count)
      return .number(Double(digits)!)
    case _ where first.isLetter:
      let word = rest.prefix(while: \.isLetter)
      rest = rest[word.endIndex...]
      return Token.Keyword(rawValue: String(word)).map(Token.keyword) ?? .name(String(word))
    case "+", "-", "*", "/", "^", "(", ")", "=", "<", ",":
      rest = rest.dropFirst()
      return .symbol(first)
    default:
      failure = LexError(
        character: first, offset: whole.distance(from: whole.startIndex, to: rest.startIndex))
      return nil
    }
  }
}
indirect enum Node {
  case literal(Double), variable(String)
  case unary(Character, Node), binary(Character, Node, Node)
  case binding(String, Node, body: Node)
  case condition(Node, Node, Node)
  case function([String], Node)
  case call(Node, [Node])
}
enum Value: CustomStringConvertible {
  case number(Double)
  case closure(parameters: [String], body: Node, scope: Scope)
  var description: String {
    switch self {
    case let .number(n): String(format: "%g", n)
    case let .closure(parameters, _, _): "fn(\(parameters.joined(separator: ", ")))"
    }
  }
}
final class Scope {
  private var values: [String: Value]
  private let parent: Scope?
  init(_ values: [String: Value] = [:], parent: Scope? = nil) {
    self.values = values; self.parent = parent
  }
  subscript(name: String) -> Value? {
    get { values[name] ?? parent?[name] }
    set { values[name] = newValue }
  }
}
enum EvaluationError: Error {
  case unbound(String), notNumber, notFunction, arity(expected: Int, got: Int)
}
struct Parser {
  var tokens: ArraySlice<Token>
  enum Problem: Error { case unexpected(Token), lexing(LexError) }
  init(_ text: String) throws(Problem) {
    var lexer = Lexer(text)
    var all: [Token] = []
    while let token = lexer.next() { all.append(token) }
    if let failure = lexer.failure { throw .lexing(failure) }
    tokens = all[...]
  }
  private static let powers: [Character: (left: Int, right: Int)] = [
    "<": (1, 2), "+": (3, 4), "-": (3, 4), "*": (5, 6), "/": (5, 6), "^": (8, 7),
  ]
  mutating func advance() -> Token { tokens.popFirst() ?? .end }
  mutating func expect(_ token: Token) throws(Problem) {
    let next = advance(); guard next == token else { throw .unexpected(next) }
  }
  mutating func whole() throws(Problem) -> Node {
    let node = try expression(0); try expect(.end); return node
  }
  mutating func expression(_ minimum: Int) throws(Problem) -> Node {
    var left = try prefix()
    loop: while true {
      switch tokens.first {
      case .symbol("(")?:
        _ = advance()
        var arguments: [Node] = []
        while tokens.first != .symbol(")") {
          arguments.append(try expression(0));
          if case .symbol(",")? = tokens.first { _ = advance() }
        }
        _ = advance()
        left = .call(left, arguments)
      case .symbol(let op)?:
        guard let power = Self.powers[op], power.left >= minimum else { break loop }
        _ = advance()
        left = .binary(op, left, try expression(power.right))
      default: break loop
      }
    }
    return left
  }
  private mutating func prefix() throws(Problem) -> Node {
    switch advance() {
    case .number(let n): return .literal(n)
    case .name(let name): return .variable(name)
    case .symbol("-"): return .unary("-", try expression(7))
    case .symbol("("): let inner = try expression(0); try expect(.symbol(")")); return inner
    case .keyword(.let):
      guard case .name(let name) = advance() else { throw .unexpected(.keyword(.let)) }
      try expect(.symbol("="))
      let value = try expression(0)
      try expect(.keyword(.in))
      return .binding(name, value, body: try expression(0))
    case .keyword(.if):
      let test = try expression(0); try expect(.keyword(.then))
      let yes = try expression(0); try expect(.keyword(.else))
      return .condition(test, yes, try expression(0))
    case .keyword(.fn):
      try expect(.symbol("("))
      var names: [String] = []
      while case .name(let name)? = tokens.first {
        _ = advance(); names.append(name); if tokens.first == .symbol(",") { _ = advance() }
      }
      try expect(.symbol(")"))
      return .function(names, try expression(0))
    case let other: throw .unexpected(other)
    }
  }
}
func evaluate(_ node: Node, in scope: Scope) throws -> Value {
  func number(_ node: Node) throws -> Double {
    guard case .number(let n) = try evaluate(node, in: scope) else {
      throw EvaluationError.notNumber
    }; return n
  }
  switch node {
  case .literal(let n): return .number(n)
  case .variable(let name):
    guard let value = scope[name] else { throw EvaluationError.unbound(name) }; return value
  case .unary(_, let inner): return .number(-(try number(inner)))
  case .binary(let op, let a, let b):
    let table: [Character: (Double, Double) -> Double] = [
      "+": (+), "-": (-), "*": (*), "/": (/), "^": pow, "<": { $0 < $1 ? 1 : 0 },
    ]
    return .number(table[op]!(try number(a), try number(b)))
  case let .binding(name, value, body):
    let inner = Scope(parent: scope)
    inner[name] = try evaluate(value, in: inner)
    return try evaluate(body, in: inner)
  case let .condition(test, yes, no):
    return try evaluate(try number(test) != 0 ? yes : no, in: scope)
  case let .function(parameters, body):
    return .closure(parameters: parameters, body: body, scope: scope)
  case let .call(callee, arguments):
    guard case let .closure(parameters, body, captured) = try evaluate(callee, in: scope) else {
      throw EvaluationError.notFunction
    }
    guard parameters.count == arguments.count else {
      throw EvaluationError.arity(expected: parameters.count, got: arguments.count)
    }
    let values = try arguments.map { try evaluate($0, in: scope) }
    return try evaluate(
      body, in: Scope(Dictionary(uniqueKeysWithValues: zip(parameters, values)), parent: captured))
  }
}
for text in [
  "1 + 2 * 3", "2 ^ 3 ^ 2", "-(4 - 6) / 4", "let x = 5 in x * x",
  "let f = fn(n) if n < 2 then 1 else n * f(n - 1) in f(6)", "let add = fn(a, b) a + b in add",
  "1 + ", "y", "3 $ 4", "let f = fn(a) a in f(1, 2)", "1(2)",
] {
  do {
    var parser = try Parser(text)
    let tree = try parser.whole()
    print(text, "=>", try evaluate(tree, in: Scope()))
  } catch let problem as Parser.Problem {
    print(text, "=> parse:", problem)
  } catch { print(text, "=>", error) }
}
print(Lexer("let a = 1").map(\.description).joined(separator: "|"), Token.Keyword.allCases.count)
