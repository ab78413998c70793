// swift-format-ignore-file: NeverForceUnwrap
var ages = ["Ann": 31, "Bob": 27]
ages["Cid"] = 40
ages["Bob"]! += 1
ages["Dan", default: 18] += 1
print(
  ages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, ages.count, ages["Eve"] as Any)
print(
  ages.updateValue(50, forKey: "Cid") as Any, ages.removeValue(forKey: "Dan") as Any,
  ages.removeValue(forKey: "Zoe") as Any)
print(
  ages.keys.sorted(), ages.values.sorted(),
  ages.mapValues { $0 / 10 }.sorted { $0.key < $1.key }.map(\.value))
print(
  ages.filter { $0.value > 30 }.keys.sorted(), ages.contains { $0.key == "Ann" },
  ages.min { $0.value < $1.value }!.key)
print(
  ages.compactMapValues { $0 > 30 ? "old" : nil }.keys.sorted(), ages.reduce(0) { $0 + $1.value })
print(
  Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }.mapValues(\.count).sorted {
    $0.key < $1.key
  }.map { "\($0.key)\($0.value)" })
print(
  Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).sorted { $0.key < $1.key }.map {
    $0.value
  })
print(
  Dictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: { $0 + $1 })["a"]!,
  ages == ["Ann": 31, "Bob": 28, "Cid": 50])
var merged = ages
merged.merge(["Ann": 1, "New": 2]) { old, _ in old }
print(merged["Ann"]!, merged["New"]!, ages.merging(["Ann": 1]) { $1 }["Ann"]!, merged.count)
if let index = ages.index(forKey: "Bob") { print(ages[index], ages.remove(at: index), ages.count) }
print(ages.first != nil, ages.isEmpty, [String: Int]().isEmpty, [:] as [Int: Int])
ages.removeAll()
print(ages, ["only": 1])
var set: Set<Int> = [3, 1, 2]
print(
  set.insert(2), set.insert(9).inserted, set.remove(3) as Any, set.remove(77) as Any, set.sorted(),
  set.contains(9))
let other: Set<Int> = [1, 2, 5]
print(
  set.union(other).sorted(), set.intersection(other).sorted(), set.subtracting(other).sorted(),
  set.symmetricDifference(other).sorted())
print(
  set.isSubset(of: [1, 2, 9, 10]), set.isSuperset(of: [1]), set.isDisjoint(with: [4]),
  set.isStrictSubset(of: set), set == [9, 2, 1])
set.formUnion([100])
set.formIntersection([1, 100, 7])
set.subtract([7])
set.formSymmetricDifference([1, 2])
print(
  set.sorted(), set.map { $0 * 2 }.sorted(), set.filter { $0 > 2 }, Set([1, 1, 1]).count, set.min()!
)
print(set.update(with: 100) as Any, set.isEmpty, Set<Int>().first as Any, Set("aab").sorted())
struct Point: Hashable { var x: Int; var y: Int }
var seen: [Point: String] = [Point(x: 0, y: 1): "a"]
seen[Point(x: 0, y: 1)]? += "b"
print(
  seen[Point(x: 0, y: 1)]!, seen[Point(x: 1, y: 1)] as Any,
  Set([Point(x: 1, y: 2), Point(x: 1, y: 2)]).count)
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["b", default: 0] += 5
nested["a"]?["c"] = 7
print(nested["a"]!.sorted { $0.key < $1.key }.map { "\($0)" }, nested["x"]?["y"] as Any)
print(
  Dictionary(grouping: 1...6) { $0 % 3 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
