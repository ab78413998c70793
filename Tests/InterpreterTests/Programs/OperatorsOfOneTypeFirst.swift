// swift-format-ignore-file: NeverForceUnwrap
struct Length<Unit>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
  var value: Double
  init(integerLiteral value: Int) { self.value = Double(value) }
  init(floatLiteral value: Double) { self.value = value }
  init(_ value: Double) { self.value = value }
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static func * (k: Double, length: Self) -> Self { Self(k * length.value) }
  static func / (a: Self, b: Self) -> Double { a.value / b.value }
}
enum Meter {}
let width = 5.5
print(width * 1000, (width * 1000).rounded(), (width * 1000) / 10, width.rounded() / 1000)
let long: Length<Meter> = 8.5
print((2 * long).value, long / 2, (long + 1).value, (width * 1000).rounded() / 1000)
