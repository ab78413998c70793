// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Cell { case wall, floor, item(Int) }
let map: [[Cell]] = [
  [.floor, .item(2), .wall], [.item(5), .wall, .floor], [.floor, .floor, .item(9)],
]
var found: [(Int, Int, Int)] = []
search: for (y, row) in map.enumerated() {
  column: for (x, cell) in row.enumerated() {
    switch cell {
    case .wall where y == 1: continue search
    case .wall: continue column
    case .item(let n) where n > 8: found.append((x, y, n)); break search
    case .item(let n): found.append((x, y, n)); fallthrough
    case .floor: if x == y { continue column }
    }
    print("at", x, y)
  }
  print("row", y)
}
print(found.map { "\($0.0),\($0.1)=\($0.2)" })
for case .item(let n) in map.joined() where n.isMultiple(of: 1) { print("item", n) }
for case let (i, .item(n)) in map[2].enumerated() { print(i, n) }
let optional: [Int?] = [1, nil, 3, nil, 5]
for case let n? in optional where n > 1 { print(n, terminator: " ") }
for case .some(let n) in optional { print(n, terminator: ";") }
for n in optional.compactMap({ $0 }) where n != 3 { print(n, terminator: "!") }
print()
var n = 27, steps = 0
outer: while true {
  repeat {
    steps += 1
    n = n % 2 == 0 ? n / 2 : 3 * n + 1
    if n == 1 { break outer }
    if steps > 200 { continue outer }
  } while n < 1000
  if n > 9000 { print("peak", n); break }
}
print(n, steps)
check: do {
  guard steps > 1000 else { print("few steps"); break check }
  print("never")
}
choose: if steps > 10 {
  if n > 1 { print("left early"); break choose }
  print("not here either")
} else { print("no") }
func classify(_ pair: (Int, String?)) -> String {
  switch pair {
  case (0, _): "zero"
  case (..<0, nil): "negative"
  case (1...9, let s?) where s.count == pair.0: "counted \(s)"
  case (let n, "x"?), (let n, "y"?): "letter \(n)"
  case let (n, s) where n > 100: "big \(s ?? "nothing")"
  case (_, .some): "some"
  case (_, .none): "none"
  }
}
for pair in [(0, nil), (-1, nil), (3, "abc"), (7, "y"), (200, nil), (5, "q"), (50, nil)]
  as [(Int, String?)]
{ print(classify(pair), terminator: " | ") }
print()
let kind =
  switch steps % 3 {
  case 0: "three";
  case 1: "one";
  default: "two"
  }
let size = if steps > 50 { "large" } else if steps > 10 { "middle" } else { "small" }
print(kind, size, stride(from: 10, through: 0, by: -5).map { $0 }, (1...).first { $0 * $0 > 50 }!)
func gate(_ a: Int?, _ b: Int?) -> Int {
  guard let a, case let sum = a + (b ?? 1), sum > 3, let half = Optional(sum / 2) else {
    return -1
  }; return half
}
print(gate(1, 1), gate(4, nil), gate(nil, 5), gate(2, 8))
if case (let x, 2...)? = Optional((1, 3)), x < 2, var y = Optional(x) { y += 10; print(x, y) }
