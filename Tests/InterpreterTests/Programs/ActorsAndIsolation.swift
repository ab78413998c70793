actor Account {
  private(set) var balance = 0; let owner: String; private var log: [String] = []
  init(owner: String) { self.owner = owner }
  func deposit(_ n: Int) -> Int { balance += n; log.append("+\(n)"); return balance }
  func withdraw(_ n: Int) throws {
    guard n <= balance else { throw Short(by: n - balance) }; balance -= n; log.append("-\(n)")
  }
  func transfer(_ n: Int, to other: Account) async throws {
    try withdraw(n); _ = await other.deposit(n)
  }
  nonisolated var title: String { "Account of \(owner)" }
  nonisolated func greet() -> String { "hi \(owner)" }
  func history() -> [String] { log }
  func run<T>(_ body: (isolated Account) -> T) -> T { body(self) }
}
struct Short: Error { let by: Int }
let a = Account(owner: "Ann"), b = Account(owner: "Bob")
print(a.title, b.greet(), await a.balance, await a.deposit(100))
try await a.transfer(30, to: b)
do { try await a.transfer(300, to: b) } catch let e as Short { print("short by", e.by) }
print(
  await a.balance, await b.balance, await a.history(), await b.history(),
  await a.run { $0.balance * 2 })
await withTaskGroup(of: Void.self) { g in for i in 1...10 { g.addTask { _ = await b.deposit(i) } } }
print(await b.balance)
@MainActor final class Model {
  var items: [Int] = []; static let shared = Model(); func add(_ n: Int) { items.append(n) };
  nonisolated let id = 5
}
await Model.shared.add(3); await MainActor.run { Model.shared.add(4) };
print(Model.shared.items, Model.shared.id)
@globalActor actor Disk {
  static let shared = Disk(); var writes = 0; func count() -> Int { writes += 1; return writes }
}
enum DiskState { @Disk static var count = 1 }
@Disk func touch() -> Int { DiskState.count += 1; return DiskState.count }
print(await touch(), await touch(), await Disk.shared.count(), await Disk.shared.count())
actor Cache<K: Hashable & Sendable, V: Sendable> {
  private var kept: [K: V] = [:]; private(set) var misses = 0
  func get(_ k: K, make: (K) async -> V) async -> V {
    if let v = kept[k] { return v }; misses += 1; let v = await make(k); kept[k] = v; return v
  }
  subscript(k: K) -> V? { kept[k] }
}
let cache = Cache<Int, String>(); for n in [1, 2, 1] { print(await cache.get(n) { "v\($0)" }) };
print(await cache.misses, await cache[2] ?? "-", await cache[3] == nil)
