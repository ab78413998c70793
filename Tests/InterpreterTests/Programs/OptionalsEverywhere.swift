// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
struct Address {
  var street: String?; var number = 1; mutating func bump() -> Int { number += 1; return number }
}
struct Person {
  var name: String; var address: Address?; var friends: [Person] = [];
  func greet(_ other: String) -> String? { other.isEmpty ? nil : "\(name) greets \(other)" }
}
var person: Person? = Person(
  name: "Ann", address: Address(street: "Main"), friends: [Person(name: "Bo")])
print(
  person?.address?.street?.count ?? 0, person?.friends.first?.address?.street ?? "unknown",
  person?.friends[0].name as Any)
person?.address?.number += 5
print(person?.address?.bump() ?? -1, person?.friends.first?.address?.number as Any)
person?.friends.append(Person(name: "Cy"))
person?.friends[1].address = Address()
print(
  person?.friends[1].address?.number as Any, person?.greet("Z")?.uppercased() ?? "",
  person?.greet("")?.count as Any)
let nested: Int?? = .some(nil)
print(nested == nil, nested != nil, (nested ?? 5) as Any, [1: nil as Int?][1] as Any)
print(
  Int("12").map { $0 * 2 } as Any, Int("z").map { $0 * 2 } as Any,
  Int("3").flatMap { $0 > 5 ? $0 : nil } as Any)
var count: Int? = nil
count = count ?? 0
count! += 1
count? *= 10
print(count!, count.map(String.init) ?? "none", count == 10, (count ?? 0) > 3)
if let count, let name = person?.name, count > 5 { print(name, count) }
guard let p = person else { fatalError() }
print(p.name, person == nil)
func first<T>(_ a: T?, _ b: T?) -> T? { a ?? b }
print(first(nil, 3) as Any, first(nil as Int?, nil) as Any)
var text: String! = "implicitly"
print(text.count, text + "!", text as Any)
text = nil
print(text == nil)
var dict: [String: [Int]] = [:]
dict["a", default: []].append(1)
dict["a"]?.append(2)
dict["b"]?.append(3)
print(dict, dict["a"]?.first as Any, dict["a"]?[1] as Any)
person = nil
print(person?.name as Any, type(of: person?.address?.street))
switch count {
case nil: print("nil");
case let n? where n > 100: print("large");
case .some(let n): print("n", n)
}
