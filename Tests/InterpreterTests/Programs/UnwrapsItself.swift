// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// What is declared with `!`: parameters, results, initialisers, variables and properties.
func plain(_ number: Int!) -> Int { number }
func next(_ number: Int!) -> Int { return number + 1 }
func copied(_ number: Int!) -> Int { let copy: Int = number; return copy }
func asOptional(_ number: Int!) -> Int? { number }
func name() -> String! { "x" }
let text: String = name()
print(name().count, text, plain(1), next(1), copied(2), asOptional(3) as Any)

class Positive {
  var value: Int
  init!(_ value: Int) {
    if value < 0 { return nil }
    self.value = value
  }
}
let positive: Positive = Positive(1)
print(Positive(2).value, positive.value, Positive(-1) == nil)

let three: Int! = 3
let again = three
let four = three + 1
let list: [Int] = [three, four]
print(again as Any, four, list, String(three), Double(three), max(three, 2))
let made = { () -> Int in three }
print(made())

var scores: [String: Int]! = ["a": 1]
print(scores["a"]!, scores.count)
scores["b"] = 2
print(scores.count)

struct Two { var value: Int! = 2 }
print(-Two().value, Two().value * 2)

class Holder {
  var values: [Int]! = [1]
  var next: ((Int) -> Int)!
}
let holder = Holder()
holder.values[0] = 5
holder.values.append(3)
holder.next = { $0 + 1 }
print(holder.values as Any, holder.next(3))

let letter: String! = "a"
print(letter.map { $0 } as Any, Array(letter), letter.isEmpty, letter + "b")
if let letter { print(letter) }
switch three {
case 3: print("three")
default: print("other")
}
for value in holder.values { print(value) }
let flag: Bool! = true
if flag { print("flag") }
print(flag ? 1 : 2, !flag)
func take(_ number: Int?) { print(number as Any) }
take(three)
extension Int { func twice() -> Int! { self * 2 } }
print(3.twice() + 1, three.twice()!)
