// `continue` with the label of a `do` begins it anew; `fallthrough` leaves a `guard`.
var joined = [[1, 2], [2, 3], [7, 8], [3, 4]]
var rounds = 0
outer: do {
  rounds += 1
  for (i, first) in joined.enumerated() {
    for (j, second) in joined.enumerated() where i != j && first.last == second.first {
      joined[i] += second.dropFirst()
      joined.remove(at: j)
      continue outer
    }
  }
}
print(rounds, joined)
struct Failure: Error {}
var tries = 0
attempt: do {
  defer { print("left", tries) }
  tries += 1
  if tries < 3 { throw Failure() }
  print("done")
} catch {
  print("again")
  continue attempt
}
for n in 0..<3 {
  block: do {
    if n == 1 { continue }
    print("n", n)
    if n == 2 { break block }
    print("end of", n)
  }
}
func kind(_ value: Any) -> String {
  switch value {
  case let number as Int:
    guard number > 3 else { fallthrough }
    return "large"
  case is Double: return "number"
  default: return "other"
  }
}
print(kind(9), kind(1), kind(2.5), kind("x"))
func first(_ n: Int) -> Int {
  if true {
    outer: while true {
      switch n {
      case 0: break
      case 1...3: break outer
      default: return n
      }
      return -1
    }
    return 0
  }
}
print(first(0), first(2), first(9))
print(
  (1, 2, 3) <= (1, 2, 4), (1, "a", 3, 4) != (1, "b", 3, 4), (1, 2, 3, 4, 5, 6) > (1, 2, 3, 4, 5, 7))
