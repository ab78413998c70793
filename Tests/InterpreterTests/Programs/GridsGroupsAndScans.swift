// swift-format-ignore-file: NeverForceUnwrap
// Collections and lazy chains, custom sequences, sorting, grouping, slices.
struct Fibonacci: Sequence {
  func makeIterator() -> AnyIterator<Int> {
    var (a, b) = (0, 1);
    return AnyIterator {
      defer { (a, b) = (b, a + b) }; return a
    }
  }
}
print(
  Array(Fibonacci().prefix(10)),
  Fibonacci().lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(4).reduce(0, +),
  Fibonacci().first { $0 > 1000 } ?? 0,
  Array(Fibonacci().lazy.drop { $0 < 50 }.prefix(while: { $0 < 500 })))
struct Grid<T>: RandomAccessCollection, MutableCollection {
  let width: Int; private var cells: [T];
  init(width: Int, height: Int, _ make: (Int, Int) -> T) {
    self.width = width; cells = (0..<height).flatMap { y in (0..<width).map { make($0, y) } }
  }
  var startIndex: Int { 0 }; var endIndex: Int { cells.count };
  subscript(i: Int) -> T {
    get { cells[i] }
    set { cells[i] = newValue }
  }
  subscript(x: Int, y: Int) -> T {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  var rows: some RandomAccessCollection<ArraySlice<T>> {
    stride(from: 0, to: count, by: width).map { cells[$0..<$0 + width] }
  }
  func neighbours(_ i: Int) -> [T] {
    let (x, y) = (i % width, i / width);
    return [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { dx, dy in
      let (a, b) = (x + dx, y + dy);
      return a >= 0 && a < width && b >= 0 && b < count / width ? self[a, b] : nil
    }
  }
}
var grid = Grid(width: 3, height: 2) { $0 + $1 * 10 }
grid[1, 1] = 99; grid[0] += 5;
print(
  Array(grid), grid.rows.map(Array.init), grid.neighbours(4), grid.reversed().first!,
  grid.firstIndex(of: 99)!, grid.sorted(by: >), grid[2...].count, grid.last!, grid.max()!)
grid.sort(); grid.swapAt(0, 5);
print(
  grid.map { $0 }, grid.partition { $0 > 10 }, grid.indices, grid.prefix(2).map(String.init),
  grid.dropLast(4).map { $0 })
struct Song { var title: String, artist: String, year: Int, length: Double }
let songs = [
  Song(title: "Blue", artist: "Ann", year: 1999, length: 3.5),
  Song(title: "Ash", artist: "Bo", year: 2005, length: 4),
  Song(title: "Cry", artist: "Ann", year: 2001, length: 2.25),
  Song(title: "Dew", artist: "Cy", year: 1999, length: 5),
]
let byArtist = Dictionary(grouping: songs, by: \.artist)
for (artist, list) in byArtist.sorted(by: { ($0.value.count, $1.key) > ($1.value.count, $0.key) }) {
  print(artist, list.map(\.title), list.map(\.length).reduce(0, +))
}
print(
  songs.sorted { ($0.year, $0.title) < ($1.year, $1.title) }.map(\.title),
  songs.min { $0.length < $1.length }!.title,
  songs.map(\.year).reduce(into: Set()) { $0.insert($1) }.sorted(),
  songs.allSatisfy { $0.length > 2 }, songs.contains { $0.artist == "Cy" },
  songs.partitioned { $0.year < 2000 })
extension Sequence {
  func partitioned(_ test: (Element) -> Bool) -> (Int, Int) {
    reduce(into: (0, 0)) { if test($1) { $0.0 += 1 } else { $0.1 += 1 } }
  }
  func unique<K: Hashable>(by key: (Element) throws -> K) rethrows -> [Element] {
    var seen = Set<K>(); return try filter { seen.insert(try key($0)).inserted }
  }
  func pairs() -> some Sequence<(Element, Element)> { zip(self, dropFirst()) }
  func scan<R>(_ start: R, _ next: (R, Element) throws -> R) rethrows -> [R] {
    var r = start;
    return try map {
      r = try next(r, $0); return r
    }
  }
}
print(
  [1, 4, 2, 4, 1].unique { $0 }, ["a", "bb", "cc"].unique(by: \.count),
  Array([1, 4, 9].pairs().map { $1 - $0 }), [1, 2, 3, 4].scan(0, +),
  (1...3).scan("") { $0 + "\($1)" })
extension Collection {
  func chunks(of n: Int) -> [SubSequence] {
    var out: [SubSequence] = []; var i = startIndex;
    while i < endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j
    }; return out
  }; subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
print(
  [1, 2, 3, 4, 5].chunks(of: 2), "abcdefg".chunks(of: 3), (1...5).chunks(of: 4).map(Array.init),
  [1, 2][safe: 5] as Any, [1, 2][safe: 1] as Any)
extension RandomAccessCollection where Element: Comparable {
  func lowerBound(_ v: Element) -> Index {
    var (lo, hi) = (startIndex, endIndex);
    while lo < hi {
      let mid = index(lo, offsetBy: distance(from: lo, to: hi) / 2);
      if self[mid] < v { lo = index(after: mid) } else { hi = mid }
    }; return lo
  }
}
print([1, 3, 5, 7].lowerBound(4), [1, 3][1...].lowerBound(9), Array("acegi").lowerBound("f"))
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
  guard let (head, tail) = a.first.map({ ($0, a.dropFirst()) }) else { return [] };
  return quicksort(tail.filter { $0 < head }) + [head] + quicksort(tail.filter { $0 >= head })
}
func permutations<T>(_ a: [T]) -> [[T]] {
  a.isEmpty
    ? [[]]
    : a.indices.flatMap { i in
      var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 }
    }
}
print(
  quicksort([3, 1, 2, 3, 0]), permutations([1, 2, 3]).map { $0.map(String.init).joined() },
  quicksort(["b", "a"]))
