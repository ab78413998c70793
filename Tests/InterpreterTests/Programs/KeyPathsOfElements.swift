import Foundation

struct Address { var city: String; var zip: [Int] }
struct Person {
  var name: String; var age: Int; var address: Address?; var home: Address;
  subscript(i: Int) -> Character { Array(name)[i] }
}
func sorted<T, K: Comparable>(_ xs: [T], by path: KeyPath<T, K>, descending: Bool = false) -> [T] {
  xs.sorted {
    descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path]
  }
}
extension Array {
  mutating func setAll<V>(_ path: WritableKeyPath<Element, V>, _ v: V) {
    for i in indices { self[i][keyPath: path] = v }
  }
}
class Box {
  var n = 1; var inner = Person(name: "In", age: 1, address: nil, home: Address(city: "X", zip: []))
}
func demo() {
  var people = [
    Person(name: "Zoe", age: 30, address: nil, home: Address(city: "Rome", zip: [1, 2])),
    Person(
      name: "Al", age: 41, address: Address(city: "Oslo", zip: [9]),
      home: Address(city: "Bern", zip: [3])),
  ]
  print(
    sorted(people, by: \.age, descending: true).map(\.name),
    sorted(people, by: \.home.city).map(\.home.city))
  people.setAll(\.home.zip, [7])
  people.setAll(\.home.zip[0], 8)
  print(
    people.map(\.home.zip), people.compactMap(\.address?.city), people.map(\.address?.zip.first))
  print(people.map(\.[0]), people.map(\.name.count))
  let paths: [PartialKeyPath<Person>] = [\.name, \.age]
  for p in paths { print(people[0][keyPath: p]) }
  let city = \Person.home.city
  let full: WritableKeyPath<[Person], String> = (\[Person].[0]).appending(path: city)
  people[keyPath: full] = "Paris"
  print(people[0].home.city, \Person.age == \Person.age, \Person.name == \Person.home.city)
  let b = Box()
  let r: ReferenceWritableKeyPath<Box, Int> = \.n
  b[keyPath: r] += 5
  b[keyPath: \.inner.name] = "Out"
  print(b.n, b.inner.name)
  print(people.map(\.self).count, [1, 2, 3].map(\.description), ["a": 1].map(\.key))
  print(people.filter(\.isAdult).count, people.sorted(using: KeyPathComparator(\.name)).map(\.name))
}
extension Person { var isAdult: Bool { age > 35 } }
demo()
