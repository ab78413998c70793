// swift-format-ignore-file: NeverForceUnwrap
struct Toppings: OptionSet, Hashable {
  let rawValue: Int
  static let cheese = Toppings(rawValue: 1 << 0)
  static let olives = Toppings(rawValue: 1 << 1)
  static let ham = Toppings(rawValue: 1 << 2)
  static let all: Toppings = [.cheese, .olives, .ham]
}
var order: Toppings = [.cheese, .ham]
print(
  order.rawValue, order.contains(.ham), order.contains(.olives), order.isEmpty, Toppings().isEmpty,
  ([] as Toppings).rawValue)
print(
  order.insert(.olives).inserted, order.insert(.olives).inserted, order == .all,
  order.remove(.cheese) as Any, order.remove(.cheese) == nil)
print(
  order.union(.cheese) == .all, order.intersection([.ham]).rawValue,
  order.subtracting(.ham).rawValue, order.symmetricDifference([.ham, .cheese]).rawValue)
print(
  order.isSubset(of: .all), Toppings.all.isSuperset(of: order), order.isDisjoint(with: .cheese),
  order.isStrictSubset(of: order))
order.formUnion([.cheese])
order.subtract(.ham)
order.formIntersection([.cheese, .ham])
print(order, order.rawValue, Set([order, .cheese]).count, order != .ham)
func price(_ toppings: Toppings) -> Int {
  var total = 5
  if toppings.contains(.cheese) { total += 1 }
  if !toppings.isDisjoint(with: [.olives, .ham]) { total += 2 }
  return total
}
print(price([]), price(.cheese), price([.olives, .cheese]), price(.all))
struct Days: OptionSet {
  let rawValue: UInt8
  static let weekend: Days = [Days(rawValue: 1), Days(rawValue: 64)]
  var count: Int { rawValue.nonzeroBitCount }
}
print(
  Days.weekend.rawValue, Days.weekend.count, Days(rawValue: 3).union(.weekend).rawValue,
  Days.weekend.contains(Days(rawValue: 64)))
enum Level: Int, CaseIterable, Comparable {
  case low = 1, middle = 5, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(
  Level.allCases.map(\.rawValue), Level(rawValue: 5) as Any, Level(rawValue: 2) as Any,
  Level.low < .high, Level.allCases.max()!)
