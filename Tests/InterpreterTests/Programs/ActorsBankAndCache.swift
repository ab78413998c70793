actor Account {
  enum Failure: Error, CustomStringConvertible {
    case short(by: Int)
    var description: String {
      switch self {
      case .short(let n): "short by \(n)"
      }
    }
  }
  nonisolated let owner: String
  private(set) var balance: Int
  init(owner: String, balance: Int = 0) { self.owner = owner; self.balance = balance }
  func deposit(_ n: Int) { balance += n }
  func withdraw(_ n: Int) throws(Failure) {
    guard balance >= n else { throw .short(by: n - balance) }
    balance -= n
  }
  func transfer(_ n: Int, also: Account) async throws {
    try withdraw(n)
    await also.deposit(n)
  }
  nonisolated var label: String { "<\(owner)>" }
}
actor Cache<Key: Hashable & Sendable, Value: Sendable> {
  private var tasks: [Key: Task<Value, any Error>] = [:]
  private(set) var misses = 0
  func value(_ key: Key, make: @escaping @Sendable (Key) async throws -> Value) async throws
    -> Value
  {
    if let task = tasks[key] { return try await task.value }
    misses += 1
    let task = Task { try await make(key) }
    tasks[key] = task
    do { return try await task.value } catch { tasks[key] = nil; throw error }
  }
}
extension Account: CustomStringConvertible {
  nonisolated var description: String { "Account of \(owner)" }
}
struct Odd: Error {}
let a = Account(owner: "Ann", balance: 50), b = Account(owner: "Bob")
try await a.transfer(20, also: b)
print(await a.balance, await b.balance, a.label, b)
do { try await a.withdraw(100) } catch { print(error, type(of: error)) }
let cache = Cache<Int, String>()
for n in [2, 4, 2, 3, 4] {
  do {
    print(
      try await cache.value(n) { key in
        if key % 2 == 1 { throw Odd() }
        return String(repeating: "*", count: key)
      })
  } catch { print("failed", n, error) }
}
print(await cache.misses)
let sums = await withTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { group in
  for n in 1...4 { group.addTask { (n, (1...n).reduce(0, +)) } }
  var result: [Int: Int] = [:]
  for await (n, sum) in group { result[n] = sum }
  return result
}
print(sums.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
