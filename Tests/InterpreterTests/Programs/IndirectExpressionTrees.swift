indirect enum Expr: Equatable {
  case num(Double), variable(String), add(Expr, Expr), mul(Expr, Expr), neg(Expr), call(
    name: String, args: [Expr])
}
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(floatLiteral v: Double) { self = .num(v) }
  init(integerLiteral v: Int) { self = .num(Double(v)) }
  init(stringLiteral v: String) { self = .variable(v) }
  static func + (l: Expr, r: Expr) -> Expr { .add(l, r) }
  static func * (l: Expr, r: Expr) -> Expr { .mul(l, r) }
  static prefix func - (e: Expr) -> Expr { .neg(e) }
}
extension Expr {
  var simplified: Expr {
    switch self {
    case .add(let a, let b):
      switch (a.simplified, b.simplified) {
      case (.num(let x), .num(let y)): return .num(x + y)
      case (.num(0), let e), (let e, .num(0)): return e
      case let (x, y) where x == y: return 2 * x
      case let (x, y): return x + y
      }
    case .mul(let a, let b):
      switch (a.simplified, b.simplified) {
      case (.num(let x), .num(let y)): return .num(x * y)
      case (.num(0), _), (_, .num(0)): return 0
      case (.num(1), let e), (let e, .num(1)): return e
      case (.neg(let x), .neg(let y)): return (x * y).simplified
      case let (x, y): return x * y
      }
    case .neg(.neg(let e)): return e.simplified
    case .neg(let e): if case .num(let n) = e.simplified { return .num(-n) }; return -(e.simplified)
    case let .call(name: n, args: a): return .call(name: n, args: a.map(\.simplified))
    default: return self
    }
  }
  func evaluate(_ env: [String: Double]) throws -> Double {
    switch self {
    case .num(let n): n
    case .variable(let v): if let x = env[v] { x } else { throw Missing.name(v) }
    case .add(let a, let b): try a.evaluate(env) + b.evaluate(env)
    case .mul(let a, let b): try a.evaluate(env) * b.evaluate(env)
    case .neg(let e): try -e.evaluate(env)
    case .call("max", let args): try args.map { try $0.evaluate(env) }.max() ?? 0
    case .call(let n, _): throw Missing.function(named: n, of: self)
    }
  }
  var text: String {
    switch self {
    case .num(let n) where n == n.rounded(): "\(Int(n))"
    case .num(let n): "\(n)"
    case .variable(let v): v
    case let .add(a, b): "(\(a.text) + \(b.text))"
    case let .mul(a, b): "\(a.text)·\(b.text)"
    case let .neg(e): "-\(e.text)"
    case let .call(name, args): "\(name)(\(args.map(\.text).joined(separator: ", ")))"
    }
  }
}
enum Missing: Error, CustomStringConvertible {
  case name(String); case function(named: String, of: Expr)
  var description: String {
    switch self {
    case .name(let n): "no \(n)";
    case let .function(named, of): "no function \(named) in \(of.text)"
    }
  }
}
let e: Expr = 1 * ("x" + 0) + "x" * 1 + -(-(2.5 * 2))
print(e.text, "=>", e.simplified.text)
print(try e.evaluate(["x": 4]))
for bad in [e, .call(name: "min", args: [e]), .call(name: "max", args: [3, "y" * "y"])] as [Expr] {
  do { print(try bad.evaluate(["y": -3])) } catch let m as Missing { print(m) } catch {
    print("other")
  }
}
print(Expr.add(1, "a"), Expr.call(name: "f", args: [1]))
enum List<T> {
  case empty; indirect case node(T, List<T>)
  init<S: Sequence>(_ s: S) where S.Element == T {
    self = s.reversed().reduce(.empty) { .node($1, $0) }
  }
  func map<U>(_ f: (T) -> U) -> List<U> {
    switch self {
    case .empty: .empty;
    case .node(let h, let t): .node(f(h), t.map(f))
    }
  }
}
extension List: Sequence {
  func makeIterator() -> AnyIterator<T> {
    var s = self;
    return AnyIterator {
      guard case let .node(h, t) = s else { return nil }; s = t; return h
    }
  }
}
print(
  Array(List(1...4).map { $0 * $0 }), List("ab"), List([1, 2]).contains(2), List(1...3).reduce(0, +)
)
