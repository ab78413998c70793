// swift-format-ignore-file: NeverForceUnwrap
struct Size {
  var w: Double; var h: Double = 4; static func square(_ s: Double = 3) -> Size { Size(w: s, h: s) }
}
func area(_ s: Size = Size(w: 2), times n: Double = 1) -> Double { s.w * s.h * n }
let table: [String: [Double]] = ["a": [1, 2], "b": []]
let nested: [[Double]] = [[1], [2, 3.5]]
let pairs: [(String, Double)] = [("x", 1), ("y", 2.5)]
let optional: [Double?] = [1, nil]
let fn: (Double) -> Double = { $0 * 2 + 1 }
let conditional: Double = table.isEmpty ? 0 : 10
var total: Double = 5
total += 3
total = total / 2 - 1
let enumValue: Payload = .amount(3)
enum Payload { case amount(Double), count(Int) }
let set: Set<Double> = [1, 1.0, 2]
let range: ClosedRange<Double> = 0...1
let half: Range<Double> = 0..<10
func generic<T: FloatingPoint>(_ v: T) -> T { v / 2 + 1 }
let inferred = [1, 2.5, 3]
let mixed = 2 * 3.5 + 1
let ternary = true ? 1 : 2.0
let coalesced = (nil as Double?) ?? 7
print(
  area(), area(.square()), area(.square(2), times: 3), table["a"]![0], nested[1][0], pairs[0].1,
  optional, fn(3), conditional, total, enumValue)
print(
  set.sorted(), range.contains(1), half.upperBound, generic(3), generic(Float(3)), inferred, mixed,
  ternary, coalesced, -1 as Double, +2 as Double)
switch total {
case 3: print("three");
case 0...1: print("low");
default: print("else")
}
if total == 3 { print("equal") }
struct Config {
  var values: [String: Double] = ["k": 1]; var list: [Float] = [1, 2]; var flag: Bool? = true;
  var ch: Character = "c"; var nested: [Int: [String: Double?]] = [1: ["a": 2, "b": nil]]
}
print(
  Config().values, Config().list, Config().ch, Config().nested[1]!["a"]! as Any, [Config().flag])
let closure: () -> Double = { 4 }
let many: [() -> Double] = [{ 1 }, { 2.5 }, closure]
print(
  many.map { $0() }, [1, 2].map { Double($0) / 2 }, [Int8](repeating: 1, count: 2),
  [UInt8]([1, 2]), Array<Double>([1, 2]), max(1, 2.5, 3), [1, 2].reduce(0.5) { $0 + Double($1) })
let tuple: (a: Double, b: (Float, Int8)) = (1, (2, 3))
print(
  tuple.a, tuple.b.0, tuple.b.1, type(of: tuple), 5 / 2 as Double, Double(5 / 2), 5 / Double(2),
  [0: "z"] as [Double: String])
