indirect enum Expr: Equatable {
  case number(Double), variable(String), binary(Character, Expr, Expr), call(String, [Expr]),
    negated(Expr)
}
enum ParseError: Error, Equatable {
  case unexpected(Character?), unknown(String), arity(String, Int)
}
struct Parser {
  private var rest: Substring; init(_ s: String) { rest = s.filter { $0 != " " }[...] }
  private mutating func take(_ c: Character) -> Bool {
    if rest.first == c { rest.removeFirst(); return true }; return false
  }
  private mutating func takeWhile(_ test: (Character) -> Bool) -> String {
    let found = rest.prefix(while: test); rest = rest.dropFirst(found.count); return String(found)
  }
  mutating func parse() throws -> Expr {
    let e = try sum(); guard rest.isEmpty else { throw ParseError.unexpected(rest.first) }; return e
  }
  private mutating func sum() throws -> Expr {
    var l = try product();
    while let op = rest.first, "+-".contains(op) {
      rest.removeFirst(); l = .binary(op, l, try product())
    }; return l
  }
  private mutating func product() throws -> Expr {
    var l = try power();
    while let op = rest.first, "*/".contains(op) {
      rest.removeFirst(); l = .binary(op, l, try power())
    }; return l
  }
  private mutating func power() throws -> Expr {
    let b = try atom(); return take("^") ? .binary("^", b, try power()) : b
  }
  private mutating func atom() throws -> Expr {
    if take("-") { return .negated(try atom()) }
    if take("(") {
      let e = try sum(); guard take(")") else { throw ParseError.unexpected(rest.first) }; return e
    }
    let digits = takeWhile { $0.isNumber || $0 == "." };
    if let n = Double(digits) { return .number(n) }
    let name = takeWhile(\.isLetter);
    guard !name.isEmpty else { throw ParseError.unexpected(rest.first) }
    guard take("(") else { return .variable(name) }
    var args: [Expr] = []; while !take(")") { args.append(try sum()); _ = take(",") };
    return .call(name, args)
  }
}
extension Expr {
  func value(_ names: [String: Double] = [:]) throws -> Double {
    switch self {
    case .number(let n): return n
    case .variable(let v): guard let n = names[v] else { throw ParseError.unknown(v) }; return n
    case .negated(let e): return -(try e.value(names))
    case .binary(let op, let l, let r):
      let (a, b) = (try l.value(names), try r.value(names));
      switch op {
      case "+": return a + b;
      case "-": return a - b;
      case "*": return a * b;
      case "/": return a / b;
      default: return (0..<Int(b)).reduce(1) { r, _ in r * a }
      }
    case .call("max", let args): return try args.map { try $0.value(names) }.max() ?? 0
    case let .call("sqrt", args) where args.count == 1: return try args[0].value(names).squareRoot()
    case .call(let name, let args): throw ParseError.arity(name, args.count)
    }
  }
}
for text in [
  "1+2*3", "(1+2)*3", "2^3^2", "-x+4", "max(1, y, 3)-sqrt(16)", "1/0", "2*(3", "z", "f()", "1 $ 2",
  "",
] {
  do { var p = Parser(text); print(text, "=", try p.parse().value(["x": 1.5, "y": 7])) } catch {
    print(text, "!", error)
  }
}
