// swift-format-ignore-file: NeverForceUnwrap
func work(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func fails(_ n: Int) async throws -> Int { if n > 2 { throw Bad.tooBig(n) }; return await work(n) }
enum Bad: Error { case tooBig(Int) }
struct Loader {
  var cache: [Int: Int] = [:]
  mutating func load(_ n: Int) async -> Int {
    if let c = cache[n] { return c }; let v = await work(n); cache[n] = v; return v
  }
  var total: Int {
    get async {
      var sum = 0; for k in cache.keys.sorted() { sum += await work(cache[k]!) }; return sum
    }
  }
  subscript(n: Int) -> Int { get async throws { try await fails(n) } }
}
print("start")
var loader = Loader()
print(await loader.load(3), await loader.load(3), await loader.load(4), await loader.total)
print((try? await loader[1]) ?? -1, (try? await loader[9]) as Any)
do { print(try await fails(1)); print(try await fails(5)) } catch Bad.tooBig(let n) {
  print("too big", n)
}
async let one = work(1); async let two = work(2); print(await one + two)
let task = Task { () -> String in
  defer { print("task ends") }; return "value \(await work(10))"
}
print(await task.value, task.isCancelled)
let failing = Task { try await fails(7) }; print(await failing.result)
do { _ = try await failing.value } catch { print("caught", error) }
let results = await withTaskGroup(of: (Int, Int).self) { group in
  for i in 1...4 { group.addTask { (i, await work(i)) } }
  var found: [Int: Int] = [:]; for await (k, v) in group { found[k] = v }; return found
}
print(results.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let sum = try await withThrowingTaskGroup(of: Int.self) { group -> Int in
  for i in 0...2 { group.addTask { try await fails(i) } }; return try await group.reduce(0, +)
}
print(sum)
func each<T>(_ items: [T], _ body: (T) async throws -> Void) async rethrows {
  for i in items { try await body(i) }
}
await each([1, 2]) { print("each", await work($0)) }
let closure: (Int) async -> String = { n in "c\(await work(n))" }; print(await closure(4))
let mapped = await [1, 2, 3].asyncMap { await work($0) }; print(mapped)
extension Sequence {
  func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] {
    var r: [T] = []; for e in self { r.append(try await f(e)) }; return r
  }
}
let cancelled = Task { () -> Bool in
  while !Task.isCancelled { await Task.yield() }; return true
}; cancelled.cancel(); print(await cancelled.value)
let value = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in
  c.resume(returning: 8)
}; print(value)
