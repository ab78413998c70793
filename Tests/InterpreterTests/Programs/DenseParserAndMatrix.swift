// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Token: Equatable { case num(Double), op(Character), lp, rp }
struct Lexer: Sequence, IteratorProtocol {
  private var rest: Substring; init(_ s: String) { rest = s[...] }
  mutating func next() -> Token? {
    while let c = rest.first {
      switch c {
      case " ": rest.removeFirst()
      case "0"..."9", ".":
        let d = rest.prefix { $0.isNumber || $0 == "." }; rest.removeFirst(d.count);
        return .num(Double(d)!)
      case "(": rest.removeFirst(); return .lp
      case ")": rest.removeFirst(); return .rp
      case "+", "-", "*", "/", "^": rest.removeFirst(); return .op(c)
      default: return nil
      }
    }
    return nil
  }
}
indirect enum Expr: CustomStringConvertible {
  case n(Double), bin(Expr, Character, Expr), neg(Expr)
  var value: Double {
    switch self {
    case .n(let d): d;
    case .neg(let e): -e.value
    case let .bin(l, "+", r): l.value + r.value;
    case let .bin(l, "-", r): l.value - r.value;
    case let .bin(l, "*", r): l.value * r.value;
    case let .bin(l, "/", r): l.value / r.value
    case let .bin(l, _, r): (0..<Int(r.value)).reduce(1) { a, _ in a * l.value }
    }
  }
  var description: String {
    switch self {
    case .n(let d): d.formattedShort;
    case .neg(let e): "-\(e)";
    case .bin(let l, let o, let r): "(\(l) \(o) \(r))"
    }
  }
}
extension Double {
  var formattedShort: String { self == rounded() ? String(Int(self)) : String(self) }
}
struct ParseError: Error { var message: String; var at: Int }
struct Parser {
  var tokens: [Token]; var pos = 0
  static let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
  mutating func primary() throws -> Expr {
    guard pos < tokens.count else { throw ParseError(message: "end", at: pos) }; defer { pos += 1 }
    switch tokens[pos] {
    case .num(let d): return .n(d);
    case .op("-"): pos += 1; let e = try primary(); pos -= 1; return .neg(e)
    case .lp:
      pos += 1; let e = try expr(0);
      guard pos < tokens.count, tokens[pos] == .rp else {
        throw ParseError(message: "expected )", at: pos)
      }; return e
    case let t: throw ParseError(message: "unexpected \(t)", at: pos)
    }
  }
  mutating func expr(_ min: Int) throws -> Expr {
    var left = try primary()
    while pos < tokens.count, case .op(let o) = tokens[pos], let p = Self.precedence[o], p >= min {
      pos += 1; let right = try expr(o == "^" ? p : p + 1); left = .bin(left, o, right)
    }
    return left
  }
}
func eval(_ s: String) -> String {
  var p = Parser(tokens: Array(Lexer(s)));
  do { let e = try p.expr(0); return "\(e) = \(e.value.formattedShort)" } catch let e as ParseError
  { return "\(e.message) at \(e.at)" } catch { return "?" }
}
struct Matrix: CustomStringConvertible {
  var rows: [[Double]];
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(
      rows: a.rows.map { r in
        b.rows[0].indices.map { j in zip(r, b.rows.map { $0[j] }).map(*).reduce(0, +) }
      })
  }
  subscript(i: Int, j: Int) -> Double {
    get { rows[i][j] }
    set { rows[i][j] = newValue }
  };
  var description: String {
    rows.map { $0.map(\.formattedShort).joined(separator: " ") }.joined(separator: "\n")
  }
  var transposed: Matrix { Matrix(rows: rows[0].indices.map { j in rows.map { $0[j] } }) }
}
func demo() {
  for s in ["1 + 2 * 3", "(1+2)*3", "2^3^2", "-4 + 10 / 4", "1 +", "(1", "* 2"] { print(eval(s)) }
  var m = Matrix(rows: [[1, 2], [3, 4]]); m[0, 1] = 5; m[1, 0] += 0.5; print(m * m);
  print(m.transposed)
  print(Array(Lexer("1+2")).count, Lexer("3 * 4").contains(.op("*")), Token.num(1) == .num(1.0))
  var grid = Array(repeating: Array(repeating: ".", count: 4), count: 3); grid[1][2] = "#";
  grid[0].swapAt(0, 3); for row in grid { print(row.joined()) }
  outer: for i in 1... {
    for j in 1...i {
      if i * j > 20 { print("found", i, j); break outer }; if j > 3 { continue outer }
    }
  }
  var n = 27, steps = 0;
  repeat { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 } while n != 1; print(steps)
  let primes = (2...50).filter { n in !(2..<n).contains { n % $0 == 0 && $0 * $0 <= n } };
  print(
    primes, stride(from: 10, through: 0, by: -3).map { $0 },
    sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 })
  let text = """
    name,age
    Ann,30
    Bob,x
    """
  let rows = text.split(whereSeparator: \.isNewline).dropFirst().map {
    $0.split(separator: ",").map(String.init)
  }
  let people = rows.compactMap { r -> (String, Int)? in
    guard let a = Int(r[1]) else { return nil }; return (r[0], a)
  }; print(people, people.map(\.0))
}
demo()
