// swift-format-ignore-file: NeverForceUnwrap
func minMax(_ a: [Int]) -> (min: Int, max: Int)? {
  guard let f = a.first else { return nil };
  return a.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let r = minMax([3, 1, 2]) { print(r.min, r.max, r, r.0) }
var (a, b) = (1, 2)
(a, b) = (b, a + b)
let (x, _, (y, z)) = (1, "skip", (2.5, true))
print(a, b, x, y, z, minMax([]) as Any)
typealias Entry = (name: String, score: Int)
var entries: [Entry] = [("a", 1), (name: "b", score: 5)]
entries[0].score += 10
entries.append(("c", 3))
print(
  entries.map(\.name), entries.sorted { $0.score > $1.score }[0],
  entries.map { $0.score }.reduce(0, +))
for (n, s) in entries where s > 4 { print(n, s) }
let nested = ((1, 2), (3, (4, 5)))
print(
  nested.1.1.0, nested, ((1, 2)) == (1, 2), (1, "a") == (1, "a"), (1, 2) < (1, 3),
  ("b", 1) > ("a", 9))
func swapPair<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
func take(_ p: (x: Int, y: Int)) -> Int { p.x - p.y }
print(
  swapPair((1, "a")), take((5, 3)), take((x: 1, y: 2)), [(1, 2), (3, 4)].map { $0 + $1 },
  [(1, 2)].map { p in p.0 * p.1 }, zip([1, 2], [3, 4]).map { ($0, $1) }.map { a, b in a * b })
let labelled: (first: Int, second: String) = (1, "s")
let plain: (Int, String) = labelled
print(labelled, plain, labelled.second, [(k: 1, v: 2)].first!.v, type(of: labelled))
var state: (count: Int, log: [String]) = (0, [])
func step(_ s: inout (count: Int, log: [String])) { s.count += 1; s.log.append("s\(s.count)") }
step(&state); step(&state)
print(state, ["a": (1, 2)]["a"]!.1, [1: (n: "q", m: 2)][1]?.n as Any)
let f: ((Int, Int)) -> Int = { $0.0 + $0.1 }
let g: (Int, Int) -> Int = { $0 * $1 }
print(
  f((1, 2)), g(3, 4), [3, 1].enumerated().map { (i, v) in i * 10 + v },
  [(1, "a"), (2, "b")].first { $0.1 == "b" }!.0)
switch (a, entries.count) {
case (2, 3): print("2,3");
case (let q, 3) where q > 2: print("q", q);
default: print("d")
}
func void() {}
let unit: () = void()
print(unit, type(of: unit), (1), ("just"), () == ())
