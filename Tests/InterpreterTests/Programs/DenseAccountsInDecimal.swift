// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
enum TxError: Error, CustomStringConvertible {
  case insufficient(needed: Decimal), frozen
  var description: String {
    switch self {
    case .insufficient(let n): "needs \(n) more";
    case .frozen: "frozen"
    }
  }
}
protocol Account: AnyObject {
  var id: String { get }; var balance: Decimal { get set }; var isFrozen: Bool { get }
}
extension Account {
  var isFrozen: Bool { false }
  func withdraw(_ a: Decimal) throws(TxError) {
    guard !isFrozen else { throw .frozen };
    guard balance >= a else { throw .insufficient(needed: a - balance) }; balance -= a
  }
}
final class Basic: Account {
  let id: String; var balance: Decimal { didSet { log.append("\(oldValue)->\(balance)") } };
  var log: [String] = []
  init(_ id: String, _ b: Decimal) { self.id = id; balance = b }
  deinit { print("closing", id) }
}
final class Locked: Account {
  let id = "locked"; var balance: Decimal = 10; var isFrozen: Bool { true }
}
func transfer(_ amount: Decimal, from a: some Account, to b: any Account) -> Result<
  Decimal, TxError
> {
  do { try a.withdraw(amount); b.balance += amount; return .success(a.balance) } catch {
    return .failure(error)
  }
}
struct Ledger {
  private var entries: [(who: String, cents: Int)] = [];
  mutating func add(_ who: String, _ c: Int) { entries.append((who, c)) }
  subscript(who: String) -> Int { entries.lazy.filter { $0.who == who }.map(\.cents).reduce(0, +) }
  subscript(safe i: Int) -> (who: String, cents: Int)? {
    entries.indices.contains(i) ? entries[i] : nil
  }
  static func += (l: inout Ledger, e: (String, Int)) { l.add(e.0, e.1) }
}
func demo() {
  let a = Basic("a", 100), l = Locked()
  print(transfer(30.5, from: a, to: l), a.log)
  print(transfer(500, from: a, to: l), transfer(1, from: l, to: a))
  do { let t = Basic("temp", 1); try t.withdraw(2) } catch { print("error:", error) }
  weak var w: Basic?; do { let b = Basic("weak", 0); w = b; print(w?.id ?? "none") };
  print(w == nil)
  var led = Ledger(); led += ("x", 5); led += ("y", 7); led += ("x", 6);
  print(led["x"], led[safe: 1]!, led[safe: 9] == nil)
  let all: [any Account] = [a, l];
  print(all.map { "\($0.id):\($0.balance)" }.sorted(), all.first { $0.isFrozen }?.id ?? "-")
  var total: Decimal = 0; for x in all where !x.isFrozen { total += x.balance };
  print(total, NSDecimalNumber(decimal: total).doubleValue)
  print((a as Account) === (all[0]), ObjectIdentifier(a) == ObjectIdentifier(l))
  let handlers = ["up": { (n: Int) in n + 1 }, "down": { $0 - 1 }];
  print(handlers["up"]!(1), handlers["down"]?(1) ?? 9, handlers["x"]?(1) as Any)
  func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; print((1...5).map(fact), fact(10))
  let (q, r) = 17.quotientAndRemainder(dividingBy: 5);
  print(q, r, -7 / 2, -7 % 2, 7 & 3, 1 << 4, ~0, UInt8.max &+ 1, Int8(truncatingIfNeeded: 200))
}
demo()
