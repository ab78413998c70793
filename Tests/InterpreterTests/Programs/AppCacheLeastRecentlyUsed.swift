// swift-format-ignore-file: NeverForceUnwrap
final class LRUCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key; var value: Value; var next: Node?; weak var previous: Node?;
    init(_ k: Key, _ v: Value) { key = k; value = v }
  }
  private var table: [Key: Node] = [:]; private var head: Node?; private var tail: Node?;
  let capacity: Int; private(set) var hits = 0
  init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get { guard let n = table[key] else { return nil }; hits += 1; moveToFront(n); return n.value }
    set {
      if let newValue {
        if let n = table[key] {
          n.value = newValue; moveToFront(n)
        } else {
          let n = Node(key, newValue); table[key] = n; push(n);
          if table.count > capacity, let last = tail { remove(last); table[last.key] = nil }
        }
      } else if let n = table.removeValue(forKey: key) {
        remove(n)
      }
    }
  }
  func value(for key: Key, or make: @autoclosure () throws -> Value) rethrows -> Value {
    if let v = self[key] { return v }; let v = try make(); self[key] = v; return v
  }
  private func push(_ n: Node) {
    n.next = head; n.previous = nil; head?.previous = n; head = n; if tail == nil { tail = n }
  }
  private func remove(_ n: Node) {
    let p = n.previous; p?.next = n.next; n.next?.previous = p; if head === n { head = n.next };
    if tail === n { tail = p }; n.next = nil
  }
  private func moveToFront(_ n: Node) { guard head !== n else { return }; remove(n); push(n) }
  var keys: [Key] {
    var found: [Key] = []; var node = head;
    while let n = node { found.append(n.key); node = n.next }; return found
  }
}
let cache = LRUCache<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2; print(cache.keys, cache["a"] ?? 0, cache.keys)
cache["c"] = 3; print(cache.keys, cache["b"] as Any, cache.hits); cache["a"]? += 10;
print(cache["a"]!, cache.keys)
cache["c"] = nil;
print(
  cache.keys, cache.value(for: "z", or: 26), cache.value(for: "z", or: { fatalError() }()),
  cache.keys)
