import Foundation

// The default of an entry may be a literal of a type of one's own: an initialiser makes it.
struct Money: ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  init(nilLiteral: ()) { cents = -1 }
  init(cents: Int) { self.cents = cents }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func += (left: inout Money, right: Money) { left = left + right }
}

struct Tags: ExpressibleByArrayLiteral {
  var names: [String]
  init(arrayLiteral elements: String...) { names = elements + ["made"] }
  mutating func add(_ name: String) { names.append(name) }
}

func spend() {
  var owed: [String: Money] = [:]
  owed["Ann", default: 1] += 2
  owed["Ann", default: 1] += 2
  owed["Bob", default: nil] += 5
  print(owed["Ann"]?.cents ?? 0, owed["Bob"]?.cents ?? 0)
}

func tag() {
  var tags: [Int: Tags] = [:]
  tags[1, default: []].add("first")
  tags[1, default: []].add("second")
  print(tags[1]?.names ?? [])
  var sums: [String: Decimal] = [:]
  sums["a", default: 0] += 1.5
  sums["a", default: 0] += 1
  print(sums["a"] ?? 0)
}

spend()
tag()
