// swift-format-ignore-file: NeverForceUnwrap
// Key-path DSLs: predicates, sorting, updates, lenses
struct Address: Hashable { var street: String; var city: String; var zip: Int }
struct Person: Hashable {
  var name: String; var age: Int; var address: Address; var nicknames: [String] = [];
  var boss: String?
}
struct Predicate<Root> {
  let test: (Root) -> Bool
  static func && (a: Self, b: Self) -> Self { .init { a.test($0) && b.test($0) } }
  static func || (a: Self, b: Self) -> Self { .init { a.test($0) || b.test($0) } }
  static prefix func ! (a: Self) -> Self { .init { !a.test($0) } }
  init(_ test: @escaping (Root) -> Bool) { self.test = test }
}
func == <Root, V: Equatable>(path: KeyPath<Root, V>, value: V) -> Predicate<Root> {
  .init { $0[keyPath: path] == value }
}
func > <Root, V: Comparable>(path: KeyPath<Root, V>, value: V) -> Predicate<Root> {
  .init { $0[keyPath: path] > value }
}
func ~= <Root, V: Comparable>(range: ClosedRange<V>, path: KeyPath<Root, V>) -> Predicate<Root> {
  .init { range ~= $0[keyPath: path] }
}
extension Sequence {
  func filter(_ p: Predicate<Element>) -> [Element] { filter(p.test) }
  func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
  func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
}
protocol Updatable {}
extension Updatable {
  func setting<V>(_ path: WritableKeyPath<Self, V>, to value: V) -> Self {
    var c = self; c[keyPath: path] = value; return c
  }
  func updating<V>(_ path: WritableKeyPath<Self, V>, _ change: (inout V) throws -> Void) rethrows
    -> Self
  { var c = self; try change(&c[keyPath: path]); return c }
}
extension Person: Updatable {}
let people = [
  Person(name: "Ann", age: 41, address: Address(street: "A", city: "Rome", zip: 2)),
  Person(
    name: "Bob", age: 27, address: Address(street: "B", city: "Oslo", zip: 1),
    nicknames: ["bo", "bobby"], boss: "Ann"),
  Person(name: "Cid", age: 41, address: Address(street: "C", city: "Rome", zip: 1), boss: "Bob"),
]
print(people.filter(\.address.city == "Rome" && \.age > 30).map(\.name))
print(people.filter(!(\Person.boss == nil) || \.name.count > 3).map(\.name))
print(people.filter(30...50 ~= \.age).map(\.name), people.sum(\.age), people.sum(\.address.zip))
print(people.sorted(by: \.age).map(\.name), people.sorted(by: \.name.last!).map(\.name))
print(
  people.grouped(by: \.address.city).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key }.map {
    "\($0.key): \($0.value)"
  })
let older = people.map {
  $0.updating(\.age) { $0 += 1 }.setting(\.address.city, to: "Bern").updating(\.nicknames) {
    $0.append("x")
  }
}
print(older.map { "\($0.name) \($0.age) \($0.address.city) \($0.nicknames)" })
struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  let set: (Part, Whole) -> Whole
  init(get: @escaping (Whole) -> Part, set: @escaping (Part, Whole) -> Whole) {
    self.get = get; self.set = set
  }
  init(_ path: WritableKeyPath<Whole, Part>) {
    self.init(
      get: { $0[keyPath: path] },
      set: { part, whole in
        var w = whole; w[keyPath: path] = part; return w
      })
  }
  func over(_ f: @escaping (Part) -> Part) -> (Whole) -> Whole { { self.set(f(self.get($0)), $0) } }
  static func >>> <Next>(a: Lens<Whole, Part>, b: Lens<Part, Next>) -> Lens<Whole, Next> {
    .init(
      get: { b.get(a.get($0)) }, set: { next, whole in a.set(b.set(next, a.get(whole)), whole) })
  }
}
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let zip = Lens(\Person.address) >>> Lens(\.zip)
let shout = Lens(\Person.name).over { $0.uppercased() } >>> zip.over { $0 * 100 }
print(people.map(shout).map { ($0.name, zip.get($0)) })
let paths: [PartialKeyPath<Person>] = [\.name, \.age, \.address.zip, \.nicknames.first]
print(paths.map { people[1][keyPath: $0] })
let writable: [String: WritableKeyPath<Person, String>] = ["name": \.name, "city": \.address.city]
var copy = people[0]
for (key, path) in writable.sorted(by: { $0.key < $1.key }) { copy[keyPath: path] += "!" + key }
print(copy.name, copy.address.city)
let base = \Person.address, full = base.appending(path: \.street).appending(path: \.count)
print(
  people.map { $0[keyPath: full] }, people[keyPath: \.[1].nicknames[0]],
  people[keyPath: \.first?.name] ?? "-", \Person.name == \Person.name)
@dynamicMemberLookup struct Builder<T> {
  private var value: T
  init(_ value: T) { self.value = value }
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> (V) -> Builder<T> {
    {
      var c = self; c.value[keyPath: path] = $0; return c
    }
  }
  func build() -> T { value }
}
print(
  Builder(people[0]).name("Dan").age(3).address(Address(street: "s", city: "c", zip: 0)).boss("Z")
    .build())
