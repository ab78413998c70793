struct User { var name: String?; var age: Int? }
func hello(_ u: User?) -> String {
  if let u, let name = u.name, !name.isEmpty, let age = u.age, age >= 18 {
    return "adult \(name)"
  } else if let name = u?.name {
    return "minor or unknown \(name)"
  }
  return "nobody"
}
print(
  hello(User(name: "A", age: 20)), hello(User(name: "B", age: 3)), hello(User(name: "", age: 30)),
  hello(nil))
var queue: [Int?] = [1, nil, 3]
while let item = queue.popLast() {
  if let item { print(item, terminator: " ") } else { print("gap", terminator: " ") }
}
print(queue.isEmpty)
