// swift-format-ignore-file: NeverForceUnwrap
let big = Int8.max
print(
  big &+ 1, big.addingReportingOverflow(1), Int8(truncatingIfNeeded: 300),
  Int8(exactly: 300) as Any, Int8(clamping: -999), UInt8(bitPattern: -1))
print(
  7 / 2, -7 / 2, 7 % -2, -7 % 2, (-7).quotientAndRemainder(dividingBy: 2), 7.0 / 2,
  (-7.5).truncatingRemainder(dividingBy: 2))
print(
  Int(3.99), Int(-3.99), Int(exactly: 3.5) as Any, UInt8(200) &* 2,
  255.multipliedReportingOverflow(by: Int.max).overflow)
print(
  1 << 10, -16 >> 2, UInt8(1) << 7, 0b1010 & 0b0110, 0b1010 | 1, 0b1010 ^ 0b11, ~0, ~UInt8(5),
  1 << 70, Int8(1) &<< 9)
print(
  0xFF, 0o17, 1_000_000, 0x1p4, 1e-3, 12e2, Double.pi, 0.1 + 0.2, 1.0, 100000000000000000.0, 1e16,
  1e-5, 123456789.123)
print(
  Double.nan == .nan, Double.infinity > 1e308, -Double.infinity, (0.0 / 0.0).isNaN, 1 / -0.0,
  Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Float.pi, Float(0.1),
  Double(Float(0.1)))
print(
  (2.5).rounded(), (3.5).rounded(), (-2.5).rounded(), (2.5).rounded(.toNearestOrEven),
  (2.1).rounded(.up), (2.9).rounded(.towardZero), (-2.1).rounded(.down),
  (2.1).rounded(.awayFromZero))
print(
  10.isMultiple(of: 5), (-5).magnitude, (-5).signum(), 12.trailingZeroBitCount, 255.nonzeroBitCount,
  UInt16(1).leadingZeroBitCount, Int.bitWidth, UInt32.max, Int16.min, UInt64.max)
print(
  abs(-3), abs(-2.5), max(1, 2, 3), min(2.5, 1), [3, 1].max()!, Int("0012")!, Int("+5")!,
  Int("1_0") as Any, Int("") as Any, Double(".5") as Any, Double("inf")!, Double("0x10")!,
  Float("1.5")!)
print(
  9.0.squareRoot(), 8.0.exponent, 8.0.significand, (1.5).bitPattern,
  Double(bitPattern: 4607182418800017408), 5.0.ulp < 1e-10, (1.0).nextUp > 1, 3.7.isEqual(to: 3.7),
  Double(sign: .minus, exponent: 2, significand: 1.5))
let i: Int32 = 5, u: UInt = 7; let d = Double(i) * 1.5 + Double(u);
print(
  d, Int(i) + Int(u), i.byteSwapped, u.advanced(by: 3), 3.distance(to: 10),
  numericCast(i) as Int64 + 1, type(of: i * 2), 2 * 3.5 as Float)
print(
  String(format(3.14159, 2)), UInt8(ascii: "A"), Character(UnicodeScalar(UInt8(66))),
  Int(truncatingIfNeeded: UInt64.max), UInt(bitPattern: -1) == .max, 1.0.isZero, (0.0).sign,
  (-0.0).sign)
func format(_ d: Double, _ n: Int) -> String {
  let k = (0..<n).reduce(1.0) { r, _ in r * 10 }; return "\((d * k).rounded() / k)"
}
print(
  (1...5).reduce(1, *), (1...20).reduce(1, *), stride(from: 1.0, through: 2, by: 0.5).map { $0 },
  Int128.max > 0, 100.description + "%", 65.hashValue == 65.hashValue)
