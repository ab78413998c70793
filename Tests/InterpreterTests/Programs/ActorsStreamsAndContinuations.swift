// swift-format-ignore-file: NeverForceUnwrap
import Foundation
// Actors, task groups, streams, cancellation, continuations.
actor Bank {
  enum Failure: Error, Equatable { case insufficient(needed: Int, has: Int), unknown(String) }
  private var accounts: [String: Int]
  private(set) var log: [String] = []
  nonisolated let name: String
  init(name: String, _ accounts: KeyValuePairs<String, Int>) {
    self.name = name;
    self.accounts = Dictionary(uniqueKeysWithValues: accounts.map { ($0.key, $0.value) })
  }
  func transfer(_ amount: Int, from: String, to: String) throws(Failure) {
    guard let has = accounts[from] else { throw .unknown(from) }
    guard accounts[to] != nil else { throw .unknown(to) }
    guard has >= amount else { throw .insufficient(needed: amount, has: has) }
    accounts[from, default: 0] -= amount; accounts[to]! += amount
    log.append("\(from)->\(to):\(amount)")
  }
  var total: Int { accounts.values.reduce(0, +) }
  subscript(account: String) -> Int? { accounts[account] }
  nonisolated var title: String { "Bank " + name }
}
@globalActor actor Printer { static let shared = Printer() }
enum Counter { @Printer static var printed = 0 }
@Printer func say(_ text: String) { Counter.printed += 1; print(Counter.printed, text) }
let bank = Bank(name: "One", ["a": 100, "b": 50, "c": 0])
func attempt(_ amount: Int, _ from: String, _ to: String) async {
  do {
    try await bank.transfer(amount, from: from, to: to); await say("moved \(amount)")
  } catch .insufficient(let needed, let has) { await say("needs \(needed), has \(has)") } catch {
    await say("\(error)")
  }
}
await attempt(30, "a", "b"); await attempt(500, "b", "c"); await attempt(1, "x", "a")
print(bank.title, await bank.total, await bank["b"] ?? -1, await bank.log)
let squares = await withTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { group in
  for n in 1...6 { group.addTask { (n, n * n) } }
  return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
print(squares.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " "))
struct Slow: Error {}
do {
  let sum = try await withThrowingTaskGroup(of: Int.self) { group in
    for n in 0..<5 {
      group.addTask {
        if n == 3 { throw Slow() }; return n
      }
    }
    var sum = 0
    for try await n in group { sum += n }
    return sum
  }
  print(sum)
} catch { print("caught", type(of: error)) }
let ticks = AsyncStream<Int> { continuation in
  continuation.onTermination = { print("ended", $0) }
  for n in 1...5 { continuation.yield(n) }
  continuation.finish()
}
for await n in ticks.map({ $0 * 10 }).filter({ $0 != 30 }) { print(n, terminator: " ") }
print()
let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
let producer = Task {
  for word in "to be or not".split(separator: " ") { continuation.yield(String(word)) };
  continuation.finish(throwing: Slow())
}
do { for try await word in stream { print(word.uppercased()) } } catch { print("stream:", error) }
await producer.value
func legacy(_ n: Int, _ done: @escaping @Sendable (Result<Int, Slow>) -> Void) {
  done(n > 0 ? .success(n * 2) : .failure(Slow()))
}
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { c in legacy(n) { c.resume(with: $0) } }
}
print(try await modern(4), (try? await modern(-1)) as Any)
let worker = Task { () -> String in
  for step in 0... {
    if Task.isCancelled { return "cancelled" }; await Task.yield();
    if step > 10_000 { return "late" }
  }
  return "never"
}
worker.cancel(); print(await worker.value, worker.isCancelled)
async let first = modern(1), second = modern(2)
let both = try await (first, second); print(both)
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  var n: Int
  mutating func next() async -> Int? { defer { n -= 1 }; return n > 0 ? n : nil }
  func makeAsyncIterator() -> Countdown { self }
}
var collected: [Int] = []
for await n in Countdown(n: 4).prefix(3) { collected.append(n) }
print(
  collected, await Countdown(n: 3).reduce(0, +), await Countdown(n: 9).contains(5),
  await Countdown(n: 5).first { $0 % 2 == 0 } ?? 0)
enum Trace { @TaskLocal static var id = "none" }
await Trace.$id.withValue("outer") {
  print(Trace.id); await Trace.$id.withValue("inner") { await say(Trace.id) }; print(Trace.id)
}
print(Trace.id)
let result: Result<Int, any Error> = await Task { try await modern(-3) }.result
switch result {
case .success(let n): print(n);
case .failure(let e): print("failed", e)
}
