struct Money: CustomStringConvertible, Comparable {
  let cents: Int;
  var description: String {
    let d = cents / 100, c = abs(cents % 100); return "\(d).\(c < 10 ? "0" : "")\(c)"
  }; static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
}
struct Account { var owner: String; var money: Money }
enum Status: CustomStringConvertible {
  case ok, failed(Money);
  var description: String {
    switch self {
    case .ok: "fine";
    case .failed(let m): "lost \(m)"
    }
  }
}
class Thing: CustomStringConvertible { var description: String { "Thing(\(type(of: self)))" } }
class Special: Thing {}
print(
  Money(cents: 1205), "\(Money(cents: 7))", [Money(cents: 100)], ["m": Money(cents: 5)],
  Optional(Money(cents: 1)) as Any, Account(owner: "a", money: Money(cents: 99)))
print(
  Status.ok, [Status.failed(Money(cents: 250))], Thing(), Special(), [Special()],
  max(Money(cents: 1), Money(cents: 2)), String(describing: Money(cents: 3)) + "!",
  (Money(cents: 4), 1))
