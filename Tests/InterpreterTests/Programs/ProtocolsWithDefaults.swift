// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
protocol Greeter {
  var name: String { get }; func greet() -> String; static var greeting: String { get }
}
extension Greeter {
  static var greeting: String { "Hello" }
  func greet() -> String { "\(Self.greeting), \(name)" }
  func shout() -> String { greet().uppercased() + "!" }
  func nick() -> String { "default nick" }
}
struct English: Greeter { var name: String; func nick() -> String { "own nick" } }
struct German: Greeter {
  var name: String; static let greeting = "Hallo"; func shout() -> String { "leise" }
}
class French: Greeter { var name = "Luc"; func greet() -> String { "Salut " + name } }
final class Quebec: French { override func greet() -> String { "Allô, " + super.greet() } }
let all: [any Greeter] = [English(name: "Al"), German(name: "Bo"), French(), Quebec()]
for g in all { print(g.greet(), "/", g.shout(), "/", g.nick()) }
print(English(name: "x").nick(), German(name: "y").shout())
protocol Shape: Equatable { associatedtype Unit; var area: Unit { get }; init(side: Unit) }
extension Shape where Unit: Numeric {
  static func unit() -> Self { Self(side: 1) }; var doubled: Unit { area * 2 }
}
extension Shape where Self: CustomStringConvertible { func log() -> String { "log \(self)" } }
struct Square: Shape, CustomStringConvertible {
  var side: Int; var area: Int { side * side }; var description: String { "□\(side)" }
}
struct Tile: Shape { var side: Double; var area: Double { side } }
print(
  Square.unit().doubled, Tile.unit().doubled, Square(side: 3).log(),
  Square(side: 2) == .init(side: 2))
func build<S: Shape>(_ sides: [S.Unit], as type: S.Type = S.self) -> [S] {
  sides.map(S.init(side:))
}
print(build([1, 2], as: Square.self), (build([0.5]) as [Tile]).map(\.area))
protocol Container {
  associatedtype Item; associatedtype Items: Sequence where Items.Element == Item;
  var items: Items { get }
}
extension Container { func firstItem() -> Item? { items.first { _ in true } } }
extension Container where Item: Hashable { var unique: Int { Set(items).count } }
struct Bag: Container { var items = [1, 1, 2] }
struct Chars: Container { var items: String }
print(
  Bag().firstItem()!, Bag().unique, Chars(items: "hello").unique,
  Chars(items: "").firstItem() as Any)
protocol Plugin: AnyObject { var id: Int { get set }; init(); func run(_ n: Int) -> Int }
extension Plugin {
  func run(_ n: Int) -> Int { id += n; return id };
  static func make(_ id: Int) -> Self { let p = Self(); p.id = id; return p }
}
final class Adder: Plugin { var id = 0 }
final class Multiplier: Plugin { var id = 1; func run(_ n: Int) -> Int { id *= n; return id } }
let types: [any Plugin.Type] = [Adder.self, Multiplier.self]
let plugins = types.map { $0.make(3) }
print(
  plugins.map { $0.run(4) }, plugins.map(\.id), plugins.map { type(of: $0) },
  plugins[0] === plugins[0])
protocol Level: Comparable, CaseIterable { var rank: Int { get } }
extension Level {
  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank };
  var next: Self? { Self.allCases.sorted().first { $0 > self } }
}
enum Danger: String, Level {
  case high, low, middle; var rank: Int { ["low", "middle", "high"].firstIndex(of: rawValue)! }
}
print(
  Danger.allCases.sorted(), Danger.low.next!, Danger.high.next as Any, Danger.low < .high,
  Danger.allCases.max()!, (Danger.low...Danger.high).contains(.middle))
protocol A { func f() -> String }; protocol B { func f() -> String }
extension A where Self: B { func both() -> String { (self as A).f() + (self as B).f() } }
struct AB: A, B { func f() -> String { "ab" } }
print(AB().both(), (AB() as Any) is A & B, [AB()].map { $0 as any A & B }.count)
typealias Handler = (Int) -> String
extension Sequence where Element == Handler { func all(_ n: Int) -> [String] { map { $0(n) } } }
print([{ "a\($0)" }, { n in String(n * 2) }].all(4))
