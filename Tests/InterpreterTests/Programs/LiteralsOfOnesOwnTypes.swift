// swift-format-ignore-file: NeverForceUnwrap
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable,
  CustomStringConvertible
{
  var cents: Int
  init(integerLiteral n: Int) { cents = n * 100 }
  init(floatLiteral d: Double) { cents = Int((d * 100).rounded()) }
  init(cents: Int) { self.cents = cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  var description: String { "$\(cents / 100).\(cents % 100)" }
}
struct Path: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  var parts: [String]
  init(stringLiteral s: String) { parts = s.split(separator: "/").map(String.init) }
  init(arrayLiteral elements: String...) { parts = elements }
}
struct Flags: ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  var on: [String]
  init(dictionaryLiteral pairs: (String, Bool)...) { on = pairs.filter(\.1).map(\.0) }
  init(booleanLiteral b: Bool) { on = b ? ["all"] : [] }
  init(nilLiteral: ()) { on = ["nil"] }
}
let total: Money = 3 + 1.25 + -2
print(total, total == 2.25, 5 * 2 as Money == 10, [1, 2.5].reduce(0 as Money, +))
func pay(_ m: Money = 1, tip: Money? = nil) -> String { "\(m) \(tip.map { "\($0)" } ?? "-")" }
print(pay(), pay(2), pay(2.5, tip: 1), pay(tip: nil))
let dir = "usr"
let paths: [Path] = ["a/b", ["x", "y"], "/\(dir)/bin/\(1 + 1)"]
print(paths.map(\.parts))
func told(_ f: Flags) -> [String] { f.on }
print(told(["a": true, "b": false, "c": true]), told(true), told(nil), told(false), told([:]))
let prices: [String: Money] = ["x": 1, "y": 2.5]
print(prices["x"]!, prices["y", default: 0], prices["z", default: 9.99])
var wallet: Set<Character> = ["a", "b", "a"]; wallet.insert("c")
print(wallet.sorted(), Money(cents: 5) * 3, (1, "a") as (Money, Path))
switch total {
case 2.25: print("exact");
default: print("no")
}
