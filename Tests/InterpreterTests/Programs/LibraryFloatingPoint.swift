// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let x = 2.5
print(
  x.rounded(), (-2.5).rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.toNearestOrEven),
  (-2.5).rounded(.towardZero))
print(
  7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2),
  7.5.remainder(dividingBy: 2))
print(Double.infinity, -Double.infinity, Double.nan, 0.0 / 0.0 == 0.0 / 0.0, 1.0 / 0.0, -0.0)
print(
  Double.pi, Float.pi, Double.ulpOfOne, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude
)
print(
  x.isNaN, Double.nan.isNaN, (1 / 0.0).isInfinite, x.isFinite, (0.0).isZero, (-0.0).sign == .minus)
print(2.0.squareRoot(), sqrt(2.0), pow(2, 0.5), exp(1.0), log(10.0), log2(8.0), log10(0.001))
print(sin(1.0), cos(1.0), tan(0.5), atan2(1, 2.0), hypot(3.0, 4.0), cbrt(27.0), fmod(7.0, 3.0))
print(0.1 + 0.2, 1e21, 1e-7, 123456789.0, 1234567890123456789.0, 0.1 as Float, 100.0, 1.0e16)
print(
  Double("1.5") as Any, Double("x") as Any, Double("1e3") as Any, Double("nan") as Any,
  Double(" 1") as Any, Float("2.25") as Any)
print(x.ulp, x.nextUp > x, 1.0.nextDown, (8.0).exponent, (6.0).significand, x.bitPattern)
print(Double(bitPattern: 4_611_686_018_427_387_904), 3.7.magnitude, (-3.7).magnitude, abs(-1.5))
print(Double.minimum(1, .nan), Double.maximum(2, 3), max(1.5, 0.5), min(1.5, 0.5))
var d = 3.14159
d.round(.up)
print(d)
d = 2
d.formSquareRoot()
print(d, d * d == 2, 1.0.addingProduct(2, 3))
print(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, (0.5...1.5).contains(1.0))
print(floor(-1.5), ceil(-1.5), trunc(-1.5), round(-1.5), Int((2.7).rounded(.down)))
print(
  String(format: "%.2f %5.1f %e %g", 3.14159, 2.0, 12345.678, 0.0001),
  String(format: "%d%% of %@", 50, "all"))
print(Double(3) / 2, 3 / 2, 7 % 3, Float(0.1) + Float(0.2), 0.1 + 0.7)
let values = [3.0, 1.5, -2, 8.25]
print(
  values.reduce(0, +) / Double(values.count), values.max()!, values.sorted(), values.map { Int($0) }
)
