/// `if`, `switch`, ternaries, loops and functions with everything that parameters can be.
func level(_ n: Int) -> String {
  let name = if n < 0 { "negative" } else if n == 0 { "zero" } else { "positive" }
  let size =
    switch n {
    case ..<10: "small"
    case 10..<100: "medium"
    default: "large"
    }
  return name + " " + size
}
func grade(_ score: Int) -> Character {
  switch score {
  case 90...: "A"
  case 80..<90: "B"
  default: score > 50 ? "C" : "F"
  }
}
func greet(_ name: String = "you", times: Int = 1, loudly: Bool = false, with end: String = ".")
  -> String
{
  String(repeating: "hi \(name)", count: times) + (loudly ? "!" : end)
}
func area(width: Int, height: Int? = nil) -> Int { width * (height ?? width) }
func sum(_ numbers: Int..., start: Int = 0) -> Int { numbers.reduce(start, +) }
func join(_ separator: String, _ parts: String...) -> String { parts.joined(separator: separator) }
func overload(_ n: Int) -> String { "int" }
func overload(_ n: Double) -> String { "double" }
func overload(_ n: String) -> String { "string" }
func overload(_ n: [Int]) -> String { "ints" }
func overload(_ n: Int?) -> String { "optional" }
func overload(value n: Int) -> String { "labelled" }
func outer(_ n: Int) -> Int {
  var total = 0
  func add(_ k: Int) {
    total += k
    if k > 0 { add(k - 1) }
  }
  add(n)
  return total
}
func search(_ grid: [[Int]], for wanted: Int) -> (Int, Int)? {
  for (y, row) in grid.enumerated() {
    for (x, value) in row.enumerated() where value == wanted { return (x, y) }
  }
  return nil
}
func fizz(_ n: Int) -> [String] {
  (1...n).map { i in
    switch (i % 3 == 0, i % 5 == 0) {
    case (true, true): "FizzBuzz"
    case (true, false): "Fizz"
    case (false, true): "Buzz"
    default: "\(i)"
    }
  }
}
@discardableResult func chatty(_ n: Int) -> Bool {
  print("asked", n)
  return n > 1
}

func controlFlowExpressions() {
  print([-5, 0, 7, 50, 500].map(level), [95, 85, 60, 20].map(grade))
  print(
    greet(), greet("Ann"), greet(times: 2), greet("B", loudly: true),
    greet("C", times: 1, with: "…"))
  print(
    area(width: 3), area(width: 3, height: 2), sum(), sum(1, 2, 3), sum(4, start: 10), join("-"),
    join("-", "a", "b"))
  print(overload(1), overload(1.5), overload("s"), overload([1]), overload(nil), overload(value: 3))
  print(outer(4), search([[1, 2], [3, 4]], for: 3) as Any, search([[1]], for: 9) == nil)
  print(fizz(15).joined(separator: " "))
  print(chatty(1) && chatty(2), chatty(2) || chatty(1), !(chatty(0)))
  var collected: [Int] = []
  outer: for i in 1...5 {
    for j in 1...5 {
      if j == 3 { continue outer }
      if i == 4 { break outer }
      collected.append(i * 10 + j)
    }
  }
  print(collected)
  var n = 10
  repeat { n -= 3 } while n > 0
  print(n)
  while true {
    n += 1
    if n % 7 == 0 { break }
    guard n < 100 else { break }
  }
  print(n)
  for i in stride(from: 10, to: 0, by: -4) { print(i, terminator: " ") }
  for i in (0..<3).reversed() { print(i, terminator: " ") }
  for (i, c) in zip(1..., "ab") { print(i, c, terminator: " ") }
  print()
  let values = [3, 1, 2]
  for value in values where value != 1 { print("v", value) }
  for index in values.indices.dropFirst() { print(index, values[index]) }
  let text = values.isEmpty ? "none" : values.count == 1 ? "one" : "many"
  print(text)
  do {
    let shadow = 1
    do {
      let shadow = shadow + 1
      print(shadow)
    }
    print(shadow)
  }
  let kind: String
  if n > 3 { kind = "big" } else { kind = "small" }
  print(kind)
  var copyOf = values
  for value in copyOf { if value > 1 { copyOf.append(value * 10) } }
  print(copyOf, values)
  let optional: Int? = 5
  let doubled: Int? = if let optional { optional * 2 } else { nil }
  print(doubled as Any)
  var countdown = sequence(first: 16) { $0 > 1 ? $0 / 2 : nil }.map { $0 }
  countdown.removeLast()
  print(countdown)
}
