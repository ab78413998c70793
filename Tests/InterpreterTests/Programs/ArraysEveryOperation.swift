// swift-format-ignore-file: NeverForceUnwrap
var a = [5, 3, 8, 1]
a.append(9); a += [2, 7]; a.insert(0, at: 2); a.insert(contentsOf: [4, 4], at: 0)
print(a, a.count, a.first!, a.last!, a.startIndex, a.endIndex)
print(a.remove(at: 0), a.removeFirst(), a.removeLast(), a.popLast()!, a)
a.removeSubrange(1...2); print(a); a.replaceSubrange(0..<1, with: [10, 20, 30]); print(a)
a.swapAt(0, 2); a.reverse(); print(a, a.sorted(), a.sorted(by: >)); a.sort(); print(a);
a.removeAll { $0 > 9 }; print(a)
let n = Array(1...10)
print(
  n.filter { $0 % 3 == 0 }, n.reduce(0, +), n.map { $0 * $0 }.suffix(2),
  n.prefix(while: { $0 < 4 }), n.drop { $0 < 8 })
print(n[2..<5], n[..<2], n[8...], n[...].count, n.dropLast(8), n.prefix(2) + n.suffix(1))
let slice = n[3...6]
print(
  slice.startIndex, slice.endIndex, slice.first!, slice[4], Array(slice)[0], slice.indices,
  slice.firstIndex(of: 5)!)
print(
  n.firstIndex { $0 > 4 }!, n.lastIndex { $0 < 4 }!, n.contains(11), n.allSatisfy { $0 > 0 },
  n.first { $0 > 100 } as Any)
print(
  n.split { $0 % 4 == 0 }, n.partitioned { $0 < 4 }, n.chunks(4), n.min()!,
  n.max { $0 % 7 < $1 % 7 }!)
extension Array {
  func partitioned(_ test: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(test), filter { !test($0) })
  }
  func chunks(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
var p = [3, 1, 4, 1, 5]; let pivot = p.partition { $0 > 2 };
print(p[..<pivot].sorted(), p[pivot...].sorted())
print(
  [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2] < [1, 3] ? "" : "", [[1], [2]].flatMap { $0 },
  [[1, 2], [3]].joined().map { $0 }, [[1], [2]].joined(separator: [0]).map { $0 })
func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
print(
  Array(repeating: "x", count: 3), [Int](), [[Int]](repeating: [0], count: 2), Array("abc"),
  Array(zip([1, 2], "ab")).map { "\($0)\($1)" })
print(
  n.shuffled().sorted() == n, n.randomElement() != nil,
  n.enumerated().filter { $0.offset % 5 == 0 }.map(\.element), n.reversed().first!)
var m = [[1, 2], [3, 4]]; m[0][1] += 10; m[1].append(5);
print(m, m.map { $0.reduce(0, +) }, m.flatMap { $0 }.max()!)
print(
  n.indices.filter { n[$0].isMultiple(of: 5) }, n.count { $0 > 7 }, [1, nil, 3].compactMap { $0 },
  ["1", "x"].compactMap(Int.init), zip(n, n.dropFirst()).map { $1 - $0 }.allSatisfy { $0 == 1 })
print(
  a.isEmpty, a == [2], a != [], a.capacity >= a.count, [1, 2, 1].lastIndex(of: 1)!,
  [3, 1, 2].sorted().firstIndex(of: 3)!, n.starts(with: 1...3), n.reduce(into: "") { $0 += "\($1)" }
)
