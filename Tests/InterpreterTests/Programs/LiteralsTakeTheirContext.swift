// A literal has no type until its context gives it one.
let a: Double = 3
let b: [Double] = [1, 2, 3]
let c: [String: Double] = ["x": 1]
let d: Float = 1 / 4
let e: Set<Double> = [1, 1.5]
let f: (Double, Int8) = (1, 2)
let g: Double? = 5
let h: [Double?] = [1, nil, 3]
print(a, b, c, d, e.sorted(), f, g as Any, h)
print(1 / 2, 1 / 2.0, 7 / 2 * 2.0, 3 + 0.5)
func half(_ value: Double) -> Double { value / 2 }
print(half(7), half(-7), b.map { $0 * 2 }, b.reduce(0, +))
var total = 0.0
for value in [1, 2.5, 3] { total += value }
print(total, max(1, 2.5), abs(-3), min(4, 2))
let flags: UInt8 = 0b1010_0001
print(flags, 0xff, 0o17, 1_000_000, 1e3, 0x1p4)
let letter: Character = "z"
let scalar: Unicode.Scalar = "z"
print(letter, scalar.value, "z" == letter, "\u{1F600}".count)
print([1, 2] + [3], [[1], []], [1: "one"][1] ?? "none", true ? 1 : 2.5)
