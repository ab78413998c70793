func sieve(_ n: Int) -> [Int] {
  var composite = Array(repeating: false, count: n + 1); var primes: [Int] = [];
  for i in 2...n where !composite[i] {
    primes.append(i); for j in stride(from: i * i, through: n, by: i) { composite[j] = true }
  }; return primes
}
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
  guard let p = a.first else { return [] }; let r = a.dropFirst();
  return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p })
}
func mergeSort<T>(_ a: [T], by less: (T, T) -> Bool) -> [T] {
  guard a.count > 1 else { return a }; let m = a.count / 2;
  let l = mergeSort(Array(a[..<m]), by: less), r = mergeSort(Array(a[m...]), by: less);
  var out: [T] = []; out.reserveCapacity(a.count); var i = 0, j = 0;
  while i < l.count && j < r.count {
    if less(r[j], l[i]) { out.append(r[j]); j += 1 } else { out.append(l[i]); i += 1 }
  }; return out + l[i...] + r[j...]
}
func permutations(_ s: [Character]) -> [String] {
  if s.count < 2 { return [String(s)] };
  return s.indices.flatMap { i -> [String] in
    var rest = s; let c = rest.remove(at: i); return permutations(rest).map { String(c) + $0 }
  }
}
func levenshtein(_ a: String, _ b: String) -> Int {
  let a = Array(a), b = Array(b); var row = Array(0...b.count);
  for i in 1...a.count {
    var previous = row[0]; row[0] = i;
    for j in 1...b.count {
      let old = row[j];
      row[j] = a[i - 1] == b[j - 1] ? previous : min(previous, row[j], row[j - 1]) + 1;
      previous = old
    }
  }; return row[b.count]
}
struct Heap<T> {
  var items: [T] = []; let before: (T, T) -> Bool;
  init(_ b: @escaping (T, T) -> Bool) { before = b }
  mutating func push(_ t: T) {
    items.append(t); var i = items.count - 1;
    while i > 0, before(items[i], items[(i - 1) / 2]) {
      items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2
    }
  }
  mutating func pop() -> T? {
    guard !items.isEmpty else { return nil }; items.swapAt(0, items.count - 1);
    let top = items.removeLast(); var i = 0;
    while true {
      var best = i;
      for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) {
        best = c
      }; if best == i { break }; items.swapAt(i, best); i = best
    }; return top
  }
}
func dijkstra(_ graph: [String: [(String, Int)]], from: String) -> [String: Int] {
  var dist = [from: 0]; var heap = Heap<(String, Int)> { $0.1 < $1.1 }; heap.push((from, 0));
  while let (node, d) = heap.pop() {
    if d > dist[node, default: .max] { continue };
    for (next, w) in graph[node] ?? [] where d + w < dist[next, default: .max] {
      dist[next] = d + w; heap.push((next, d + w))
    }
  }; return dist
}
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout [String]) {
  if n == 0 { return }; hanoi(n - 1, a, c, b, &moves); moves.append(a + c);
  hanoi(n - 1, b, a, c, &moves)
}
func life(_ cells: Set<[Int]>) -> Set<[Int]> {
  var n: [[Int]: Int] = [:];
  for c in cells {
    for dx in -1...1 {
      for dy in -1...1 where dx != 0 || dy != 0 { n[[c[0] + dx, c[1] + dy], default: 0] += 1 }
    }
  }; return Set(n.filter { $0.value == 3 || ($0.value == 2 && cells.contains($0.key)) }.keys)
}
print(
  sieve(60), quicksort([5, 2, 9, 1, 5]), mergeSort(["d", "a", "c"], by: <),
  permutations(Array("abc")), levenshtein("kitten", "sitting"))
print(
  dijkstra(["a": [("b", 7), ("c", 2)], "c": [("b", 3), ("d", 8)], "b": [("d", 1)]], from: "a")
    .sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var moves: [String] = []
hanoi(3, "A", "B", "C", &moves)
print(moves, life(life([[0, 1], [1, 1], [2, 1]])).sorted { $0.lexicographicallyPrecedes($1) })
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int {
  if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2);
  memo[n] = r; return r
}
func knapsack(_ items: [(w: Int, v: Int)], _ cap: Int) -> Int {
  var best = Array(repeating: 0, count: cap + 1);
  for item in items {
    for c in stride(from: cap, through: item.w, by: -1) {
      best[c] = max(best[c], best[c - item.w] + item.v)
    }
  }; return best[cap]
}
func queens(_ n: Int) -> Int {
  func place(_ row: Int, _ cols: Set<Int>, _ d1: Set<Int>, _ d2: Set<Int>) -> Int {
    row == n
      ? 1
      : (0..<n).reduce(0) {
        cols.contains($1) || d1.contains(row - $1) || d2.contains(row + $1)
          ? $0 : $0 + place(row + 1, cols.union([$1]), d1.union([row - $1]), d2.union([row + $1]))
      }
  }; return place(0, [], [], [])
}
print(
  fib(80), knapsack([(2, 3), (3, 4), (4, 5), (5, 6)], 5), queens(6),
  (1...20).filter { n in (1..<n).filter { n % $0 == 0 }.reduce(0, +) == n }, String(1994, radix: 2))
