var log: [String] = []
outer: for i in 1...4 {
  for j in 1...4 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    log.append("\(i)\(j)")
  }
}
print(log)
func early(_ n: Int) -> String {
  check: do {
    if n < 0 { break check }
    if n == 0 { return "zero" }
    return "positive"
  }
  return "negative"
}
print(early(-1), early(0), early(1))
func search(_ grid: [[Int]], for wanted: Int) -> (Int, Int)? {
  var found: (Int, Int)?
  rows: for (y, row) in grid.enumerated() {
    for (x, value) in row.enumerated() where value == wanted {
      found = (x, y)
      break rows
    }
  }
  return found
}
print(search([[1, 2], [3, 4]], for: 3) ?? (-1, -1), search([[1]], for: 9) == nil)
block: if log.count > 2 {
  if log.first == "11" { break block }
  print("not reached")
}
var n = 10
countdown: while true {
  switch n {
  case 0: break countdown
  case let even where even.isMultiple(of: 4): n -= 3
  default:
    n -= 1
    if n == 5 { continue countdown }
  }
  print(n, terminator: " ")
}
print()
repeat { n += 3; if n == 6 { continue }; print("n", n) } while n < 12
for x in stride(from: 10, to: 0, by: -3) { print(x, terminator: ",") }
for x in stride(from: 0.0, through: 1.0, by: 0.25) { print(x, terminator: ";") }
print()
