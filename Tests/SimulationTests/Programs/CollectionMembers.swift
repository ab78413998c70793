/// What arrays and their relatives are asked every day.
func collectionMembers() {
  let n = [5, 3, 8, 1, 9, 2]
  print(n.sorted(), n.sorted(by: >), n.max()!, n.min()!, n.reversed().map { $0 })
  print(n.prefix(2), n.suffix(2), n.dropFirst(), n.dropLast(2), n.prefix(99).count)
  print(n.prefix(while: { $0 != 8 }), n.drop(while: { $0 > 2 }), n.first { $0 > 5 }!)
  print(n.firstIndex(of: 8)!, n.lastIndex { $0 > 5 }!, n.firstIndex { $0 > 50 } as Any)
  print(n.contains(9), n.contains { $0 > 9 }, n.allSatisfy { $0 > 0 }, n.count { $0 > 2 })
  print(n.enumerated().map { "\($0)\($1)" }, n.enumerated().map { $0.offset * $0.element })
  print(zip(n, n.dropFirst()).map { $1 - $0 }, Array(zip([1, 2], ["a", "b"])).count)
  print([[1, 2], [], [3]].flatMap { $0 }, [[1], [2, 3]].joined().map { $0 })
  print(["a", "b", "c"].joined(separator: "-"), ["x"].joined())
  print(
    n.reduce(0, +),
    n.reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map(\.value))
  print(n.split(separator: 8), [1, 0, 2, 0, 0, 3].split(separator: 0).map { Array($0) })
  print(n.split { $0 % 2 == 0 }.map { Array($0) }, n.split(maxSplits: 1) { $0 % 2 == 0 }.count)
  print(n.min { $0 % 5 < $1 % 5 }!, n.max { $0 % 5 < $1 % 5 }!)
  print(
    n.elementsEqual([5, 3]), n.starts(with: [5, 3]), [1, 2].lexicographicallyPrecedes([1, 3]))
  print(n.isEmpty, n.first as Any, n.last as Any, [Int]().first as Any, n.indices, n.endIndex)
  var m = n
  m.append(7)
  m.append(contentsOf: [4, 4])
  m.insert(0, at: 2)
  m.insert(contentsOf: [10, 11], at: 0)
  print(m, m.remove(at: 3), m.removeFirst(), m.removeLast(), m.popLast() as Any)
  m.removeAll { $0 % 2 == 0 }
  print(m)
  m.removeFirst(2)
  m.removeLast(1)
  print(m)
  m.swapAt(0, 1)
  m.reverse()
  m.sort()
  m.sort { $0 > $1 }
  m.replaceSubrange(0..<1, with: [100, 200])
  print(m)
  m.removeSubrange(1...1)
  m += [1]
  m[0] = -1
  m[0...0] = [6, 6, 6]
  print(m, m + [0], m == [6], m != m)
  m.removeAll(keepingCapacity: true)
  print(m, m.isEmpty)
  var parts = [1, 2, 3, 4, 5, 6]
  let pivot = parts.partition { $0 > 3 }
  print(pivot, parts[..<pivot].sorted(), parts[pivot...].sorted())
  var chunks: [[Int]] = []
  for start in stride(from: 0, to: n.count, by: 4) {
    chunks.append(Array(n[start..<min(start + 4, n.count)]))
  }
  print(chunks)
  print(Array(repeating: "x", count: 3), Array(1...4), Array(stride(from: 10, through: 1, by: -3)))
  print((1...5).map { $0 * $0 }, (1..<4).reversed().map { $0 }, (0..<5).filter { $0 % 2 == 1 })
  print((1...3).contains(3), (1..<3).contains(3), (1...5).reduce(1, *), (1...10).count, 3..<3)
  print(stride(from: 0.0, to: 1.0, by: 0.25).map { $0 }, (1...3).randomElement() != nil)
  print(n.sorted { ($0 % 3, $0) < ($1 % 3, $1) })
  let words = ["banana", "Apple", "cherry", "fig"]
  print(words.sorted(), words.sorted { $0.lowercased() < $1.lowercased() }, words.map(\.count))
  print(words.sorted { $0.count < $1.count }, words.max(by: { $0.count < $1.count })!)
  let slice = n[2...]
  print(
    slice, slice.startIndex, slice[2], slice.first!, slice.count, Array(slice)[0], slice.endIndex)
  for (index, value) in slice.enumerated() where index < 1 { print(index, value) }
  print(n.lazy.map { $0 * 2 }.filter { $0 > 6 }.first!, n.shuffled().count)
  print(
    n.last { $0 < 5 }!, n.dropFirst(10).isEmpty, n.suffix(from: 4), n.prefix(upTo: 1),
    n.prefix(through: 1))
  print([3, 1, 2].sorted().reversed() == [3, 2, 1], Array([1, 2].reversed()))
}
