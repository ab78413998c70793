enum Event {
  case tap(x: Int, y: Int)
  case key(Character, repeated: Bool = false)
  case scroll(Double)
  case none
  var isTap: Bool { if case .tap = self { true } else { false } }
  static let origin = Event.tap(x: 0, y: 0)
  mutating func reset() { self = .none }
}
func text(_ event: Event) -> String {
  switch event {
  case .tap(x: 0, y: 0): "origin"
  case .tap(let x, _) where x < 0: "left of it"
  case let .tap(x, y): "tap \(x),\(y)"
  case .key("a"..."f", _): "hex letter"
  case .key(let c, repeated: true): "held \(c)"
  case .key(let c, _): "key \(c)"
  case .scroll(..<0): "up"
  case .scroll(let d): "down \(d)"
  case .none: "nothing"
  }
}
for event in [
  .origin, .tap(x: -1, y: 3), .tap(x: 4, y: 5), .key("c"), .key("z", repeated: true), .key("z"),
  .scroll(-2), .scroll(1.5), .none,
] as [Event] {
  print(text(event), event.isTap)
}
var event = Event.scroll(3)
event.reset()
print(text(event), event)
let pairs: [(Int, String?)] = [(1, "one"), (2, nil), (3, "three")]
for case (let n, let name?) in pairs { print(n, name) }
for case let (n, name) in pairs where name == nil { print("unnamed", n) }
if case (2, nil) = pairs[1] { print("matched") }
guard case .some(let first) = pairs.first?.1 else { fatalError() }
print(first)
let optionals: [Int?] = [1, nil, 3]
for case let n? in optionals { print(n, terminator: " ") }
for case .some(let n) in optionals where n > 1 { print(n) }
switch (3, "x") {
case (1..<3, _): print("low");
case (3, let s) where s.isEmpty: print("empty");
case (_, "x"), (_, "y"): print("xy");
default: print("?")
}
func size(_ n: Int) -> String {
  switch n {
  case ..<0: "negative";
  case 0: "zero";
  case 1...9: "small";
  case 10, 20, 30: "round";
  default: "big"
  }
}
print([-1, 0, 5, 20, 25].map(size))
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n;
  case let .add(a, b): eval(a) + eval(b);
  case let .mul(a, b): eval(a) * eval(b);
  case .neg(.neg(let e)): eval(e);
  case .neg(let e): -eval(e)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .neg(.num(4))))), eval(.neg(.neg(.num(5)))))
print(Event.tap(x: 1, y: 2), Event.key("q"), Expr.add(.num(1), .num(2)))
