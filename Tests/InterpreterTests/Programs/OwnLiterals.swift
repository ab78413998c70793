// A type may be written as a literal.
struct Metres: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  var value: Double
  init(integerLiteral value: Int) { self.value = Double(value) }
  init(floatLiteral value: Double) { self.value = value }
  var description: String { "\(value) m" }
  static func + (left: Metres, right: Metres) -> Metres {
    var sum = left
    sum.value += right.value
    return sum
  }
}
struct Tag: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  var name: String
  init(stringLiteral value: String) { name = value.lowercased() }
  var description: String { "#\(name)" }
}
struct Bag: ExpressibleByArrayLiteral {
  var items: [String: Int] = [:]
  init(arrayLiteral elements: String...) {
    for element in elements { items[element, default: 0] += 1 }
  }
}
struct Table: ExpressibleByDictionaryLiteral {
  var rows: [(String, Int)] = []
  init(dictionaryLiteral elements: (String, Int)...) { rows = elements }
}
enum Switch: ExpressibleByBooleanLiteral {
  case on, off
  init(booleanLiteral value: Bool) { self = value ? .on : .off }
}
struct Slot: ExpressibleByNilLiteral {
  var text = "full"
  init(nilLiteral: ()) { text = "empty" }
}
let length: Metres = 3
print(length + 1.5, [1, 2.5] as [Metres])
let tags: Set<Tag> = ["SwiftUI", "swiftui", "State"]
print(tags.count, tags.map(\.description).sorted())
let bag: Bag = ["a", "b", "a"]
print(bag.items.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let table: Table = ["x": 1, "x": 2, "y": 3]
print(table.rows.map { "\($0)=\($1)" })
let power: Switch = true
let slot: Slot = nil
print(power, slot.text)
