// swift-format-ignore-file: NeverForceUnwrap
import Foundation

struct Money: Comparable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  var cents: Int
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(cents: Int) { self.cents = cents }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static let zero: Money = 0
  var description: String { "$\(cents / 100).\(String(cents % 100 + 100).dropFirst())" }
}
extension Sequence where Element == Money { func total() -> Money { reduce(.zero, +) } }
protocol Priced { var price: Money { get } }
extension Priced {
  func discounted(by percent: Int) -> Money { Money(cents: price.cents * (100 - percent) / 100) }
}
struct Item: Priced, Hashable { let name: String; let price: Money }
func demo() {
  let items = [
    Item(name: "pen", price: 1.25), Item(name: "book", price: 12), Item(name: "cup", price: 7.5),
  ]
  print(items.map(\.price).total())
  print(items.map { $0.discounted(by: 10) })
  print(items.max { $0.price < $1.price }!.name, items.map(\.price).min()!)
  var sum: Money = 3
  sum += 0.99
  print(sum, sum > 3.98, sum == 3.99, [Money](repeating: 2, count: 3).total())
  let grouped = Dictionary(grouping: items) { $0.price > 5 ? "dear" : "cheap" }
  for (key, values) in grouped.sorted(by: { $0.key < $1.key }) { print(key, values.map(\.name)) }
  print(Set(items).count, Set(items + items).count)
  print(items[0])
  print(items.sorted { ($0.price, $0.name) < ($1.price, $1.name) }.map(\.name))
}
demo()
