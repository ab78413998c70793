protocol Animal {
  var name: String { get }
  func sound() -> String
}
extension Animal {
  var name: String { "animal" }
  func sound() -> String { "..." }
  func tell() -> String { name + " says " + sound() }
  func onlyHere() -> String { "protocol" }
}
struct Dog: Animal {
  var name: String { "dog" }
  func sound() -> String { "woof" }
  func tell() -> String { "Dog's own" }
  func onlyHere() -> String { "dog" }
}
class Cat: Animal { func sound() -> String { "meow" } }
class Lion: Cat {
  override func sound() -> String { "roar" }
  var name: String { "lion" }
}
func generic<A: Animal>(_ a: A) -> String { "\(a.tell()) \(a.onlyHere()) \(a.name)" }
func opened(_ a: any Animal) -> String { "\(a.tell()) \(a.onlyHere()) \(a.name)" }
let dog = Dog()
print(dog.tell(), dog.onlyHere(), dog.name)
print(generic(dog)); print(opened(dog))
let lion = Lion()
print(lion.tell(), lion.name, (lion as Cat).name, (lion as Animal).name)
print(generic(lion)); print(opened(lion)); print(generic(lion as Cat))
protocol Loud: Animal { func shout() -> String }
extension Loud {
  func sound() -> String { "LOUD" }
  func shout() -> String { sound().uppercased() + "!" }
}
struct Horn: Loud {}
print(Horn().tell(), Horn().shout(), generic(Horn()), opened(Horn()))
extension Loud where Self == Horn { func onlyHere() -> String { "horn" } }
print(Horn().onlyHere(), (Horn() as any Loud).onlyHere())
