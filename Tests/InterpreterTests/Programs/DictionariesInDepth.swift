// swift-format-ignore-file: NeverForceUnwrap
var d: [String: Int] = [:]
for w in "the cat the dog the end".split(separator: " ") { d[String(w), default: 0] += 1 }
print(
  d.count, d["the"]!, d["none"] as Any, d.keys.sorted(), d.values.sorted(),
  d.contains { $0.value == 3 }, d.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key))
d["cat"] = nil
d["dog"]! += 10
if let old = d.updateValue(7, forKey: "end") { print("old", old) }
print(
  d.removeValue(forKey: "zzz") as Any, d.first { $0.key == "dog" }!.value,
  d.max { $0.value < $1.value }!.key, d.isEmpty,
  d.mapValues(String.init).sorted { $0.key < $1.key }.map { $0.value })
var nested: [String: [String: [Int]]] = [:]
nested["a", default: [:]]["b", default: []].append(1)
nested["a"]?["b"]?.append(2)
nested["a"]!["c"] = [9]
print(nested["a"]!["b"]!, nested["a"]!.count, nested["x"]?["y"]?.first as Any)
struct Key: Hashable { var x: Int; var s: String }
enum Color: Hashable { case red, custom(Int) }
var byKey: [Key: Color] = [Key(x: 1, s: "a"): .red]
byKey[Key(x: 1, s: "a")] = .custom(3)
byKey[Key(x: 2, s: "b")] = .red
print(byKey.count, byKey[Key(x: 1, s: "a")]!, Set(byKey.values).count, [Color.red: 1][.red]!)
let grouped = Dictionary(grouping: 1...10) { $0 % 3 }
print(
  grouped.keys.sorted(), grouped[1]!,
  grouped.mapValues(\.count).sorted { $0.key < $1.key }.map(\.value))
let merged = ["a": 1].merging(["a": 5, "b": 2]) { old, new in old * 100 + new }
print(
  merged["a"]!, merged["b"]!, merged.filter { $0.key != "a" },
  Dictionary(uniqueKeysWithValues: [("q", 1)]), merged.compactMapValues { $0 > 100 ? $0 : nil })
for (i, (k, v)) in merged.sorted(by: { $0.key < $1.key }).enumerated() { print(i, k, v) }
let inverted = Dictionary(uniqueKeysWithValues: merged.map { ($0.value, $0.key) })
print(
  inverted[2]!, merged == ["b": 2, "a": 105], merged.reduce(0) { $0 + $1.value },
  merged.allSatisfy { $0.value > 1 })
var counter: [Character: Int] = [:]
"mississippi".forEach { counter[$0, default: 0] += 1 }
print(counter.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
d.removeAll()
print(d, d.count, d.randomElement() as Any, ["k": nil as Int?].count, ["k": Optional(1)]["k"]!!)
var sets: [String: Set<Int>] = [:]
sets["p", default: []].insert(1); sets["p", default: []].insert(1); sets["p"]?.formUnion([2])
print(sets["p"]!.sorted(), [[1, 2]: "list"][[1, 2]]!, [1: "a", 2: "b"].keys.contains(2))
d = ["z": 1, "y": 2]
d.merge(zip(["y", "x"], [20, 30])) { $0 + $1 }
let i = d.index(forKey: "x")!
print(d[i].value, d.keys.count, d.popFirst() != nil, d.count)
if let r = d.remove(at: d.startIndex) as (key: String, value: Int)? { print(r.key.count) }
