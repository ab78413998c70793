// swift-format-ignore-file: NeverForceUnwrap
let words = ["pear", "fig", "apple", "fig", "plum", "kiwi"]
print(
  Dictionary(grouping: words, by: \.count).sorted { $0.key < $1.key }.map {
    "\($0.key): \($0.value)"
  })
print(
  words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted {
    ($1.value, $0.key) < ($0.value, $1.key)
  }.map { "\($0.key)\($0.value)" })
print(
  Array(Set(words)).sorted(), words.firstIndex(of: "fig")!, words.lastIndex(of: "fig")!,
  words.dropFirst(2).first!, words.prefix(while: { $0 != "apple" }))
print(
  words.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element),
  zip(words, 1...).map { "\($1)\($0)" }.last!)
print(
  words.sorted { ($0.count, $0) < ($1.count, $1) }, words.min()!, words.max { $0.count < $1.count }!
)
print(
  words.split(separator: "fig").map(Array.init), words.joined(separator: "-"),
  words.contains { $0.hasPrefix("k") }, words.allSatisfy { $0.count > 2 })
var list = Array(1...10)
list.removeAll { $0 % 3 == 0 }
list.insert(contentsOf: [100, 200], at: 2)
list.removeSubrange(4..<6)
list.replaceSubrange(0...1, with: [7])
print(list, list.reversed(), list.suffix(2), list[1...], list.count)
print(
  list.partition { $0 < 10 }, list.first as Any, list.popLast() as Any, list.randomElement() != nil)
print(
  (1...4).map { $0 * $0 }, (1...3).flatMap { Array(repeating: $0, count: $0) },
  stride(from: 1, to: 8, by: 3).map { $0 }, (0..<0).isEmpty)
var d = ["a": 1, "b": 2]
d.merge(["b": 5, "c": 6]) { $0 + $1 }
print(
  d.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, d.mapValues { $0 * 2 }["b"]!,
  d.filter { $0.value > 3 }.keys.sorted(), d.removeValue(forKey: "a") as Any,
  d.updateValue(9, forKey: "z") as Any)
print(
  Dictionary(uniqueKeysWithValues: zip("abc", 1...)).sorted { $0.key < $1.key }.map(\.value),
  Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: max), d.min { $0.value < $1.value }!.key)
var s: Set = [3, 1, 2]
print(
  s.insert(3).inserted, s.union([9]).sorted(), s.intersection([1, 9]), s.subtracting([1, 2]),
  s.isSuperset(of: [1]), s.symmetricDifference([1, 5]).sorted(), s.remove(8) as Any)
print(
  [3, 1, 2].sorted(), [[3], [1, 2]].joined().map { $0 }, [1, 2, 3, 4].chunked(2),
  sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
print(
  [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].lexicographicallyPrecedes([1, 3]),
  [1, 2, 3].starts(with: [1, 2]), ["a", "b"].firstIndex { $0 == "b" } ?? -1)
let slice = [10, 20, 30, 40][1...2]
print(slice.startIndex, slice[2], Array(slice), slice.map { $0 / 10 }, slice.count)
