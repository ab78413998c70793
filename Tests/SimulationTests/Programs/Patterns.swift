/// Everything that a `case` can say.
struct Interval {
  var low: Int
  var high: Int
}
func ~= (pattern: Interval, value: Int) -> Bool { pattern.low <= value && value < pattern.high }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }

func classify(_ n: Int) -> String {
  switch n {
  case 0: "zero"
  case ..<0: "negative"
  case 1, 3, 5, 7, 9: "odd digit"
  case Interval(low: 100, high: 200): "interval"
  case isPrime: "prime"
  case 10...20: "teen"
  case let x where x % 2 == 0: "even \(x)"
  case _: "other"
  }
}

func point(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (let x, 0): return "x \(x)"
  case (0, let y): return "y \(y)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (-2...2, -2...2): return "near"
  case (let x, _) where x > 50: return "far"
  default: return "somewhere"
  }
}

func describe(_ value: Any) -> String {
  switch value {
  case let n as Int where n > 10: "big int \(n)"
  case is Int: "int"
  case let s as String: "string of \(s.count)"
  case let list as [Int]: "ints \(list.count)"
  case let (a, b) as (Int, Int): "pair \(a + b)"
  case is Double: "double"
  case Optional<Any>.none: "nil"
  default: "unknown"
  }
}

func patterns() {
  print([0, -4, 7, 150, 13, 14, 22, 25].map(classify))
  print([(0, 0), (3, 0), (0, -1), (4, 4), (1, 2), (99, 3), (9, 3)].map(point))
  print(([3, 30, "four", [1, 2], (1, 2), 2.5, true] as [Any]).map(describe))
  let values: [Int?] = [1, nil, 3, nil, 5]
  for case let value? in values where value > 1 { print("some", value) }
  for case .none in values { print("none") }
  switch values[0] {
  case .some(let n) where n > 3: print("large")
  case .some(1), .some(2): print("one or two")
  case .some, nil: print("rest")
  }
  var n = 3
  switch n {
  case 3:
    print("three")
    fallthrough
  case 4: print("and four")
  case 5: print("not five")
  default: break
  }
  outer: while true {
    switch n {
    case 0: break outer
    case 2:
      n -= 1
      continue outer
    default: n -= 1
    }
    print("n", n)
  }
  let pair: (String?, Int) = ("a", 2)
  if case (let name?, 1...3) = pair { print(name) }
  guard case (_, let number) = pair, number > 1 else { return }
  print(number)
  var stack = [1, 2, 3]
  while case let top? = stack.popLast() { print("top", top) }
  let text = "hello"
  switch (text.first, text.count) {
  case ("h"?, 5): print("h5")
  default: print("no")
  }
  switch text {
  case "bye": print("bye")
  case let s where s.hasPrefix("he"): print("he…")
  default: print("?")
  }
  switch 2.5 {
  case ..<1: print("low")
  case 1..<3: print("mid")
  default: print("high")
  }
  switch Character("k") {
  case "a"..."j": print("a-j")
  case "k"..."z": print("k-z")
  default: print("?")
  }
}
