// swift-format-ignore-file: NeverForceUnwrap
let small: Int8 = -7
let byte: UInt8 = 0b1010_0110
let wide: UInt64 = .max
print(small.magnitude, byte.nonzeroBitCount, byte.leadingZeroBitCount, byte.trailingZeroBitCount)
print(Int8.min, Int8.max, UInt16.max, Int32.min, UInt64.max, Int64.max)
print(
  UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: -4),
  Int8(clamping: 999))
print(
  UInt8(exactly: 256) as Any, UInt8(exactly: 255) as Any, Int(exactly: 2.5) as Any,
  Int(exactly: 2.0) as Any)
print(Int(wide >> 1), wide / 3, wide % 10, wide.description.count)
print(
  Int("12") as Any, Int("1x") as Any, Int("ff", radix: 16) as Any, UInt8("300") as Any,
  Int("-0") as Any)
print(
  String(255, radix: 2), String(255, radix: 16, uppercase: true), String(-37, radix: 36),
  String(wide, radix: 16))
print(
  (7).quotientAndRemainder(dividingBy: 2), (-7).quotientAndRemainder(dividingBy: 2), -7 / 2, -7 % 2)
print(100.isMultiple(of: 7), 98.isMultiple(of: 7), 0.isMultiple(of: 0), 5.isMultiple(of: 0))
print(
  (120 as Int8).addingReportingOverflow(10), (0 as UInt8).subtractingReportingOverflow(1),
  Int.max.multipliedReportingOverflow(by: 2))
print((120 as Int8) &+ 10, (0 as UInt8) &- 1, Int.max &* 2, (1 as Int) << 62, (-1 as Int) >> 3)
print(
  byte.byteSwapped, (1 as UInt16).byteSwapped, (1 as Int32).bigEndian, Int8.bitWidth,
  UInt32.bitWidth)
print((-5).signum(), 0.signum(), 9.signum(), abs(-3), (-3).magnitude)
var flags: UInt8 = 0
flags |= 1 << 3
flags |= 1
flags ^= 0b1111
flags &= ~2
flags <<= 1
print(flags, ~flags, flags & 0b100, flags >> 2)
print(Double(Int.max), Int(3.99), Int(-3.99), UInt(7.5), Float(1) / 3, Double(Float(0.1)))
print(
  min(3, 1, 2), max(3, 1, 2, 9), (1...3).contains(3), stride(from: 10, to: 0, by: -3).map { $0 })
print(numericCast(small) as Int, Int16(small) * 3, UInt16(byte) << 4)
print([3, 1, 2].sorted { $0 > $1 }, (1...5).reduce(1) { $0 * $1 }, (1...4).map { $0 * $0 })
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), gcd(UInt8(200), 75), gcd(Int64(-12), 18))
func bits<T: FixedWidthInteger>(_ value: T) -> String {
  (0..<T.bitWidth).reversed().map { (value >> T($0)) & 1 == 1 ? "1" : "0" }.joined()
}
print(bits(byte), bits(Int8(-2)))
