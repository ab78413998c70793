let people = [("Ann", 30), ("Bob", 17), ("Cid", 45)]
for (name, age) in people where age >= 18 { print(name, terminator: " ") }
for case (let name, 17...20) in people { print("young", name, terminator: " ") }
for case let (name, age) in people where name.hasPrefix("C") && age > 40 {
  print("C", age, terminator: " ")
}
for i in (1...20).filter({ $0 % 7 == 0 }) { print(i, terminator: " ") }
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b, separator: "", terminator: " ") }
for c in "a1b2" where c.isNumber { print(c, terminator: " ") }
for key in ["b": 2, "a": 1].keys.sorted() { print(key, terminator: " ") }
for x in [3, 1, 2].sorted().reversed() { print(x, terminator: " ") }
for x in sequence(first: 1, next: { $0 < 20 ? $0 * 2 : nil }) { print(x, terminator: " ") }
print(people.first { $0.1 > 100 }?.0 ?? "none")
