// A key path stands where a function from its root is expected.
struct Person { var name: String; var age: Int; var address: Address }
struct Address { var city: String; var zip: String? }
var people = [
  Person(name: "Ada", age: 36, address: Address(city: "London", zip: nil)),
  Person(name: "Bo", age: 20, address: Address(city: "Oslo", zip: "0150")),
  Person(name: "Cy", age: 29, address: Address(city: "Rome", zip: "00118")),
]
print(people.map(\.name), people.filter { $0.age > 25 }.map(\.address.city))
print(people.compactMap(\.address.zip), people.map(\.address.zip?.count))
print(people.min(by: { $0[keyPath: \.age] < $1[keyPath: \.age] })?.name ?? "nobody")
let path: WritableKeyPath<Person, String> = \.address.city
people[0][keyPath: path] = "Paris"
print(people[0].address.city)
func sorted<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] {
  items.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
print(sorted(people, by: \.age).map(\.name), sorted(people, by: \.address.city).map(\.name))
let joined = (\Person.address).appending(path: \.city)
print(people.map { $0[keyPath: joined] })
let getter: (Person) -> Int = \.age
print(people.map(getter).reduce(0, +))
print([[1, 2], [3]].map(\.count), ["a", "bcd"].map(\.count), [1, 2].map(\.self))
print(people[keyPath: \.[1].name], people[keyPath: \.count])
print(\Person.name == \Person.name, Set([\Person.age, \Person.age]).count)
