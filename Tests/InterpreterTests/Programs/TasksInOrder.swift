// Tasks, child tasks and groups, each waited for, so that the order is one.
func double(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
struct Failure: Error { var n: Int }
func risky(_ n: Int) async throws -> Int {
  if n % 2 == 1 { throw Failure(n: n) }; return await double(n)
}
let first = Task { await double(4) }
print(await first.value)
let failing = Task { try await risky(3) }
do { print(try await failing.value) } catch let error as Failure { print("failure", error.n) }
switch await failing.result {
case .success(let n): print(n);
case .failure(let error): print("result", error)
}
func together() async -> Int {
  async let a = double(1)
  async let b = double(10)
  let c = await double(100)
  return await a + b + c
}
print(await together())
func either(_ n: Int) async throws -> Int {
  async let left = risky(n)
  async let right = risky(n + 1)
  return try await left + right
}
do { print(try await either(2)) } catch { print("either", error) }
let squares = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
  for n in 1...5 { group.addTask { await double(n) * n } }
  var all: [Int] = []
  for await n in group { all.append(n) }
  return all.sorted()
}
print(squares)
func sum(_ list: [Int]) async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for n in list { group.addTask { try await risky(n) } }
    var total = 0
    while let n = try await group.next() { total += n }
    return total
  }
}
print(try await sum([2, 4, 6]))
do { print(try await sum([2, 3])) } catch let error as Failure { print("sum", error.n) }
let waiting = Task { () -> String in
  do { try await Task.sleep(nanoseconds: 50_000_000_000); return "slept" } catch {
    return "woken \(error is CancellationError) \(Task.isCancelled)"
  }
}
waiting.cancel()
print(await waiting.value, waiting.isCancelled)
let checked = Task { () -> Int in
  try Task.checkCancellation(); return 1
}
print((try? await checked.value) ?? -1)
let value: Int = await withCheckedContinuation { continuation in
  Task { continuation.resume(returning: await double(21)) }
}
print(value)
do {
  let text: String = try await withCheckedThrowingContinuation {
    $0.resume(throwing: Failure(n: 9))
  }
  print(text)
} catch { print("continued", error) }
let nested = Task { () -> Int in
  let inner = Task { await double(5) }
  return await inner.value + 1
}
print(await nested.value)
