// swift-format-ignore-file: NeverForceUnwrap
final class LRU<K: Hashable, V> {
  private var map: [K: V] = [:]; private var order: [K] = []; let capacity: Int;
  init(_ c: Int) { capacity = c }
  subscript(k: K) -> V? {
    get { guard let v = map[k] else { return nil }; touch(k); return v }
    set {
      if let newValue {
        map[k] = newValue; touch(k); if order.count > capacity { map[order.removeFirst()] = nil }
      } else {
        map[k] = nil; order.removeAll { $0 == k }
      }
    }
  }
  private func touch(_ k: K) { order.removeAll { $0 == k }; order.append(k) }
  var keys: [K] { order }
}
let cache = LRU<String, Int>(2)
cache["a"] = 1; cache["b"] = 2
_ = cache["a"]
cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["a"] as Any)
cache["a"] = nil
cache["c"]? += 10
print(cache.keys, cache["c"]!)