var matrix = [[1, 2, 3], [4, 5, 6]];
let transposed = matrix[0].indices.map { c in matrix.map { $0[c] } }; matrix[1][0...1] = [7];
matrix[0].removeAll { $0 == 2 };
print(
  transposed, matrix, zip(1..., ["x", "y"]).map { "\($0)\($1)" },
  [3, 1, 2].enumerated().max { $0.element < $1.element }!.offset,
  Array(stride(from: 10, through: 0, by: -5)), Array(repeating: 0, count: 2) + [1],
  [1, 2, 3].firstIndex { $0 > 1 } ?? 0)
var d = ["a": 1, "b": 2]; d["c", default: 10] += 1; d["a"] = nil;
d.merge(["b": 5, "z": 0]) { $0 * 10 + $1 };
print(
  d.sorted { $0.key < $1.key }.map { "\($0)=\($1)" },
  d.mapValues { $0 % 2 }.filter { $0.value == 0 }.keys.sorted(),
  d.compactMapValues { $0 > 1 ? "\($0)" : nil }.count, d.removeValue(forKey: "z") as Any,
  d.min { $0.value < $1.value }?.key ?? "", Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: +),
  d.contains { $0.value == 25 })
let s1: Set = [1, 2, 3], s2: Set = [3, 4];
print(
  s1.union(s2).sorted(), s1.intersection(s2), s1.subtracting(s2).sorted(),
  s1.symmetricDifference(s2).sorted(), s1.isSuperset(of: [1]), s1.isDisjoint(with: s2));
var a = [5, 2, 8]; a.insert(contentsOf: [0, 0], at: 1); a.replaceSubrange(2..<4, with: [9]);
a.append(contentsOf: a.suffix(1));
print(
  a, a.split(separator: 9), a.lastIndex(of: 8)!, a.difference(from: [5, 8]).count,
  a.starts(with: [5]), a.reversed() == [8, 8, 9, 0, 5], [[1], []].joined(separator: [0]).map { $0 })
