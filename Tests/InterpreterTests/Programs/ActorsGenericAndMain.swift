import Foundation

actor Counter {
  private(set) var n = 0; private var log: [String] = [];
  func inc() -> Int { n += 1; log.append("i\(n)"); return n }; func reset(to k: Int = 0) { n = k };
  var history: [String] { log };
  func twice() async -> Int { let a = inc(); await Task.yield(); return a + inc() }
}
@MainActor final class Model {
  var items: [String] = []; func add(_ s: String) { items.append(s) };
  nonisolated func tag() -> String { "tag" }
}
actor Cache<K: Hashable & Sendable, V: Sendable> {
  private var d: [K: V] = [:]; subscript(k: K) -> V? { d[k] };
  func set(_ k: K, _ v: V) { d[k] = v };
  func get(_ k: K, or make: @Sendable () async -> V) async -> V {
    if let v = d[k] { return v }; let v = await make(); d[k] = v; return v
  }
}
func demo() async {
  let c = Counter(); print(await c.inc(), await c.inc(), await c.n)
  await c.reset(to: 10); print(await c.twice(), await c.history)
  let m = await Model(); await m.add("x"); await m.add("y"); print(await m.items, m.tag())
  let k = Cache<String, Int>(); await k.set("a", 1);
  print(await k["a"] as Any, await k.get("b") { 5 }, await k.get("b") { 9 })
  await withTaskGroup(of: Void.self) { g in for _ in 0..<5 { g.addTask { _ = await c.inc() } } };
  print(await c.n)
}
await demo()
