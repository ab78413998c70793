struct Street { var name: String; var numbers: [Int] }
struct Address { var street: Street; var zip: Int? }
class Person {
  var address: Address; let name: String
  init(_ n: String, _ a: Address) { name = n; address = a }
}
let p = Person("Eve", Address(street: Street(name: "Elm", numbers: [1, 2]), zip: nil))
let toStreet: ReferenceWritableKeyPath<Person, Street> = \.address.street
let toName = toStreet.appending(path: \.name)
p[keyPath: toName] = "Oak"
p[keyPath: toStreet.appending(path: \.numbers[1])] = 20
print(p.address.street, p[keyPath: \.address.zip] as Any, p[keyPath: \.name.count])
p[keyPath: \.address.zip] = 99
print(p[keyPath: \.address.zip?.description] ?? "none", p[keyPath: \.address.street.numbers.last!])
func update<Root, Value>(
  _ root: Root, _ path: WritableKeyPath<Root, Value>, _ change: (inout Value) -> Void
) -> Root {
  var copy = root
  change(&copy[keyPath: path])
  return copy
}
let s = Street(name: "a", numbers: [3])
print(
  update(s, \.name) { $0 += "b" }, update(s, \.numbers) { $0.append(4) },
  update(s, \.numbers[0]) { $0 = 9 })
let columns: [(String, PartialKeyPath<Street>)] = [
  ("name", \.name), ("numbers", \.numbers), ("count", \.numbers.count),
]
for (title, path) in columns { print(title, s[keyPath: path]) }
let any: AnyKeyPath = \Street.name
print(
  any == \Street.name, any is WritableKeyPath<Street, String>, s[keyPath: any] as Any,
  3[keyPath: \.self])
print([s, update(s, \.name) { $0 = "z" }].map(\.name), ["bb", "a"].sorted(by: \.count < \.count))
func < <R, V: Comparable>(a: KeyPath<R, V>, b: KeyPath<R, V>) -> (R, R) -> Bool {
  { $0[keyPath: a] < $1[keyPath: b] }
}
let dictionary = ["a": [1, 2]]
print(dictionary[keyPath: \.["a"]?.count] as Any)
print((1, "two")[keyPath: \.1], Set([\Street.name, \Street.name]).count)
