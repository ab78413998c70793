// swift-format-ignore-file: NeverForceUnwrap
print(
  7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 7.5.truncatingRemainder(dividingBy: 2), 2.5.rounded(),
  3.5.rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up),
  -2.1.rounded(.down))
print(
  Int(3.99), Int(-3.99), Int8(truncatingIfNeeded: 300), UInt8(clamping: -5),
  UInt8(exactly: 256) as Any, Int(exactly: 3.5) as Any, Int(exactly: 4.0)!, Double(7) / 2,
  Float(1) / 3)
print(
  Int.max, Int.min, UInt8.max, Int16.min, UInt.max, Double.pi, Double.greatestFiniteMagnitude,
  Double.ulpOfOne, Int32.max)
print(
  5.addingReportingOverflow(.max), UInt8(200).multipliedReportingOverflow(by: 2), Int.max &+ 1,
  5.subtractingReportingOverflow(7).partialValue, 0b1011.nonzeroBitCount, 8.trailingZeroBitCount,
  UInt8(1).leadingZeroBitCount, Int8.bitWidth)
print(
  abs(-3), min(3, 1, 2), max(1.5, 2), (-5).signum(), 10.0.squareRoot(), Double.minimum(1, 2),
  3.0.isNaN, (0.0 / 0).isNaN, 1.0 / 0, Int("-12")!, Double("1e3")!, Double("abc") as Any)
print(
  5.isMultiple(of: 2), 6.distance(to: 9), 6.advanced(by: -2), (1...10).reduce(0, +),
  (1...5).reduce(1, *), stride(from: 10, through: 0, by: -5).map { $0 }, 17.magnitude,
  UInt32(7) << 2, ~UInt8(1))
let big = 1_000_000_007
print(
  (big * big) % 998_244_353, big.description.count, 12345.6789.description, 1.0.description, 100.0,
  1e15, 1e17, 0.00001, 3.0e-5, 1.1 * 1.1, 0.1 + 0.7, 4.35 * 100, 2.0.exponent, 6.5.significand)
print(
  Int("0012")!, Int("+5")!, Int(" 5") as Any, UInt8("300") as Any, Int("1_000") as Any,
  Double(".5") as Any, Double("5.") as Any, Double("0x1p3") as Any, Double("inf")!, Float("1.25")!)
var x: UInt8 = 250
x &+= 10
print(
  x, x.byteSwapped, Int16(bitPattern: 0xFFFF), UInt16(bitPattern: -1), Int(UInt8(255)),
  UInt64(1) << 40, Int64(1) << 62, Int32(truncatingIfNeeded: 1 << 40))
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func mean<C: Collection>(_ c: C) -> Double where C.Element: BinaryInteger {
  c.isEmpty ? 0 : Double(c.reduce(0) { $0 + Int($1) }) / Double(c.count)
}
func total<T: Numeric>(_ items: T...) -> T { items.reduce(0, +) }
func middle<F: FloatingPoint>(_ a: F, _ b: F) -> F { (a + b) / 2 }
print(
  gcd(48, 18), gcd(UInt8(20), 8), mean([1, 2, 4]), mean([UInt8(1), 2]), total(1, 2, 3),
  total(1.5, 2), middle(1.0, 2), middle(Float(1), 4))
print(
  3.7.sign, (-0.0).sign == .minus, 5.0 == 5, 0.1 + 0.2 == 0.3, 1 as Double == 1.0, Double(Int.max),
  Int(1e18), (1.0).nextUp > 1, 9.0.remainder(dividingBy: 4), 2.5.isLess(than: 3))
