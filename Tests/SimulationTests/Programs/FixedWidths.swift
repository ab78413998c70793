/// Integers of every width.
func same<T>(_ value: T) -> T { value }

func fixedWidths() {
  let a: UInt8 = 200
  let b: Int8 = -100
  print(a &+ 100, b &- 100, a &* 3, a / 7, a % 7, b / 3, b % 7)
  print(a.addingReportingOverflow(100).partialValue, a.addingReportingOverflow(100).overflow)
  print(
    UInt8.max, Int8.min, Int16.max, UInt16.max, Int32.min, UInt32.max, Int64.max, UInt64.max,
    UInt.max, Int.min)
  print(
    Int(a) + 1000, Double(b), UInt8(truncatingIfNeeded: 300), UInt8(truncatingIfNeeded: -1),
    Int8(truncatingIfNeeded: 200))
  print(
    UInt8(exactly: 300) as Any, UInt8(exactly: 30) as Any, Int8("12") as Any, Int8("1200") as Any,
    UInt8("ff", radix: 16) as Any)
  print(Int8(clamping: 300), UInt8(clamping: -4), Int8(bitPattern: 255), UInt8(bitPattern: -2))
  print(a & 15, a | 7, a ^ 255, ~a, a >> 3, a << 1, b >> 1, ~b)
  print(
    a.leadingZeroBitCount, a.trailingZeroBitCount, a.nonzeroBitCount, UInt8.bitWidth, b.magnitude,
    (-5).magnitude)
  var hash: UInt32 = 2_166_136_261
  for byte in "hello".utf8 {
    hash ^= UInt32(byte)
    hash = hash &* 16_777_619
  }
  print(
    hash, String(hash, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true))
  var state: UInt64 = 42
  for _ in 0..<3 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    print(state >> 33)
  }
  let mixed: [UInt8] = [1, 2, 250]
  print(
    mixed, mixed.map { Int($0) }.reduce(0, +), mixed.max()!, mixed.reduce(UInt8(0)) { $0 &+ $1 })
  var small: Int16 = 5
  small += 10
  small -= 3
  small *= 4
  small /= 5
  small <<= 2
  small |= 1
  small &= 0xF
  print(small, small == 5, small > 3, -small, small.isMultiple(of: 5))
  for i in UInt8(250)...252 { print(i, terminator: " ") }
  print()
  print(UInt(7) - 3, Int32(7) * -3, Int64(1) << 40, UInt16(1) << 20, Int8(1) << 7)
  print(
    Int("0042")!, Int("-7")!, Int("+7")!, Int("7.0") as Any, Int(" 7") as Any, Int(-7.9),
    Int(2.99e3), Int("7f", radix: 16)!)
  print(
    7.quotientAndRemainder(dividingBy: 2), (-7).signum(), 10.advanced(by: 5), 3.distance(to: 10))
  print(
    Int.max &+ 1, Int.max.multipliedReportingOverflow(by: 2).overflow, abs(-9), min(3, 1, 2),
    max(4, 9, 5))
  print(UInt8(ascii: "A"), Character("z").asciiValue!, "A".unicodeScalars.first!.value)
}
