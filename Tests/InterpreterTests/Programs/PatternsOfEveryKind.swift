enum Shape {
  case circle(r: Double), rect(w: Double, h: Double), group([Shape]), named(String, Int?)
}
func told(_ s: Shape) -> String {
  switch s {
  case .circle(r: 0): "point"
  case .circle(let r) where r < 1: "small \(r)"
  case .circle(1...2): "middle"
  case .circle: "big"
  case .rect(let w, let h) where w == h: "square \(w)"
  case let .rect(w, _): "wide \(w)"
  case .group(let all) where all.isEmpty: "nothing"
  case .group(let all): all.map(told).joined(separator: "+")
  case .named("x", nil): "x none"
  case .named(let name, .some(let n)) where n > 5: "\(name) over \(n)"
  case .named(_, let n?): "some \(n)"
  case .named(let name, _): name
  }
}
for s: Shape in [
  .circle(r: 0), .circle(r: 0.5), .circle(r: 1.5), .circle(r: 9), .rect(w: 2, h: 2),
  .rect(w: 1, h: 3), .group([]), .group([.circle(r: 0), .named("q", nil)]), .named("x", nil),
  .named("a", 7), .named("a", 2),
] { print(told(s)) }
let points = [(0, 0), (1, 0), (0, 5), (2, 2), (3, 4)]
for case (let x, 0) in points { print("axis", x) }
for case let (x, y) in points where x == y { print("diagonal", x) }
for point in points {
  switch point {
  case (0, 0): print("o");
  case (_, 0), (0, _): print("axis");
  case (1...2, 1...2): print("near");
  case let (a, b): print(a + b)
  }
}
let maybe: [Int?] = [1, nil, 3]
for case let n? in maybe { print(n, terminator: " ") }
for case .none in maybe { print("nil") }
if case 1...5 = 3, case let (a, b) = (1, 2), case .some(.some(let deep)) = Optional(Optional(4)) {
  print(a, b, deep)
}
guard case .rect(let w, _) = Shape.rect(w: 8, h: 1), w > 5 else { fatalError() }
print(w)
func kind(_ x: Any) -> String {
  switch x {
  case is Int: "int";
  case let s as String where s.isEmpty: "empty";
  case let s as String: s
  case let (a, b) as (Int, Int): "\(a)/\(b)";
  case let list as [Any]: list.map(kind).joined()
  case let f as (Int) -> Int: "f\(f(2))";
  default: "?"
  }
}
print(
  kind(1), kind(""), kind("s"), kind((1, 2)), kind([1, "a", [2.5]]), kind({ (n: Int) in n * n }))
