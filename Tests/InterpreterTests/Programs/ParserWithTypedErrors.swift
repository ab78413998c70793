import Foundation

indirect enum Expr { case num(Double), neg(Expr), bin(Expr, Character, Expr), call(String, [Expr]) }
struct ParseError: Error, CustomStringConvertible {
  let message: String; let at: Int; var description: String { "\(message) at \(at)" }
}
struct Parser {
  private var chars: [Character]; private var i = 0
  init(_ s: String) { chars = Array(s.filter { !$0.isWhitespace }) }
  private var peek: Character? { i < chars.count ? chars[i] : nil }
  private mutating func take() -> Character { defer { i += 1 }; return chars[i] }
  mutating func parse() throws(ParseError) -> Expr {
    let e = try sum()
    if let c = peek { throw ParseError(message: "unexpected '\(c)'", at: i) }
    return e
  }
  private mutating func sum() throws(ParseError) -> Expr {
    var left = try product()
    while let op = peek, "+-".contains(op) { _ = take(); left = .bin(left, op, try product()) }
    return left
  }
  private mutating func product() throws(ParseError) -> Expr {
    var left = try atom()
    while let op = peek, op == "*" || op == "/" { _ = take(); left = .bin(left, op, try atom()) }
    return left
  }
  private mutating func atom() throws(ParseError) -> Expr {
    guard let c = peek else { throw ParseError(message: "unexpected end", at: i) }
    switch c {
    case "-": _ = take(); return .neg(try atom())
    case "(":
      _ = take()
      let e = try sum()
      guard peek == ")" else { throw ParseError(message: "missing )", at: i) }
      _ = take()
      return e
    case let c where c.isNumber:
      var s = ""
      while let d = peek, d.isNumber || d == "." { s.append(take()) }
      guard let v = Double(s) else { throw ParseError(message: "bad number \(s)", at: i) }
      return .num(v)
    case let c where c.isLetter:
      var name = ""
      while let d = peek, d.isLetter { name.append(take()) }
      guard peek == "(" else { throw ParseError(message: "missing ( after \(name)", at: i) }
      _ = take()
      var args: [Expr] = []
      repeat {
        args.append(try sum())
      } while peek == ","
        && {
          _ = take(); return true
        }()
      guard peek == ")" else { throw ParseError(message: "missing )", at: i) }
      _ = take()
      return .call(name, args)
    default: throw ParseError(message: "unexpected '\(c)'", at: i)
    }
  }
}
extension Expr {
  var value: Double {
    switch self {
    case .num(let v): v
    case .neg(let e): -e.value
    case let .bin(l, op, r):
      switch op {
      case "+": l.value + r.value;
      case "-": l.value - r.value;
      case "*": l.value * r.value;
      default: l.value / r.value
      }
    case .call("max", let args): args.map(\.value).max() ?? .nan
    case .call("sqrt", let args) where args.count == 1: args[0].value.squareRoot()
    case .call(let name, _): name.count > 3 ? .infinity : 0
    }
  }
}
func demo() {
  for s in [
    "1+2*3", "(1 + 2) * 3", "-4/8", "max(1, 2*5, 3)", "sqrt(2)", "1..2", "2*(3", "foo", "ab(1)",
    "abcd(1)", "", "3 $ 4",
  ] {
    do throws(ParseError) {
      var p = Parser(s)
      print(s, "=", try p.parse().value)
    } catch { print(s.isEmpty ? "(empty)" : s, "!", error, error.at) }
  }
}
demo()
