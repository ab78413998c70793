// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
actor Ledger {
  private var entries: [String: Int] = [:]
  private(set) var history: [String] = []
  func add(_ amount: Int, to name: String) -> Int {
    entries[name, default: 0] += amount
    history.append("\(name)+\(amount)")
    return entries[name]!
  }
  func move(_ amount: Int, from: String, to: String) throws {
    guard entries[from, default: 0] >= amount else {
      throw LedgerError.short(from, by: amount - entries[from, default: 0])
    }
    entries[from]! -= amount
    entries[to, default: 0] += amount
  }
  var total: Int { entries.values.reduce(0, +) }
  nonisolated let name = "main"
  nonisolated var title: String { "ledger \(name)" }
  subscript(name: String) -> Int { entries[name] ?? 0 }
}
enum LedgerError: Error { case short(String, by: Int) }

func slowSquare(_ n: Int) async throws -> Int {
  await Task.yield()
  if n == 13 { throw CancellationError() }
  return n * n
}
let ledger = Ledger()
print(ledger.title)
await withTaskGroup(of: Void.self) { group in
  for (index, name) in ["a", "b", "c"].enumerated() {
    group.addTask { _ = await ledger.add(index * 10, to: name) }
  }
}
print(await ledger.total, await ledger["b"], await ledger.history.count)
do { try await ledger.move(50, from: "c", to: "a") } catch LedgerError.short(let name, let by) {
  print("short", name, by)
}
try await ledger.move(5, from: "c", to: "a")
print(await ledger["a"], await ledger["c"])

let squares = try await withThrowingTaskGroup(of: (Int, Int).self, returning: [Int].self) { group in
  for n in 1...5 { group.addTask { (n, try await slowSquare(n)) } }
  var found = [Int](repeating: 0, count: 5)
  for try await (n, square) in group { found[n - 1] = square }
  return found
}
print(squares)
do {
  _ = try await withThrowingTaskGroup(of: Int.self) { group in
    for n in [3, 13] { group.addTask { try await slowSquare(n) } }
    return try await group.reduce(0, +)
  }
} catch is CancellationError { print("cancelled") }

func both() async throws -> (Int, Int) {
  async let first = slowSquare(6)
  async let second = slowSquare(7)
  return try await (first, second)
}
print(try await both())
let task = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }
  return "stopped"
}
task.cancel()
print(await task.value, task.isCancelled)
let failing = Task { try await slowSquare(13) }
switch await failing.result {
case .success(let n): print(n);
case .failure(let error): print(type(of: error))
}
