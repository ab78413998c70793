protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Counting { static var count: Int { get }; mutating func bump() }
extension Named { var name: String { "anonymous" }; var badge: String { "[\(name)]" } }
extension Named where Self: Aged { var badge: String { "[\(name), \(age)]" } }
struct Kid: Named, Aged { var name: String; var age: Int }
struct Ghost: Named {}
func birthday(_ x: inout some Aged & Named) -> String { x.age += 1; return "\(x.name) is \(x.age)" }
func both(_ x: any Named & Aged) -> String { "\(x.name) \(x.age) \(x.badge)" }
var kid = Kid(name: "Tim", age: 6)
print(birthday(&kid), both(kid), Ghost().badge, (kid as any Named).badge, kid.badge)
protocol Drawable { func draw() -> String }
extension Int: Drawable { func draw() -> String { String(repeating: "*", count: self) } }
extension Array: Drawable where Element: Drawable {
  func draw() -> String { map { $0.draw() }.joined(separator: "/") }
}
extension Optional: Drawable where Wrapped: Drawable {
  func draw() -> String { self?.draw() ?? "-" }
}
print(
  [1, 3].draw(), Optional(2).draw(), ([[1], [2, 2]] as any Drawable).draw(), [Int?.none, 3].draw())
protocol Copyable2: AnyObject { init(copy: Self) }
final class Doc: Copyable2 { var text = "t"; init() {}; init(copy: Doc) { text = copy.text + "'" } }
func duplicate<T: Copyable2>(_ t: T) -> T { T(copy: t) }
print(duplicate(duplicate(Doc())).text)
struct Tally: Counting {
  static var count = 0; var n = 0; mutating func bump() { n += 1; Self.count += 1 }
}
enum Mode: Counting {
  case a, b; static let count = 2; mutating func bump() { self = self == .a ? .b : .a }
}
func bumpTwice<C: Counting>(_ c: C) -> (C, Int) {
  var c = c; c.bump(); c.bump(); return (c, C.count)
}
print(bumpTwice(Tally()), bumpTwice(Mode.a))
protocol Visitor { associatedtype Output; func visit(_ n: Int) -> Output }
struct Doubler: Visitor { func visit(_ n: Int) -> Int { n * 2 } }
struct Namer: Visitor { func visit(_ n: Int) -> String { "n\(n)" } }
func run<V: Visitor>(_ v: V, _ list: [Int]) -> [V.Output] { list.map(v.visit) }
print(run(Doubler(), [1, 2]), run(Namer(), [3]))
protocol Defaulted { associatedtype Value = String; var value: Value { get } }
struct UsesDefault: Defaulted { var value: String { "default" } }
struct Own: Defaulted { var value = 4 }
print(UsesDefault().value, Own().value)
protocol Base { func who() -> String }
protocol Sub: Base { func more() -> String }
extension Sub { func who() -> String { "sub default" }; func more() -> String { who() + "+" } }
struct S1: Sub {}
struct S2: Sub { func who() -> String { "own" } }
print(([S1(), S2()] as [any Sub]).map { $0.more() }, (S1() as any Base).who())
