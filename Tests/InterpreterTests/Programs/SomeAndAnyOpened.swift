// swift-format-ignore-file: NeverForceUnwrap
protocol Animal: CustomStringConvertible {
  associatedtype Food: Equatable
  var favourite: Food { get }
  func eat(_ food: Food) -> String
  init()
}
extension Animal {
  var description: String { "\(Self.self)" }
  func eat(_ food: Food) -> String {
    food == favourite ? "\(self) loves \(food)" : "\(self) leaves \(food)"
  }
  func treat() -> String { eat(favourite) }
}
struct Cow: Animal { var favourite: String { "grass" } }
struct Robot: Animal { var favourite = 220; init() {}; init(_ volts: Int) { favourite = volts } }
func feed<A: Animal>(_ animal: A) -> String { animal.eat(animal.favourite) }
func same(_ a: some Animal, _ b: some Animal) -> Bool { type(of: a) == type(of: b) }
func make(_ n: Int) -> any Animal { n % 2 == 0 ? Cow() : Robot(n) }
func opaque() -> some Animal & Sendable { Cow() }
let farm: [any Animal] = (0..<4).map(make)
for animal in farm { print(feed(animal), animal.treat(), type(of: animal)) }
print(same(Cow(), Robot()), same(opaque(), Cow()))
let types: [any Animal.Type] = [Cow.self, Robot.self]
print(types.map { $0.init().description })
func equal(_ a: any Equatable, _ b: any Equatable) -> Bool {
  func open<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }
  return open(a)
}
print(equal(1, 1), equal(1, "1"), equal("a", "a"), equal([1], [1]))
func firstKey<K: Comparable, V>(_ d: some Collection<(key: K, value: V)>) -> K? {
  d.map(\.key).min()
}
print(firstKey(["b": 1, "a": 2]) as Any)
var box: any Collection<Int> = [3, 1, 2]
print(box.count, box.sorted(), box.first!)
box = Set([5])
print(box.contains(5), box is Set<Int>)
func sum(_ c: any Collection<Int>) -> Int { c.reduce(0, +) }
print(sum(1...4), sum([9]))
