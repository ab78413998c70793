// swift-format-ignore-file: NeverForceUnwrap
var ages = ["Ann": 30, "Bob": 25]
ages["Cyd"] = 41
ages["Ann"]! += 1
print(
  ages.count, ages["Zed"] == nil, ages["Zed", default: -1], ages.keys.sorted(), ages.values.sorted()
)
print(
  ages.updateValue(1, forKey: "Bob")!, ages.updateValue(2, forKey: "New") as Any,
  ages.removeValue(forKey: "New")!)
print(ages.removeValue(forKey: "none") as Any, ages.mapValues { $0 * 2 }.values.max()!)
print(
  ages.filter { $0.value > 20 }.keys.sorted(),
  ages.compactMapValues { $0 > 20 ? "\($0)" : nil }.count)
ages.merge(["Ann": 1, "Dee": 2]) { old, new in old + new }
print(ages.sorted { $0.value < $1.value }.map { "\($0.key)\($0.value)" })
let grouped = Dictionary(grouping: ["apple", "avocado", "bean", "beet", "corn"]) { $0.first! }
print(grouped.keys.sorted().map { "\($0)\(grouped[$0]!.count)" }, grouped["a"]!)
let pairs = Dictionary(uniqueKeysWithValues: zip(1...3, ["x", "y", "z"]))
print(
  pairs[2]!,
  Dictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: max).sorted { $0.key < $1.key })
var nested: [String: [String: [Int]]] = [:]
nested["a", default: [:]]["b", default: []].append(1)
nested["a"]?["b"]?.append(2)
nested["z"]?["q"]?.append(9)
print(nested, nested["a"]?["b"]?.last as Any)
print(
  ages.contains { $0.key == "Bob" }, ages.first { $0.value == 41 }?.key ?? "-",
  ages.min { $0.value < $1.value }!.key)
print(
  ages.reduce(0) { $0 + $1.value }, ages == ages.merging([:]) { a, _ in a }, ages.isEmpty,
  [:] == [Int: Int]())
for (name, age) in ages.sorted(by: { $0.key < $1.key }) where age > 10 { print(name, age) }
var optional: [String: Int?] = ["a": 1, "b": nil]
print(optional["a"]!!, optional["b"]! == nil, optional["c"] == nil, optional.count)
optional["a"] = nil; optional.updateValue(nil, forKey: "c")
print(optional.count, optional.keys.sorted())
if let index = ages.index(forKey: "Bob") { print(ages[index].value); ages.remove(at: index) }
print(ages.keys.contains("Bob"), ages.map(\.value).sorted(), ages.allSatisfy { $0.value > 0 })
ages.removeAll(); print(ages, ages.randomElement() as Any)
