// Types as values: members, initialisers, comparing, casting, in arrays and dictionaries.
protocol Animal {
  static var sound: String { get }; init(); var name: String { get };
  static func legs(_ n: Int) -> String
}
extension Animal {
  static func legs(_ n: Int) -> String { "\(Self.self) has \(n)" };
  var name: String { "\(type(of: self))" }
}
struct Cat: Animal { static let sound = "meow" }
struct Bird: Animal {
  static let sound = "tweet"; static func legs(_ n: Int) -> String { "bird \(n)" }
}
class Dog: Animal { class var sound: String { "woof" }; required init() {} }
final class Puppy: Dog { override class var sound: String { "yip" } }
let kinds: [any Animal.Type] = [Cat.self, Bird.self, Dog.self, Puppy.self]
for kind in kinds { print(kind.sound, kind.legs(4), kind.init().name) }
func make<A: Animal>(_ type: A.Type) -> A { type.init() }
print(make(Cat.self).name, type(of: make(Puppy.self)).sound)
let dog: Dog = Puppy()
print(
  type(of: dog).sound, type(of: dog) == Puppy.self, type(of: dog) == Dog.self,
  type(of: dog) is Dog.Type)
let anyType: Any.Type = Bird.self
print(anyType == Bird.self, anyType is any Animal.Type, Int.self is any Animal.Type)
if let known = anyType as? any Animal.Type { print(known.sound) }
let registry: [String: any Animal.Type] = ["c": Cat.self, "d": Dog.self]
print(registry["c"]?.sound ?? "none", registry["x"]?.sound ?? "none")
struct Factory<T: Animal> {
  let type: T.Type; func build() -> [T] { [type.init(), T()] };
  var both: String { T.sound + type.sound }
}
print(Factory(type: Bird.self).build().map(\.name), Factory(type: Cat.self).both)
extension Dog {
  static func pack(_ n: Int) -> [Dog] { (0..<n).map { _ in Self() } };
  func twin() -> Self { type(of: self).init() }
}
print(Puppy.pack(2).map(\.name), dog.twin().name)
func describe(_ value: Any) -> String { "\(type(of: value))" }
print(
  describe(1), describe("a"), describe([1.5]), describe(["k": 1]), describe(dog),
  describe(Optional(3) as Any))
print(Cat.self, [Cat].self, Dog?.self)
let number: any Numeric.Type = Double.self
print(number == Double.self, ObjectIdentifier(Cat.self) == ObjectIdentifier(type(of: Cat())))
