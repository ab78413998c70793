// swift-format-ignore-file: NeverForceUnwrap
// Generic parameters that several arguments tell are what these have in common.
class Animal { var name: String { "animal" } }
class Dog: Animal { override var name: String { "dog" } }
class Cat: Animal { override var name: String { "cat" } }
func both<T>(_ one: T, _ other: T) -> String { "\(T.self)" }
func list<T>(_ items: T...) -> [T] { items }
func appended<T>(_ items: [T], _ item: T) -> [T] { items + [item] }
func or<T>(_ item: T?, _ other: T) -> T { item ?? other }
struct Box<Value> {
  var value: Value
  static func of(_ one: Value, _ other: Value) -> Box { Box(value: other) }
}
print(both(Dog(), Cat()), both(Dog(), Animal()), both(Animal(), Cat()), both(Dog(), Dog()))
print(both(1, nil), both(nil, "a"), both(1, 2.5), both([1], []), both(Optional(1), 2))
print(list(1, nil, 3), list(Dog(), Cat()).map(\.name), list("a", nil).count)
print(appended([Dog()], Animal()).map(\.name), appended([Dog()], Cat()).map(\.name))
print(or(Dog(), Cat()).name, or(nil, 2), or(Dog() as Animal?, Cat()).name, or(Int("4"), 5))
print(Box.of("a", nil).value as Any, Box.of(Dog(), Cat()).value.name)
print((Optional(Dog()) ?? Cat()).name)

// Names that begin with an emoji, and operators that do not.
let 🐶🐮 = "dogcow"
struct 🍎 { var 🍌 = 1 }
func 👋(_ 🙂: Int) -> Int { 🙂 + 1 }
infix operator ⊕ : AdditionPrecedence
func ⊕ (left: Int, right: Int) -> Int { left ^ right }
prefix operator √
prefix func √ (number: Double) -> Double { number.squareRoot() }
print(🐶🐮, 🍎().🍌, 👋(2), 5 ⊕ 1, √16)

// An operator of one's own that matches beside the one that compares.
struct Point: Equatable {
  var x = 0
  static func ~= (test: (Int) -> Bool, point: Point) -> Bool { test(point.x) }
}
let isEven = { (number: Int) in number % 2 == 0 }
switch Point(x: 2) {
case isEven: print("even")
default: print("odd")
}
switch Point(x: 1) {
case Point(x: 1): print("same")
default: print("other")
}
