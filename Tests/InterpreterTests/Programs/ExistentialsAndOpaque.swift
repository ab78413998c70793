// swift-format-ignore-file: NeverForceUnwrap
protocol Animal {
  var name: String { get }; func speak() -> String; func same(as other: Self) -> Bool
}
extension Animal { func introduce() -> String { "\(name) says \(speak())" } }
struct Dog: Animal {
  var name: String; func speak() -> String { "woof" };
  func same(as other: Dog) -> Bool { name == other.name }
}
struct Cat: Animal {
  var name = "Tom"; func speak() -> String { "meow" }; func same(as other: Cat) -> Bool { true }
}
func twins<A: Animal>(_ animal: A) -> String {
  "\(type(of: animal)) same: \(animal.same(as: animal))"
}
let animals: [any Animal] = [Dog(name: "Rex"), Cat()]
for animal in animals { print(animal.introduce(), twins(animal)) }
func anyone(_ flag: Bool) -> any Animal { flag ? Dog(name: "Fido") : Cat() }
func some() -> some Animal { Dog(name: "Hidden") }
print(anyone(true).name, anyone(false).name, some().introduce(), type(of: some()))
for value in [1, "two", 3.0, Dog(name: "D"), nil as Int? as Any, [1]] as [Any] {
  switch value {
  case let number as Int where number > 0: print("positive", number)
  case is Double: print("a double")
  case let text as String: print("text", text)
  case let animal as any Animal: print("animal", animal.name)
  case let array as [Int]: print("array", array.count)
  default: print("something else")
  }
}
let thing: Any = Dog(name: "X")
print(
  (thing as? Cat) == nil, (thing as? any Animal)?.name ?? "-", thing is Dog, (thing as! Dog).name)
let described: any CustomStringConvertible = 42
print(described.description, type(of: described))
extension Cat: Equatable {}
func equal(_ a: any Equatable, _ b: any Equatable) -> Bool {
  func open<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  return open(a)
}
print(equal(1, 1), equal(1, "1"), equal(Cat(), Cat()))
