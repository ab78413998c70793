// Classes: overriding, and objects that go when the last who holds them goes.
class Animal {
  let name: String
  init(name: String) {
    self.name = name
    print("+", name)
  }
  deinit { print("-", name) }
  func sound() -> String { "..." }
  func speak() -> String { "\(name) says \(sound())" }
}
class Dog: Animal {
  override func sound() -> String { "wuff" }
}
final class Puppy: Dog {
  var age = 1
  override func sound() -> String { super.sound() + "?" }
  override func speak() -> String { super.speak() + " (\(age))" }
}

do {
  let animals: [Animal] = [Animal(name: "cat"), Dog(name: "rex"), Puppy(name: "bit")]
  for animal in animals { print(animal.speak()) }
  if let puppy = animals[2] as? Puppy {
    puppy.age += 1
    print(puppy.speak(), animals[1] is Puppy, animals[1] is Dog)
  }
}

final class Node {
  let value: Int
  var next: Node?
  weak var previous: Node?
  init(_ value: Int) { self.value = value }
  deinit { print("node", value, "ends") }
}
func list() {
  let first = Node(1)
  let second = Node(2)
  first.next = second
  second.previous = first
  print(second.previous?.value ?? 0, first.next?.value ?? 0)
}
list()

var held: Node? = Node(3)
weak var seen = held
print(seen?.value ?? -1)
held = nil
print(seen?.value ?? -1)

func make() -> () -> Int {
  let counter = Node(0)
  var calls = 0
  return {
    calls += 1
    return counter.value + calls
  }
}
var count: (() -> Int)? = make()
print(count?() ?? 0, count?() ?? 0)
count = nil
print("end")
