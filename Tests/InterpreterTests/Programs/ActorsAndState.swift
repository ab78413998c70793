// Actors keep their state; what is isolated is waited for.
actor Account {
  private(set) var balance = 0
  private var history: [String] = []
  let owner: String
  init(owner: String) { self.owner = owner }
  func deposit(_ n: Int) -> Int { balance += n; history.append("+\(n)"); return balance }
  func withdraw(_ n: Int) throws -> Int {
    guard n <= balance else { throw Problem.short(by: n - balance) }
    balance -= n
    history.append("-\(n)")
    return balance
  }
  var log: String { history.joined(separator: " ") }
  nonisolated var title: String { "account of \(owner)" }
  func move(_ n: Int, to other: Account) async throws {
    _ = try withdraw(n)
    _ = await other.deposit(n)
  }
  subscript(index: Int) -> String { history[index] }
}
enum Problem: Error, Equatable { case short(by: Int) }
let a = Account(owner: "Ann")
let b = Account(owner: "Bob")
print(a.title, await a.deposit(50), await a.balance)
print(try await a.withdraw(20), await a.log)
do { _ = try await a.withdraw(100) } catch { print(error) }
try await a.move(10, to: b)
print(await a.balance, await b.balance, await b.log, await a[0])
do { try await b.move(11, to: a) } catch { print("move", error as? Problem == .short(by: 1)) }
await withTaskGroup(of: Void.self) { group in
  for n in 1...10 { group.addTask { _ = await b.deposit(n) } }
}
print(await b.balance)
@MainActor final class Screen {
  var lines: [String] = []
  func show(_ s: String) { lines.append(s) }
}
@MainActor func run() async {
  let screen = Screen()
  screen.show("one")
  await Task { screen.show("two") }.value
  let count = await MainActor.run { screen.lines.count }
  print(screen.lines, count)
}
await run()
actor Cache<Key: Hashable, Value> {
  private var table: [Key: Value] = [:]
  private(set) var misses = 0
  func value(for key: Key, make: (Key) async -> Value) async -> Value {
    if let known = table[key] { return known }
    misses += 1
    let made = await make(key)
    table[key] = made
    return made
  }
}
let cache = Cache<Int, String>()
for n in [1, 2, 1, 3, 2] { print(await cache.value(for: n) { "v\($0)" }, terminator: " ") }
print(await cache.misses)
