// swift-format-ignore-file: NeverForceUnwrap
var a = [5, 3, 8, 1, 9, 2]
print(a.firstIndex(of: 8)!, a.lastIndex { $0 < 4 }!, a.first { $0 > 5 }!, a.last { $0 > 5 }!)
print(
  a.prefix(2), a.suffix(2), a.dropFirst(4), a.dropLast(4), a.prefix { $0 != 1 }, a.drop { $0 != 1 })
print(
  a[1...3], a[..<2], a[4...], a[1...3].startIndex, a[1...3].map { $0 * 2 },
  a[2...].firstIndex(of: 9)!)
let pivot = a.partition { $0 > 4 }
print(pivot, a[..<pivot].sorted(), a[pivot...].sorted())
a = [1, 2, 3, 4, 5]
a.swapAt(0, 4)
a.reverse()
a.insert(contentsOf: [7, 7], at: 1)
a.replaceSubrange(3..<5, with: [0])
a.removeSubrange(...0)
print(a, a.popLast() as Any, a.removeFirst(), a.remove(at: 1), a)
a[1...] = [4, 4, 4]
print(a, a.indices, a.endIndex, a.isEmpty, a.count)
let (one, two) = ([1, 2, 3], [1, 3])
print(one.elementsEqual(one), one.starts(with: two), one.lexicographicallyPrecedes(two))
print(
  [1, 2, 3, 4, 5].split { $0 % 2 == 0 }, [1, 0, 2, 0, 0, 3].split(separator: 0),
  [0, 1].split(separator: 0, omittingEmptySubsequences: false))
print([1, 0, 2, 0, 3].split(separator: 0, maxSplits: 1))
print(
  Array([[1], [2, 3]].joined()), Array([[1], [2, 3]].joined(separator: [0])),
  ["a", "b"].joined(separator: "-"))
print(
  Array(zip([1, 2, 3], "ab")), Array([7, 8].enumerated()).map { "\($0.offset):\($0.element)" })
print(
  [3, 1, 2].min()!, ["bb", "a"].max { $0.count < $1.count }!, [Int]().max() as Any,
  (1...0 + 3).reversed().map { $0 })
print(
  [1, 2, 3].reversed().first!, Array("abc".reversed()),
  [1, 2, 3].reversed().firstIndex(of: 1)!.base)
print(
  [1, 2, 3].allSatisfy { $0 > 0 }, [1, 2].contains(2), [1, 2].contains { $0 > 2 },
  [4, 5].count { $0 > 4 })
print(
  [1, 2, 3, 4].reduce(into: [Bool: [Int]]()) { $0[$1 % 2 == 0, default: []].append($1) }[true]!)
print(
  ["1", "x", "3"].compactMap { Int($0) }, [[1, 2], [3]].flatMap { $0 },
  [1, 2].flatMap { [$0, $0 * 10] })
let diff = [1, 2, 4, 5].difference(from: [1, 3, 4])
print(diff.insertions.count, diff.removals.count, [1, 3, 4].applying(diff)!)
for change in "cart".difference(from: "art") { print(change) }
print(
  [1, 2, 3, 2].firstRange(of: [2, 3]) as Any, [1, 2, 3, 2].replacing([2], with: [9, 9]),
  [1, 2, 3].trimmingPrefix([1]))
print(
  repeatElement("ab", count: 3).joined(), Array(repeatElement(1, count: 2)),
  CollectionOfOne(4).map { $0 }, EmptyCollection<Int>().isEmpty)
print(
  stride(from: 1, through: 10, by: 4).map { $0 },
  Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
print(
  Array(
    sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
      defer { s = (s.1, s.0 + s.1) }
      return s.0 > 20 ? nil : s.0
    }))
var slice = [1, 2, 3, 4][1...2]
slice.append(9)
slice[1] = 20
print(slice, slice.startIndex, slice.endIndex, slice.removeFirst(), slice.startIndex, Array(slice))
var letters = ContiguousArray(["x", "y"])
letters.append("z")
print(letters, letters.count, letters.last!)
