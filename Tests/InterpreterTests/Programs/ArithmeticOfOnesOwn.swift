struct V: AdditiveArithmetic {
  var x: Int; static let zero = V(x: 0)
  static func + (l: V, r: V) -> V { V(x: l.x + r.x) }
  static func - (l: V, r: V) -> V { V(x: l.x - r.x) }
}
var v = V(x: 1); v += V(x: 2); v -= V(x: 5); print(v.x, [v, v].reduce(.zero, +).x, (+v).x)
struct Complex: Hashable, SignedNumeric {
  var re, im: Double
  static let zero = Complex(0, 0)
  init(_ re: Double, _ im: Double = 0) { self.re = re; self.im = im }
  init(integerLiteral v: Int) { self.init(Double(v)) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }
  var magnitude: Double { (re * re + im * im).squareRoot() }
  static func + (l: Self, r: Self) -> Self { Complex(l.re + r.re, l.im + r.im) }
  static func - (l: Self, r: Self) -> Self { Complex(l.re - r.re, l.im - r.im) }
  static func * (l: Self, r: Self) -> Self {
    Complex(l.re * r.re - l.im * r.im, l.re * r.im + l.im * r.re)
  }
  static func *= (l: inout Self, r: Self) { l = l * r }
}
var z: Complex = 2
z += Complex(0, 1); z *= z; z -= 1
print(z.re, z.im, (-z).re, z.magnitude)
z.negate()
func sum<T: AdditiveArithmetic>(_ items: [T]) -> T {
  var s = T.zero; for i in items { s += i }; return s
}
print(z.im, sum([z, 1, z]).re, sum([1, 2, 3]), sum([0.5, 0.25]))
