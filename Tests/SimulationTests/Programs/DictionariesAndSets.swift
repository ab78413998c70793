/// Dictionaries and sets, always shown in order.
struct Key: Hashable {
  var x: Int
  var y: String
}
struct Loose: Hashable {
  var name: String
  var note: Int
  static func == (left: Loose, right: Loose) -> Bool {
    left.name.lowercased() == right.name.lowercased()
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}

func dictionariesAndSets() {
  var ages = ["ann": 30, "bob": 25]
  ages["cid"] = 40
  print(ages.updateValue(31, forKey: "ann") as Any, ages.updateValue(1, forKey: "dot") as Any)
  print(ages.removeValue(forKey: "bob") as Any, ages.removeValue(forKey: "zed") as Any)
  print(
    ages.count, ages.keys.sorted(), ages.values.sorted(), ages["ann"] ?? 0, ages["q", default: 7])
  print(ages.sorted { $0.value < $1.value }.map(\.key), ages.mapValues { $0 * 2 }["cid"]!)
  print(ages.filter { $0.value > 10 }.keys.sorted(), ages.map { "\($0):\($1)" }.sorted())
  print(ages.contains { $0.key == "ann" }, ages.max { $0.value < $1.value }!.key, ages.isEmpty)
  print(
    ages.first { $0.value == 40 }!.key, ages.reduce(0) { $0 + $1.value }, ages.keys.contains("cid"))
  print(ages.compactMapValues { $0 > 5 ? "\($0)" : nil }.values.sorted())
  for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
  ages.merge(["ann": 1, "eve": 2]) { old, new in old + new }
  print(ages["ann"]!, ages.merging(["eve": 10]) { $1 }["eve"]!)
  let grouped = Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }
  print(grouped.keys.sorted(), grouped["a"]!, grouped.mapValues(\.count)["b"]!)
  let unique = Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...2))
  print(unique["y"]!, Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)["a"]!)
  let keyed: [Key: Int] = [Key(x: 1, y: "a"): 5, Key(x: 2, y: "b"): 6]
  print(keyed[Key(x: 1, y: "a")]!, keyed[Key(x: 1, y: "b")] as Any)
  var nested: [String: [String: Int]] = [:]
  nested["a", default: [:]]["b", default: 0] += 5
  nested["a"]?["c"] = 1
  print(nested["a"]!.keys.sorted(), nested["a"]?["b"] ?? 0, nested["z"]?["b"] as Any)
  print([Int: Int]().isEmpty, ["one": 1], [String: Int]())
  var set: Set = [3, 1, 2, 3]
  print(set.count, set.contains(2), set.insert(9).inserted, set.insert(9).inserted, set.sorted())
  print(set.remove(1) as Any, set.remove(77) as Any, set.sorted())
  let other: Set<Int> = [2, 9, 50]
  print(
    set.union(other).sorted(), set.intersection(other).sorted(), set.subtracting(other).sorted())
  print(
    set.symmetricDifference(other).sorted(), set.isSubset(of: [2, 3, 9]), set.isDisjoint(with: [7]))
  print(
    set.isSuperset(of: [2]), set.isStrictSubset(of: set), set == [9, 3, 2], Set("hello").sorted())
  set.formUnion([4])
  set.subtract([2, 3])
  set.formIntersection([4, 9, 1])
  set.formSymmetricDifference([9, 5])
  print(set.sorted(), set.map { $0 * 2 }.sorted(), set.filter { $0 > 4 }.sorted(), set.isEmpty)
  let loose: Set = [
    Loose(name: "A", note: 1), Loose(name: "a", note: 2), Loose(name: "b", note: 3),
  ]
  print(
    loose.count, loose.contains(Loose(name: "B", note: 9)),
    Loose(name: "x", note: 1) == Loose(name: "X", note: 2))
  var byLoose: [Loose: String] = [Loose(name: "k", note: 0): "first"]
  byLoose[Loose(name: "K", note: 5)] = "second"
  print(byLoose.count, byLoose.values.first!, byLoose.keys.first!.note)
  print(Set([Key(x: 1, y: "q"), Key(x: 1, y: "q")]).count, Array(Set([1, 1])).count)
}
