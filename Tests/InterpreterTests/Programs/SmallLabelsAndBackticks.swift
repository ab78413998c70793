func move(from start: Int, to end: Int, `in` range: ClosedRange<Int> = 0...10) -> Int {
  range.contains(end) ? end - start : -1
}
struct `Type` {
  var `self`: Int = 3; var `default` = "d";
  func `repeat`(_ n: Int) -> String { String(repeating: `default`, count: n) }
}
enum Kind {
  case `default`, `switch`(Int);
  var text: String {
    switch self {
    case .default: "def";
    case .switch(let n): "sw\(n)"
    }
  }
}
print(
  move(from: 1, to: 5), move(from: 1, to: 50), Type().repeat(2), Kind.default.text,
  Kind.switch(4).text)
func f(_ a: Int, b c: Int, d: Int) -> Int { a * 100 + c * 10 + d }
let g = f(_:b:d:)
print(f(1, b: 2, d: 3), g(4, 5, 6))
