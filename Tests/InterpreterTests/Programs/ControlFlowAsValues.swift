func grade(_ n: Int) -> String {
  let g = if n > 90 { "A" } else if n > 80 { "B" } else { "C" }; return g
}
let kind =
  switch 7 % 3 {
  case 0: "zero";
  case 1: "one";
  default: "two"
  }
let n: Double = if kind == "one" { 1 } else { 2.5 }
print(grade(95), grade(85), grade(1), kind, n)
func find(_ list: [Int]) -> Int? { for x in list where x > 3 { return x }; return nil }
func classify(_ v: Any?) -> String {
  guard let v else { return "nil" };
  if let i = v as? Int, i > 0, case 1...9 = i { return "digit" } else if v is Int { return "int" };
  return "other"
}
print(
  find([1, 5, 7]) as Any, find([]) as Any, classify(nil), classify(5), classify(50), classify("x"))
var log: [String] = []
for (i, c) in "abcde".enumerated() {
  if i == 1 { continue }; if c == "e" { break }; log.append("\(i)\(c)")
}
var stack = [1, 2, 3]
while let top = stack.popLast() {
  log.append("p\(top)"); if top == 2 { stack.append(10); stack.append(20) };
  if log.count > 8 { break }
}
var k = 0
repeat { k += 1; if k == 2 { continue }; log.append("k\(k)") } while k < 4
print(log)
switch (k, stack.isEmpty) {
case (4, true): print("four and empty"); fallthrough;
case (0, _): print("fell");
case (_, false) where k > 3: print("large");
default: print("default")
}
let point = (3, -3)
switch point {
case (0, 0): print("origin");
case (_, 0): print("x");
case let (x, y) where x == -y: print("diagonal \(x)");
case (-2...2, -2...2): print("near");
default: print("far")
}
let ch: Character = "e"
switch ch {
case "a", "e", "i", "o", "u": print("vowel");
case "a"..."z": print("consonant");
default: print("?")
}
for i in (0..<10).reversed() where i % 4 == 0 { print(i, terminator: " ") }
for i in stride(from: 5, through: 1, by: -2) { print(i, terminator: " ") }
for _ in 0..<2 { print("x", terminator: "") }
for case .some(let v) in [1, nil, 3] { print(v, terminator: ",") }
for (key, value) in ["one": 1].sorted(by: { $0.key < $1.key }) { print(key, value) }
let result: String = {
  switch k {
  case ..<3: return "small";
  case 3...: return "big";
  default: return "?"
  }
}()
print(result, (1...3).contains(2) ? "in" : "out", k > 3 && !stack.isEmpty || result == "big")
if #available(macOS 10.15, iOS 13, *) { print("available") } else { print("old") }
func early(_ xs: [Int]) -> Int {
  var t = 0;
  outer: for x in xs {
    for y in xs { if y > x { continue outer }; if t > 20 { break outer }; t += x * y }
  }; return t
}
print(early([3, 1, 2]), early([]))
assert(k == 4); precondition(!log.isEmpty, "never")
let unlabeled = { 5 + 1 }()
print(unlabeled)
