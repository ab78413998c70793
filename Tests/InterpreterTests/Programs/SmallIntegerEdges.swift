// swift-format-ignore-file: NeverForceUnwrap
print(
  Int.max / 2, Int.min + 1, -7 / 2, -7 % 2, 7 / -2, 7 % -2, Int8.min, Int8.max, UInt8.max, 1 << 62,
  -1 >> 1, 0b101, 0o17, 0xff, 1_000)
print(
  5.quotientAndRemainder(dividingBy: 3), (-5).quotientAndRemainder(dividingBy: 3),
  6.isMultiple(of: 4), 12.trailingZeroBitCount, 255.nonzeroBitCount, Int8(-1).magnitude,
  UInt8(truncatingIfNeeded: -1), Int(bitPattern: UInt.max), UInt(bitPattern: -1) == .max)
print(
  Int8(100) &+ 100, UInt8(5) &- 10, Int8(-128) &* 2,
  100.multipliedReportingOverflow(by: .max).overflow, Int8(exactly: 200) as Any,
  Int8(clamping: 200), Int("12a") as Any, Int("-0")!, String(-255, radix: 16), Int("zz", radix: 36)!
)
var x = 5
x <<= 2; x |= 3; x &= ~1; x ^= 8; x >>= 1
print(
  x, x.words.count, 3.advanced(by: 4), 3.distance(to: 1), (1...5).reduce(1, *),
  Int.random(in: 4...4), max(3, 9, 2), abs(-4), Swift.min(2, 1))
