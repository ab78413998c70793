// swift-format-ignore-file: NeverForceUnwrap
final class Person {
  let name: String
  unowned(unsafe) var nothing: AnyObject?
  var card: Card?
  init(_ name: String) { self.name = name }
  deinit { print("\(name) leaves") }
}
final class Card {
  unowned let owner: Person
  let number: Int
  init(_ owner: Person, _ number: Int) { self.owner = owner; self.number = number }
  deinit { print("card \(number) destroyed") }
  func told() -> String { "\(owner.name)#\(number)" }
}
struct WeakBox<T: AnyObject> { weak var value: T? }
var ann: Person? = Person("Ann")
ann!.card = Card(ann!, 7)
print(ann!.card!.told())
var boxes = [WeakBox(value: ann), WeakBox(value: Person("Bob")), WeakBox()]
print(boxes.map { $0.value?.name ?? "-" })
let kept = Person("Cyd")
boxes[2].value = kept
ann = nil
print(boxes.map { $0.value?.name ?? "-" })
boxes.removeAll { $0.value == nil }
print(boxes.count, boxes[0].value === kept)
final class Cache<Key: Hashable, Value: AnyObject> {
  private var kept: [Key: WeakBox<Value>] = [:]
  func value(_ key: Key, make: () -> Value) -> Value {
    if let found = kept[key]?.value { return found }
    let made = make()
    kept[key] = WeakBox(value: made)
    return made
  }
}
let cache = Cache<Int, Person>()
do {
  let one = cache.value(1) { Person("One") }
  print(cache.value(1) { Person("Other") } === one)
}
print(cache.value(1) { Person("Again") }.name)
