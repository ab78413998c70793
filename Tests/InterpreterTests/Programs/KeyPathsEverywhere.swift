// Key paths kept, composed, written through, compared, and used as functions.
struct Address: Equatable { var city = "Rome"; var lines = ["a", "b"] }
final class Person {
  var name: String; var address = Address(); var friend: Person?;
  init(_ name: String) { self.name = name }
}
struct Team {
  var lead: Person; var size = 3; var tags: [String: Int] = ["x": 1];
  subscript(i: Int) -> Int {
    get { size * i }
    set { size = newValue / i }
  }
}
var team = Team(lead: Person("Ann"))
let size = \Team.size
let city = \Team.lead.address.city
team[keyPath: size] = 9
team[keyPath: city] = "Oslo"
print(team.size, team.lead.address.city, team[keyPath: \.lead.name])
let address: WritableKeyPath<Person, Address> = \Person.address
let lines = address.appending(path: \.lines)
print(team.lead[keyPath: lines], team.lead[keyPath: lines.appending(path: \.count)])
team.lead[keyPath: lines].append("c")
team.lead[keyPath: \.address.lines[0]] = "z"
print(team.lead.address.lines)
team[keyPath: \.[3]] = 12
print(team.size, team[keyPath: \.[5]], team[keyPath: \.tags["x"]] as Any)
team[keyPath: \.tags["y"]] = 5
print(team.tags.count, team.tags["y"] ?? 0)
team.lead.friend = Person("Bob")
let friend = \Person.friend?.name
print(team.lead[keyPath: friend] as Any, Person("x")[keyPath: friend] as Any)
print(
  [team.lead, Person("Cy")].map(\.name), ["a", "bcd"].map(\.count), [1, 2, 3].filter(\.isOdd))
extension Int { var isOdd: Bool { self % 2 == 1 } }
func total<T>(_ items: [T], _ path: KeyPath<T, Int>) -> Int {
  items.reduce(0) { $0 + $1[keyPath: path] }
}
print(total(["ab", "c"], \.count), total([Address(), Address(city: "Bonn")], \.city.count))
func set<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) {
  root[keyPath: path] = value
}
set(&team, \.size, 77)
set(&team.lead.address, \.city, "Kyiv")
print(team.size, team.lead.address.city)
print(
  \Team.size == size, \Team.lead.name == \Team.lead.address.city, Set([size, \Team.size]).count)
let sorted = [Person("c"), Person("a")].sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }
print(sorted.map(\.name))
let pair = (first: 1, second: "two")
print(pair[keyPath: \.second], pair[keyPath: \(first: Int, second: String).0])
let selfPath = \Int.self
print(5[keyPath: selfPath])
var optional: Address? = Address()
optional?[keyPath: \.city] = "Paris"
print(optional?.city ?? "-", optional?[keyPath: \.lines].count ?? 0)
