// swift-format-ignore-file: NeverForceUnwrap
protocol Animal: AnyObject {
  var name: String { get set }; func meet(_ other: any Animal) -> String
}
protocol Food { var calories: Int { get } }
protocol Eater<Meal> {
  associatedtype Meal: Food; var eaten: [Meal] { get }; mutating func eat(_ m: Meal);
  static func favourite() -> Meal
}
struct Hay: Food { var calories = 10 }
struct Meat: Food { var kilos: Double; var calories: Int { Int(kilos * 100) } }
struct Cow: Eater {
  var eaten: [Hay] = []; mutating func eat(_ m: Hay) { eaten.append(m) };
  static func favourite() -> Hay { Hay(calories: 12) }
}
struct Dog: Eater {
  var eaten: [Meat] = []; mutating func eat(_ m: Meat) { eaten += [m, m] };
  static func favourite() -> Meat { Meat(kilos: 0.5) }
}
func feed<E: Eater>(_ e: inout E) { e.eat(E.favourite()) }
func calories<E: Eater>(_ e: E) -> Int { e.eaten.map(\.calories).reduce(0, +) }
var all: [any Eater] = [Cow(), Dog()]
for i in all.indices { feed(&all[i]) }
print(all.map { calories($0) })
for e in all {
  let meals: [any Food] = e.eaten; print(meals.count, type(of: e), e.eaten.first!.calories)
}
let hayEaters: [any Eater<Hay>] = [Cow(eaten: [Hay(), Hay(calories: 1)])]
for h in hayEaters { let x: [Hay] = h.eaten; print(x.map(\.calories)) }
func same<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
print(same(all[0], all[1]), same(1, 2.5), same("a" as Any, 1))
protocol Drawable { func draw() -> String }
extension Int: Drawable { func draw() -> String { "i\(self)" } }
extension String: Drawable { func draw() -> String { "s" + self } }
extension Array: Drawable where Element: Drawable {
  func draw() -> String { "[" + map { $0.draw() }.joined() + "]" }
}
extension Optional: Drawable where Wrapped: Drawable {
  func draw() -> String { self?.draw() ?? "none" }
}
let things: [Any] = [
  1, "x", [1, 2], ["a"], 2.5, Optional(3) as Any, [Optional<Int>.none] as Any, ["k": 1],
]
for t in things { if let d = t as? any Drawable { print(d.draw()) } else { print("not", t) } }
let many: [any Drawable] = [1, "two", [3]]
print(many.map { $0.draw() })
func draws(_ d: some Drawable, _ e: (any Drawable)?) -> String { d.draw() + (e?.draw() ?? "-") }
print(draws([[1]], nil), draws("a", 4))
final class Cat: Animal {
  var name: String; init(_ n: String) { name = n };
  func meet(_ o: any Animal) -> String { o.name += "!"; return name + "+" + o.name }
}
let tom: any Animal = Cat("tom"), kit = Cat("kit")
print(tom.meet(kit), kit.meet(tom), tom === kit, (tom as? Cat)?.name ?? "?")
let mixed: any Drawable & CustomStringConvertible = 5
print(mixed.draw(), mixed.description)
func opaque(_ flag: Bool) -> some Drawable & Equatable { flag ? [1, 2] : [] }
print(opaque(true) == opaque(true), opaque(false).draw())
