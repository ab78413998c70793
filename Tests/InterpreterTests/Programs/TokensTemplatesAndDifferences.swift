// swift-format-ignore-file: NeverForceUnwrap
// Text processing: a tokenizer, Pratt parser, pretty printer, templates, markdown, diff
import Foundation
struct Scanner2<S: StringProtocol> {
  private(set) var rest: S.SubSequence; init(_ s: S) { rest = s[...] }
  mutating func take(while test: (Character) -> Bool) -> S.SubSequence {
    let t = rest.prefix(while: test); rest = rest[t.endIndex...]; return t
  }
  mutating func take(_ literal: String) -> Bool {
    guard rest.hasPrefix(literal) else { return false }; rest = rest.dropFirst(literal.count);
    return true
  }
  mutating func skipSpaces() { _ = take(while: \.isWhitespace) }
  var isAtEnd: Bool { rest.isEmpty }
  var peek: Character? { rest.first }
}
enum Token: Equatable, CustomStringConvertible {
  case number(Double), name(String), symbol(Character), string(String)
  var description: String {
    switch self {
    case .number(let n): n.formatted2;
    case .name(let s): s;
    case .symbol(let c): "'\(c)'";
    case .string(let s): s.debugDescription
    }
  }
}
extension Double {
  var formatted2: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
func tokens(_ text: String) throws -> [Token] {
  var s = Scanner2(text), out: [Token] = []
  while true {
    s.skipSpaces(); guard let c = s.peek else { return out }
    switch c {
    case "0"..."9": out.append(.number(Double(s.take { $0.isNumber || $0 == "." })!))
    case _ where c.isLetter || c == "_":
      out.append(.name(String(s.take { $0.isLetter || $0.isNumber || $0 == "_" })))
    case "\"":
      _ = s.take("\""); let body = s.take { $0 != "\"" };
      guard s.take("\"") else { throw SyntaxError.unclosed(String(body)) };
      out.append(.string(String(body)))
    case "+", "-", "*", "/", "^", "(", ")", ",", "<", "=", "?", ":":
      _ = s.take(String(c)); out.append(.symbol(c))
    default: throw SyntaxError.unexpected(c)
    }
  }
}
enum SyntaxError: Error, Equatable {
  case unexpected(Character), unclosed(String), missing(String), extra(Token)
}
indirect enum Syntax {
  case literal(Token), unary(Character, Syntax), binary(Syntax, Character, Syntax), call(
    String, [Syntax]), choice(Syntax, Syntax, Syntax)
  var text: String {
    switch self {
    case .literal(let t): t.description;
    case let .unary(o, e): "(\(o) \(e.text))";
    case let .binary(l, o, r): "(\(o) \(l.text) \(r.text))";
    case let .call(n, a): ([n] + a.map(\.text)).joined(separator: " ").enclosed("[", "]");
    case let .choice(c, a, b): "(if \(c.text) \(a.text) \(b.text))"
    }
  }
}
extension String { func enclosed(_ a: String, _ b: String) -> String { a + self + b } }
struct Parser {
  var tokens: ArraySlice<Token>
  static let powers: [Character: (left: Int, right: Int)] = [
    "=": (1, 2), "<": (3, 4), "+": (5, 6), "-": (5, 6), "*": (7, 8), "/": (7, 8), "^": (10, 9),
  ]
  mutating func expect(_ c: Character) throws {
    guard tokens.first == .symbol(c) else { throw SyntaxError.missing(String(c)) };
    tokens.removeFirst()
  }
  mutating func expression(_ least: Int = 0) throws -> Syntax {
    var left: Syntax
    switch tokens.popFirst() {
    case .symbol("-")?: left = .unary("-", try expression(9))
    case .symbol("(")?: left = try expression(); try expect(")")
    case .name(let n)? where tokens.first == .symbol("("):
      tokens.removeFirst(); var args: [Syntax] = []
      while tokens.first != .symbol(")") {
        args.append(try expression());
        if tokens.first == .symbol(",") { tokens.removeFirst() } else { break }
      }
      try expect(")"); left = .call(n, args)
    case let t?: if case .symbol = t { throw SyntaxError.extra(t) }; left = .literal(t)
    case nil: throw SyntaxError.missing("operand")
    }
    while case .symbol(let o)? = tokens.first {
      if o == "?", least == 0 {
        tokens.removeFirst(); let a = try expression(); try expect(":");
        left = .choice(left, a, try expression()); continue
      }
      guard let (l, r) = Self.powers[o], l >= least else { break }
      tokens.removeFirst(); left = .binary(left, o, try expression(r))
    }
    return left
  }
  static func parse(_ text: String) throws -> Syntax {
    var p = Parser(tokens: try Swift.ArraySlice(Program_tokens(text))); let e = try p.expression();
    if let t = p.tokens.first { throw SyntaxError.extra(t) }; return e
  }
}
func Program_tokens(_ t: String) throws -> [Token] { try tokens(t) }
for t in [
  "1 + 2 * 3 - x", "-a ^ 2 ^ b", "f(1, g(), \"s\") < 3 ? a : b + 1", "(1 + 2", "1 $ 2", "* 3",
  "\"abc", "1 2",
] { do { print(try Parser.parse(t).text) } catch let e as SyntaxError { print(e) } }
func render(_ template: String, _ values: [String: Any]) -> String {
  template.replacing(/\{\{\s*(?<path>[\w.]+)(?:\|(?<filter>\w+))?\s*\}\}/) { m in
    var v: Any? = values;
    for key in m.path.split(separator: ".") {
      v =
        (v as? [String: Any])?[String(key)]
        ?? (v as? [Any]).flatMap { a in Int(key).flatMap { a.indices.contains($0) ? a[$0] : nil } }
    }
    let text = v.map { "\($0)" } ?? "?";
    switch m.filter {
    case "upper"?: return text.uppercased();
    case "len"?: return "\(text.count)";
    case let f?: return "\(text)|\(f)";
    case nil: return text
    }
  }
}
print(
  render(
    "Hi {{user.name|upper}}, {{ n }} {{list.1}} {{ none.x }} {{user.name|len}} {{n|z}}",
    ["user": ["name": "Ann"], "n": 3, "list": ["a", 2.5]]))
func markdown(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let level = line.prefix { $0 == "#" }.count;
    var out = String(line.drop { $0 == "#" || $0 == " " })
    for (pattern, tag) in [(/\*\*(.+?)\*\*/, "b"), (/\*(.+?)\*/, "i"), (/`(.+?)`/, "code")] {
      out = out.replacing(pattern) { "<\(tag)>\($0.1)</\(tag)>" }
    }
    return level > 0 ? "<h\(level)>\(out)</h\(level)>" : out.isEmpty ? "" : "<p>\(out)</p>"
  }.joined(separator: "\n")
}
print(markdown("# A *b*\n\ntext **bold** and `x*y`"))
func diff<T: Equatable>(_ a: [T], _ b: [T]) -> [(Character, T)] {
  var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in a.indices.reversed() {
    for j in b.indices.reversed() {
      table[i][j] = a[i] == b[j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
    }
  }
  var (i, j) = (0, 0), out: [(Character, T)] = []
  while i < a.count || j < b.count {
    if i < a.count, j < b.count, a[i] == b[j] {
      out.append((" ", a[i])); i += 1; j += 1
    } else if j == b.count || i < a.count && table[i + 1][j] >= table[i][j + 1] {
      out.append(("-", a[i])); i += 1
    } else {
      out.append(("+", b[j])); j += 1
    }
  }
  return out
}
print(
  diff(Array("kitten"), Array("sitting")).map { "\($0)\($1)" }.joined(separator: " "),
  diff([1, 2, 3], [2, 3, 4]).filter { $0.0 != " " }.map(\.1))
print(
  [3, 1, 2].difference(from: [1, 2, 4]).map {
    switch $0 {
    case .insert(let o, let e, _): "+\(e)@\(o)";
    case .remove(let o, let e, _): "-\(e)@\(o)"
    }
  }.sorted())
