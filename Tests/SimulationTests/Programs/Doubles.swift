/// Floating-point numbers and how they print.
func doubles() {
  print(0.1 + 0.2, 1.0, 100.0, 1e3, 1e16, 1e15, 123456789.123, 1.0e-4, 0.00001, -0.0, 1 / 3.0)
  print(
    5.0 / 2, 5 / 2, Double(5) / 2, 7.0.truncatingRemainder(dividingBy: 3), -7.5.rounded(),
    2.5.rounded(), 3.5.rounded(.toNearestOrEven))
  print(
    2.5.rounded(.up), 2.5.rounded(.down), -2.5.rounded(.towardZero), 2.5.rounded(.toNearestOrEven),
    -2.5.rounded(.awayFromZero))
  print(
    Int(3.99), Int(-3.99), Double(7), Double("3.25")!, Double("x") as Any, Double("1e3")!, Double.pi
  )
  print(
    1.0 / 0, -1.0 / 0, (0.0 / 0).isNaN, Double.infinity > 1e308, Double.nan == Double.nan,
    1e308 * 10)
  print(
    4.0.squareRoot(), 2.0.magnitude, (-2.5).magnitude, abs(-3.5), 1.5.isLess(than: 2),
    0.1 + 0.2 == 0.3)
  print(min(1.5, 2), max(2.5, 2), 1.0 < 2, 3 == 3.0, 10.0 * 0.1, 3 * 0.1, 0.5 + 1 * 2)
  let n = 7
  let half = Double(n) / 2
  print(half, half + 1, half * Double(n), Int(half * 2), half.description, "\(half)")
  let values = [1.5, 2, 3]
  print(values, values.reduce(0, +), values.map { $0 * 2 }, values.max()!, values.sorted(by: >))
  var x = 10.0
  x += 1
  x /= 4
  x -= 0.25
  x *= 2
  print(x, -x, x > 4, x.isFinite, x.sign == .plus, Double.greatestFiniteMagnitude > x)
  let literal: Double = 3
  let mean = (literal + 4 + 5) / 3
  print(literal, mean, 1 / 2 * literal, 9 / 2, 9.0 / 2, (1 + 2) / 2.0)
  print(
    2.0 * 3, 1e2, 1_000.5, 0x1p3, Double(1 << 10), 1.1 * 1.1, 1234567.0, 12345678912345678.0, 1e100)
  print(
    stride(from: 0, through: 1, by: 0.5).map { $0 },
    stride(from: 1.0, to: 0, by: -0.4).count { _ in true })
  print((0.5...1.5).contains(1), 0.0..<1.0, [0.5: "h"], (1.5, 2))
}
