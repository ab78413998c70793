// key paths
struct Address { var street: String; var zip: Int?; var tags: [String] = [] }
struct Person {
  let name: String; var age: Int; var address: Address; var friends: [Person] = [];
  var full: String { name + "!" }
}
class Box { var p: Person; init(_ p: Person) { self.p = p } }
var ada = Person(name: "Ada", age: 36, address: Address(street: "A St", zip: 12))
let bo = Person(name: "Bo", age: 7, address: Address(street: "B St", zip: nil, tags: ["x", "y"]))
ada.friends = [bo]
let people = [ada, bo]
print(
  people.map(\.name), people.map(\.address.street), people.compactMap(\.address.zip),
  people.map(\.full.count))
let path: WritableKeyPath<Person, Int> = \.age
ada[keyPath: path] += 1
print(ada[keyPath: path], ada[keyPath: \.address.tags.count], bo[keyPath: \Person.address.tags[1]])
let zip = (\Person.address).appending(path: \.zip)
print(ada[keyPath: zip] as Any, bo[keyPath: zip] as Any)
func sorted<T, K: Comparable>(_ list: [T], by key: KeyPath<T, K>, desc: Bool = false) -> [T] {
  list.sorted { desc ? $0[keyPath: key] > $1[keyPath: key] : $0[keyPath: key] < $1[keyPath: key] }
}
print(sorted(people, by: \.age).map(\.name), sorted(people, by: \.name, desc: true).map(\.name))
func setting<R, V>(_ k: WritableKeyPath<R, V>, to v: V) -> (R) -> R {
  {
    var c = $0; c[keyPath: k] = v; return c
  }
}
print(people.map(setting(\.address.street, to: "Z")).map(\.address.street))
let box = Box(ada)
let ref: ReferenceWritableKeyPath<Box, String> = \.p.address.street
box[keyPath: ref] = "new"; print(box.p.address.street)
let any: [AnyKeyPath] = [\Person.age, \Person.name, \Address.zip]
print(any.map { ada[keyPath: $0] != nil }, \Person.age == any[0])
let partial: [PartialKeyPath<Person>] = [\.age, \.name, \.friends.first?.name]
for p in partial { print(ada[keyPath: p]) }
print(
  ada[keyPath: \.friends[0].name], ada[keyPath: \.self].name,
  ada.friends.first?[keyPath: \.age] ?? 0)
let idx = 1; let el = \[Int].[idx]; print([5, 6, 7][keyPath: el])
print(
  Dictionary(grouping: people, by: \.address.tags.isEmpty).mapValues { $0.map(\.name) }.sorted {
    "\($0.key)" < "\($1.key)"
  })
let f: (Person) -> String = \.name; print(f(bo), [1, 2].map(\.description))
var dict = ["a": 1]; dict[keyPath: \.["b"]] = 2; print(dict.sorted { $0.key < $1.key })
@dynamicMemberLookup struct Ref<T> {
  var get: () -> T;
  subscript<V>(dynamicMember k: KeyPath<T, V>) -> Ref<V> { Ref<V> { get()[keyPath: k] } }
}
let r = Ref { ada }; print(r.address.street.get(), r.friends.count.get())
