enum AccountError: Error, Equatable { case insufficient(missing: Int), frozen, unknown(String) }
protocol Account: AnyObject {
  var id: String { get }
  var balance: Int { get set }
  func fee(for amount: Int) -> Int
}
extension Account {
  func fee(for amount: Int) -> Int { 0 }
  func withdraw(_ amount: Int) throws -> Int {
    let total = amount + fee(for: amount)
    guard balance >= total else { throw AccountError.insufficient(missing: total - balance) }
    balance -= total
    return total
  }
}
class Basic: Account {
  let id: String
  var balance: Int { didSet { log.append("\(id): \(oldValue) -> \(balance)") } }
  private(set) var log: [String] = []
  init(id: String, balance: Int = 0) { self.id = id; self.balance = balance }
}
final class Premium: Basic {
  var isFrozen = false
  func fee(for amount: Int) -> Int { amount / 100 }
  override var balance: Int { willSet { if newValue < 0 { isFrozen = true } } }
  convenience init(id: String) { self.init(id: id, balance: 1_000) }
}
struct Bank {
  private var accounts: [String: any Account] = [:]
  private(set) var transfers: [(from: String, to: String, amount: Int)] = []
  mutating func open(_ account: some Account) { accounts[account.id] = account }
  subscript(id: String) -> (any Account)? { accounts[id] }
  mutating func transfer(_ amount: Int, from: String, to: String) throws {
    guard let source = accounts[from] else { throw AccountError.unknown(from) }
    guard let target = accounts[to] else { throw AccountError.unknown(to) }
    let taken = try source.withdraw(amount)
    target.balance += amount
    transfers.append((from, to, amount))
    print("moved \(amount), took \(taken)")
  }
  var total: Int { accounts.values.reduce(0) { $0 + $1.balance } }
}
var bank = Bank()
let anna = Basic(id: "anna", balance: 500), ben = Premium(id: "ben")
bank.open(anna); bank.open(ben)
for (amount, from, to) in [
  (200, "anna", "ben"), (400, "anna", "ben"), (900, "ben", "anna"), (1, "zoe", "anna"),
  (5, "ben", "max"),
] {
  do {
    try bank.transfer(amount, from: from, to: to)
  } catch AccountError.insufficient(let missing) where missing > 150 {
    print("far too little", missing)
  } catch AccountError.insufficient(missing: let missing) {
    print("too little", missing)
  } catch let error as AccountError {
    print("no:", error, error == .unknown("zoe"))
  } catch {
    print("other", error)
  }
}
print(anna.balance, ben.balance, bank.total)
print(anna.log, ben.log)
print(bank["anna"]?.balance ?? -1, bank["nobody"]?.balance as Any)
print(bank.transfers.map { "\($0.from)>\($0.to):\($0.amount)" })
print(bank.transfers.map(\.amount).reduce(0, +), ben.isFrozen)
ben.balance = -5
print(ben.isFrozen, ben.log.last ?? "")
