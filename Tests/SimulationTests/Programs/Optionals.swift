/// Optionals: chains, promotion, nesting, printing.
struct Address {
  var street: String?
  var number = 1
  func line() -> String? { street.map { "\($0) \(number)" } }
}
class Person {
  var name: String
  var address: Address?
  var friend: Person?
  var tags: [String]?
  init(_ name: String, friend: Person? = nil) {
    self.name = name
    self.friend = friend
  }
  func rename(_ new: String) -> Int {
    name = new
    return new.count
  }
}
func find(_ n: Int) -> Int? { n > 2 ? n * 10 : nil }
func pick(_ flag: Bool) -> String? { flag ? "yes" : nil }

func optionals() {
  let ann = Person("Ann", friend: Person("Bob"))
  ann.friend?.address = Address(street: "Main", number: 5)
  print(ann.friend?.address?.line() ?? "none", ann.address?.line() ?? "none")
  print(ann.friend?.address?.street?.count as Any, ann.friend?.friend?.name as Any)
  print(ann.friend?.rename("Bobby") as Any, ann.friend?.friend?.rename("x") as Any)
  ann.friend?.address?.number += 1
  ann.address?.number += 1
  print(ann.friend!.address!.number, ann.friend!.name)
  ann.tags?.append("a")
  ann.tags = []
  ann.tags?.append("b")
  print(ann.tags as Any, ann.tags?.first as Any, ann.tags?.isEmpty == false)
  print(find(1) as Any, find(3) as Any, find(4).map { $0 + 1 } as Any, find(3).flatMap(find) as Any)
  print([1, 2, 3, 4].map(find), [1, 2, 3, 4].compactMap(find))
  let a: Int? = 3
  let b: Int? = nil
  print(a == 3, b == nil, a != b, a ?? 0 > 2, b ?? a ?? 9)
  let mixed = [1, nil, 3]
  print(mixed, mixed.count, mixed[1] == nil)
  let chosen = a! > 2 ? "big" : nil
  print(chosen as Any, pick(true) as Any, pick(false) as Any)
  if let a, let c = find(a), c > 20 { print("both", c) }
  if let a, b == nil { print("only", a) }
  func unwrap(_ value: Int?) -> String {
    guard let value else { return "nothing" }
    return "value \(value)"
  }
  print(unwrap(a), unwrap(b))
  let nested: Int?? = .some(nil)
  print(nested as Any, nested == nil, (nested ?? 5) as Any)
  let deep: Int?? = 4
  if let outer = deep, let inner = outer { print(inner) }
  var dictionary: [String: Int?] = ["a": 1, "b": nil]
  print(dictionary["a"]! as Any, dictionary["b"]! as Any, dictionary["c"] == nil)
  dictionary["a"] = .some(nil)
  print(dictionary.count)
  var text: String? = "x"
  text?.append("y")
  text? += "z"
  print(text!, text?.uppercased() ?? "")
  let number = Int("42")
  let none = Int("4x")
  print(number as Any, none as Any, number! + 1, Double("2.5") ?? 0)
  let array: [Int]? = [5, 6]
  print(array?[1] as Any, array?.first as Any, array?.map { $0 * 2 } ?? [])
  print("\(String(describing: a)) \(String(describing: b))")
  let closure: (() -> Int)? = { 3 }
  print(closure?() ?? 0)
  switch (a, b) {
  case (let x?, nil): print("left", x)
  default: print("?")
  }
  print(a.map(String.init) ?? "-", b.map(String.init) ?? "-")
  let implicit: Int! = 6
  print(implicit + 1)
  print([a, b].compactMap { $0 }, [a, b].first! as Any)
}
