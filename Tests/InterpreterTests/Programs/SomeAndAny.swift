// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
protocol Animal: CustomStringConvertible {
  associatedtype Food: Hashable
  associatedtype Young: Animal
  var name: String { get }
  var eats: [Food] { get }
  func young() -> Young
  static var legs: Int { get }
}
extension Animal {
  var description: String { "\(name) on \(Self.legs)" }
  static var legs: Int { 4 }
  func likes(_ food: Food) -> Bool { eats.contains(food) }
}
struct Cow: Animal {
  var name = "cow"; var eats = ["grass", "hay"]; func young() -> Calf { Calf() }
}
struct Calf: Animal { var name = "calf"; var eats = [1, 2, 3]; func young() -> Calf { self } }
struct Hen: Animal {
  var name: String; var eats: [Character] = ["c"]; static let legs = 2;
  func young() -> Hen { Hen(name: name + "let") }
}

func feed(_ animal: some Animal) -> String {
  "\(animal) eats \(animal.eats.count), young: \(animal.young().name)"
}
func first<A: Animal>(_ animals: [A]) -> A.Food? { animals.first?.eats.first }
func compare(_ a: some Animal, _ b: some Animal) -> Bool { type(of: a).legs == type(of: b).legs }
func both() -> (some Animal, some Collection<Int>) {
  (Hen(name: "pair"), [1, 2].lazy.map { $0 * 2 })
}

let farm: [any Animal] = [Cow(), Calf(), Hen(name: "Berta")]
for animal in farm { print(feed(animal), type(of: animal), type(of: animal.young())) }
print(
  first([Cow()]) as Any, first([Calf(), Calf()]) as Any, compare(farm[0], farm[2]),
  compare(Cow(), Calf()))
print(farm.map { $0.young().name }, farm.compactMap { $0 as? Hen }.map(\.name))
let (hen, numbers) = both()
print(hen, numbers.reduce(0, +), Array(numbers))

struct Wrapped<Content: Animal>: Animal {
  let content: Content
  var name: String { "<\(content.name)>" }
  var eats: [Content.Food] { content.eats.reversed() }
  func young() -> Wrapped<Content.Young> { .init(content: content.young()) }
}
func wrap(_ animal: any Animal) -> any Animal { open(animal) }
func open<A: Animal>(_ animal: A) -> any Animal { Wrapped(content: animal) }
for animal in farm.map(wrap).map(wrap) {
  print(animal, animal.young(), animal is Wrapped<Wrapped<Cow>>)
}

protocol Shape<Unit> { associatedtype Unit: Numeric; var size: Unit { get } }
struct Square: Shape { var size: Int }
struct Disc: Shape { var size: Double }
let whole: [any Shape<Int>] = [Square(size: 2), Square(size: 5)]
print(whole.map { $0.size }.reduce(0, +), whole.map { $0.size + 1 })
func total(_ shapes: [any Shape]) -> Double {
  shapes.reduce(0) { sum, shape in
    if let whole = shape as? any Shape<Int> { return sum + Double(whole.size) }
    return sum + ((shape.size as? Double) ?? 0)
  }
}
print(total([Square(size: 3), Disc(size: 0.5)]))
