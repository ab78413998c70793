// swift-format-ignore-file: NeverForceUnwrap
print(
  1.0, 10.0, 1e5, 123456.789, 1e15, 1e16, 1.5e300, 0.1, 0.0001, 0.00001, 1.0 / 3, 2.0 / 3,
  100.0 / 3, 5e-10, Float(1) / 3, Float(16777216), 1e22, 1e21, 12345678901234567890.0, 0.3,
  0.1 + 0.2)
print(
  Double(1), Double("7")!, 3.0 * 2, -0.5, -1e-9, Double.leastNonzeroMagnitude, Float.pi, Double.nan,
  -Double.infinity, 1.0.nextDown, 4.0.squareRoot(), 2.0.squareRoot(), Int(2.9), Int(-2.9),
  7.0.truncatingRemainder(dividingBy: 4))
print(
  [1.0, 2.5], (1.0, 2), ["k": 3.0], Optional(1.0) as Any, "\(5.0)", String(5.25), 5.0.description,
  1_000_000.0, 1e6 == 1_000_000, 0.1 * 3, 1.1 + 2.2, 9.95.rounded(), (9.95 * 10).rounded() / 10)
