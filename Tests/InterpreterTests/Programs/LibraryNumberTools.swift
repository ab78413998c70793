import Foundation

print(
  7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.quotientAndRemainder(dividingBy: 2), (-7).magnitude,
  6.isMultiple(of: 3), (-3).signum())
print(
  Int.max, Int8.min, UInt8.max, Int64.max == Int64(Int.max), Int.bitWidth, 5.leadingZeroBitCount,
  12.trailingZeroBitCount, 7.nonzeroBitCount)
print(
  Int(3.99), Int(-3.99), Int(exactly: 3.5) as Any, Int("12") ?? 0, Int("x") as Any,
  Double("1e3") ?? 0, Int8(clamping: 300), UInt8(truncatingIfNeeded: -1))
print(
  250.addingReportingOverflow(10).overflow, UInt8(250).addingReportingOverflow(10),
  Int.max &+ 1 == Int.min, UInt8(200) &* 2, 1 << 4, -16 >> 2, 5 & 3, 5 | 3, 5 ^ 3, ~5)
print(
  0.1 + 0.2, 1.0 / 3, 10.0.squareRoot(), 2.5.rounded(), 3.5.rounded(.toNearestOrEven),
  -2.5.rounded(.down), 2.1.rounded(.up), 2.9.truncatingRemainder(dividingBy: 1) > 0.89)
print(
  Double.nan.isNaN, Double.infinity > 1e300, (1 / 0.0).isInfinite, Double.pi,
  Double.leastNonzeroMagnitude > 0, Double.greatestFiniteMagnitude, 1e21, 1e-7, 100000000000000000.0
)
print(Float(0.1), Float(1) / 3, Double(Float(0.1)), Float.pi, CGFloat(2).squareRoot())
print(
  pow(2.0, 10.0), sqrt(2.0), floor(-1.5), ceil(1.2), round(1.5), trunc(-1.7), abs(-3), abs(-2.5),
  fmod(7.0, 3.0), hypot(3.0, 4.0), exp(0.0), log2(8.0), log10(0.01))
print(
  sin(Double.pi / 2), cos(0.0), atan2(1.0, 1.0), tan(0.5) == sin(0.5) / cos(0.5),
  cbrt(27.0).rounded())
print(
  min(3, 1, 2), max(1.5, 2.5), (1...5).contains(3), (1..<5).clamped(to: 3..<9), 5.clamped(to: 1...3)
)
extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
print(
  [1.5, 2.5].reduce(0, +) / 2, (1...5).reduce(1, *),
  stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, Int.random(in: 1...1),
  Double.random(in: 2...2))
print(String(3.0), "\(2.50)", String(describing: 1e6), 12345678.9, 0.00001, 1.0e15, 1.0e16, -0.0)
let numbers = [4, 8, 15, 16, 23, 42]
let mean = Double(numbers.reduce(0, +)) / Double(numbers.count)
let deviation = sqrt(numbers.map { pow(Double($0) - mean, 2) }.reduce(0, +) / Double(numbers.count))
print(mean, (deviation * 1000).rounded() / 1000, numbers.sorted()[numbers.count / 2])
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func isPrime(_ n: Int) -> Bool {
  n > 1 && !(2..<n).prefix { $0 * $0 <= n }.contains { n % $0 == 0 }
}
print(
  gcd(48, 36), (1...20).filter(isPrime), 0b1010, 0xFF, 0o17, 1_000_000, 0x1p4,
  Int("1010", radix: 2) ?? 0)
print(8.0.exponent, 1.0.nextUp > 1.0)
