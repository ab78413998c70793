// swift-format-ignore-file: NeverForceUnwrap
// Type erasure: classes behind, closures behind, existential with primary associated types.
protocol Store<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  var count: Int { get }
  func value(for key: Key) -> Value?
  mutating func set(_ value: Value?, for key: Key)
}
extension Store {
  subscript(key: Key) -> Value? {
    get { value(for: key) }
    set { set(newValue, for: key) }
  }
  subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
    get { value(for: key) ?? fallback() }
    set { set(newValue, for: key) }
  }
}
struct MemoryStore<K: Hashable, V>: Store {
  private var values: [K: V] = [:]
  var count: Int { values.count }
  func value(for key: K) -> V? { values[key] }
  mutating func set(_ value: V?, for key: K) { values[key] = value }
}
struct LoggedStore<Base: Store>: Store where Base.Key: CustomStringConvertible {
  var base: Base
  private(set) var log: [String] = []
  init(_ base: Base) { self.base = base }
  var count: Int { base.count }
  func value(for key: Base.Key) -> Base.Value? { base.value(for: key) }
  mutating func set(_ value: Base.Value?, for key: Base.Key) {
    log.append("\(value == nil ? "-" : "+")\(key.description)")
    base.set(value, for: key)
  }
}
struct AnyStore<Key: Hashable, Value>: Store {
  private class Box {
    func count() -> Int { 0 }; func get(_ k: Key) -> Value? { nil };
    func set(_ v: Value?, _ k: Key) {}; func copy() -> Box { Box() }
  }
  private final class Concrete<S: Store<Key, Value>>: Box {
    var store: S
    init(_ store: S) { self.store = store }
    override func count() -> Int { store.count }
    override func get(_ k: Key) -> Value? { store.value(for: k) }
    override func set(_ v: Value?, _ k: Key) { store.set(v, for: k) }
    override func copy() -> Box { Concrete(store) }
  }
  private var box: Box
  init<S: Store>(_ store: S) where S.Key == Key, S.Value == Value { box = Concrete(store) }
  var count: Int { box.count() }
  func value(for key: Key) -> Value? { box.get(key) }
  mutating func set(_ value: Value?, for key: Key) {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    box.set(value, key)
  }
}
var memory = MemoryStore<String, Int>()
memory["a"] = 1
memory["b", default: 10] += 5
var logged = LoggedStore(memory)
logged["c"] = 3; logged["a"] = nil
print(logged.log, logged.count, memory.count, logged["b"] ?? -1)
var erased = AnyStore(logged)
var other = erased
other["z"] = 26
print(erased.count, other.count, other["z", default: 0], erased["z", default: -1])
func total<S: Store>(_ store: S, of keys: [S.Key]) -> S.Value where S.Value: AdditiveArithmetic {
  keys.compactMap(store.value(for:)).reduce(.zero, +)
}
print(total(other, of: ["b", "c", "z", "none"]))
func summary(_ store: any Store<String, Int>) -> String {
  "\(type(of: store)): \(store.count), a=\(store.value(for: "a") ?? 0)"
}
print(summary(memory), summary(logged), summary(erased))
var stores: [any Store<String, Int>] = [memory, logged, erased]
for i in stores.indices { stores[i].set(i, for: "a") }
print(stores.map { $0.value(for: "a")! }, stores.map(\.count))
// Closures behind
struct AnySequenceOf<Element>: Sequence {
  private let make: () -> AnyIterator<Element>
  init<S: Sequence<Element>>(_ sequence: S) {
    make = {
      var it = sequence.makeIterator(); return AnyIterator { it.next() }
    }
  }
  init(_ next: @escaping () -> () -> Element?) { make = { AnyIterator(next()) } }
  func makeIterator() -> AnyIterator<Element> { make() }
}
let countdown = AnySequenceOf<Int> {
  var n = 5;
  return {
    n > 0
      ? {
        defer { n -= 1 }; return n
      }() : nil
  }
}
print(Array(countdown), countdown.reduce(0, +), AnySequenceOf("héllo").map { $0.uppercased() })
// Existentials opened
protocol Animal { associatedtype Food; var name: String { get }; func eats() -> Food }
struct Cow: Animal { var name = "cow"; func eats() -> [String] { ["grass"] } }
struct Cat: Animal { let name: String; func eats() -> Int { 3 } }
func meal<A: Animal>(_ a: A) -> String { "\(a.name) eats \(a.eats()): \(A.Food.self)" }
let zoo: [any Animal] = [Cow(), Cat(name: "tom")]
print(zoo.map { meal($0) })
for animal in zoo {
  let food = animal.eats(); print(food, animal is Cow, (animal as? Cat)?.name ?? "-")
}
