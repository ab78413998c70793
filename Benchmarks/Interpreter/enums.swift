indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case product(Expression, Expression)
  case negative(Expression)
}
func make(_ depth: Int) -> Expression {
  if depth == 0 { return .number(depth + 2) }
  switch depth % 3 {
  case 0: return .sum(make(depth - 1), make(depth - 1))
  case 1: return .product(make(depth - 1), .number(1))
  default: return .negative(make(depth - 1))
  }
}
func value(_ expression: Expression) -> Int {
  switch expression {
  case .number(let number): return number
  case .sum(let left, let right): return value(left) + value(right)
  case .product(let left, let right): return value(left) * value(right)
  case .negative(let inner): return -value(inner)
  }
}
let tree = make(27)
var total = 0
for _ in 0..<200 { total += value(tree) }
print(total)
