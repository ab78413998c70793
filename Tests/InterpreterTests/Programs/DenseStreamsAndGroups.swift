// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
actor Counter {
  private(set) var n = 0; private var waiters: [String] = []
  func add(_ k: Int = 1) -> Int { n += k; return n }
  func note(_ s: String) { waiters.append(s) }
  nonisolated let id = "c"
  var all: [String] { waiters }
}
struct Job: Sendable { let id: Int; let ms: UInt64 }
enum JobError: Error { case failed(Int) }
func run(_ j: Job) async throws -> String {
  try await Task.sleep(nanoseconds: j.ms * 1_000_000)
  if j.id == 13 { throw JobError.failed(j.id) }
  return "job\(j.id)"
}
func stream(_ n: Int) -> AsyncStream<Int> {
  AsyncStream { c in
    c.onTermination = { reason in if case .finished = reason { print("stream finished") } }
    for i in 0..<n { c.yield(i) }
    c.finish()
  }
}
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int; var n: Int
  mutating func next() async -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 }
  func makeAsyncIterator() -> Countdown { self }
}
@MainActor final class Model {
  var items: [String] = [];
  func load() async {
    items = await withTaskGroup(of: (Int, String).self) { g in
      for i in 1...3 { g.addTask { (i, "item\(i)") } }
      var out: [(Int, String)] = []
      for await r in g { out.append(r) }
      return out.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
func demo() async {
  let c = Counter()
  _ = await c.add(); print(await c.add(4), c.id)
  async let a = run(Job(id: 1, ms: 20)); async let b = run(Job(id: 2, ms: 5))
  do { print(try await [a, b]) } catch { print(error) }
  do {
    let r = try await withThrowingTaskGroup(of: String.self) { g in
      for i in [3, 13] { g.addTask { try await run(Job(id: i, ms: UInt64(i))) } }
      var out: [String] = []; for try await x in g { out.append(x) }; return out
    }
    print(r)
  } catch JobError.failed(let n) { print("failed", n) } catch { print("?") }
  for await i in stream(3) { print("s", i) }
  for await i in Countdown(n: 3) { print(i, terminator: " ") }
  print()
  print(await Countdown(n: 4).map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +))
  let t = Task { () -> Int in
    try await Task.sleep(nanoseconds: 5_000_000_000); return 1
  }
  t.cancel()
  do { _ = try await t.value } catch is CancellationError { print("cancelled") } catch {
    print("x")
  }
  let m = await Model(); await m.load(); print(await m.items)
  let v = await withCheckedContinuation { (k: CheckedContinuation<Int, Never>) in
    k.resume(returning: 7)
  }
  print(v)
  for w in ["a", "b"] { await c.note(w) }
  print(await c.all, Task.isCancelled)
  let (st, cont) = AsyncStream.makeStream(of: String.self)
  cont.yield("x"); cont.yield("y"); cont.finish()
  for await s in st { print(s) }
}
await demo()
