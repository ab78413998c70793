outer: for i in 1...4 {
  inner: for j in 1...4 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    if i == 2 && j == 1 { continue inner }
    print(i, j)
  }
}
var n = 0
loop: while true {
  n += 1
  switch n {
  case 1, 2: continue loop
  case 3: break
  case 6: break loop
  default: print("n", n)
  }
  print("after", n)
}
search: do {
  for x in [1, 3, 4] where x.isMultiple(of: 2) { print("found", x); break search }
  print("never")
}
check: if n > 5 {
  guard n < 100 else { break check }
  if n == 6 { break check }
  print("not here")
}
label: repeat {
  n -= 1; if n < 3 { break label }; if n == 4 { continue label }; print("r", n)
} while n > 0
pick: switch n {
case 2:
  for i in 0... { if i > 3 { break pick } }
  print("no")
default: print("default")
}
func find(_ grid: [[Int]], _ x: Int) -> (Int, Int)? {
  for (r, row) in grid.enumerated() {
    for (c, value) in row.enumerated() where value == x { return (r, c) }
  }
  return nil
}
print(find([[1, 2], [3]], 3) ?? (-1, -1), find([], 1) == nil)
switch 5 {
case 5: print("five"); fallthrough;
case 6: print("six"); fallthrough;
default: print("rest")
}
var k = 10
while k > 0 { defer { k -= 3 }; if k == 7 { continue }; print("k", k) }
var steps: [String] = []
for x in stride(from: 10, through: 0, by: -5) {
  defer { steps.append("d\(x)") }; if x == 5 { continue }; steps.append("b\(x)")
}
print(steps)
