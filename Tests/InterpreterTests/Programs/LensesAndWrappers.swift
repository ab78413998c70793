import Foundation
// Property wrappers with projections, key paths, dynamic member lookup, lenses.
@propertyWrapper struct Clamped<Value: Comparable> {
  private var stored: Value
  let range: ClosedRange<Value>
  private(set) var corrections = 0
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range; stored = min(max(wrappedValue, range.lowerBound), range.upperBound);
    if stored != wrappedValue { corrections = 1 }
  }
  var wrappedValue: Value {
    get { stored }
    set {
      let new = min(max(newValue, range.lowerBound), range.upperBound);
      if new != newValue { corrections += 1 }; stored = new
    }
  }
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}
@propertyWrapper final class History<Value> {
  private(set) var past: [Value] = []
  var wrappedValue: Value { willSet { past.append(wrappedValue) } }
  var projectedValue: History { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func undo() { if let last = past.popLast() { wrappedValue = last; past.removeLast() } }
}
@propertyWrapper enum Lazily<Value> {
  case waiting(() -> Value), made(Value)
  init(wrappedValue: @autoclosure @escaping () -> Value) { self = .waiting(wrappedValue) }
  var wrappedValue: Value {
    mutating get {
      switch self {
      case .waiting(let make): let value = make(); self = .made(value); return value;
      case .made(let value): return value
      }
    }
    set { self = .made(newValue) }
  }
}
struct Settings {
  @Clamped(0...10) var volume = 12
  @Clamped(wrappedValue: 0.5, 0...1) var balance: Double
  @History var name = "first"
  @Lazily var expensive: Int = {
    print("computing"); return 42
  }()
}
var settings = Settings()
print(settings.volume, settings.$volume.corrections, settings.balance)
settings.volume -= 20; settings.volume = 7; settings.balance = 3
print(settings.volume, settings.$volume.corrections, settings.$balance.range, settings.balance)
settings.name = "second"; settings.name += "!"
print(settings.$name.past, settings.name); settings.$name.undo();
print(settings.$name.past, settings.name)
print(settings.expensive, settings.expensive)
settings.expensive += 1; print(settings.expensive)
@dynamicMemberLookup struct Lens<Root, Focus> {
  let get: (Root) -> Focus, set: (inout Root, Focus) -> Void
  init(_ path: WritableKeyPath<Root, Focus>) {
    get = { $0[keyPath: path] }; set = { $0[keyPath: path] = $1 }
  }
  private init(get: @escaping (Root) -> Focus, set: @escaping (inout Root, Focus) -> Void) {
    self.get = get; self.set = set
  }
  subscript<Next>(dynamicMember path: WritableKeyPath<Focus, Next>) -> Lens<Root, Next> {
    Lens<Root, Next>(
      get: { self.get($0)[keyPath: path] },
      set: { root, new in
        var focus = self.get(root); focus[keyPath: path] = new; self.set(&root, focus)
      })
  }
  func modify(_ root: Root, _ change: (inout Focus) throws -> Void) rethrows -> Root {
    var copy = root; var focus = get(root); try change(&focus); set(&copy, focus); return copy
  }
}
struct Address { var street: String, city: City }
struct City { var name: String, zip: Int }
struct Person { var name: String, age: Int, address: Address }
let ada = Person(
  name: "Ada", age: 36, address: Address(street: "Dorset", city: City(name: "London", zip: 1)))
let zip = Lens(\Person.address).city.zip
print(zip.get(ada), zip.modify(ada) { $0 += 41 }.address.city)
@dynamicMemberLookup final class Observed<Value> {
  private var value: Value
  private var observers: [(PartialKeyPath<Value>) -> Void] = []
  init(_ value: Value) { self.value = value }
  func observe(_ observer: @escaping (PartialKeyPath<Value>) -> Void) { observers.append(observer) }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue; observers.forEach { $0(path) } }
  }
}
let observed = Observed(ada)
observed.observe { path in
  print(path == \Person.age ? "age" : path == \Person.address.city.name ? "city" : "other")
}
observed.age += 1; observed.address.city.name = "Paris"; observed.name = "Bob"
print(observed.age, observed.address.city.name, observed.name)
func sorting<T, V: Comparable>(
  _ items: [T], by path: KeyPath<T, V>, _ areInOrder: (V, V) -> Bool = (<)
) -> [T] { items.sorted { areInOrder($0[keyPath: path], $1[keyPath: path]) } }
let people = [
  ada, Person(name: "Zed", age: 5, address: ada.address),
  Person(name: "Cy", age: 90, address: ada.address),
]
print(
  sorting(people, by: \.age).map(\.name), sorting(people, by: \.name.count, >).map(\.name),
  people.map(\.address.city.name.first!))
let paths: [String: PartialKeyPath<Person>] = [
  "name": \.name, "age": \.age, "zip": \.address.city.zip,
]
for (key, path) in paths.sorted(by: { $0.key < $1.key }) {
  print(key, ada[keyPath: path], type(of: path).valueType)
}
let appended = (\Person.address).appending(path: \.street.count)
print(
  ada[keyPath: appended], [1, 2, 3][keyPath: \.[1]], [ada][keyPath: \[Person][0].age],
  ["k": 3][keyPath: \.["k"]] ?? 0, ("a", 2)[keyPath: \.1])
struct Wrapper<T> {
  var inner: T?; subscript<V>(path: KeyPath<T, V>) -> V? { inner?[keyPath: path] }
}
print(
  Wrapper(inner: ada)[\.age] ?? -1, Wrapper<Person>(inner: nil)[\.age] as Any,
  Wrapper(inner: ada)[\.self]?.name ?? "")
