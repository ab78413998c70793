func slow(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func failing(_ n: Int) async throws -> Int {
  if n < 0 { throw Oops.negative }; return await slow(n)
}
enum Oops: Error { case negative }
actor Counter {
  private var n = 0; func add(_ k: Int) -> Int { n += k; return n }; var value: Int { n };
  nonisolated let name = "counter"
}
struct Ticker: AsyncSequence {
  typealias Element = Int; var count: Int
  struct Iterator: AsyncIteratorProtocol {
    var n = 0; let count: Int;
    mutating func next() async -> Int? {
      if n == count { return nil }; n += 1; return await slow(n)
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(count: count) }
}
print(await slow(4))
do { print(try await failing(3), try await failing(-1)) } catch { print("caught", error) }
async let a = slow(1)
async let b = slow(2)
print(await a + b)
let counter = Counter()
_ = await counter.add(5)
print(await counter.add(2), await counter.value, counter.name)
for await n in Ticker(count: 3) { print("tick", n) }
let sum = await withTaskGroup(of: Int.self) { group in
  for i in 1...4 { group.addTask { await slow(i) } }; var total = 0;
  for await n in group { total += n }; return total
}
print(sum)
let stream = AsyncStream { (c: AsyncStream<String>.Continuation) in
  c.yield("x"); c.yield("y"); c.finish()
}
for await s in stream { print(s) }
let task = Task { () -> Int in await slow(21) }
print(await task.value)
let cancelled = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }; return "cancelled"
}
cancelled.cancel()
print(await cancelled.value)
let value = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in
  c.resume(returning: 8)
}
print(value)
let mapped = Ticker(count: 4).filter { $0 > 2 }.map { "n\($0)" }
for await text in mapped { print(text) }
print(await Ticker(count: 5).reduce(0, +), await Ticker(count: 3).contains(4))
func outer() async throws -> [Int] {
  try await withThrowingTaskGroup(of: Int.self) { g in
    g.addTask { try await failing(2) }; g.addTask { try await failing(-2) }; var all: [Int] = [];
    for try await n in g { all.append(n) }; return all
  }
}
do { _ = try await outer() } catch { print("group failed", error) }
