// swift-format-ignore-file: NeverForceUnwrap
// Ranges of types that say themselves how they are counted.

struct Day: Strideable, Hashable, CustomStringConvertible {
  var number: Int
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by count: Int) -> Day { Day(number: number + count) }
  var description: String { "d\(number)" }
}

let week = Day(number: 1)..<Day(number: 5)
print(week.count, week.isEmpty, week.first!, week.last!)
for day in week { print(day, terminator: " ") }
print()
let closed = Day(number: 1)...Day(number: 3)
print(closed.count, Array(closed), closed.contains(Day(number: 2)))
print(closed.map { $0.number }, week.reversed().map(\.number), Array(week.dropFirst()))
print(week[Day(number: 2)], week.startIndex, week.index(after: Day(number: 1)))
print(week.distance(from: Day(number: 1), to: Day(number: 4)), Array(week[Day(number: 3)...]))
print(
  week.prefix(2).map(\.number), week.suffix(2).map(\.number), week.firstIndex(of: Day(number: 3))!)
print(closed.enumerated().map { "\($0.offset)\($0.element)" }, zip(week, 1...).map { "\($0)\($1)" })
print(Array(stride(from: Day(number: 0), to: Day(number: 10), by: 3)))
for day in stride(from: Day(number: 10), through: Day(number: 0), by: -5) { print(day) }
for day in (Day(number: 7)...).prefix(2) { print(day) }
switch Day(number: 3) {
case week: print("in the week")
default: print("outside")
}

struct Warmth: Strideable {
  var degrees: Double
  func distance(to other: Warmth) -> Double { other.degrees - degrees }
  func advanced(by step: Double) -> Warmth { Warmth(degrees: degrees + step) }
}
print(stride(from: Warmth(degrees: 0), through: Warmth(degrees: 1), by: 0.25).map(\.degrees))
print((Warmth(degrees: 0)...Warmth(degrees: 1)).contains(Warmth(degrees: 0.5)))

// A table that keeps its order, with two subscripts: an index is what a collection takes.
struct Shelf<Key: Hashable, Value> {
  private(set) var keys: [Key] = []
  private var values: [Key: Value] = [:]
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if newValue == nil {
        keys.removeAll { $0 == key }
      } else if values[key] == nil {
        keys.append(key)
      }
      values[key] = newValue
    }
  }
}
extension Shelf: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { keys.count }
  subscript(position: Int) -> (key: Key, value: Value) { (keys[position], values[keys[position]]!) }
}
var shelf = Shelf<String, Int>()
shelf["b"] = 1
shelf["a"] = 2
shelf["b"]? += 10
print(shelf.count, shelf.first!.key, shelf.map(\.value), shelf.reversed().map(\.key))
print(shelf.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, shelf[1...].map(\.key))

// The parts of a tuple go by their names.
let point: (x: Int, y: Int) = (y: 1, x: 2)
let turned: (y: Int, x: Int) = point
func named() -> (name: String, age: Int) { (age: 3, name: "Ann") }
print(point, turned, named())

// Operators in parentheses are called like functions.
print((+)(1, 2), [1, 2, 3].reduce(0, (+)), (<)(1, 2), (==)("a", "a"), (!)(true))
