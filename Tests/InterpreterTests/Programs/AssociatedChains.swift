protocol Store {
  associatedtype Key: Hashable; associatedtype Value;
  associatedtype Entries: Sequence where Entries.Element == (Key, Value)
  func get(_ k: Key) -> Value?; mutating func set(_ k: Key, _ v: Value);
  var entries: Entries { get }
}
struct Memory<K: Hashable & Comparable, V>: Store {
  private var d: [K: V] = [:]
  func get(_ k: K) -> V? { d[k] }
  mutating func set(_ k: K, _ v: V) { d[k] = v }
  var entries: [(K, V)] { d.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
struct Logged<Inner: Store>: Store {
  var inner: Inner; var log: [String] = []
  init(_ i: Inner) { inner = i }
  func get(_ k: Inner.Key) -> Inner.Value? { inner.get(k) }
  mutating func set(_ k: Inner.Key, _ v: Inner.Value) { log.append("\(k)=\(v)"); inner.set(k, v) }
  var entries: Inner.Entries { inner.entries }
}
struct Mapped<Inner: Store, New>: Store {
  var inner: Inner; let to: (Inner.Value) -> New; let from: (New) -> Inner.Value
  func get(_ k: Inner.Key) -> New? { inner.get(k).map(to) }
  mutating func set(_ k: Inner.Key, _ v: New) { inner.set(k, from(v)) }
  var entries: LazyMapSequence<Inner.Entries, (Inner.Key, New)> {
    inner.entries.lazy.map { [to] in ($0.0, to($0.1)) }
  }
}
extension Store {
  func mapped<N>(_ to: @escaping (Value) -> N, back: @escaping (N) -> Value) -> Mapped<Self, N> {
    Mapped(inner: self, to: to, from: back)
  }
  subscript(k: Key) -> Value? { get { get(k) } }
  subscript(k: Key, or d: @autoclosure () -> Value) -> Value {
    get { get(k) ?? d() }
    set { set(k, newValue) }
  }
}
extension Store where Value: Numeric { mutating func increment(_ k: Key) { self[k, or: 0] += 1 } }
var m = Logged(Memory<String, Int>())
m.set("b", 2); m.increment("a"); m.increment("a"); m["z", or: 5] *= 3
print(m.log, m["a"] as Any, m["q"] as Any)
var w = m.mapped({ "#\($0)" }, back: { Int($0.dropFirst()) ?? -1 })
w.set("c", "#44"); w["a", or: ""] += "0"
for (k, v) in w.entries { print(k, v) }
print(w.inner.log.count, m.log.count)
func total<S: Store>(_ s: S) -> S.Value where S.Value: AdditiveArithmetic {
  s.entries.reduce(.zero) { $0 + $1.1 }
}
print(total(w.inner), total(m))
func copy<A: Store, B: Store>(_ a: A, into b: inout B) where A.Key == B.Key, B.Value == String {
  for (k, v) in a.entries { b.set(k, "\(v)!") }
}
var target = Memory<String, String>()
copy(w, into: &target)
print(target.entries.map { $0.0 + $0.1 })
