struct Point: Equatable {
  var x = 0, y = 0; static let zero = Self();
  static func + (l: Self, r: Self) -> Self { Self(x: l.x + r.x, y: l.y + r.y) };
  mutating func reset() { self = .zero };
  func scaled(_ k: Int) -> Self { var c = self; c.x *= k; c.y *= k; return c };
  mutating func swapIf(_ c: Bool) { if c { self = Self(x: y, y: x) } }
}
var p = Point(x: 1, y: 2) + .init(x: 10)
p.swapIf(true)
print(p, p.scaled(2), p == .zero)
p.reset()
print(p == .zero, p)
class Base {
  func chain() -> Self { self }; class func make() -> Self { self.init() }; required init() {}
}
final class Child: Base { var tag = "child" }
print(Child().chain().tag, Child.make().tag, type(of: Base.make()))
enum Toggle {
  case on, off; mutating func flip() { self = self == .on ? .off : .on };
  var flipped: Self { var c = self; c.flip(); return c }
}
print(Toggle.on.flipped, Toggle.off.flipped.flipped)
