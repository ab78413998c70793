// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Person {
  var name: String; var age: Int; var home = Address(city: "Ulm", zip: ["89073", "89077"]);
  var boss: Boss?
}
struct Address: Hashable { var city: String; var zip: [String] }
final class Boss { var name = "Eve"; var reports: [Person] = [] }

extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, _ order: (V, V) -> Bool = (<))
    -> [Element]
  {
    sorted { order($0[keyPath: path], $1[keyPath: path]) }
  }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
  func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N {
    reduce(.zero) { $0 + $1[keyPath: path] }
  }
}
func setting<Root, V>(_ path: WritableKeyPath<Root, V>, to value: V) -> (Root) -> Root {
  { root in
    var copy = root; copy[keyPath: path] = value; return copy
  }
}
func update<Root, V>(_ path: WritableKeyPath<Root, V>, _ change: @escaping (inout V) -> Void) -> (
  inout Root
) -> Void {
  { change(&$0[keyPath: path]) }
}
struct Lens<Root, Value> {
  let path: WritableKeyPath<Root, Value>
  func then<Next>(_ next: WritableKeyPath<Value, Next>) -> Lens<Root, Next> {
    Lens<Root, Next>(path: path.appending(path: next))
  }
  func modify(_ root: inout Root, _ f: (Value) -> Value) {
    root[keyPath: path] = f(root[keyPath: path])
  }
}
var people = [
  Person(name: "Bo", age: 30), Person(name: "Al", age: 41), Person(name: "Cy", age: 30),
]
print(
  people.sorted(by: \.name).map(\.age), people.sorted(by: \.age, >).map(\.name), people.sum(\.age))
print(
  people.grouped(by: \.age).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.map(\.name))" })
print(people.map(setting(\.home.city, to: "Bonn")).map(\.home.city), people[0].home.city)
let birthday = update(\Person.age) { $0 += 1 }
for index in people.indices { birthday(&people[index]) }
print(people.map(\.age))
Lens(path: \Person.home).then(\.zip).then(\.[1]).modify(&people[0]) { $0 + "!" }
print(
  people[0].home.zip, people[0][keyPath: \.home.zip.count],
  people[0][keyPath: \.boss?.reports.first?.name] as Any)
people[1].boss = Boss()
people[1].boss?.reports = [people[0]]
let chain = \Person.boss?.reports.first?.home.zip.last
print(people[1][keyPath: chain] ?? "none", people[0][keyPath: chain] ?? "none")
let paths: [(String, PartialKeyPath<Person>)] = [
  ("name", \.name), ("age", \.age), ("city", \.home.city), ("boss", \.boss),
]
for (label, path) in paths {
  print(label, people[0][keyPath: path], path == \Person.age, type(of: path).valueType)
}
let any: AnyKeyPath = \Person.home.city
print(
  any is KeyPath<Person, String>, any is WritableKeyPath<Person, Int>,
  people[2][keyPath: any] as Any, "x"[keyPath: any] as Any)
print(
  ["a": [1, 2]][keyPath: \.["a"]?.count] as Any, [3, 4].map(\.self).map(\.description),
  Set([\Person.name, \Person.name]).count)
