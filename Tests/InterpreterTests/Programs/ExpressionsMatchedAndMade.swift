// swift-format-ignore-file: NeverForceUnwrap
// enums with payload and recursion, pattern matching
indirect enum Expr {
  case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), call(name: String, args: [Expr]),
    variable(String)
}
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(floatLiteral v: Double) { self = .num(v) };
  init(integerLiteral v: Int) { self = .num(Double(v)) };
  init(stringLiteral s: String) { self = .variable(s) }
  static func + (l: Expr, r: Expr) -> Expr { .add(l, r) };
  static func * (l: Expr, r: Expr) -> Expr { .mul(l, r) };
  static prefix func - (e: Expr) -> Expr { .neg(e) }
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)";
    case let .add(l, r): "(\(l) + \(r))";
    case .mul(let l, let r): "\(l) * \(r)";
    case .neg(let e): "-\(e)";
    case .call(let n, let a): "\(n)(\(a.map(\.description).joined(separator: ", ")))";
    case .variable(let v): v
    }
  }
}
func simplify(_ e: Expr) -> Expr {
  switch e {
  case .add(.num(0), let x), .add(let x, .num(0)): simplify(x)
  case .mul(.num(0), _), .mul(_, .num(0)): 0
  case .mul(.num(1), let x), .mul(let x, .num(1)): simplify(x)
  case .neg(.neg(let x)): simplify(x)
  case .add(.num(let a), .num(let b)): .num(a + b)
  case let .add(l, r): simplify(l) + simplify(r)
  case let .mul(l, r): simplify(l) * simplify(r)
  case .call("id", let args) where args.count == 1: simplify(args[0])
  default: e
  }
}
func eval(_ e: Expr, _ env: [String: Double]) -> Double? {
  switch e {
  case .num(let n): return n;
  case .variable(let v): return env[v];
  case .neg(let x): return eval(x, env).map { -$0 };
  case .add(let l, let r):
    guard let a = eval(l, env), let b = eval(r, env) else { return nil }; return a + b;
  case let .mul(l, r):
    if let a = eval(l, env), let b = eval(r, env) { return a * b } else { return nil };
  case .call("max", let xs): return xs.compactMap { eval($0, env) }.max();
  case .call: return nil
  }
}
let e: Expr = ("x" + 0) * 1 + -(-"y") * (2 + 3.5);
print(e, "=>", simplify(simplify(e)), eval(e, ["x": 1, "y": 2]) as Any, eval(e, [:]) as Any)
print(
  simplify(.call(name: "id", args: [.mul(0, "q")])),
  eval(.call(name: "max", args: [1, "x", 7, "z"]), ["x": 3]) ?? 0)
enum Tree<T: Comparable> {
  case leaf; indirect case node(Tree, T, Tree)
  func inserting(_ v: T) -> Tree {
    switch self {
    case .leaf: .node(.leaf, v, .leaf);
    case let .node(l, x, r) where v < x: .node(l.inserting(v), x, r);
    case let .node(l, x, r) where v > x: .node(l, x, r.inserting(v));
    case .node: self
    }
  }
  var inOrder: [T] { if case let .node(l, x, r) = self { l.inOrder + [x] + r.inOrder } else { [] } }
  var depth: Int {
    guard case .node(let l, _, let r) = self else { return 0 }; return 1 + max(l.depth, r.depth)
  }
}
let t = [5, 2, 8, 2, 9, 1].reduce(Tree.leaf) { $0.inserting($1) }; print(t.inOrder, t.depth)
let values: [Any] = [
  1, "two", 3.0, (4, "four"), [5], Optional<Int>.none as Any, 0, -7, "", { 1 } as () -> Int,
]
for v in values {
  switch v {
  case 0 as Int: print("zero");
  case let i as Int where i < 0: print("neg", i);
  case is Int: print("int");
  case let s as String where s.isEmpty: print("empty");
  case let s as String: print(s.count);
  case let d as Double: print("d", d);
  case let (a, b) as (Int, String): print(a, b);
  case let l as [Int]: print(l);
  case let f as () -> Int: print("f", f());
  default: print("other")
  }
}
let pt = (3, -3);
switch pt {
case (0, _): print("y axis");
case let (x, y) where x == -y: print("anti", x);
case (1...5, _): print("band");
default: print("-")
}
let opt: Int?? = .some(.none);
switch opt {
case .none: print("none");
case .some(.none): print("some none");
case .some(.some(let x)): print(x)
}
if case 1..<10 = 5, case let x? = Optional(3), case .some(let y) = Optional("s"), x > 2 {
  print("in", x, y)
}
for case let (i, s?) in [(1, "a"), (2, nil), (3, "c")] { print(i, s, terminator: " ") }; print()
for case .num(let n) in [Expr.num(1), "x", 2] where n > 1 { print(n) }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
switch 14 {
case { $0 % 3 == 0 }: print("by 3");
case { $0 % 7 == 0 }: print("by 7");
default: print("no")
}
enum Suit: Int, CaseIterable, Comparable {
  case clubs = 1, diamonds, hearts = 10, spades;
  static func < (a: Suit, b: Suit) -> Bool { a.rawValue < b.rawValue }
}
print(
  Suit.allCases.map(\.rawValue), Suit(rawValue: 11) as Any, Suit(rawValue: 3) as Any,
  Suit.allCases.max()!, Suit.clubs...Suit.hearts ~= .diamonds)
enum Size: Comparable { case small, medium(Int), large };
print([Size.large, .medium(3), .small, .medium(1)].sorted(), Size.medium(9) < .large)
