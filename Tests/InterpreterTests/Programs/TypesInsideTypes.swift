// swift-format-ignore-file: NeverForceUnwrap
struct Outer {
  struct Inner { static let k = 3; var v = k * 2; struct Deep { let outer = Outer.name } }
  enum Kind: String {
    case a = "A"; init?(short: Character) { self.init(rawValue: String(short).uppercased()) }
  }
  static let name = "outer"
  typealias Pair = (Inner, Kind)
  var pair: Pair = (Inner(), .a)
  func make() -> Inner { Inner(v: Self.Inner.k) }
  protocol Local {}
}
extension Outer.Inner { var doubled: Int { v * 2 }; static func build() -> Self { Self(v: 100) } }
extension Outer {
  struct Added { var n = Inner.k }; final class Box { weak var owner: Box?; var inner = Inner() }
}
print(
  Outer().pair.0.v, Outer.Inner.Deep().outer, Outer.Kind(short: "a")!, Outer().make().doubled,
  Outer.Inner.build().doubled, Outer.Added().n, Outer.Box().inner.v)
func scope() -> String {
  struct Local { var n = 1; func twice() -> Int { n * 2 } }
  enum Way { case up, down }
  class Counter { static var total = 0; init() { Counter.total += 1 } }
  _ = Counter(); _ = Counter()
  let way = Way.up
  typealias Numbers = [Int]
  let list: Numbers = [Local().twice()]
  return "\(list) \(way) \(Counter.total)"
}
print(scope(), scope())
struct Gen<T> {
  struct Item { var value: T }; var items: [Item]; typealias Element = T;
  enum Side { case left(T), right }; static func side(_ t: T) -> Side { .left(t) }
}
print(
  Gen(items: [.init(value: 1)]).items[0].value, Gen<String>.Element.self, Gen<Int>.side(3),
  Gen<Int>.Item.self)
let name = "global"
struct Shadow {
  let name = "member";
  func test(name: String) -> String {
    let all = [name, self.name];
    do { let name = "local"; return all.joined(separator: ",") + "," + name }
  }; func plain() -> String { name }
}
print(Shadow().test(name: "parameter"), Shadow().plain(), name)
let x = 5
func shadow() -> Int { let x = x * 2; if let x = Optional(x + 1) { return x }; return x }
print(shadow())
