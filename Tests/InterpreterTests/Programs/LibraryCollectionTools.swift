let words = ["delta", "alpha", "charlie", "bravo", "alpha"]
print(
  Dictionary(grouping: words, by: \.count).mapValues(\.count).sorted { $0.key < $1.key }.map {
    "\($0.key):\($0.value)"
  })
print(
  words.enumerated().map { "\($0.offset)\($0.element.prefix(1))" },
  Array(zip(words, 1...)).map { "\($0)\($1)" }.last ?? "")
print(
  words.firstIndex(of: "alpha") ?? -1, words.lastIndex(of: "alpha") ?? -1,
  words.first { $0.hasPrefix("c") } ?? "", words.last { $0.count == 5 } ?? "")
print(
  words.min() ?? "", words.max { $0.count < $1.count } ?? "", words.contains("bravo"),
  words.allSatisfy { $0.count > 3 })
print(
  words.dropFirst(2), words.dropLast(3), words.prefix(2), words.suffix(1),
  words.prefix { $0 != "charlie" }, words.drop { $0 != "bravo" })
var list = [5, 3, 8, 1]
list.sort()
list.insert(4, at: 2)
list.append(contentsOf: [9, 9])
list.swapAt(0, 1)
print(list, list.removeLast(), list.remove(at: 0), list.popLast() ?? 0, list)
list.removeAll { $0 > 4 }
list.reserveCapacity(10)
list += [7, 7]
print(
  list, list.reversed(), list.split(separator: 7), list.partition { $0 > 3 }, list.sorted(by: >))
list.replaceSubrange(0..<1, with: [10, 11])
print(
  list, list[1...].first ?? 0, list[..<2], list.indices, list.startIndex, list.endIndex,
  list.isEmpty)
print(
  (1...10).filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +),
  (1...3).flatMap { Array(repeating: $0, count: $0) }, ["1", "x", "3"].compactMap { Int($0) })
print(
  [[1, 2], [3], []].joined().map { $0 }, ["a", "b"].joined(separator: "-"),
  [1, 2, 3].reversed().map(String.init), stride(from: 10, to: 0, by: -3).map { $0 })
let set: Set = [1, 2, 3]
print(
  set.union([4]).sorted(), set.intersection([2, 9]).sorted(), set.subtracting([1]).sorted(),
  set.symmetricDifference([3, 4]).sorted(), set.isSubset(of: [1, 2, 3, 4]),
  set.isDisjoint(with: [7]))
var counts: [String: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
print(
  counts["alpha"] ?? 0, counts.filter { $0.value > 1 }.keys.first ?? "", counts.values.reduce(0, +),
  counts.removeValue(forKey: "alpha") ?? 0, counts["alpha"] as Any)
print(
  counts.merging(["x": 1]) { $0 + $1 }.count, counts.mapValues { $0 * 2 }.values.max() ?? 0,
  counts.keys.sorted(), counts.contains { $0.value == 1 })
print(
  Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)]).sorted { $0.key < $1.key }.map(\.value),
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
print(words.elementsEqual(["delta"]), words.count { $0.count == 5 })
var iterator = [1, 2, 3].makeIterator()
while let next = iterator.next() { print(next, terminator: next == 3 ? "\n" : ",") }
print(
  [3, 1, 2].sorted { $0 > $1 }, (0..<5).shuffled().count, [1, 2, 3].randomElement() != nil,
  Array("héllo").count, "abc".reversed().map { $0 })
print([1, 2, 3, 4, 5].chunked(2))
extension Array {
  func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
